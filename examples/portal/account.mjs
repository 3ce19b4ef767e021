import { asked } from "./asked.mjs";
import { escaped, page } from "./pages.mjs";

/** What a customer sees: only the customer's own data, in the look and language that the customer has chosen. */
export function account({ name, year }, vanbook, look) {
  const chosen = `token-url="/vanbook-token" ${asked(look)}`;
  return page(`<header><h1>${escaped(name)}</h1><nav><a href="/pay">Pay</a> <a href="/sign-out">Sign out</a></nav></header>
    <script type="module" src="${vanbook}/embed/v1/vanbook.js"></script>
    <vanbook-report ${chosen} name="customerLedger.report" fyear-id="${year}"></vanbook-report>
    <vanbook-report ${chosen} name="sales.report"></vanbook-report>
    <vanbook-report ${chosen} name="orders.report"></vanbook-report>
    <vanbook-report ${chosen} name="receipts.report"></vanbook-report>
    <vanbook-report ${chosen} name="customerPrices.report"></vanbook-report>`);
}
