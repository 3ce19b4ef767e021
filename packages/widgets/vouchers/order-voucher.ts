import { OrderInput, OrderLine } from "@vanbook/sdk/rules";
import { pricedBy } from "../voucher/pricing.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import {
  customers,
  findShipToFault,
  invoiceSeries,
  items,
  PAYMENT_TERMS,
  placeOfSupply,
  salesmen,
  SHIP_TO,
  shipToRules,
} from "./trade-fields.ts";
import { findMissingLinesFault } from "./trade-checks.ts";

/**
 * Places what a customer asks for, at the customer's rates. It moves neither money nor stock.
 * @widget Vouchers
 * @stories vouchers/GoodsVouchers
 */
export const orderVoucher = declareVoucher({
  operation: "orders.post",
  title: "Order Voucher",
  noun: "order",
  rules: { ...OrderInput, ...shipToRules },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    {
      field: "customerId",
      kind: "lookup",
      from: customers,
      changes: () => ({ "shipTo.addressId": null }),
    },
    { field: "payment", kind: "choice", options: PAYMENT_TERMS, usual: "credit" },
    { field: "seriesId", kind: "lookup", from: invoiceSeries, none: "As its bill is entered" },
    { field: "userId", kind: "lookup", from: salesmen, none: "Nobody" },
    ...SHIP_TO,
    placeOfSupply,
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: OrderLine,
    columns: [
      { field: "itemId", kind: "lookup", from: items },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      { field: "discountRate", kind: "figure" },
    ],
    least: 2,
  },
  price: pricedBy("orders.price", {
    lines: [
      { field: "rate", label: "Rate with tax" },
      { field: "amount", label: "Amount" },
    ],
    totals: [{ field: "amount", label: "Total" }],
  }),
  paper: "orders.read",
  checks: (voucher) => ({ ...findMissingLinesFault(voucher), ...findShipToFault(voucher) }),
});
