import { expect, it } from "vitest";
import { askReport } from "../reports/ask-report.ts";
import { done, receiptDeskOfFile, TODAY } from "./receipt-desk.ts";

const { at, keep, meera, product } = await receiptDeskOfFile();

/** Every report of the finance area says at once what the master did; the differences are worked out by hand. */
it("is in all reports as soon as it is entered, changed or deleted", async () => {
  const before = await figures();
  const since = async () => differences(before, await figures());

  // 1,000.10 in Anil's cash from the customer.
  const money = { PLID: at.anilsCash, PartyID: at.customer, Debit: 1000.1, Credit: 1000.1 };
  const { ReId, ReNo } = done(await keep.add(meera, money));
  expect(await since()).toEqual({
    ...{ customer: -100010, debtors: -100010, customerLedger: -100010, customerReceipts: 100010 },
    ...{ trialCustomer: -100010, cash: 100010, trialCash: 100010, bank: 0, trialBank: 0 },
    ...{ cashReceipts: 100010, cashCount: 1, bankReceipts: 0, bankCount: 0, cashInHand: 100010 },
    ...{ card: 100010, cardCount: 1, listed: 100010 },
  });

  // It was 1,250.00 by cheque: the cash is as it was, the customer owes 1,250.00 less.
  const cheque = { ReId, PLID: at.bank, PartyID: at.customer, Debit: 1250, Credit: 1250, ChkNo: "12" };
  const changed = done(await keep.change(meera, cheque));
  expect(await since()).toEqual({
    ...{ customer: -125000, debtors: -125000, customerLedger: -125000, customerReceipts: 125000 },
    ...{ trialCustomer: -125000, cash: 0, trialCash: 0, bank: 125000, trialBank: 125000 },
    ...{ cashReceipts: 0, cashCount: 0, bankReceipts: 125000, bankCount: 1, cashInHand: 0 },
    ...{ card: 125000, cardCount: 1, listed: 125000 },
  });

  // And not from the customer: no debtor has paid.
  const other = { ...cheque, ReId: changed.ReId, PartyID: at.supplier };
  done(await keep.change(meera, other));
  expect(await since()).toEqual({
    ...{ customer: 0, debtors: 0, customerLedger: 0, customerReceipts: 0, trialCustomer: 0 },
    ...{ cash: 0, trialCash: 0, bank: 125000, trialBank: 125000 },
    ...{ cashReceipts: 0, cashCount: 0, bankReceipts: 125000, bankCount: 1, cashInHand: 0 },
    ...{ card: 125000, cardCount: 1, listed: 125000 },
  });

  done(await keep.remove(meera, { ReNo }));
  expect(await since()).toEqual(differences(before, before));
});

/** What the reports say of the customer, Anil's cash and the bank, in paise. */
async function figures() {
  const range = { FromDate: "2026-11-01", ToDate: TODAY };
  const first = (path: string) => askReport(product, "GET", path);
  const closing = async (AccountCode: number) =>
    (await first("/api/WebLedger").table(meera, { ...range, AccountCode })).totals.Closing;
  const trial = (await first("/api/TrailBalance").table(meera, range)).records;
  const trialOf = (id: number) => trial.find(({ AcHead }) => AcHead === id)?.ClosingBalance;
  const debtors = (await first("/api/DebitorsReport").table(meera, range)).records;
  const years = product.db("financial_years").where("company_id", 1).orderBy("start_date", "desc");
  const FYearID = Number((await years.first("id")).id);
  const given = { ...range, CustomerID: at.customer, FYearID };
  const ledger = await first("/api/LedgerCustomer").table(meera, given);
  const read = async (path: string) => {
    const answer = await product.call({ method: "GET", path, cookie: meera, query: range });
    return answer.read<Record<string, number>[]>()[0] ?? {};
  };
  const van = await read("/api/vanSaleSummary");
  const card = await read("/api/TotalReceipt");
  const listed = (await keep.list(meera)).map(({ Debit }) => paise(Debit));
  return {
    customer: paise(await closing(at.customer)),
    debtors: paise(debtors.find(({ AccountID }) => AccountID === at.customer)?.Outstanding),
    customerLedger: paise(ledger.totals.Outstanding),
    customerReceipts: paise(ledger.totals.ReceiptAmount),
    trialCustomer: paise(trialOf(at.customer)),
    cash: paise(await closing(at.anilsCash)),
    trialCash: paise(trialOf(at.anilsCash)),
    bank: paise(await closing(at.bank)),
    trialBank: paise(trialOf(at.bank)),
    cashReceipts: paise(van.CashReceipt),
    cashCount: Number(van.CountCashReceipt),
    bankReceipts: paise(van.BankReceipt),
    bankCount: Number(van.CountBankReceipt),
    cashInHand: paise(van.CashInHand),
    card: paise(card.TotalReceiptAmount),
    cardCount: Number(card.TotalReceiptCount),
    listed: listed.reduce((sum, each) => sum + each, 0),
  };
}

type Figures = Awaited<ReturnType<typeof figures>>;

function differences(before: Figures, after: Figures): Figures {
  const entries = Object.entries(before) as [keyof Figures, number][];
  return Object.fromEntries(entries.map(([name, was]) => [name, after[name] - was])) as Figures; // the same names
}

function paise(rupees: unknown) {
  return Math.round(Number(rupees ?? 0) * 100);
}
