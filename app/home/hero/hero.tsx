import { href } from "react-router";
import { ChatButton } from "~/chat/chat-button";
import type { Hero as HeroContent } from "~/content/home";
import { PlanShortForm } from "~/plan/form/short-form";
import { ButtonLink } from "~/ui/button";
import { Eyebrow } from "~/ui/layout/section-heading";
import { HeroScene } from "./hero-scene";

/** The headline on a band of colour that starts behind the header; the scene overlaps its lower edge. */
export function Hero({ hero }: { hero: HeroContent }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-x-clip pt-header before:absolute before:inset-x-0 before:top-0 before:bottom-20 xl:before:bottom-12 before:bg-marigold-pale"
    >
      <div className="relative mx-auto grid max-w-6xl gap-10 px-4 xl:gap-8 pt-6 sm:px-6 sm:pt-10 xl:grid-cols-[minmax(0,23.5rem)_minmax(0,1fr)] xl:items-end xl:pt-6">
        <div className="own-chat xl:pb-8">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 id="hero-title" className="font-semibold text-hero max-sm:text-[min(10vw,3rem)]">
            {hero.titleLines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="mt-5 max-w-xl text-lead">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={href("/contact")} prefetch="intent">
              Get Free Quote
            </ButtonLink>
            <ChatButton look="quiet" className="px-8" isPatient>
              Chat
            </ChatButton>
          </div>
        </div>
        {/* Before the scene, so that a phone has it on its first screen. */}
        <div className="xl:col-span-2 xl:row-start-2">
          <PlanShortForm />
        </div>
        <HeroScene hero={hero} />
      </div>
    </section>
  );
}
