import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { readFormQuery, readNames, writeNames } from "#ui/forms/query.ts";
import { type CrateMeasures, readCrateQuery } from "./crate-measures.ts";
import { crateNames } from "./crate-query.ts";

/** Safari refuses more than 100 changes of the address within 30 seconds, which quick steps may make. */
const addressDelayMs = 400;

/**
 * The measures of the address, or those typed since, which the address follows after a moment. `filledFor` changes when
 * the address has changed without the form, which is then filled in again. `hasMeasures` says whether it was filled in
 * with all lengths then: what depends on it stays in place under a finger. `drawn` are the measures, or the
 * last valid ones.
 */
export function useMeasures() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [typed, setTyped] = useState<string | null>(null);
  const [filledFor, setFilledFor] = useState(key);
  const [hasMeasures, setHasMeasures] = useState(() => measuresOf(search) !== null);
  const [drawn, setDrawn] = useState(() => measuresOf(search));
  if (state !== typedState && filledFor !== key) {
    setFilledFor(key);
    setHasMeasures(measuresOf(search) !== null);
    setDrawn(measuresOf(search));
    setTyped(null);
  }

  useEffect(() => {
    // A change of the address would cancel the navigation to a link's target.
    if (typed === null || isLeaving || search.slice(1) === typed) return;
    const timer = setTimeout(() => {
      const options = { replace: true, preventScrollReset: true, state: typedState };
      navigate({ search: typed }, options);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [typed, isLeaving, search, navigate]);

  function followInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const query = readNames(crateNames, readFormQuery(new FormData(currentTarget)));
    const written = writeNames(crateNames, query);
    setTyped(written);
    setDrawn((last) => measuresOf(written) ?? last);
  }

  const request = readCrateQuery(new URLSearchParams(typed ?? search));
  return { request, filledFor, hasMeasures, drawn, followInput };
}

function measuresOf(search: string): CrateMeasures | null {
  const request = readCrateQuery(new URLSearchParams(search));
  return request.kind === "measured" ? request.measures : null;
}

const typedState = "typed";
