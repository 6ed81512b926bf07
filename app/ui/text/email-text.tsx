import { Fragment } from "react";

/** An address, which breaks after its @ or before a dot where it has no room. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
