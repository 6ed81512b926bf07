import { useLocation } from "react-router";

/** The fields of a form that `useSubmission` fills in, and one for bots. */
export function SubmissionFields() {
  const { pathname } = useLocation();
  return (
    <>
      <Honeypot />
      <input type="hidden" name="page" value={pathname} />
      <input type="hidden" name="submission" />
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
