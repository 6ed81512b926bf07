import type { ReactNode } from "react";
import { Fold as FoldRow } from "#ui/layout/fold.tsx";

type FoldProps = { id: string; title: string; children: ReactNode };

/** A section that unfolds under its heading. */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <FoldRow title={title}>
      {/* Inside the item, because browsers open the item that contains the target of a link. */}
      <div id={id} className="prose scroll-mt-20">
        {children}
      </div>
    </FoldRow>
  );
}

export function Folds({ children }: { children: ReactNode }) {
  return <div className="mt-5">{children}</div>;
}
