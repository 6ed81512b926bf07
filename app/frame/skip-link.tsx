export function SkipLink() {
  return (
    <a
      href="#main"
      // Left to the browser, which moves the focus too.
      target="_self"
      className="print:hidden -top-24 fixed left-4 z-50 rounded-md bg-teal px-4 py-3 font-semibold text-white focus:top-4"
    >
      Skip to content
    </a>
  );
}
