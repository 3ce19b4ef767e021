import type { FieldRule } from "@vanbook/sdk/rules";
import type { AnyVoucher, VoucherValues } from "../../definition.ts";
import { reduceVoucher } from "../reduce-voucher.ts";
import type { VoucherAction } from "../voucher-actions.ts";
import {
  createVoucherState,
  type Entry,
  type NewEntry,
  type Posted,
  type VoucherState,
} from "../voucher-state.ts";

export const TEST_DATE = "2026-11-20";

export function makeEntry(clientId: string): NewEntry {
  return { clientId, today: TEST_DATE, day: {} };
}

export const POSTED_BILL: Posted = {
  ...{ id: 4, voucherId: 7, kind: "sale", number: 4, voucherNo: "B/4", date: TEST_DATE, amount: 80 },
  ...{ clientId: "first", status: "posted", replayed: false, warnings: [] },
};

export const bill: AnyVoucher = {
  operation: "bills.post",
  title: "Bill",
  noun: "bill",
  rules: {
    date: makeRequiredRule("Date"),
    customerId: makeRequiredRule("Customer", 0),
    orderId: { label: "Order", decimals: 0 },
    discount: { label: "Discount", decimals: 2 },
    narration: { label: "Narration" },
  },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "customerId", kind: "lookup", from: listOf("customers"), changes: () => ({ orderId: null }) },
    { field: "orderId", kind: "lookup", from: listOf("orders") },
    { field: "discount", kind: "figure" },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: { itemId: makeRequiredRule("Item", 0), quantity: makeRequiredRule("Quantity", 3) },
    columns: [
      { field: "itemId", kind: "lookup", from: listOf("items") },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
    ],
    least: 1,
    proposal: {
      operation: "orders.read",
      by: "orderId",
      values: { itemId: "itemId", quantity: "open" },
      figures: [],
    },
  },
  price: { operation: "bills.price", lines: [], totals: [] },
  checks: ({ fields }): Readonly<Record<string, string>> =>
    fields["discount"] === "13.00" ? { discount: "Nobody gives 13." } : {},
};

export const receipt: AnyVoucher = {
  operation: "receipts.post",
  title: "Receipt",
  noun: "receipt",
  rules: { date: makeRequiredRule("Date"), partyId: makeRequiredRule("Party", 0) },
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "partyId", kind: "lookup", from: listOf("parties") },
  ],
  lines: {
    name: "against",
    rules: { billId: { label: "Bill" }, amount: { label: "Amount", decimals: 2 } },
    columns: [{ field: "billId" }, { field: "amount", kind: "figure" }],
    least: 0,
    proposal: {
      operation: "openBills.read",
      by: "partyId",
      number: "billId",
      values: { billId: "number" },
      figures: [],
    },
  },
};

export function makeStateAfter(entry: Entry, ...actions: readonly VoucherAction[]): VoucherState {
  return actions.reduce(
    (state, action) => reduceVoucher(entry, state, action),
    createVoucherState(entry, makeEntry("first")),
  );
}

export function applyActions(
  entry: Entry,
  state: VoucherState,
  ...actions: readonly VoucherAction[]
): VoucherState {
  return actions.reduce((before, action) => reduceVoucher(entry, before, action), state);
}

export function typeValue(field: string, value: string | null, line?: number): VoucherAction {
  return { type: "fieldChanged", field, value, line };
}

export function listCells({ lines }: VoucherValues): (string | null)[][] {
  return lines.map(({ fields }) => Object.values(fields));
}

function makeRequiredRule(label: string, decimals?: number): FieldRule {
  return { label, required: `${label} is needed.`, ...(decimals !== undefined && { decimals }) };
}

function listOf(value: string) {
  return {
    operation: "sync.masters",
    value,
    label: "name",
    given: () => undefined,
    failed: undefined,
  } as const;
}
