import { toText } from "@vanbook/sdk/messages";
import type { Said } from "@vanbook/sdk/rules";
import { expect, it } from "vitest";
import { buildCorrectionRequest, toTypedVoucher } from "../voucher/correction.ts";
import type { AnyVoucher, VoucherValues } from "../voucher/definition.ts";
import {
  findFaults,
  createVoucher,
  buildVoucherRequest,
  listShownFields,
} from "../voucher/voucher-values.ts";
import { ExpenseVoucher } from "../generated/components/ExpenseVoucher.ts";

const definition = ExpenseVoucher.definition as unknown as AnyVoucher; // cast to the engine's type: see define-voucher.tsx
const SAMPLE_GSTIN = "32AABCT1332L1ZN";
const fresh = createVoucher(definition, "2026-11-21");
const makeExpense = (fields: Record<string, string>): VoucherValues => ({
  ...fresh,
  fields: { ...fresh.fields, accountId: "17", amount: "1180.00", ...fields },
});
const listShownNames = ({ fields }: VoucherValues) =>
  listShownFields(definition.head, fields).map(({ field }) => field);

it("an expense asks for the supplier's invoice once a tax rate is typed", () => {
  const usual = ["date", "accountId", "amount", "taxRate", "mode", "ledgerId", "narration"];
  expect(listShownNames(makeExpense({}))).toEqual(usual);
  expect(listShownNames(makeExpense({ taxRate: "0" }))).toEqual(usual);
  expect(listShownNames(makeExpense({ taxRate: "18" }))).toEqual(
    usual.toSpliced(4, 0, "reverseCharge", "supplierGstin", "supplierInvoiceNo", "supplierInvoiceDate"),
  );
});

it("an expense sends its rate with GSTIN and invoice number, and leaves out the ones that are empty", () => {
  const expectedRequest = { clientId: "abc", date: "2026-11-21", accountId: 17, amount: 1180, mode: "cash" };
  expect(buildVoucherRequest(definition, makeExpense({}), "abc")).toEqual(expectedRequest);
  const whose = { supplierGstin: SAMPLE_GSTIN, supplierInvoiceNo: "TK/7", supplierInvoiceDate: "2026-11-18" };
  const invoice = { taxRate: "18.00", ...whose };
  expect(buildVoucherRequest(definition, makeExpense(invoice), "abc")).toEqual({
    ...{ ...expectedRequest, taxRate: 18, ...whose },
  });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ["nothing of an expense without a rate", {}, {}],
  [
    "nothing of a sound invoice, in small letters too",
    { taxRate: "18", supplierGstin: SAMPLE_GSTIN.toLowerCase() },
    {},
  ],
  [
    "that a rate needs the GSTIN",
    { taxRate: "18" },
    { supplierGstin: "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out." },
  ],
  [
    "that URP is no GSTIN",
    { taxRate: "18", supplierGstin: "urp" },
    { supplierGstin: "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out." },
  ],
  [
    "that its check digit is wrong",
    { taxRate: "18", supplierGstin: "32AABCT1332L1ZL" },
    { supplierGstin: "This GSTIN's check digit is wrong." },
  ],
  [
    "that a rate is too high",
    { taxRate: "101", supplierGstin: SAMPLE_GSTIN },
    { taxRate: "GST % must be at most 100." },
  ],
])("the expense form says %s", (_, fields, faults) => {
  expect(toEnglish(findFaults(definition, makeExpense(fields)))).toEqual(faults);
});

it("a correction keeps the expense's invoice, and shows and keeps an invoice number without a rate", () => {
  const head = { date: "2026-11-20", mode: "cash", accountId: 17, ledgerId: 101, amount: 1180 };
  const of = (input: object) => ({ voucherId: 7, documentId: 4, voucherNo: "EXP/7", input: { ...input } });
  const postedInput = { ...head, taxRate: 18, supplierGstin: SAMPLE_GSTIN, supplierInvoiceNo: "TK/7" };
  const voucher = toTypedVoucher(definition, postedInput);
  expect(voucher.fields).toMatchObject({
    taxRate: "18.00",
    supplierGstin: SAMPLE_GSTIN,
    supplierInvoiceNo: "TK/7",
  });
  expect(buildCorrectionRequest(definition, of(postedInput), voucher)).toEqual({ ...postedInput, id: 4 });
  const numberedInput = { ...head, supplierInvoiceNo: "TK/8" };
  const other = toTypedVoucher(definition, numberedInput);
  expect(listShownNames(other)).toContain("supplierInvoiceNo");
  expect(
    listShownNames(toTypedVoucher(definition, { ...head, supplierInvoiceDate: "2026-11-18" })),
  ).toContain("supplierInvoiceDate");
  expect(buildCorrectionRequest(definition, of(numberedInput), other)).toEqual({ ...numberedInput, id: 4 });
});

function toEnglish(faults: Readonly<Record<string, Said>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, toText(message)]));
}
