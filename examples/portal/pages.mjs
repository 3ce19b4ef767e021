import { asked } from "./asked.mjs";

/** The page on which a customer signs in. */
export function signIn(customers) {
  const options = customers.map(({ id, name }) => `<option value="${id}">${escaped(name)}</option>`);
  return page(`<h1>Our customers' portal</h1>
    <form method="post" action="/sign-in">
      <label>Customer <select name="customer">${options.join("")}</select></label>
      <button>Sign in</button>
    </form>`);
}

/** What a customer sees of his own, in the look and language that he has chosen. */
export function account({ name, year }, vanbook, look) {
  const chosen = `token-url="/vanbook-token" ${asked(look)}`;
  return page(`<header><h1>${escaped(name)}</h1><a href="/sign-out">Sign out</a></header>
    <script type="module" src="${vanbook}/embed/v1/vanbook.js"></script>
    <vanbook-report ${chosen} name="customerLedger.report" fyear-id="${year}"></vanbook-report>
    <vanbook-report ${chosen} name="sales.report"></vanbook-report>
    <vanbook-report ${chosen} name="orders.report"></vanbook-report>
    <vanbook-report ${chosen} name="receipts.report"></vanbook-report>
    <vanbook-report ${chosen} name="customerPrices.report"></vanbook-report>`);
}

function page(body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Portal</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/portal.css" />
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

function escaped(text) {
  return text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
}
