import { gstinCheckDigit } from "../../../packages/sdk/rules/gstin.ts";
import type { DocumentDesk } from "./document-desk.ts";
import { ITEM_IDS, type KindMasters } from "./kind-masters.ts";

/** Money in and out by every mode, for parties and accounts, expenses with and without GST, journals. */
export async function postMoneyDocuments(
  desk: DocumentDesk,
  masters: KindMasters,
  openingId: number,
): Promise<void> {
  const { date, customerId, supplierId, cashId, bankId, tripUserId, tripId, expenseId } = masters;
  const bill = await desk.post("bills", {
    ...{ date, customerId, seriesId: masters.seriesId, locationId: masters.godown, payment: "credit" },
    lines: [{ itemId: ITEM_IDS.plain, quantity: 5 }],
  });
  const invoice = await desk.post("purchases", {
    ...{ date, supplierId, locationId: masters.godown, supplierInvoiceNo: "KIND/PAID" },
    lines: [{ itemId: ITEM_IDS.plain, quantity: 10, unitPrice: 10 }],
  });
  const cheque = { number: "004213", date, bank: "Federal Bank", branch: "Kochi" };
  const postDated = { ...cheque, number: "004214", date: "2027-01-15" };
  for (const [kind, partyId, billId, openingLine] of [
    ["receipts", customerId, bill.id, 1],
    ["payments", supplierId, invoice.id, 2],
  ] as const) {
    const openingBill = { billId: openingId, openingLine, amount: 3 };
    const money = { date, partyId, amount: 12 };
    const byBank = { ...money, ledgerId: bankId };
    await desk.post(kind, {
      ...{
        ...money,
        mode: "cash",
        ledgerId: cashId,
        discount: 1,
        against: [{ billId, amount: 10 }, openingBill],
      },
      ...{ clientId: `kind-${kind}`, narration: "On account", remark: "Counted" },
    });
    await desk.post(kind, { ...byBank, mode: "cheque", cheque });
    await desk.postChanged(kind, { ...byBank, mode: "cheque", cheque: postDated });
    await desk.postChanged(kind, { ...byBank, mode: "online", userId: masters.salesmanId });
    // More than is owed: an advance.
    await desk.postChanged(kind, { ...byBank, mode: "neft", amount: 90_000 });
  }
  const byBank = { date, mode: "neft", ledgerId: bankId, amount: 100 };
  for (const accountId of [masters.capitalId, masters.loanId, masters.furnitureId])
    await desk.postChanged("receipts", { ...byBank, accountId });
  for (const accountId of [masters.rentId, masters.furnitureId, masters.loanId, masters.capitalId])
    await desk.postChanged("payments", { ...byBank, accountId });

  const expense = { date, accountId: expenseId, amount: 118 };
  await desk.post("expenses", {
    ...{ ...expense, mode: "cash", ledgerId: cashId, clientId: "kind-expense", narration: "Without GST" },
  });
  const claimedExpense = {
    ...expense,
    mode: "neft",
    ledgerId: bankId,
    taxRate: 18,
    supplierInvoiceDate: date,
  };
  for (const [at, state] of ["32", "33"].entries())
    await desk.postChanged("expenses", {
      ...{
        ...claimedExpense,
        supplierGstin: makeGstin(`${state}AABCT1332L1Z`),
        supplierInvoiceNo: `KIND/E${at}`,
      },
    });
  await desk.postChanged("expenses", {
    ...{ ...expense, mode: "online", ledgerId: bankId, taxRate: 5, reverseCharge: true },
  });
  const byCheque = { ...expense, mode: "cheque", ledgerId: bankId };
  await desk.post("expenses", byCheque);
  await desk.post("expenses", { ...byCheque, mode: "online", userId: tripUserId, tripId });
  // The tax that the reverse charge owes is paid.
  await desk.post("payments", { ...byBank, accountId: masters.taxOwedId, amount: 2.95 });

  const journalLines = [
    { accountId: expenseId, debit: 10, narration: "Given" },
    { accountId: bankId, credit: 10 },
  ];
  const journal = { date, narration: "Bank's charge", otherNarration: "See letter", lines: journalLines };
  await desk.postChanged(
    "journals",
    { ...journal, clientId: "kind-journal" },
    { clientId: "kind-journal-2" },
  );
  const contra = { date, fromAccountId: cashId, toAccountId: bankId, amount: 10, narration: "Banked" };
  await desk.postChanged(
    "contras",
    { ...contra, otherNarration: "Bag 7", clientId: "kind-contra" },
    { clientId: "kind-contra-2" },
  );
  const handOver = { date, userId: masters.salesmanId, amount: 10, narration: "Evening" };
  await desk.postChanged("handOvers", { ...handOver, clientId: "kind-hand" }, { clientId: "kind-hand-2" });
}

function makeGstin(beginning: string): string {
  return beginning + gstinCheckDigit(beginning);
}
