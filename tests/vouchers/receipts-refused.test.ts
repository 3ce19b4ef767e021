import { describe, expect, it } from "vitest";
import { askReport } from "../reports/ask-report.ts";
import { requireSuccess, openReceiptDeskOfFile, TODAY_DATE, getRefusal } from "./receipt-desk.ts";

const desk = await openReceiptDeskOfFile();

describe("Refused receipts", () => {
  const { at, keep, cash, cheque } = desk;

  describe("a receipt is refused", () => {
    const tomorrow = new Date(Date.parse(TODAY_DATE) + 86_400_000).toISOString().slice(0, 10);
    const refusals: [string, Record<string, unknown>, string, string, string?][] = [
      [
        "without a Receipt Type",
        cash({ PLID: undefined }),
        "INVALID_FIELDS",
        "PLID",
        "Please select a ledger name.",
      ],
      [
        "with an empty Receipt Type",
        cash({ PLID: "" }),
        "INVALID_FIELDS",
        "PLID",
        "Please select a ledger name.",
      ],
      [
        "with a Receipt Type of 0",
        cash({ PLID: 0 }),
        "INVALID_FIELDS",
        "PLID",
        "Please select a ledger name.",
      ],
      [
        "without a Ledger Type",
        cash({ PartyID: null }),
        "INVALID_FIELDS",
        "PartyID",
        "Please select a recipient name.",
      ],
      [
        "without an amount",
        cash({ Debit: 0, Credit: 0 }),
        "INVALID_FIELDS",
        "Debit",
        "Please enter an amount above 0.",
      ],
      ["of a negative amount", cash({ Debit: -5 }), "INVALID_FIELDS", "Debit"],
      ["of a third of a paisa", cash({ Debit: 5.001 }), "INVALID_FIELDS", "Debit"],
      ["of two amounts", cash({ Debit: 5, Credit: 6 }), "INVALID_FIELDS", "Credit"],
      ["of tomorrow", cash({ RDate: tomorrow }), "DATE_IN_FUTURE", "RDate"],
      ["of a day before all years", cash({ Rdate: "2001-01-01" }), "YEAR_MISSING", "RDate"],
      ["of 30 February", cash({ RDate: "2026-02-30" }), "INVALID_FIELDS", "RDate"],
      ["of another year than it says", cash({ FYearID: 999 }), "INVALID_FIELDS", "FYearID"],
      [
        "of a year that is none",
        cash({ FYearID: "x" }),
        "INVALID_FIELDS",
        "FYearID",
        "Missing or invalid CompanyID, Empid, or FYearID. Please log in again.",
      ],
      [
        "into a customer's ledger",
        cash({ PLID: at.customer, PartyID: at.supplier }),
        "ACCOUNT_NOT_MONEY",
        "PLID",
      ],
      ["in another mode than the ledger's", cash({ AccGroupid: 5 }), "ACCOUNT_KIND_WRONG", "AccGroupid"],
      ["from the bank into cash", cash({ PartyID: at.bank }), "ACCOUNT_KIND_WRONG", "PartyID"],
      ["from a ledger into itself", cash({ PartyID: at.mainCash }), "ACCOUNT_KIND_WRONG", "PartyID"],
      ["from the goods' own account", cash({ PartyID: at.inventory }), "ACCOUNT_UNKNOWN", "PartyID"],
      ["from an account of company 2", cash({ PartyID: at.foreign }), "ACCOUNT_UNKNOWN", "PartyID"],
      ["into an account of company 2", cash({ PLID: at.foreign }), "ACCOUNT_UNKNOWN", "PLID"],
      ["with a cheque of 31 June", cheque({ ChkDate: "2026-06-31" }), "DATE_INVALID", "ChkDate"],
      ["with a cheque number that is too long", cheque({ ChkNo: "1".repeat(31) }), "INVALID_FIELDS", "ChkNo"],
      ["with a field that nobody knows", cash({ Amount: 5 }), "UNKNOWN_FIELD", "Amount"],
    ];
    it.each(refusals)("%s", async (_, form, code, field, message) => {
      const [next, count] = [await keep.next(desk.meera), (await keep.list(desk.meera)).length];
      const refusal = getRefusal(await keep.add(desk.meera, form));
      expect(refusal).toMatchObject({ code, field, ...(message && { message }) });
      expect([await keep.next(desk.meera), (await keep.list(desk.meera)).length]).toEqual([next, count]);
    });

    it("when it is entered, changed or deleted in a locked period", async () => {
      const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
      const years = desk.product.db("financial_years").where("company_id", 1);
      await years.clone().update({ locked_until: TODAY_DATE });
      const lateRefusals = [
        await keep.add(desk.meera, cash()),
        await keep.change(desk.meera, cash({ ReId, Narration: "Late" })),
        await keep.remove(desk.meera, { ReNo }),
      ].map(getRefusal);
      await years.clone().update({ locked_until: null });
      expect(lateRefusals).toEqual(
        lateRefusals.map(() => ({
          ...{ status: 422, code: "PERIOD_LOCKED", field: "RDate" },
          message: "The date is in a locked period.",
        })),
      );
    });
  });
});

