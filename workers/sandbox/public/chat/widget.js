// Stands in for the external chat widget, which is a self-contained classic script too.
(() => {
  if (window.chatbase) return;

  const { currentScript } = document;
  const botId = currentScript.getAttribute("chatbotId") || window.chatbaseConfig?.chatbotId;
  if (!botId) {
    console.error("Sandbox chat: neither the script's chatbotId nor window.chatbaseConfig is set.");
    return;
  }

  const replyDelayMs = 600;
  const replies = [
    [/\b(price|cost|quote|much|charge|fee)/i, "For a quote, please use the form on Contact."],
    [/\b(when|long|soon|plan|time|month|week)/i, "Three to six months ahead is a good start."],
    [/\b(hi|hello|hey|namaste|good (morning|evening))\b/i, "Hello! Where is your pet going?"],
    [/\b(thanks?|thank you|bye)\b/i, "You are welcome."],
  ];
  const defaultReply = "A person answers on the phone or by email.";

  // A strict Content-Security-Policy does not block constructed style sheets.
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { all: initial; }
    * { box-sizing: border-box; margin: 0; font: inherit; }
    [role="dialog"] {
      position: fixed; inset: auto 1rem 1rem auto;
      display: flex; flex-direction: column; overflow: hidden;
      width: 24rem; height: 34rem; max-height: calc(100dvh - 2rem);
      border: 1px solid #0f5c63; border-radius: 1rem; background: #fbf4e6; color: #14262b;
      box-shadow: 0 .5rem 2rem rgb(20 38 43 / .25); font: 16px/1.5 system-ui, sans-serif;
    }
    [role="dialog"][hidden] { display: none; }
    header {
      display: flex; gap: .5rem; align-items: center; justify-content: space-between;
      padding: .5rem .5rem .5rem 1rem; background: #0f5c63; color: #fbf4e6;
    }
    h2 { flex: 1; font-weight: 600; }
    [role="log"] { flex: 1; min-height: 4rem; overflow-y: auto; padding: 1rem; }
    [role="log"] p {
      width: fit-content; max-width: 85%; margin-bottom: .75rem; padding: .5rem .75rem;
      border-radius: .75rem; background: #fff; overflow-wrap: anywhere; white-space: pre-wrap;
    }
    [role="log"] p.visitor { margin-left: auto; background: #0f5c63; color: #fff; }
    .speaker { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    form { display: grid; grid-template-columns: 1fr auto; gap: .25rem .5rem; padding: 1rem; }
    label { grid-column: 1 / -1; font-weight: 600; }
    input, button { min-width: 44px; min-height: 44px; padding: .5rem .75rem; border-radius: .5rem; }
    input { width: 100%; border: 1px solid #45585c; background: #fff; color: inherit; }
    button { border: 1px solid #fbf4e6; background: #0f5c63; color: #fbf4e6; font-weight: 600; cursor: pointer; }
    button:hover { background: #0a3f45; }
    :focus-visible { outline: 3px solid #0f5c63; outline-offset: 2px; }
    header :focus-visible { outline-color: #fbf4e6; }
    [role="log"]:focus-visible { outline-offset: -3px; }
    [role="dialog"]:focus { outline: none; }
    @media (max-width: 480px) {
      [role="dialog"] {
        inset: auto 0 0; width: auto; max-height: 100dvh; border-width: 1px 0 0; border-radius: 1rem 1rem 0 0;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      [role="dialog"] { animation: rise .2s ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(1rem); } }
    }
  `);

  function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  const field = element("input", { id: "message", autocomplete: "off", maxLength: 1000 });
  const log = element("div", { role: "log", tabIndex: 0, ariaLabel: "Conversation" });
  const closeButton = element("button", { type: "button", onclick: close }, "Close");
  // From another origin than the script, which locally is the sandbox's other name.
  const portrait = element("img", {
    src: new URL("portrait.svg", currentScript.src).href.replace("//localhost", "//127.0.0.1"),
    alt: "",
    width: 32,
    height: 32,
  });
  const heading = element("h2", { id: "title" }, "Chat with Marigold (sandbox)");
  const form = element(
    "form",
    { onsubmit: send },
    element("label", { htmlFor: "message" }, "Your message"),
    field,
    element("button", {}, "Send"),
  );
  const panel = element(
    "section",
    // Focusable, so that Escape still works after a click next to the buttons.
    { role: "dialog", tabIndex: -1, hidden: true, onkeydown: closeOnEscape },
    element("header", {}, portrait, heading, closeButton),
    log,
    form,
  );
  panel.setAttribute("aria-labelledby", "title");
  const host = element("div", { id: "sandbox-chat" });
  // An attribute, unlike `host.style`, needs the page's policy to allow it.
  host.setAttribute("style", "position: relative; z-index: 2147483000");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [styles];
  root.append(panel);
  let focusedBefore = null;

  function say(speaker, words) {
    const name = element("span", { className: "speaker" }, `${speaker}: `);
    log.append(element("p", { className: speaker === "You" ? "visitor" : "" }, name, words));
    log.scrollTop = log.scrollHeight;
  }

  function send(event) {
    event.preventDefault();
    const words = field.value.trim();
    field.value = "";
    field.focus();
    if (!words) return;
    say("You", words);
    const [, reply] = replies.find(([pattern]) => pattern.test(words)) ?? [null, defaultReply];
    setTimeout(() => say("Marigold", `This is the sandbox. ${reply}`), replyDelayMs);
  }

  function closeOnEscape(event) {
    if (event.key !== "Escape" || event.isComposing) return;
    event.stopPropagation();
    close();
  }

  function open() {
    if (!host.isConnected) document.body.append(host);
    if (panel.hidden) focusedBefore = document.activeElement;
    panel.hidden = false;
    log.scrollTop = log.scrollHeight;
    field.focus();
  }

  function close() {
    const hasFocus = document.activeElement === host;
    panel.hidden = true;
    if (hasFocus) focusedBefore?.focus();
  }

  say("Marigold", `This is the sandbox's chat (bot ${botId}). What would you like to know?`);
  window.chatbase = { open, close };
})();
