import { textOf } from "@vanbook/sdk/messages";
import type { Said } from "@vanbook/sdk/rules";
import { expect, it } from "vitest";
import { sentCorrection, typedVoucher } from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import { faultsOf, newVoucher, sentVoucher, shownFields } from "../voucher/voucher-values.ts";
import { ExpenseVoucher } from "../generated/components/ExpenseVoucher.ts";

const definition = ExpenseVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const GSTIN = "32AABCT1332L1ZN";
const fresh = newVoucher(definition, "2026-11-21");
const typed = (fields: Record<string, string>): VoucherValues => ({
  ...fresh,
  fields: { ...fresh.fields, accountId: "17", amount: "1180.00", ...fields },
});
const shownOf = ({ fields }: VoucherValues) => shownFields(definition.head, fields).map(({ field }) => field);

it("an expense asks for the supplier's invoice once a tax rate is typed", () => {
  const usual = ["date", "accountId", "amount", "taxRate", "mode", "ledgerId", "narration"];
  expect(shownOf(typed({}))).toEqual(usual);
  expect(shownOf(typed({ taxRate: "0" }))).toEqual(usual);
  expect(shownOf(typed({ taxRate: "18" }))).toEqual(
    usual.toSpliced(4, 0, "reverseCharge", "supplierGstin", "supplierInvoiceNo"),
  );
});

it("an expense sends its rate with GSTIN and invoice number, and leaves out the ones that are empty", () => {
  const sent = { clientId: "abc", date: "2026-11-21", accountId: 17, amount: 1180, mode: "cash" };
  expect(sentVoucher(definition, typed({}), "abc")).toEqual(sent);
  const invoice = { taxRate: "18.00", supplierGstin: GSTIN, supplierInvoiceNo: "TK/7" };
  expect(sentVoucher(definition, typed(invoice), "abc")).toEqual({
    ...sent,
    ...{ taxRate: 18, supplierGstin: GSTIN, supplierInvoiceNo: "TK/7" },
  });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ["nothing of an expense without a rate", {}, {}],
  [
    "nothing of a sound invoice, in small letters too",
    { taxRate: "18", supplierGstin: GSTIN.toLowerCase() },
    {},
  ],
  [
    "that a rate needs the GSTIN",
    { taxRate: "18" },
    { supplierGstin: "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out." },
  ],
  [
    "that its check digit is wrong",
    { taxRate: "18", supplierGstin: "32AABCT1332L1ZL" },
    { supplierGstin: "This GSTIN's check digit is wrong." },
  ],
  [
    "that a rate is too high",
    { taxRate: "101", supplierGstin: GSTIN },
    { taxRate: "GST % must be at most 100." },
  ],
])("the expense form says %s", (_, fields, faults) => {
  expect(inEnglish(faultsOf(definition, typed(fields)))).toEqual(faults);
});

it("a correction keeps the expense's invoice, and shows and keeps an invoice number without a rate", () => {
  const head = { date: "2026-11-20", mode: "cash", accountId: 17, ledgerId: 101, amount: 1180 };
  const of = (input: object) => ({ voucherId: 7, documentId: 4, voucherNo: "EXP/7", input: { ...input } });
  const posted = { ...head, taxRate: 18, supplierGstin: GSTIN, supplierInvoiceNo: "TK/7" };
  const voucher = typedVoucher(definition, posted);
  expect(voucher.fields).toMatchObject({ taxRate: "18.00", supplierGstin: GSTIN, supplierInvoiceNo: "TK/7" });
  expect(sentCorrection(definition, of(posted), voucher)).toEqual({ ...posted, id: 4 });
  const numbered = { ...head, supplierInvoiceNo: "TK/8" };
  const other = typedVoucher(definition, numbered);
  expect(shownOf(other)).toContain("supplierInvoiceNo");
  expect(sentCorrection(definition, of(numbered), other)).toEqual({ ...numbered, id: 4 });
});

function inEnglish(faults: Readonly<Record<string, Said>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(faults).map(([field, said]) => [field, textOf(said)]));
}
