import type { ReactNode, Ref } from "react";
import type { PictureSource } from "#pictures/picture-source.ts";
import { Picture } from "#ui/picture.tsx";

type PageHeadingProps = {
  title: ReactNode;
  children?: ReactNode;
  /** A drawing beside the title. `small` is for a phone, where nothing may move down for it. */
  pictures?: { whole: PictureSource; small: PictureSource };
  /** Leaves the first screen to the fields of a form: on a wide one, the lead stands beside the title. */
  isTight?: boolean;
  /** For moving the focus here when the focused element is removed. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The title of the page, with an optional lead below it. */
export function PageHeading({ title, children, pictures, isTight, ref }: PageHeadingProps) {
  const isRow = isTight && children && !pictures;
  return (
    <div
      className={`flow-root sm:mb-8 print:mb-2 ${isTight ? "mb-5 lg:mb-6" : "mb-8"} ${isRow ? "lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-14 print:block" : ""}`}
    >
      {pictures && (
        <Picture
          picture={pictures.whole}
          narrow={{ picture: pictures.small, media: "(width < 640px)", sizes: "96px" }}
          alt=""
          sizes="240px"
          isLargest
          className="float-right -mt-1.5 ml-4 w-24 rounded-xl max-[22rem]:hidden sm:-mt-8 sm:w-48 sm:rounded-card lg:w-60 print:hidden"
        />
      )}
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-title">
        {title}
      </h1>
      {children && (
        <p
          className={`mt-3 max-w-xl text-balance text-ink-soft text-lead ${isRow ? "lg:mt-0" : ""}`}
        >
          {children}
        </p>
      )}
    </div>
  );
}
