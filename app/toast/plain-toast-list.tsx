import { useEffect, useState } from "react";
import { CloseIcon } from "~/ui/icons";
import { onWaitingToast, type ToastMessage, takeWaitingToast } from "./toast";
import { toastLook, toastPlace } from "./toast-look";
import { toastOptions } from "./toast-options";

/** Shows the toasts where Base UI could not be loaded, as without a connection. */
export function PlainToastList() {
  const [message, setMessage] = useState<ToastMessage | null>(null);

  useEffect(() => onWaitingToast(() => setMessage(takeWaitingToast())), []);

  useEffect(() => {
    const { timeout } = message ? toastOptions(message) : { timeout: 0 };
    if (timeout === 0) return;
    const timer = setTimeout(() => setMessage(null), timeout);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div role="status" className={toastPlace}>
      {message && <PlainToast message={message} onDismiss={() => setMessage(null)} />}
    </div>
  );
}

function PlainToast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { title, description, type } = toastOptions(message);
  return (
    <div data-type={type} className={toastLook.card}>
      <p data-type={type} className={toastLook.title}>
        {title}
      </p>
      {description && <p className={toastLook.description}>{description}</p>}
      <button type="button" aria-label="Dismiss" onClick={onDismiss} className={toastLook.close}>
        <CloseIcon />
      </button>
    </div>
  );
}
