import { Hono } from "hono";
import { html } from "hono/html";
import type { SandboxEnv } from "./bindings.ts";
import { accessRoutes } from "./desk-access/desk-access.ts";
import { applyFaults, faultRoutes } from "./faults/faults.ts";
import { fileRoutes } from "./files/files.ts";
import { formRoutes } from "./form/form.ts";
import { sandboxStoreId } from "./ids.ts";
import { mailRoutes } from "./mail/mail.ts";
import { page } from "./page.ts";
import { paymentRoutes } from "./payment/payment.ts";
import { storeRoutes } from "./store/store.ts";

const app = new Hono<SandboxEnv>();

export default app;

app.use(applyFaults);
app.get("/", (c) => c.html(homePage));
app.route("/__faults", faultRoutes);
app.route("/store", storeRoutes);
app.route("/pay", paymentRoutes);
app.route("/", accessRoutes);
app.route("/", formRoutes);
app.route("/", mailRoutes);
app.route("/", fileRoutes);

const productsPath = `/store/${sandboxStoreId}/products`;

const homePage = page(
  "Marigold sandbox",
  "Sandbox: nothing here is for sale",
  html`<h1>Marigold sandbox</h1>
<p>Stands in for the services that the Marigold Pet Relocation website works with: the store's API, its
picture host and its payment page, the form service, the mail service, the chat and Cloudflare Access. No money moves, nothing is
shipped and no message reaches a person.</p>
<h2>Where to look</h2>
<ul>
<li><a href="${productsPath}">Products</a>: <code>GET ${productsPath}</code></li>
<li>One product: <code>GET ${productsPath}/{id}</code></li>
<li>Checkout: <code>POST /store/${sandboxStoreId}/checkout</code> returns the URL of a payment page</li>
<li><a href="/inbox">Inbox</a>: messages sent to <code>POST /form</code>; as JSON at <a href="/inbox.json">/inbox.json</a></li>
<li><a href="/mail">Mailboxes</a>: the mails that the site sent; as JSON at <a href="/mail.json">/mail.json</a></li>
<li>Cloudflare Access, in front of the office's desk: the keys <a href="/cdn-cgi/access/certs">/cdn-cgi/access/certs</a>, and a page to sign in, which the desk links to</li>
<li><a href="/chat/widget.js">Chat widget</a>: the script <code>/chat/widget.js</code></li>
<li><a href="/__faults">Faults</a> on demand: <code>GET</code>, <code>PUT</code> or <code>DELETE /__faults</code>; the sandbox's README has examples</li>
</ul>`,
);
