import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { company } from "#content/company/company.ts";
import { deliveryTime } from "#content/company/owner-facts.ts";
import { PhoneLink } from "#frame/contact/contact-links.tsx";
import { OfficeHours } from "#frame/contact/office-hours.tsx";
import catWithParcel from "#pictures/cat-with-parcel.svg?w=640;960&as=picture";
import { cartStore } from "#shop/cart/cart-store.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PanelPicture } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { PageLink, TextLink } from "#ui/text/text-link.tsx";
import { describeOrder, formatOrderTime, type Order } from "./order.ts";
import { PaidOrder } from "./paid-order.tsx";
import { finishStartedCheckout, readPaidOrder } from "./started-checkout.ts";

/**
 * The page for a buyer who comes from the payment page. It empties the cart and shows the order only if this browser
 * started the checkout: anyone can open the address, and a banking app may open it in another browser.
 */
export default function OrderThanks() {
  const order = usePaidOrder();
  return (
    <Page>
      <div role="status">
        <PageHeading title={order ? "Thank you for your order!" : "Thank you!"}>
          {describePayment(order)}
        </PageHeading>
      </div>
      {/* Hidden until hydration, when the order may take its place, so that nothing moves. */}
      <div
        className={`own-quote grid gap-10 print:[zoom:0.8] ${order === undefined ? "invisible noscript:visible" : ""}`}
      >
        {order && (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:gap-8 print:block">
            <div className="relative aspect-video overflow-hidden rounded-card bg-sand shadow-card lg:aspect-auto print:hidden max-lg:[&_img]:object-[50%_40%]">
              <PanelPicture picture={catWithParcel} />
            </div>
            <PaidOrder order={order} />
          </div>
        )}
        <NextSteps order={order} />
      </div>
    </Page>
  );
}

function describePayment(order: Order | null | undefined): string {
  if (order) return "Your payment went through. Now we pack your order.";
  return order === undefined
    ? "If you have just paid, your order went through."
    : "If you have just paid in another browser, your order went through there. The cart in this one is left as it was.";
}

/** Marks the entry of the browser's history from which a payment was received. */
const received = "payment-received";

/** The order that was paid from this browser, or null; undefined on the server and until hydration. */
function usePaidOrder(): Order | null | undefined {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [order, setOrder] = useState<Order | null>();

  const receivePayment = useEffectEvent(() => {
    // A reload and the Back button bring back this page, not the payment of an order that was started since.
    const isReturn = state !== received;
    const finished = isReturn ? finishStartedCheckout(Date.now()) : null;
    if (finished) cartStore.empty();
    setOrder(finished ?? readPaidOrder(Date.now()));
    if (!isReturn) return;
    navigate({ search, hash }, { replace: true, preventScrollReset: true, state: received });
  });

  useEffect(() => receivePayment(), []);

  return order;
}

function NextSteps({ order }: { order: Order | null | undefined }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="font-semibold text-heading">
        What happens next
      </h2>
      <ol className="mt-6 grid gap-7 border-sand-deep max-lg:border-l max-lg:pl-6 lg:grid-cols-3 lg:gap-10 lg:border-t-2 lg:pt-6">
        <NextStep title="We send your parcel">
          Shipping is free. {deliveryTime.value && `It takes ${deliveryTime.value}. `}
          If you fly soon, write to us with the date of your flight.
        </NextStep>
        <NextStep title="Look at it on the day it arrives">
          Measure a crate or a bag before your pet sleeps in it: goods that are unused, complete and
          in their own packing can come back. Ask in writing within 3 business days.{" "}
          <PageLink to={href("/return-policy")}>Return policy</PageLink>
        </NextStep>
        <NextStep title="Is something not right?">
          Write to <OrderEmailLink order={order} /> and say when you ordered and what, or call{" "}
          <PhoneLink />. If the parcel is damaged or a part is missing, send photographs of the
          goods, of the box and of its label, and keep the packing. Office hours: <OfficeHours />.
        </NextStep>
      </ol>
      <div className="mt-9 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={href("/products")} look={order ? "quiet" : "primary"}>
          Go to the shop
        </ButtonLink>
        <ButtonLink to={href("/blog/:article", { article: "choosing-iata-crate" })} look="quiet">
          Get your pet used to its crate
        </ButtonLink>
      </div>
    </section>
  );
}

function NextStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-semibold text-xl">{title}</h3>
      <p className="mt-1 max-w-prose">{children}</p>
    </li>
  );
}

/** A message that already says which order it is about. */
function OrderEmailLink({ order }: { order: Order | null | undefined }) {
  const draft = new URLSearchParams(
    order ? { subject: `Order of ${formatOrderTime(order)}`, body: describeOrder(order) } : {},
  );
  // Mail programs show the plus signs of form encoding literally.
  const query = String(draft).replaceAll("+", "%20");
  return (
    <TextLink href={order ? `${company.email.uri}?${query}` : company.email.uri}>
      {company.email.label}
    </TextLink>
  );
}
