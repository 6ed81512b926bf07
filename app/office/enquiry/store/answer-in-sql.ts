// The columns of an answer, and of a closing, as SQL sets them.

/** It is answered: by the SQL of a time, a person and a way. */
export const answered = (at: string, who: string, via: string) =>
  `replied_at = ${at}, replied_by = ${who}, replied_via = ${via},
   first_replied_at = coalesce(first_replied_at, ${at})`;

/** There is more to answer: the first reply stays one. */
export const unanswered =
  "replied_at = NULL, replied_by = NULL, replied_via = NULL, break_logged_at = NULL";

/** It was no answer. */
export const neverAnswered = `${unanswered}, first_replied_at = nullif(first_replied_at, replied_at)`;

export const notClosed = "closed_at = NULL, closed_as = NULL, closed_why = NULL, joined_to = NULL";
