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

export const TODAY = "2026-11-20";

export function newEntry(clientId: string): NewEntry {
  return { clientId, today: TODAY, day: {} };
}

/** The server's response to a posted voucher. */
export const POSTED: Posted = {
  ...{ id: 4, voucherId: 7, kind: "sale", number: 4, voucherNo: "B/4", date: TODAY, amount: 80 },
  ...{ clientId: "first", status: "posted", replayed: false, warnings: [] },
};

/** A bill for tests: the server prices it, and the lines of the chosen order become lines of the bill. */
export const bill: AnyVoucher = {
  operation: "bills.post",
  title: "Bill",
  noun: "bill",
  rules: {
    date: needed("Date"),
    customerId: needed("Customer", 0),
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
    rules: { itemId: needed("Item", 0), quantity: needed("Quantity", 3) },
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

/** A receipt for tests: its lines are the party's open bills, and only those. */
export const receipt: AnyVoucher = {
  operation: "receipts.post",
  title: "Receipt",
  noun: "receipt",
  rules: { date: needed("Date"), partyId: needed("Party", 0) },
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

/** The state of a new voucher with the id "first" after these actions. */
export function stateAfter(entry: Entry, ...actions: readonly VoucherAction[]): VoucherState {
  return actions.reduce(
    (state, action) => reduceVoucher(entry, state, action),
    createVoucherState(entry, newEntry("first")),
  );
}

/** The state after more actions. */
export function continued(
  entry: Entry,
  state: VoucherState,
  ...actions: readonly VoucherAction[]
): VoucherState {
  return actions.reduce((before, action) => reduceVoucher(entry, before, action), state);
}

/** The action that types a value into a field of the head, or of a line. */
export function typed(field: string, value: string | null, line?: number): VoucherAction {
  return { type: "fieldChanged", field, value, line };
}

/** The values of the lines, row by row. */
export function cellsOf({ lines }: VoucherValues): (string | null)[][] {
  return lines.map(({ fields }) => Object.values(fields));
}

function needed(label: string, decimals?: number): FieldRule {
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
