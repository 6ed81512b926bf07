/** Below the header, beside the page where there is room. */
export const toastPlace = "fixed inset-x-4 top-[88px] z-50 sm:right-6 sm:left-auto sm:w-96";

export const toastLook = {
  card: "rounded-card border-2 bg-paper p-5 pr-14 text-ink shadow-lift motion-safe:transition data-[type=default]:border-leaf data-[type=destructive]:border-danger data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0",
  title: "font-display font-semibold text-lg data-[type=destructive]:text-danger",
  // A name from the store may be of any length.
  description: "wrap-anywhere mt-1 line-clamp-4",
  close: "absolute top-3 right-3 grid size-9 place-items-center rounded-full hover:bg-sand",
};
