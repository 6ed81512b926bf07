import type { Page } from "playwright/test";

/** The faults of the floating chat at the top and at the end of the page. */
export const findFaultsOfChat = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector("[aria-label='Open chat']");
    if (!chat) return ["there is no chat"];
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const isUnderChat = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isShown = (element: Element) =>
      element !== chat && element.checkVisibility({ visibilityProperty: true });

    /** A list that scrolls hides what is outside its box. */
    const isScrolledAway = (element: Element) => {
      const list = element.closest("section[tabindex]")?.getBoundingClientRect();
      return list !== undefined && element.getBoundingClientRect().top >= list.bottom;
    };

    function findCovered(selector: string) {
      return [...document.querySelectorAll(selector)]
        .filter((element) => isShown(element) && !isScrolledAway(element))
        .filter((element) => [...element.getClientRects()].some(isUnderChat))
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    }

    const isInWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const faults = isInWindow ? [] : ["the chat is outside the window"];
    for (const end of ["top", "bottom"]) {
      scrollTo(0, end === "top" ? 0 : document.body.scrollHeight);
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!chat.contains(shown)) faults.push(`at the ${end}, the chat is not seen`);
      for (const text of findCovered("[data-foot-bar]")) {
        faults.push(`at the ${end}, the chat is on ${text}`);
      }
    }
    const ends = "a, button, input, select, textarea, summary, p, li, dt, dd, h1, h2, h3, label";
    for (const text of findCovered(ends)) faults.push(`at the end, the chat is on ${text}`);
    return faults;
  });