describe("A stored receipt", () => {
  const { at, keep, cash, cheque, shown } = desk;

  it("keeps the bank's location and branch, also after a change that leaves the location out", async () => {
    const { ReId } = requireSuccess(await keep.add(desk.meera, cheque({ BankLocation: " Kochi " })));
    expect(await shown(ReId)).toMatchObject({ Branch: "Thiruvalla", BankLocation: "Kochi" });
    const changedReceipt = requireSuccess(await keep.change(desk.meera, cheque({ ReId, Branch: "Aluva" })));
    expect(await shown(changedReceipt.ReId)).toMatchObject({ Branch: "Aluva", BankLocation: "Kochi" });
    const emptiedReceipt = requireSuccess(
      await keep.change(desk.meera, cheque({ ReId: changedReceipt.ReId, BankLocation: "" })),
    );
    expect(await shown(emptiedReceipt.ReId)).toMatchObject({
      Branch: "Thiruvalla",
      BankLocation: "Thiruvalla",
    });
    const alone = requireSuccess(await keep.add(desk.meera, cheque({ Branch: "", BankLocation: "Kochi" })));
    expect(await shown(alone.ReId)).toMatchObject({ Branch: "Kochi", BankLocation: "Kochi" });
  });

  it("can be changed and deleted after its customer was deleted, but no new one can be entered", async () => {
    const { ReId, ReNo } = requireSuccess(await keep.add(desk.meera, cash()));
    const customer = desk.product.db("accounts").where({ company_id: 1, id: at.customer });
    await customer.clone().update({ is_deleted: 1 });
    expect(getRefusal(await keep.add(desk.meera, cash()))).toMatchObject({
      status: 422,
      code: "ACCOUNT_UNKNOWN",
    });
    const changedReceipt = requireSuccess(
      await keep.change(desk.meera, cash({ ReId, Debit: 450, Credit: 450 })),
    );
    expect(changedReceipt.ReNo).toBe(ReNo);
    const row = await shown(changedReceipt.ReId);
    expect(row).toMatchObject({ PartyID: at.customer, Debit: 450 });
    expect(row?.PartyLedgerName).toBeTruthy();
    expect((await keep.remove(desk.meera, { ReNo, ReId: changedReceipt.ReId })).status).toBe(200);
    await customer.update({ is_deleted: 0 });
  });
});

