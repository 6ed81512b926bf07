import { href } from "react-router";
import { sendPath } from "#travel/plan/result/plan-result.tsx";
import type { PlanView } from "#travel/plan/result/plan-view.server.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { showToast } from "#ui/toast/toast.ts";
import type { QrCode } from "./qr-code.server.ts";
import { QrPicture } from "./qr-picture.tsx";

type TakeAlongProps = {
  /** The query of the plan, in its canonical form. */
  search: string;
  /** The full address of the plan, which holds dates and choices only. */
  url: string;
  whatsAppUrl: string;
  /** The plan of another pet for the same journey. */
  otherPetPath: string;
  /** Subscribes a calendar to the plan's file. */
  subscribeUrl: string;
  plan: Pick<PlanView, "summary">;
  shared: { title: string };
  /** Null where the address is too long for one. */
  qrCode: QrCode | null;
};

/** All ways to keep the plan or to pass it on. */
export function TakeAlong(props: TakeAlongProps) {
  const { search, url, whatsAppUrl, otherPetPath, subscribeUrl, plan, shared, qrCode } = props;
  return (
    <section
      aria-labelledby="take-title"
      className="mt-8 gap-x-10 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:grid lg:grid-cols-[1fr_26rem] print:absolute print:top-0 print:right-0 print:mt-0 print:block print:p-0"
    >
      <div className="print:hidden">
        <h2 id="take-title" className="font-semibold text-heading">
          Take it with you
        </h2>
        <div className="mt-4 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 sm:gap-3 max-sm:*:px-2 max-sm:*:text-sm max-sm:*:first:col-span-2">
          <ButtonLink to={sendPath(search)} prefetch="intent">
            Send us this plan
          </ButtonLink>
          <ButtonLink to={`${href("/quote")}?${search}`} look="quiet">
            Ask for a quote
          </ButtonLink>
          <ButtonLink to={`${href("/plan/papers")}?${search}`} reloadDocument look="quiet">
            Print the papers
          </ButtonLink>
          <ButtonLink to={`${href("/plan.ics")}?${search}`} reloadDocument look="quiet">
            Calendar file (.ics)
          </ButtonLink>
          <ButtonLink to={subscribeUrl} look="quiet">
            Subscribe to it
          </ButtonLink>
          <ButtonLink to={whatsAppUrl} look="quiet">
            WhatsApp
          </ButtonLink>
          <ButtonLink to={otherPetPath} look="quiet" target="_blank">
            Plan another pet
          </ButtonLink>
          <ScriptedWays url={url} title={shared.title} summary={plan.summary} />
        </div>
      </div>
      <details className="mt-4 lg:mt-0 md:details-content:[content-visibility:visible] print:mt-0">
        <summary className="min-h-11 py-2.5 font-semibold md:hidden print:hidden">
          QR code and address
        </summary>
        <div className="flex items-center gap-4">
          {qrCode && (
            <QrPicture code={qrCode} className="size-36 shrink-0 bg-white print:size-24" />
          )}
          <p className="min-w-0 max-w-md print:hidden">
            The address of this plan, for another phone or for paper. It contains only your answers.
            <span className="wrap-anywhere mt-1 block text-ink-soft text-sm">{url}</span>
          </p>
        </div>
      </details>
    </section>
  );
}

/** The ways that only work with JavaScript. */
function ScriptedWays({ url, title, summary }: Record<"url" | "title" | "summary", string>) {
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
        description: "Copy it from the line beside the QR code.",
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
        <Button look="quiet" onClick={share}>
          Share
        </Button>
      )}
      <Button look="quiet" onClick={copy}>
        Copy the link
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
