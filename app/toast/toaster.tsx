import { Toast } from "@base-ui/react/toast";
import { CloseIcon } from "~/ui/icons";
import { defaultToastDurationMs, toastManager } from "./toast";

/** Where toasts appear. Base UI announces them, and holds their time while hovered or focused. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} timeout={defaultToastDurationMs} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:right-6 sm:bottom-6 sm:w-96">
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
      className="rounded-lg border-2 bg-paper p-4 pr-12 text-ink shadow-lift motion-safe:transition data-[type=default]:border-leaf data-[type=destructive]:border-danger data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Title className="font-semibold data-[type=destructive]:text-danger" />
      <Toast.Description className="mt-1 text-sm" />
      <Toast.Close
        aria-label="Dismiss"
        // Base UI keeps it from screen readers until the toast is hovered or focused.
        aria-hidden={false}
        className="absolute top-2 right-2 grid size-9 place-items-center rounded-md hover:bg-sand"
      >
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}
