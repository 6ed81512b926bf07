import { html } from "hono/html";
import { type Html, page } from "./page";
import { sandboxStoreId } from "./store-id";

export function homePage(): Html {
  const productsPath = `/store/${sandboxStoreId}/products`;
  return page(
    "Marigold sandbox",
    "Sandbox: nothing here is for sale",
    html`<h1>Marigold sandbox</h1>
<p>Stands in for the services that the Marigold Pet Relocation website works with: the store's API, its
picture host and its payment page, the form service and the chat. No money moves, nothing is shipped and
no message reaches a person.</p>
<h2>Where to look</h2>
<ul>
<li><a href="${productsPath}">Products</a>: <code>GET ${productsPath}</code></li>
<li>One product: <code>GET ${productsPath}/{id}</code></li>
<li>Checkout: <code>POST /store/${sandboxStoreId}/checkout</code>, answers with a payment page</li>
<li>Payment page: <code>/pay/{order}</code></li>
<li>Pictures: <code>/cdn-ecommerce/…</code> and <code>/cdn-cgi/image/{options}/cdn-ecommerce/…</code></li>
<li><a href="/inbox">Inbox</a>: what was sent to <code>POST /form</code>; as JSON at <a href="/inbox.json">/inbox.json</a></li>
<li><a href="/chat/widget.js">Chat widget</a>: the script <code>/chat/widget.js</code></li>
<li><a href="/__faults">Faults</a> on demand: <code>GET</code>, <code>PUT</code> or <code>DELETE /__faults</code>; examples are in the README beside the sandbox</li>
</ul>`,
  );
}
