import { href } from "react-router";
import { RequestId } from "#frame/failure/request-id.tsx";
import { type CartItem, cartCurrency, cartTotalCents, itemLabel } from "#shop/cart/cart.ts";
import { cartStore } from "#shop/cart/cart-store.ts";
import type { Basket } from "#shop/cart/find-basket.server.ts";
import { formatMoney } from "#shop/product/money.ts";
import { LoadFailure } from "#shop/storefront/shop-messages.tsx";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { MessagePanel } from "#ui/layout/message-panel.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { showToast } from "#ui/toast/toast.ts";
import { OrderLine } from "./order-line.tsx";

type OfferedBasketProps = { basket: Basket; onAdded: () => void };

/** The things of a link, which go into the cart only when the buyer says so. */
export function OfferedBasket({ basket, onAdded }: OfferedBasketProps) {
  const { offered, missing, problem } = basket;
  const isHydrated = useIsHydrated();
  const items = offered.map(({ item }) => item);
  const currency = cartCurrency(items);
  if (basket.hasFailed) {
    return (
      <LoadFailure message="Failed to load products. Please try again later.">
        <RequestId />
      </LoadFailure>
    );
  }
  if (items.length === 0) return <NothingToAdd missing={missing} problem={problem} />;
  return (
    <div className="max-w-3xl rounded-card bg-paper p-5 shadow-card sm:p-7">
      <ul className="divide-y divide-sand-deep">
        {offered.map(({ item, path, note }) => (
          <OrderLine key={item.id} item={item} currency={currency} path={path}>
            {item.quantity > 1 && (
              <p className="text-ink-soft text-sm">{`${formatMoney(item.price, currency)} each`}</p>
            )}
            {note && <p className="mt-2 w-fit rounded-lg bg-marigold-pale px-3 py-1.5">{note}</p>}
          </OrderLine>
        ))}
      </ul>
      <MissingLines missing={missing} />
      <dl className="mt-4 flex flex-wrap justify-between gap-x-4 border-sand-deep border-t pt-4 font-semibold text-xl">
        <dt>Together</dt>
        <dd>{formatMoney(cartTotalCents(items), currency)}</dd>
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 noscript:hidden">
        <Button
          disabled={!isHydrated}
          data-waiting={isHydrated ? undefined : true}
          onClick={() => {
            addAll(items);
            onAdded();
          }}
        >
          Add to Cart
        </Button>
        <PageLink to={href("/cart")} className="py-2">
          See your cart without them
        </PageLink>
      </div>
      <noscript>
        <p className="mt-4">
          The cart is kept in your browser. Please switch on JavaScript to use it. Each name above
          leads to its page in the shop.
        </p>
      </noscript>
    </div>
  );
}

const maxNames = 3;

function addAll(items: CartItem[]): void {
  for (const { quantity, ...product } of items) cartStore.add(product, quantity);
  const names = items.map(itemLabel);
  const rest = names.length - maxNames;
  const shown = rest > 0 ? [...names.slice(0, maxNames), `${rest} more`] : names;
  const list = new Intl.ListFormat("en-GB").format(shown);
  showToast({
    title: "Added to Cart!",
    description: `${list} ${items.length === 1 ? "has" : "have"} been added.`,
  });
}

function NothingToAdd({ missing, problem }: Pick<Basket, "missing" | "problem">) {
  return (
    <MessagePanel
      title={problem ? "This link cannot be read" : "None of these can be added"}
      actions={
        <>
          <ButtonLink to={href("/products")}>Go to Products</ButtonLink>
          <ButtonLink to={href("/cart")} look="quiet">
            See your cart
          </ButtonLink>
        </>
      }
    >
      {problem && <p>{problem}</p>}
      <MissingLines missing={missing} />
    </MessagePanel>
  );
}

/** The things that cannot be added, and why. */
function MissingLines({ missing }: Pick<Basket, "missing">) {
  if (missing.length === 0) return null;
  return (
    <ul className="wrap-anywhere mt-4 grid list-disc gap-1 pl-5 marker:text-marigold-deep">
      {missing.map(({ name, path, why }) => (
        <li key={name}>
          {path ? <PageLink to={path}>{name}</PageLink> : name} {why}
        </li>
      ))}
    </ul>
  );
}
