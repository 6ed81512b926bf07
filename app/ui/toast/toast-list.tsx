import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { CloseIcon } from "#ui/icons.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { onWaitingToast, type ToastMessage, takeWaitingToast } from "./toast.ts";
import { toastOptions } from "./toast-options.ts";

/** Shows the toasts. Base UI announces them, pauses them on hover and focus, and closes them on Escape. */
export function ToastList() {
  return (
    <Toast.Provider limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-22 z-50 sm:right-6 sm:left-auto sm:w-96 lg:top-auto lg:right-auto lg:bottom-6 lg:left-6">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager<Pick<ToastMessage, "links">>();
  const here = useLocation();

  // In an effect, since a screen reader announces only additions to a live region that already exists.
  useEffect(
    () =>
      onWaitingToast(() => {
        const message = takeWaitingToast();
        if (message) add(toastOptions(message));
      }),
    [add],
  );

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-card border-2 bg-paper p-5 pr-14 text-ink shadow-lift motion-safe:transition-[transform,translate,opacity] border-leaf data-[type=destructive]:border-danger data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Title className="font-display font-semibold text-xl data-[type=destructive]:text-danger" />
      {/* A product's name from the store may be of any length. */}
      <Toast.Description className="wrap-anywhere mt-1 line-clamp-4" />
      <p className="-mb-2 mt-1 flex flex-wrap gap-x-5 empty:hidden">
        {toast.data?.links?.map(({ label, path }) => (
          <PageLink
            key={path}
            to={path.startsWith("#") ? { ...here, hash: path } : path}
            onClick={() => close(toast.id)}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {label}
          </PageLink>
        ))}
      </p>
      <Toast.Close
        aria-label="Dismiss"
        // Base UI hides it from screen readers until the toast is hovered or focused.
        aria-hidden={false}
        className="absolute top-3 right-3 grid size-9 place-items-center rounded-full hover:bg-sand"
      >
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}
