import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readFormQuery, readNames, writeNames } from "~/forms/query";
import { readCrateQuery } from "./crate-measures";
import { queryNames } from "./crate-query";

/** Safari allows 100 changes of the URL in 30 seconds; a slider makes them in two. */
const addressDelayMs = 400;

/**
 * The query of the URL, or the values typed since. The URL follows them after a moment. `filledFor` changes when the
 * URL has changed without the form, so that the form remounts with the new values.
 */
export function useMeasures() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [filledFor, setFilledFor] = useState(key);
  if (state !== typedState && filledFor !== key) {
    setFilledFor(key);
    setTyped(null);
  }

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const options = { replace: true, preventScrollReset: true, state: typedState };
      navigate({ search: typed }, options);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [typed, navigate]);

  function followInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const query = readNames(queryNames, readFormQuery(new FormData(currentTarget)));
    setTyped(writeNames(queryNames, query));
  }

  return { request: readCrateQuery(new URLSearchParams(typed ?? search)), filledFor, followInput };
}

const typedState = "typed";
