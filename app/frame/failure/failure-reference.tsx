import { lazy, Suspense } from "react";

/** Loaded separately, since only failures need it; offline there is no id. */
const RequestId = lazy(async () => {
  const { RequestId } = await import("./request-id").catch(() => ({ RequestId: () => null }));
  return { default: RequestId };
});

/** A reference that a visitor can quote, so that we find the failure in the log. */
export function FailureReference() {
  return (
    <Suspense>
      <RequestId />
    </Suspense>
  );
}
