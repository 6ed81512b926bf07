import { html } from "hono/html";
import { page } from "#workers/sandbox/page.ts";
import type { StoredMail } from "./mailboxes.ts";

const notice = "Sandbox mail: nothing here reaches a person";
const newestCount = 20;

const pathOf = (mailbox: string) => `/mail/${encodeURIComponent(mailbox)}`;

/** The mailboxes, and the newest mails of all of them. */
export function mailboxesPage(mails: StoredMail[]) {
  const mailboxes = Map.groupBy(mails, ({ mailbox }) => mailbox);
  return page(
    "Mailboxes | Marigold sandbox",
    notice,
    mails.length === 0
      ? html`<h1>Mailboxes</h1>
<p>No mail has arrived yet.</p>`
      : html`<h1>Mailboxes</h1>
<ul>
${[...mailboxes].map(([mailbox, { length }]) => html`<li>${mailboxLink(mailbox)}: ${length}</li>`)}
</ul>
<h2>Newest mails</h2>
<ol>
${mails.slice(0, newestCount).map(mailLine)}
</ol>`,
  );
}

const mailboxLink = (mailbox: string) => html`<a href="${pathOf(mailbox)}">${mailbox}</a>`;

const mailLine = ({ subject, mailbox, receivedAt }: StoredMail) =>
  html`<li>${subject}, to ${mailboxLink(mailbox)}, ${receivedAt}</li>`;

/** The mails of one mailbox, in full. */
export const mailboxPage = (mailbox: string, mails: StoredMail[]) =>
  page(
    `${mailbox} | Marigold sandbox`,
    notice,
    html`<h1>${mailbox}</h1>
<p><a href="/mail">All mailboxes</a></p>
${mails.length === 0 ? html`<p>No mail has arrived yet.</p>` : mails.map(mailSection)}`,
  );

function mailSection(mail: StoredMail) {
  const { messageId, mailbox, subject, from, replyTo, to, cc, bcc, headers, receivedAt } = mail;
  const path = `${pathOf(mailbox)}/${messageId}`;
  const copies = { to: to.join(", "), cc: cc.join(", "), bcc: bcc.join(", ") };
  const rows = {
    from,
    "reply to": replyTo,
    ...copies,
    ...headers,
    received: receivedAt,
    messageId,
  };
  return html`<h2>${subject}</h2>
<dl>
${Object.entries(rows).map(([term, value]) => value && html`<dt>${term}</dt><dd>${value}</dd>`)}
${mail.text && html`<dt>text</dt><dd>${mail.text}</dd>`}
</dl>
${mail.html && html`<p><a href="${path}">Its HTML</a></p>`}
<form method="post" action="${path}/bounce"><button>Let it come back</button></form>`;
}
