// Without imports of modules, so that the Worker tests can load it into a Worker of their own.
type Recipients = EmailMessageBuilder["to"];

const addressesOf = (recipients: Recipients) =>
  [recipients ?? []].flat().map((to) => (typeof to === "string" ? to : to.email));

/** The recipients are in the path, so that a fault can name one. They keep the characters that a fault's path has. */
const pathTo = (recipients: Recipients) =>
  `/mail/send/${encodeURIComponent(addressesOf(recipients).join()).replace(/%(40|2C)/g, decodeURIComponent)}`;

/**
 * Posts a mail to the sandbox, and responds as Cloudflare's binding does.
 * @throws Error with the `code` of a refusal; without one, if the response is lost
 */
export async function sendMail(
  mail: EmailMessageBuilder,
  post: (path: string, init: RequestInit) => Promise<Response>,
): Promise<EmailSendResult> {
  const response = await post(pathTo(mail.to), { method: "POST", body: JSON.stringify(mail) });
  const {
    messageId,
    message,
    code = "E_INTERNAL_SERVER_ERROR",
  } = await response.json<{
    messageId: string;
    message?: string;
    code?: string;
  }>();
  if (response.ok) return { messageId };
  throw Object.assign(new Error(message), { code });
}
