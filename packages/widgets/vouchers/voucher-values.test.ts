import { toText } from "@vanbook/sdk/messages";
import type { Said } from "@vanbook/sdk/rules";
import { describe, expect, it } from "vitest";
import { JournalVoucher } from "../generated/components/JournalVoucher.ts";
import { PaymentVoucher } from "../generated/components/PaymentVoucher.ts";
import { SaleVoucher } from "../generated/components/SaleVoucher.ts";
import { keepDraft, loadDraft, createDraft } from "../voucher/draft.ts";
import type { AnyVoucher, FieldValues, VoucherValues } from "../voucher/definition.ts";
import {
  findFaults,
  normaliseFigure,
  isBegun,
  createVoucher,
  calculateVoucher,
  buildVoucherRequest,
  withSpareLine,
} from "../voucher/voucher-values.ts";

const TEST_DATE = "2026-11-18";
const NEW_ENTRY = { clientId: "1-a", today: TEST_DATE, day: {} };
// Cast to the engine's type: see define-voucher.tsx.
const journal = JournalVoucher.definition as unknown as AnyVoucher;
const payment = PaymentVoucher.definition as unknown as AnyVoucher;

/** A journal with these lines: account, debit and credit as typed. */
function makeJournal(...typedRows: readonly (readonly [string | null, string, string])[]): VoucherValues {
  const fresh = createVoucher(journal, TEST_DATE);
  const lines = typedRows.map(([accountId, debit, credit], at) => ({
    key: at + 1,
    fields: { accountId, debit, credit, narration: "" },
  }));
  return { ...fresh, lines: journal.lines ? withSpareLine(journal.lines, lines) : lines };
}

function makePayment(fields: FieldValues): VoucherValues {
  const fresh = createVoucher(payment, TEST_DATE);
  return { ...fresh, fields: { ...fresh.fields, ...fields } };
}

describe("a new voucher", () => {
  it("begins with the day and the usual number of empty lines, and counts as unchanged", () => {
    const fresh = createVoucher(journal, TEST_DATE);
    expect(fresh.fields).toEqual({ date: TEST_DATE, narration: "" });
    expect(fresh.lines.map(({ fields }) => fields)).toEqual(
      Array.from({ length: 2 }, () => ({ accountId: null, debit: "", credit: "", narration: "" })),
    );
    expect(isBegun(journal, fresh, TEST_DATE)).toBe(false);
    // A changed date alone is not an unsaved change: it is kept from one voucher to the next.
    expect(isBegun(journal, { ...fresh, fields: { ...fresh.fields, date: "2026-11-17" } }, TEST_DATE)).toBe(
      false,
    );
    expect(isBegun(journal, makeJournal([null, "5", ""]), TEST_DATE)).toBe(true);
  });

  it("gets one empty line after its filled lines, and no second one", () => {
    const two = makeJournal(["1", "5", ""], ["2", "", "5"]).lines;
    expect(two.map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(journal.lines && withSpareLine(journal.lines, two)).toBe(two);
  });
});

describe("the document that is sent", () => {
  it("has only the filled lines, with figures calculated, ids as numbers and no empty values", () => {
    const typedJournal = makeJournal(["17", "12*45", ""], [null, "", ""], ["101", "", "1,000-460"]);
    expect(buildVoucherRequest(journal, calculateVoucher(journal, typedJournal), "abc")).toEqual({
      clientId: "abc",
      date: TEST_DATE,
      lines: [
        { accountId: 17, debit: 540 },
        { accountId: 101, credit: 540 },
      ],
    });
  });

  it("has a cheque in the form of the contract, and nothing that the form hides", () => {
    const cheque = { "cheque.number": "004213", "cheque.bank": "Federal Bank" };
    const typedFields = { partyId: "27", amount: "1,250", ledgerId: "102", ...cheque };
    expect(
      buildVoucherRequest(payment, makePayment({ ...typedFields, mode: "cheque" }), "abc"),
    ).toMatchObject({
      mode: "cheque",
      cheque: { number: "004213", date: TEST_DATE, bank: "Federal Bank" },
    });
    expect(
      buildVoucherRequest(payment, makePayment({ ...typedFields, mode: "neft" }), "abc"),
    ).not.toHaveProperty("cheque");
  });
});

describe("the faults of a voucher", () => {
  it("are listed by field in the order of the form, with lines counted without the empty ones", () => {
    const typedJournal = makeJournal([null, "", ""], [null, "5", ""], ["2", "", "seven"]);
    expect(toEnglish(findFaults(journal, calculateVoucher(journal, typedJournal)))).toEqual({
      "lines.0.accountId": "Account is required.",
      "lines.1.debit": "A line must be either a debit or a credit, above zero, with two decimals.",
      "lines.1.credit": expect.stringMatching(/^Credit /),
      lines: "The voucher's debits and credits are not equal.",
    });
    expect(Object.keys(findFaults(payment, makePayment({ mode: "cheque" })))).toEqual([
      "partyId",
      "amount",
      "ledgerId",
      "cheque.number",
      "cheque.bank",
    ]);
  });

  it("are none for a journal that balances to the paisa and for a cash payment without an account", () => {
    const typedJournal = makeJournal(["1", "0.1+0.2", ""], ["2", "", "0.30"]);
    expect(findFaults(journal, calculateVoucher(journal, typedJournal))).toEqual({});
    expect(findFaults(payment, makePayment({ partyId: "27", amount: "5" }))).toEqual({});
  });
});

describe("a draft", () => {
  const keptDrafts = new Map<string, string>();
  const drafts = {
    get: (name: string) => keptDrafts.get(name),
    set: (name: string, text: string) =>
      void (text === "" ? keptDrafts.delete(name) : keptDrafts.set(name, text)),
  };

  it("comes back as it was, with its id", () => {
    const draft = { ...createDraft(journal, NEW_ENTRY), voucher: makeJournal(["1", "5", ""]) };
    keepDraft(journal, drafts, draft);
    expect(loadDraft(journal, drafts)).toEqual(draft);
    expect(loadDraft(payment, drafts)).toBeUndefined();
    keepDraft(journal, drafts, undefined);
    expect(loadDraft(journal, drafts)).toBeUndefined();
  });

  it("is ignored if it has the fields of an older version or is no draft", () => {
    const { voucher } = createDraft(journal, NEW_ENTRY);
    for (const text of [
      "no JSON",
      "{}",
      JSON.stringify({ clientId: "a", voucher: { ...voucher, fields: { date: TEST_DATE } } }),
      JSON.stringify({ clientId: "a", voucher: { ...voucher, lines: [] } }),
    ]) {
      keptDrafts.set(journal.operation, text);
      expect(loadDraft(journal, drafts)).toBeUndefined();
    }
  });

  it("causes no error if there is no room to store it", () => {
    const full = {
      get: () => undefined,
      set: () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      },
    };
    expect(() => keepDraft(journal, full, createDraft(journal, NEW_ENTRY))).not.toThrow();
  });
});

