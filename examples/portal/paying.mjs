import { randomUUID } from "node:crypto";
import { isVanbookError } from "@vanbook/sdk";
import { escaped, page } from "./pages.mjs";

/** The page on which a customer pays: all that is owed, or less. */
export async function payForm(vanbook, { id, name, year }, problem = "") {
  const { today } = await vanbook.session.current();
  const { summary } = await vanbook.customerLedger.report({
    CustomerID: id,
    FYearID: year,
    FromDate: today,
    ToDate: today,
  });
  const owed = summary[0]?.Outstanding ?? 0;
  return page(`<header><h1>${escaped(name)}</h1><a href="/">Back</a></header>
    <p>You owe <strong>${owed.toFixed(2)}</strong> rupees.</p>
    ${problem && `<p role="alert">${escaped(problem)}</p>`}
    <form method="post" action="/pay">
      <input type="hidden" name="payment" value="${randomUUID()}" />
      <label>Amount <input name="amount" inputmode="decimal" required value="${owed > 0 ? owed.toFixed(2) : ""}" /></label>
      <button>Pay</button>
    </form>`);
}

/**
 * Posts what a customer paid; returns what was wrong with it, if anything.
 * A real portal sends the customer to its payment service first, and comes here when that service has told this server, and not the browser,
 * that the money came; `payment` is then the service's number of it. Under one number a receipt is posted once, however often it is sent.
 */
export async function pay(vanbook, { id }, form) {
  const { today } = await vanbook.session.current();
  const [bank] = await vanbook.bankBook.accounts();
  try {
    await vanbook.receipts.post({
      clientId: `portal/${id}/${form.get("payment")}`,
      date: today,
      mode: "online",
      partyId: id,
      ledgerId: bank?.HSlNo,
      amount: Number(form.get("amount")),
      narration: "Paid in the portal",
    });
    return "";
  } catch (error) {
    if (isVanbookError(error)) return error.message;
    throw error;
  }
}
