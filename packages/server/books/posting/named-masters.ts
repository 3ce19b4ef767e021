import type { Posted, Row, Voucher, VoucherRow } from "@vanbook/sdk/books";
import type { Author } from "./author.ts";
import type { FactsOf } from "./master-facts.ts";
import type { NamedIds } from "./read-facts.ts";

/** The masters that the documents' rows name, in addition to what their entries and moves name. */
export function listNamedMasters({ userId }: Author, vouchers: readonly Voucher[]): NamedIds {
  return collectIds([
    { created_by: userId },
    ...vouchers.flatMap(({ partyId, userId: user, branchId, entered, document }) => {
      const own = { party_id: partyId, user_id: user, branch_id: branchId, created_by: entered?.by ?? null };
      // The lines' rows, which take longer, name only their items.
      const lines = document?.itemIds.map((id) => ({ item_id: id })) ?? [];
      return [own, document?.head(UNPOSTED_VOUCHER) ?? {}, ...lines];
    }),
  ]);
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
  const ids: Partial<Record<FactsOf, Set<number>>> = {};
  for (const row of rows)
    for (const [column, what] of MASTER_COLUMNS) {
      const id = row[column];
      if (typeof id === "number") (ids[what] ??= new Set()).add(id);
    }
  return ids;
}

export function joinNames(...all: readonly NamedIds[]): NamedIds {
  const joinedIds: Partial<Record<FactsOf, Set<number>>> = {};
  for (const each of all)
    for (const [what, ids] of Object.entries(each) as [FactsOf, Iterable<number>][])
      for (const id of ids) (joinedIds[what] ??= new Set()).add(id);
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
