import { Toast } from "@base-ui/react/toast";
import { CloseIcon } from "~/ui/icons";
import { defaultToastDurationMs, toastManager } from "./toast";

/** Where toasts appear. Base UI announces them, and holds their time while hovered or focused. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} timeout={defaultToastDurationMs} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-[88px] z-50 sm:right-6 sm:left-auto sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-card border-2 bg-paper p-5 pr-14 text-ink shadow-lift motion-safe:transition data-[type=default]:border-leaf data-[type=destructive]:border-danger data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Title className="font-display font-semibold text-lg data-[type=destructive]:text-danger" />
      {/* A name from the store may be of any length. */}
      <Toast.Description className="wrap-anywhere mt-1 line-clamp-4" />
      <Toast.Close
        aria-label="Dismiss"
        // Base UI keeps it from screen readers until the toast is hovered or focused.
        aria-hidden={false}
        className="absolute top-3 right-3 grid size-9 place-items-center rounded-full hover:bg-sand"
      >
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}
