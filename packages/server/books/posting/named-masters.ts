import type { Posted, Row, Voucher, VoucherRow } from "@vanbook/sdk/books";
import type { Author } from "./author.ts";
import type { FactsOf } from "./master-facts.ts";
import type { NamedIds } from "./read-facts.ts";

/** Sets of ids, to which more are added. */
export type NamedSets = Partial<Record<FactsOf, Set<number>>>;

/** The masters that the documents' rows name, in addition to what their entries and moves name. */
export function listNamedMasters(author: Author, vouchers: readonly Voucher[]): NamedIds {
  const ids: NamedSets = {};
  for (const voucher of vouchers) addNamedMasters(ids, author, voucher);
  return ids;
}

export function addNamedMasters(
  ids: NamedSets,
  author: Author,
  { partyId, userId, branchId, entered, document }: Voucher,
): void {
  addId(ids, "user", author.userId);
  addId(ids, "account", partyId);
  addId(ids, "user", userId);
  addId(ids, "branch", branchId);
  addId(ids, "user", entered?.by);
  if (!document) return;
  addIdsOfRow(ids, document.head);
  // The lines' rows, which take longer, name only their items.
  for (const itemId of document.itemIds) addId(ids, "item", itemId);
}

/** The masters that posted vouchers name in their own rows. */
export function listNamedInRows({ userId }: Author, vouchers: readonly VoucherRow[]): NamedIds {
  return collectIds([
    { created_by: userId },
    ...vouchers.map(({ party_id, user_id, branch_id }) => ({ party_id, user_id, branch_id })),
  ]);
}

/** Of an order's row and its lines' rows. */
export function collectIds(rows: readonly Row[]): NamedIds {
  const ids: NamedSets = {};
  for (const row of rows) addIdsOfRow(ids, row);
  return ids;
}

function addIdsOfRow(ids: NamedSets, row: Row) {
  for (const [column, what] of MASTER_COLUMNS) addId(ids, what, row[column]);
}

function addId(ids: NamedSets, what: FactsOf, id: Row[string] | undefined) {
  if (typeof id === "number") (ids[what] ??= new Set()).add(id);
}

export function joinNames(...all: readonly NamedIds[]): NamedIds {
  const joinedIds: NamedSets = {};
  for (const each of all)
    for (const [what, ids] of Object.entries(each) as [FactsOf, Iterable<number>][])
      for (const id of ids) addId(joinedIds, what, id);
  return joinedIds;
}

/** For reading what a document's rows say, before it has numbers and costs. */
export const UNPOSTED_VOUCHER: Posted = {
  companyId: 0,
  voucherId: 0,
  yearId: 0,
  number: 0,
  voucherNo: "",
  documentId: 0,
  edition: 0,
  date: "",
  amount: 0n,
  entered: { by: null, at: "" },
  costs: new Map(),
};

/** The columns of documents and lines that name a master. */
const MASTER_COLUMNS: readonly (readonly [string, FactsOf])[] = [
  ...listColumns("account", "customer_id supplier_id party_id account_id ledger_id debit_id credit_id"),
  ...listColumns("account", "from_ledger_id to_ledger_id refund_ledger_id"),
  ...listColumns("item", "item_id"),
  ...listColumns("user", "salesman_id user_id created_by"),
  ...listColumns("branch", "branch_id"),
  ...listColumns("route", "route_id"),
  ...listColumns("vehicle", "vehicle_id"),
  ...listColumns("location", "location_id from_location_id to_location_id"),
];

function listColumns(what: FactsOf, columns: string) {
  return columns.split(" ").map((column) => [column, what] as const);
}
