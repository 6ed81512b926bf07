import { type City, company } from "#content/company/company.ts";
import mapOfIndia from "#pictures/map-india.svg?w=360;540;720&as=picture";
import { Picture } from "#ui/picture.tsx";

/** The position of each name, beside its pin in the picture. */
const places: Record<City, string> = {
  Delhi: "top-[27.5%] left-[38.5%]",
  Kolkata: "top-[45.6%] right-[32.5%]",
  Mumbai: "top-[54%] left-[23%]",
  Hyderabad: "top-[62.5%] left-[41%]",
  Chennai: "top-[75%] left-[47%]",
  Bangalore: "top-[75%] right-[67%]",
  Kochi: "top-[84.5%] right-[72%]",
};

/** Our cities on a map of India. Screen readers skip the names, which the text beside it lists. */
export function CityMap() {
  return (
    <div className="relative mx-auto w-full max-w-sm">
      <Picture
        picture={mapOfIndia}
        alt="A map of India with marigolds on the cities that we work from."
        sizes="(min-width: 768px) 320px, 92vw"
        isLargest
        className="h-auto w-full"
      />
      <div aria-hidden="true">
        {company.cities.map((name) => (
          <span
            key={name}
            className={`-translate-y-1/2 absolute rounded-sm bg-paper/90 px-1.5 py-0.5 font-semibold text-[min(1rem,4.7vw)] leading-tight ${places[name]}`}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
