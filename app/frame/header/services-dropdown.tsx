import { type KeyboardEvent, useId, useState } from "react";
import { NavLink } from "react-router";
import { servicesMenu, servicesPath, tools } from "#content/navigation.ts";
import { ChevronIcon } from "#ui/icons.tsx";

/**
 * The link to the services with a list of them, and of the tools. Hover and focus open the list by CSS, so that it works without
 * JavaScript. The button opens and closes it; Escape and a choice close it.
 */
export function ServicesDropdown({ label }: { label: string }) {
  const listId = useId();
  const [state, setState] = useState<"auto" | "open" | "dismissed">("auto");

  function dismissOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") setState("dismissed");
  }

  return (
    <li
      data-state={state}
      onKeyDown={dismissOnEscape}
      onPointerEnter={() => setState("auto")}
      onPointerLeave={() => {
        // Hiding the list after a choice also makes the pointer leave it; that must not open it again.
        if (state === "open") setState("auto");
      }}
      onBlur={({ currentTarget: item, relatedTarget }) => {
        if (item.contains(relatedTarget)) return;
        // The new page takes the focus while the pointer may still be here.
        if (state !== "dismissed" || !item.matches(":hover")) setState("auto");
      }}
      className="group relative flex items-center"
    >
      <NavLink
        to={servicesPath}
        prefetch="intent"
        className="flex min-h-11 items-center pl-1.5 font-semibold decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline"
      >
        {label}
      </NavLink>
      <button
        type="button"
        aria-label="Show services"
        aria-expanded={state === "open"}
        aria-controls={listId}
        onClick={() => setState(state === "open" ? "dismissed" : "open")}
        className="-outline-offset-2 grid size-8 place-items-center rounded-md"
      >
        <ChevronIcon />
      </button>
      <div
        id={listId}
        className="invisible absolute top-full -left-5 w-72 rounded-card border border-sand bg-paper p-2 opacity-0 shadow-lift transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-data-[state=open]:visible group-data-[state=open]:opacity-100 group-data-[state=dismissed]:invisible! group-data-[state=dismissed]:opacity-0!"
      >
        {[servicesMenu, tools].map((links) => (
          <ul key={links[0]?.path} className="rounded-xl last:mt-2 last:bg-teal-pale last:py-1">
            {links.map(({ label, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  prefetch="intent"
                  onClick={() => setState("dismissed")}
                  className="block rounded-lg px-4 py-2.5 font-semibold decoration-2 decoration-marigold underline-offset-8 hover:bg-sand aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </li>
  );
}
