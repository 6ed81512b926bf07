/**
 * Translates the page as browsers do: each text node is replaced by two nested `font` elements, now and whenever text is
 * added. The words stay, so that tests find them. Runs on the page, so it must not use anything from outside.
 *
 * `window.lostTexts` has the texts that were written to nodes that are not on the page any more: a visitor of a
 * translated page would not see that they changed.
 */
export function translatePage(): void {
  const lostTexts: string[] = [];
  Reflect.set(window, "lostTexts", lostTexts);
  const replacedTexts = new MutationObserver((changes) => {
    for (const { target } of changes) lostTexts.push(target.textContent ?? "");
  });

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest("font, script, style, textarea")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.appendChild(inner);
      text.replaceWith(outer);
      replacedTexts.observe(text, { characterData: true });
    }
  }

  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === "characterData") translate(target);
      for (const node of addedNodes) translate(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
