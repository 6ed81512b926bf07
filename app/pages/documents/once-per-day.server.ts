/** Keeps what is made until the day changes. */
export function oncePerDay<Day, Made>(make: (today: Day) => Made) {
  let kept: { today: Day; made: Made } | undefined;

  return function madeOn(today: Day): Made {
    if (kept?.today !== today) kept = { today, made: make(today) };
    return kept.made;
  };
}
