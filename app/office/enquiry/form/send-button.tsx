import { Button } from "#ui/button.tsx";

type SendButtonProps = { isSending: boolean; children: string; className?: string };

/** Sends its form, and says so. Not `disabled` meanwhile, which would make it lose the focus. */
export const SendButton = ({ isSending, children, className = "" }: SendButtonProps) => (
  <Button
    type="submit"
    aria-disabled={isSending || undefined}
    className={`aria-disabled:opacity-60 ${className}`}
  >
    {isSending ? "Sending…" : children}
  </Button>
);
