import { useLocation } from "react-router";

/** The hidden fields of a form, and one for bots. A form that is not cached has its token; `useSubmission` makes others. */
export function SubmissionFields({ token }: { token?: string | null }) {
  const { pathname } = useLocation();
  return (
    <>
      <Honeypot />
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name="submission" defaultValue={token ?? undefined} />
      <input type="hidden" name="filledForMs" />
    </>
  );
}

/** A field for bots: people cannot see or focus it, and password managers are told to ignore it. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          name="second_subject"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
