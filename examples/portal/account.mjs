import { writeAttributes } from "./asked.mjs";
import { escapeHtml, renderPage } from "./pages.mjs";

/** Shows only the customer's own data, in the look and language that the customer has chosen. */
export function renderAccount({ name, year }, vanbook, look) {
  const attributes = `token-url="/vanbook-token" ${writeAttributes(look)}`;
  return renderPage(`<header><h1>${escapeHtml(name)}</h1><nav><a href="/pay">Pay</a> <a href="/sign-out">Sign out</a></nav></header>
    <script type="module" src="${vanbook}/embed/v1/vanbook.js"></script>
    <vanbook-report ${attributes} name="customerLedger.report" fyear-id="${year}"></vanbook-report>
    <vanbook-report ${attributes} name="sales.report"></vanbook-report>
    <vanbook-report ${attributes} name="orders.report"></vanbook-report>
    <vanbook-report ${attributes} name="receipts.report"></vanbook-report>
    <vanbook-report ${attributes} name="customerPrices.report"></vanbook-report>`);
}
