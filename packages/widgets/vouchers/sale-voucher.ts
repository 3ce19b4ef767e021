import { BillInput, BillLine } from "@vanbook/sdk/rules";
import { defineDocumentLookUp } from "../form/look-up.ts";
import { pricedBy } from "../voucher/pricing.ts";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import {
  customers,
  findShipToFault,
  toId,
  invoiceSeries,
  isPaidAtOnce,
  items,
  moneyAccounts,
  ofBatches,
  PAYMENT_TERMS,
  placeOfSupply,
  salesmen,
  SHIP_TO,
  shipToRules,
  stockPlaces,
} from "./trade-fields.ts";
import {
  LESS_BEFORE_TAX,
  LESS_DISCOUNT,
  ROUNDED_TOTAL,
  TAX_AND_AMOUNT,
  VALUE_AND_TAXES,
} from "./trade-figures.ts";
import { findMissingLinesFault, createQuantityCheck } from "./trade-checks.ts";

/**
 * Posts a bill of sale, cash or credit, with discounts on its lines before tax. The server prices
 * and taxes it as it is typed.
 * @widget Vouchers
 * @corrects sale
 * @stories vouchers/GoodsVouchers
 */
export const saleVoucher = declareVoucher({
  operation: "bills.post",
  title: "Sale Voucher",
  noun: "bill",
  rules: { ...BillInput, ...shipToRules },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    {
      field: "customerId",
      kind: "lookup",
      from: customers,
      changes: () => ({ orderId: null, "shipTo.addressId": null }),
    },
    { field: "seriesId", kind: "lookup", from: invoiceSeries },
    { field: "locationId", kind: "lookup", from: stockPlaces },
    { field: "payment", kind: "choice", options: PAYMENT_TERMS, usual: "credit" },
    { field: "salesmanId", kind: "lookup", from: salesmen, none: "Nobody" },
    {
      field: "cashAccountId",
      kind: "lookup",
      from: moneyAccounts,
      none: "The salesman's cash",
      isShown: isPaidAtOnce,
    },
    { field: "discount", kind: "figure", prefix: "₹" },
    { field: "roundToRupee", kind: "switch" },
    // Pricing names the lines above their MRP before anything is posted.
    { field: "aboveMrp", kind: "switch", isPassed: true },
    {
      field: "orderId",
      kind: "lookup",
      from: defineDocumentLookUp("openOrders.list", ({ customerId }) => {
        const id = toId(customerId);
        return id === undefined ? undefined : { customerId: id };
      }),
      none: "No order",
    },
    ...SHIP_TO,
    placeOfSupply,
    { field: "reverseCharge", kind: "switch", isPassed: true },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: BillLine,
    columns: [
      { field: "itemId", kind: "lookup", from: items },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      { field: "freeQuantity", kind: "figure", unitsOf: "itemId" },
      { field: "discountRate", kind: "figure", changes: (value) => (value === "" ? {} : { discount: "" }) },
      {
        field: "discount",
        kind: "figure",
        isPassed: true,
        changes: (value) => (value === "" ? {} : { discountRate: "" }),
      },
      // Without a batch, the one that expires first is sold.
      { field: "batch", ...ofBatches, isPassed: true },
    ],
    least: 2,
    proposal: proposedBy("openOrders.read", {
      by: "orderId",
      values: { itemId: "itemId", quantity: "quantity", discountRate: "discountRate" },
    }),
  },
  price: pricedBy("bills.price", {
    lines: [{ field: "unitPrice", label: "Rate" }, { field: "taxable", label: "Taxable" }, ...TAX_AND_AMOUNT],
    totals: [LESS_BEFORE_TAX, ...VALUE_AND_TAXES, LESS_DISCOUNT, ...ROUNDED_TOTAL],
  }),
  paper: "bills.read",
  checks: (voucher) => ({
    ...findMissingLinesFault(voucher),
    ...findShipToFault(voucher),
    ...createQuantityCheck("quantity", "freeQuantity")(voucher),
    ...(isPaidAtOnce(voucher.fields) &&
    voucher.fields["salesmanId"] === null &&
    voucher.fields["cashAccountId"] === null
      ? { cashAccountId: "Choose where the cash goes, or whose bill it is." }
      : {}),
  }),
});