describe("The amount of a receipt", () => {
  const { at, keep, meera, product } = desk;

  /**
   * Every report of the finance area shows the change at once; the differences are calculated by
   * hand.
   */
  it("is in all reports as soon as the receipt is entered, changed or deleted", async () => {
    const before = await readFigures();
    const calculateChange = async () => calculateDifferences(before, await readFigures());

    // 1,000.10 in Anil's cash from the customer.
    const money = { PLID: at.anilsCash, PartyID: at.customer, Debit: 1000.1, Credit: 1000.1 };
    const { ReId, ReNo } = requireSuccess(await keep.add(meera, money));
    expect(await calculateChange()).toEqual({
      ...{ customer: -100010, debtors: -100010, customerLedger: -100010, customerReceipts: 100010 },
      ...{ trialCustomer: -100010, cash: 100010, trialCash: 100010, bank: 0, trialBank: 0 },
      ...{ cashReceipts: 100010, cashCount: 1, bankReceipts: 0, bankCount: 0, cashInHand: 100010 },
      ...{ card: 100010, cardCount: 1, listed: 100010 },
    });

    // Changed to 1,250.00 by cheque: the cash is as before, the customer owes 1,250.00 less.
    const cheque = { ReId, PLID: at.bank, PartyID: at.customer, Debit: 1250, Credit: 1250, ChkNo: "12" };
    const changedReceipt = requireSuccess(await keep.change(meera, cheque));
    expect(await calculateChange()).toEqual({
      ...{ customer: -125000, debtors: -125000, customerLedger: -125000, customerReceipts: 125000 },
      ...{ trialCustomer: -125000, cash: 0, trialCash: 0, bank: 125000, trialBank: 125000 },
      ...{ cashReceipts: 0, cashCount: 0, bankReceipts: 125000, bankCount: 1, cashInHand: 0 },
      ...{ card: 125000, cardCount: 1, listed: 125000 },
    });

    // Changed to another party: no debtor has paid.
    const other = { ...cheque, ReId: changedReceipt.ReId, PartyID: at.supplier };
    requireSuccess(await keep.change(meera, other));
    expect(await calculateChange()).toEqual({
      ...{ customer: 0, debtors: 0, customerLedger: 0, customerReceipts: 0, trialCustomer: 0 },
      ...{ cash: 0, trialCash: 0, bank: 125000, trialBank: 125000 },
      ...{ cashReceipts: 0, cashCount: 0, bankReceipts: 125000, bankCount: 1, cashInHand: 0 },
      ...{ card: 125000, cardCount: 1, listed: 125000 },
    });

    requireSuccess(await keep.remove(meera, { ReNo }));
    expect(await calculateChange()).toEqual(calculateDifferences(before, before));
  });

  /** The figures of all reports for the customer, Anil's cash and the bank, in paise. */
  async function readFigures() {
    const range = { FromDate: "2026-11-01", ToDate: TODAY_DATE };
    const openReport = (path: string) => askReport(product, "GET", path);
    const readClosing = async (AccountCode: number) =>
      (await openReport("/api/WebLedger").table(meera, { ...range, AccountCode })).totals.Closing;
    const trial = (await openReport("/api/TrailBalance").table(meera, range)).records;
    const findClosing = (id: number) => trial.find(({ AcHead }) => AcHead === id)?.ClosingBalance;
    const debtors = (await openReport("/api/DebitorsReport").table(meera, range)).records;
    const years = product.db("financial_years").where("company_id", 1).orderBy("start_date", "desc");
    const FYearID = Number((await years.first("id")).id);
    const parameters = { ...range, CustomerID: at.customer, FYearID };
    const ledger = await openReport("/api/LedgerCustomer").table(meera, parameters);
    const read = async (path: string) => {
      const answer = await product.call({ method: "GET", path, cookie: meera, query: range });
      return answer.read<Record<string, number>[]>()[0] ?? {};
    };
    const van = await read("/api/vanSaleSummary");
    const card = await read("/api/TotalReceipt");
    const listedPaise = (await keep.list(meera)).map(({ Debit }) => toPaise(Debit));
    return {
      customer: toPaise(await readClosing(at.customer)),
      debtors: toPaise(debtors.find(({ AccountID }) => AccountID === at.customer)?.Outstanding),
      customerLedger: toPaise(ledger.totals.Outstanding),
      customerReceipts: toPaise(ledger.totals.ReceiptAmount),
      trialCustomer: toPaise(findClosing(at.customer)),
      cash: toPaise(await readClosing(at.anilsCash)),
      trialCash: toPaise(findClosing(at.anilsCash)),
      bank: toPaise(await readClosing(at.bank)),
      trialBank: toPaise(findClosing(at.bank)),
      cashReceipts: toPaise(van.CashReceipt),
      cashCount: Number(van.CountCashReceipt),
      bankReceipts: toPaise(van.BankReceipt),
      bankCount: Number(van.CountBankReceipt),
      cashInHand: toPaise(van.CashInHand),
      card: toPaise(card.TotalReceiptAmount),
      cardCount: Number(card.TotalReceiptCount),
      listed: listedPaise.reduce((sum, each) => sum + each, 0),
    };
  }

  type Figures = Awaited<ReturnType<typeof readFigures>>;

  function calculateDifferences(before: Figures, after: Figures): Figures {
    const entries = Object.entries(before) as [keyof Figures, number][];
    return Object.fromEntries(entries.map(([name, was]) => [name, after[name] - was])) as Figures; // the result has the same keys
  }

  function toPaise(rupees: unknown) {
    return Math.round(Number(rupees ?? 0) * 100);
  }
});
