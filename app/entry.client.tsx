import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { noteEarlyInput } from "./forms/typed/early-input";
import { adoptServedAddress } from "./ui/browser/served-address";

noteEarlyInput();
adoptServedAddress();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
