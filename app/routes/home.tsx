import { href } from "react-router";
import { pageMeta } from "~/seo/page-meta";
import { OrderThanks } from "~/shop/checkout/order-thanks";
import { ButtonLink } from "~/ui/button";

export const meta = () =>
  pageMeta({
    title: "Dogs and cats, moved abroad from India and home again",
    description:
      "We move dogs and cats abroad from India and into India, and sell the crates, bags and microchips they travel with.",
  });

export default function Home() {
  return (
    <>
      <OrderThanks />
      <section className="py-8 sm:py-16">
        <h1 className="max-w-3xl font-semibold text-4xl leading-tight sm:text-5xl">
          Your dog or cat, moved abroad from India or home to India
        </h1>
        <p className="mt-5 max-w-2xl text-ink-soft text-lg">
          We take care of the papers, the vet visits, the flight and the hand-over, and of the
          things your pet travels in: crates built to IATA Container Requirement 1, in-cabin bags,
          ISO microchips, bottles.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={href("/products")} prefetch="intent">
            See the shop
          </ButtonLink>
          <ButtonLink to={href("/contact")} look="quiet">
            Talk to us
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