describe("a figure whose field is left", () => {
  it.each([
    [2, "1,250", "1250.00"],
    [2, "12*45", "540.00"],
    [3, "12", "12"],
    [3, "120", "120"],
    [3, "1/8", "0.125"],
    [3, "0.5", "0.5"],
    [3, "10.050", "10.05"],
    [4, "90", "90.00"],
    [4, "90.505", "90.505"],
    [4, "318.1234", "318.1234"],
    [3, "12 boxes", "12 boxes"],
    [3, "x100", "x100"],
    [3, "", ""],
  ] as const)("with %s decimals shows %j as %j", (decimals, typedText, shownText) => {
    expect(normaliseFigure({ label: "Figure", decimals }, typedText)).toBe(shownText);
  });
});

describe("a sale", () => {
  it("sends switches as true or false and quantities as numbers, and leaves out untouched switches", () => {
    const sale = SaleVoucher.definition as unknown as AnyVoucher;
    const fresh = createVoucher(sale, TEST_DATE);
    const lines = [{ key: 1, fields: { itemId: "31", quantity: "12", freeQuantity: "" } }];
    const typedFields = { ...fresh.fields, customerId: "14", seriesId: "8", locationId: "1" };
    expect(buildVoucherRequest(sale, { fields: typedFields, lines }, "id")).toEqual({
      clientId: "id",
      date: TEST_DATE,
      customerId: 14,
      seriesId: 8,
      locationId: 1,
      payment: "credit",
      lines: [{ itemId: 31, quantity: 12 }],
    });
    const roundedVoucher = { fields: { ...typedFields, roundToRupee: "true" }, lines };
    expect(buildVoucherRequest(sale, roundedVoucher, "id")).toMatchObject({ roundToRupee: true });
    expect(findFaults(sale, { fields: typedFields, lines: [] })).toEqual({
      lines: "A document has 1 to 500 lines.",
    });
    const nothing = [{ key: 1, fields: { itemId: "31", quantity: "0", freeQuantity: "" } }];
    expect(toEnglish(findFaults(sale, { fields: typedFields, lines: nothing }))).toEqual({
      "lines.0.quantity": "A line needs a quantity above zero.",
    });
  });
});

function toEnglish(faults: Readonly<Record<string, Said>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, toText(message)]));
}
