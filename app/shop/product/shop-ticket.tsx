import loadingACrate from "~/pictures/service-export.svg?w=480;800&format=avif;webp&as=picture";
import { Picture } from "~/ui/picture";
import { Eyebrow } from "~/ui/section-heading";

const facts = [
  { label: "Passengers", text: "Dogs and cats" },
  { label: "Shipping", text: "Free" },
  { label: "Crates", text: "Built to IATA Container Requirement 1" },
];

/** The head of the shop, as a ticket whose stub is a picture where there is room for one. */
export function ShopTicket() {
  return (
    <div className="lg:ticket mb-12 grid overflow-hidden rounded-card bg-teal-deep text-white lg:mb-14 lg:grid-cols-[1fr_26rem] lg:[--tear:26rem]">
      <div className="px-5 py-7 sm:px-10 sm:py-12">
        <Eyebrow isOnDark>The travel shop</Eyebrow>
        <h1 className="font-semibold text-title">Pet travel products</h1>
        <p className="mt-4 max-w-md text-lead text-sand">
          What a dog or cat travels in, drinks from and is known by on the way.
        </p>
        <dl className="mt-7 grid grid-cols-2 gap-x-10 gap-y-3 border-white/25 border-t-2 border-dashed pt-5 sm:flex sm:flex-wrap">
          {facts.map(({ label, text }) => (
            <div key={label} className="last:col-span-2">
              <dt className="text-sand text-sm">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-teal-deep border-l-2 border-dashed max-lg:hidden">
        <Picture
          picture={loadingACrate}
          alt="A cat in its crate, being strapped down beside the aeroplane"
          sizes="(min-width: 1024px) 600px, 1px"
          className="absolute inset-0 size-full object-cover object-left"
        />
      </div>
    </div>
  );
}
