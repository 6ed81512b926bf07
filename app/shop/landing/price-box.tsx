import { useId } from "react";
import { productPath } from "#shop/product/product-address.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LuggageTag, TicketStub } from "#ui/paper/travel-paper.tsx";
import type { PricedOffer } from "./landing-page.server.ts";

export function PriceBox({ offer }: { offer: PricedOffer }) {
  const { productId, name, price, isLowestOfSizes, note, button } = offer;
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className="flex flex-col rounded-card bg-paper shadow-card">
      <div className="grow p-6">
        <h2 id={nameId} className="font-semibold text-xl">
          {name}
        </h2>
        <p className="mt-4">
          <LuggageTag>
            {isLowestOfSizes && <span className="text-sm">Starting from </span>}
            <span className="px-1 font-semibold text-3xl">{price}</span>
          </LuggageTag>
        </p>
        <p className="mt-3 text-ink-soft">Including all taxes. Shipping is free.</p>
        {note && <p className="mt-1">{note}</p>}
      </div>
      <TicketStub className="p-6">
        <ButtonLink
          to={productPath(productId)}
          prefetch="intent"
          aria-describedby={nameId}
          className="w-full"
        >
          {button}
        </ButtonLink>
      </TicketStub>
    </section>
  );
}
