import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { adoptServedAddress } from "./ui/browser/served-address.ts";
import { noteEarlyInput } from "./ui/forms/typed/early-input.ts";

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
