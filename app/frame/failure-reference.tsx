import { useRequestId } from "./request-id";

/** What to tell us about a failure, so that we find it in the log. */
export function FailureReference() {
  const id = useRequestId();
  return (
    id && (
      <p className="mt-4 text-ink-soft text-sm">
        Reference: <code className="wrap-anywhere">{id}</code>
      </p>
    )
  );
}
