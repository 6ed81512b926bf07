import { href } from "react-router";
import type { Hero as HeroContent } from "#content/home.ts";
import { ChatButton } from "#frame/chat/chat-button.tsx";
import type { FirstDays } from "#travel/plan/first-days.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DeparturesBoard } from "./departures-board.tsx";
import { HeroScene } from "./hero-scene.tsx";

type HeroProps = { hero: HeroContent; firstDays: FirstDays };

/** The headline on a band of colour that starts behind the header; the scene overlaps its lower edge. */
export function Hero({ hero, firstDays }: HeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-x-clip pt-header before:absolute before:inset-x-0 before:top-0 before:bottom-20 xl:before:bottom-12 before:bg-marigold-pale"
    >
      <div className="relative mx-auto grid max-w-6xl gap-5 px-4 sm:gap-8 sm:px-6 xl:grid-cols-[minmax(0,23.5rem)_minmax(0,1fr)] xl:items-end xl:pt-6">
        {/* On a phone a strip, so that the first screen has an animal and the board, too. */}
        <HeroScene hero={hero} />
        <div className="own-quote xl:col-start-1 xl:row-start-1 xl:pb-8">
          <h1 id="hero-title" className="font-semibold text-hero max-sm:text-[min(10vw,3rem)]">
            {hero.titleLines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="mt-3 max-w-xl text-lead sm:mt-5">{hero.lead}</p>
          <div className="mt-5 flex sm:mt-7 flex-wrap gap-3">
            <ButtonLink to={href("/contact")} prefetch="intent">
              Get Free Quote
            </ButtonLink>
            <ChatButton look="quiet" className="px-8" isPatient>
              Chat
            </ChatButton>
          </div>
        </div>
        <div className="xl:col-span-2 xl:row-start-2">
          <DeparturesBoard firstDays={firstDays} />
        </div>
      </div>
    </section>
  );
}
