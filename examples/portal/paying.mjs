import { randomUUID } from "node:crypto";
import { isVanbookError } from "@vanbook/sdk";
import { escapeHtml, renderPage } from "./pages.mjs";

export async function payForm(vanbook, { id, name, year }, problem = "") {
  const { today } = await vanbook.session.current();
  const { summary } = await vanbook.customerLedger.report({
    CustomerID: id,
    FYearID: year,
    FromDate: today,
    ToDate: today,
  });
  const openAmount = summary[0]?.Outstanding ?? 0;
  return renderPage(`<header><h1>${escapeHtml(name)}</h1><a href="/">Back</a></header>
    <p>You owe <strong>${openAmount.toFixed(2)}</strong> rupees.</p>
    ${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
    <form method="post" action="/pay">
      <input type="hidden" name="payment" value="${randomUUID()}" />
      <label>Amount <input name="amount" inputmode="decimal" required value="${openAmount > 0 ? openAmount.toFixed(2) : ""}" /></label>
      <button>Pay</button>
    </form>`);
}

/**
 * Posts what a customer paid, and returns what is wrong with it, if anything. A real portal first
 * sends the customer to its payment service, and calls this only when the service itself, not the
 * browser, has confirmed the payment. `payment` is then the service's payment number: one receipt
 * is posted for each number, however often it is sent.
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
