import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { CloseIcon } from "~/ui/icons";
import { onWaitingToast, takeWaitingToast } from "./toast";
import { toastLook, toastPlace } from "./toast-look";
import { toastOptions } from "./toast-options";

/** Shows the toasts. Base UI announces them, and holds their time while hovered or focused. */
export function ToastList() {
  return (
    <Toast.Provider limit={1}>
      <Toast.Portal>
        <Toast.Viewport className={toastPlace}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add } = Toast.useToastManager();

  // Once the live region around them is there, since only what comes into one is announced.
  useEffect(
    () =>
      onWaitingToast(() => {
        const message = takeWaitingToast();
        if (message) add(toastOptions(message));
      }),
    [add],
  );

  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={toastLook.card}>
      <Toast.Title className={toastLook.title} />
      <Toast.Description className={toastLook.description} />
      <Toast.Close
        aria-label="Dismiss"
        // Base UI keeps it from screen readers until the toast is hovered or focused.
        aria-hidden={false}
        className={toastLook.close}
      >
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}
