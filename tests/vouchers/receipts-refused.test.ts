import { describe, expect, it } from "vitest";
import { done, receiptDeskOfFile, TODAY, why } from "./receipt-desk.ts";

const desk = await receiptDeskOfFile();
const { at, keep, cash, cheque } = desk;

describe("a receipt is refused", () => {
  const tomorrow = new Date(Date.parse(TODAY) + 86_400_000).toISOString().slice(0, 10);
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
    ["with a Receipt Type of 0", cash({ PLID: 0 }), "INVALID_FIELDS", "PLID", "Please select a ledger name."],
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
    const refused = why(await keep.add(desk.meera, form));
    expect(refused).toMatchObject({ code, field, ...(message && { message }) });
    expect([await keep.next(desk.meera), (await keep.list(desk.meera)).length]).toEqual([next, count]);
  });

  it("in a locked period, however it is meant: entered, changed or deleted", async () => {
    const { ReId, ReNo } = done(await keep.add(desk.meera, cash()));
    const years = desk.product.db("financial_years").where("company_id", 1);
    await years.clone().update({ locked_until: TODAY });
    const refused = [
      await keep.add(desk.meera, cash()),
      await keep.change(desk.meera, cash({ ReId, Narration: "Late" })),
      await keep.remove(desk.meera, { ReNo }),
    ].map(why);
    await years.clone().update({ locked_until: null });
    expect(refused).toEqual(
      refused.map(() => ({
        ...{ status: 422, code: "PERIOD_LOCKED", field: "RDate" },
        message: "The date lies in a locked period.",
      })),
    );
  });
});
