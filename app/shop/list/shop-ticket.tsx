import loadingACrate from "#pictures/service-export.svg?w=480;800&as=picture";
import { Picture } from "#ui/picture.tsx";

const facts = [
  { label: "Passengers", text: "Dogs and cats" },
  { label: "Shipping", text: "Free" },
  { label: "Crates", text: "Built to IATA Container Requirement\u00a01" },
];

/** The shop's heading in the style of a ticket; its stub is a picture, except on a phone. */
export function ShopTicket() {
  return (
    <div className="md:ticket mb-4 grid overflow-hidden rounded-card bg-teal-deep text-white sm:mb-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:[--tear:40%] forced-colors:border">
      <div className="px-5 py-4 sm:px-10 sm:py-6">
        <h1 className="font-semibold text-2xl sm:text-title">Pet travel products</h1>
        <p className="mt-2 max-w-md text-lead text-sand max-sm:hidden">
          Everything a dog or cat travels in, drinks from and is identified by on a journey.
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-3 sm:mt-4">
          {facts.map(({ label, text }) => (
            <div key={label} className="max-sm:last:hidden">
              <dt className="text-sand text-sm">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-teal-deep border-l-2 border-dashed max-md:hidden">
        <Picture
          picture={loadingACrate}
          alt="A cat in its crate, being strapped down beside the aeroplane"
          sizes="(min-width: 768px) 600px, 1px"
          className="absolute inset-0 size-full object-cover object-left"
        />
      </div>
    </div>
  );
}
