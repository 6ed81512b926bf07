import { href, Link } from "react-router";
import { sendPath } from "#travel/plan/result/pass/plan-result.tsx";
import type { PlanView } from "#travel/plan/result/plan-view.server.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icons.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { showToast } from "#ui/toast/toast.ts";
import type { QrCode } from "./qr-code.server.ts";
import { QrPicture } from "./qr-picture.tsx";
import type { TakeAlongLink } from "./take-along-links.server.ts";

type TakeAlongProps = {
  /** The query of the plan, in its canonical form. */
  search: string;
  /** The full address of the plan, which holds dates and choices only. */
  url: string;
  takeAlong: TakeAlongLink[];
  plan: Pick<PlanView, "summary">;
  shared: { title: string };
  /** Null where the address is too long for one. */
  qrCode: QrCode | null;
};

/** All ways to keep the plan or to pass it on. */
export function TakeAlong(props: TakeAlongProps) {
  const { search, url, takeAlong, plan, shared, qrCode } = props;
  return (
    <section
      aria-labelledby="take-title"
      className="mt-8 gap-x-10 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:grid lg:grid-cols-[1fr_23rem] print:absolute print:top-0 print:right-0 print:mt-0 print:block print:p-0"
    >
      <div className="print:hidden">
        <h2 id="take-title" className="font-semibold text-heading">
          Take it with you
        </h2>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
          <ButtonLink to={sendPath(search)} prefetch="intent">
            Send us this plan
          </ButtonLink>
          <ButtonLink to={`${href("/plan/papers")}?${search}`} reloadDocument look="quiet">
            Print the papers
          </ButtonLink>
        </div>
        <TakeAlongLinks
          takeAlong={takeAlong}
          url={url}
          title={shared.title}
          summary={plan.summary}
        />
      </div>
      <Fold
        title="QR code and address"
        heading={null}
        className="mt-4 md:details-content:[content-visibility:visible] md:border-0! lg:mt-0 md:[&>summary]:hidden print:mt-0 print:border-0! print:[&>summary]:hidden"
      >
        <div className="flex items-center gap-4">
          {qrCode && (
            <QrPicture code={qrCode} className="size-36 shrink-0 bg-white print:size-24" />
          )}
          <p className="min-w-0 max-w-md print:hidden">
            The address of this plan, for another phone or for paper. It contains only your answers.
            <span className="wrap-anywhere mt-1 block text-ink-soft text-sm">{url}</span>
          </p>
        </div>
      </Fold>
    </section>
  );
}

type Shared = Record<"url" | "title" | "summary", string>;
type TakeAlongLinksProps = Shared & Pick<TakeAlongProps, "takeAlong">;

/** A row of quiet links. */
export const TakeAlongLinks = ({ takeAlong, ...shared }: TakeAlongLinksProps) => (
  <div className="-mx-2 mt-4 flex flex-wrap">
    {takeAlong.map(({ words, sign, ...link }) => (
      <Link key={words} className={linkLook} {...link}>
        <Sign path={sign} />
        {words}
      </Link>
    ))}
    <ScriptedButtons {...shared} />
  </div>
);

/** The buttons that only work with JavaScript. */
function ScriptedButtons({ url, title, summary }: Shared) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: "Link copied", description: "It opens this plan again." });
    } catch (error) {
      console.warn("The link could not be copied.", error);
      showToast({
        title: "The link could not be copied",
        description: "Copy it from the address bar.",
        variant: "destructive",
      });
    }
  }

  async function share() {
    try {
      await navigator.share({ title, text: summary, url });
    } catch (error) {
      // The visitor closed the sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
  }

  return (
    <>
      {"share" in navigator && (
        <button type="button" className={linkLook} onClick={share}>
          <Sign path="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />
          Share
        </button>
      )}
      <button type="button" className={linkLook} onClick={copy}>
        <Sign path="M9 9h11v11H9zM15 9V4H4v11h5" />
        Copy the link
      </button>
      <button type="button" className={linkLook} onClick={() => window.print()}>
        <Sign path="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z" />
        Print
      </button>
    </>
  );
}

const linkLook =
  "grid content-start justify-items-center gap-1 rounded-lg py-2 text-center font-semibold text-sm text-teal leading-tight hover:bg-teal-pale max-sm:basis-1/4 sm:px-2";

const Sign = ({ path }: { path: string }) => (
  <Icon>
    <path d={path} />
  </Icon>
);
