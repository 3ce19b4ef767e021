import { SaleReturnInput, SaleReturnLine } from "@vanbook/sdk/rules";
import { defineDocumentLookUp } from "../form/look-up.ts";
import type { VoucherValues } from "../voucher/definition.ts";
import { pricedBy } from "../voucher/pricing.ts";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { customers, toId, goods, moneyAccounts, ofBatches, salesmen, stockPlaces } from "./trade-fields.ts";
import {
  LESS_BEFORE_TAX,
  LESS_DISCOUNT,
  ROUNDED_TOTAL,
  TAX_AND_AMOUNT,
  VALUE_AND_TAXES,
} from "./trade-figures.ts";
import { findMissingItemFaults, findMissingLinesFault, createQuantityCheck } from "./trade-checks.ts";

const REFUND_MODES = [
  { value: "credit", label: "On account" },
  { value: "cash", label: "Cash" },
] as const;

/**
 * Posts goods that a customer brings back. The lines of the bill come in by themselves, with what
 * may still be returned and of which batches it was sold.
 * @widget Vouchers
 * @stories vouchers/DocumentLines
 */
export const saleReturnVoucher = declareVoucher({
  operation: "saleReturns.post",
  title: "Sale Return Voucher",
  noun: "sale return",
  rules: SaleReturnInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "customerId", kind: "lookup", from: customers, changes: () => ({ billId: null }) },
    {
      field: "billId",
      kind: "lookup",
      from: defineDocumentLookUp("returnableBills.list", ({ customerId, date }) => {
        const id = toId(customerId);
        return id === undefined
          ? undefined
          : { customerId: id, ...(typeof date === "string" && { until: date }) };
      }),
      none: "No bill",
    },
    { field: "refund", kind: "choice", options: REFUND_MODES, usual: "credit" },
    { field: "salesmanId", kind: "lookup", from: salesmen, none: "Nobody" },
    {
      field: "cashAccountId",
      kind: "lookup",
      from: moneyAccounts,
      none: "The salesman's cash",
      isShown: ({ refund }) => refund === "cash",
    },
    {
      field: "locationId",
      kind: "lookup",
      from: stockPlaces,
      none: "The bill's place",
      isShown: ({ billId }) => billId !== null,
    },
    {
      // Required if there is no bill.
      field: "locationId",
      kind: "lookup",
      from: stockPlaces,
      none: "Choose where the goods go.",
      isShown: ({ billId }) => billId === null,
    },
    {
      field: "discount",
      kind: "figure",
      prefix: "₹",
      // With a bill, the return takes a share of the bill's discount.
      isShown: ({ billId }) => billId === null,
    },
    { field: "roundToRupee", kind: "switch" },
    // After the law's last day for the tax of the bill, the server refuses a return with tax.
    { field: "withoutTax", kind: "switch", isShown: ({ billId }) => billId !== null, isPassed: true },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: SaleReturnLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "goodQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "damagedQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "expiredQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "freeQuantity", kind: "figure", unitsOf: "itemId" },
      // Returned goods of a bill go to its batches, earliest expiry first; the user can choose
      // another.
      { field: "batch", ...ofBatches },
      { field: "expiresOn", kind: "date", ...ofBatches, isPassed: true },
    ],
    least: 2,
    proposal: proposedBy("returnableBills.read", {
      by: "billId",
      number: "billLineNo",
      values: { itemId: "itemName" },
      onlyWhere: { freeQuantity: "leftFree", batch: "batches" },
      figures: [
        { field: "left", label: "Left", kind: "quantity" },
        { field: "leftFree", label: "Left free", kind: "quantity" },
        { field: "batches", label: "Batches", kind: "text" },
        { field: "discount", label: "Discount" },
      ],
    }),
  },
  price: pricedBy("saleReturns.price", {
    lines: [{ field: "unitPrice", label: "Rate" }, ...TAX_AND_AMOUNT],
    totals: [LESS_BEFORE_TAX, ...VALUE_AND_TAXES, LESS_DISCOUNT, ...ROUNDED_TOTAL],
  }),
  paper: "saleReturns.read",
  checks: (voucher) => ({
    ...findMissingLinesFault(voucher),
    ...findMissingItemFaults(voucher),
    ...createQuantityCheck("goodQuantity", "damagedQuantity", "expiredQuantity", "freeQuantity")(voucher),
    ...placeNeeded(voucher),
  }),
});

/** Goods returned without a bill need a place, and cash needs an account. */
function placeNeeded({ fields }: VoucherValues): Readonly<Record<string, string>> {
  const isCashUnknown =
    fields["refund"] === "cash" && fields["salesmanId"] === null && fields["cashAccountId"] === null;
  return {
    ...(fields["billId"] === null &&
      fields["locationId"] === null && { locationId: "Choose where the goods go." }),
    ...(isCashUnknown && { cashAccountId: "Choose where the cash comes from, or whose return it is." }),
  };
}
