import type { Knex } from "knex";
import { rows } from "../../db/rows.ts";
import { createTestDatabase } from "../../db/testing/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { post } from "../posting/post.ts";
import { purchase, type SaleInput, type SaleLine, sale, type Posted, type Voucher } from "@vanbook/sdk/books";
import { createTestCompany } from "./test-company.ts";

/** The test company's stock locations in addition to its godown. */
export const VAN = 2;
export const OTHER_VAN = 3;
export const DAMAGED = 4;

/** A test company with vans, and short functions to post its documents and to read what they changed; one per test file. */
export async function createTestDesk() {
  const database = await createTestDatabase();
  return { ...(await openTestDesk(database.db, 1)), drop: () => database.drop() };
}

/** Opens a test desk (see `createTestDesk`) for another company in an existing test database. */
export async function openTestDesk(db: Knex, companyId: number) {
  const company = await createTestCompany(db, companyId);
  await db.transaction((trx) =>
    insertRows(trx, "stock_locations", [
      { company_id: companyId, id: VAN, kind: "van", name: "Van", vehicle_id: 1 },
      { company_id: companyId, id: OTHER_VAN, kind: "van", name: "Other van", vehicle_id: 2 },
      { company_id: companyId, id: DAMAGED, kind: "damaged", name: "Damaged goods", vehicle_id: null },
    ]),
  );
  const { books, author, godown, bandage } = company;

  async function posted(voucher: Voucher): Promise<Posted> {
    const [one] = await db.transaction((trx) => post(trx, author, [voucher]));
    if (!one) throw new Error("Nothing was posted");
    return one;
  }

  return {
    ...company,
    db,
    companyId,
    posted,
    cancelled: ({ voucherId }: Posted) => db.transaction((trx) => cancel(trx, author, voucherId)),

    /** Buys goods in the state, into the godown, on 1 May 2026. */
    bought: (quantity: bigint, unitPrice: bigint, item = bandage) =>
      posted(
        purchase(books, {
          date: "2026-05-01",
          supplier: company.supplier,
          supplierInvoiceNo: null,
          supplierInvoiceDate: null,
          locationId: godown,
          branchId: 1,
          lines: [{ item, quantity, unitPrice }],
        }),
      ),

    /** Sells goods out of the godown, on credit, on 1 June 2026. */
    sold: (lines: readonly SaleLine[], more: Partial<SaleInput> = {}) =>
      posted(
        sale(books, {
          date: "2026-06-01",
          customer: company.customer,
          series: company.series,
          saleType: "Retail",
          payment: { mode: "credit" },
          salesmanId: 2,
          branchId: 1,
          routeId: null,
          vehicleId: null,
          locationId: godown,
          lines,
          ...more,
        }),
      ),

    /** A voucher's ledger lines: account, kind, debit, credit. */
    ledger: async ({ voucherId }: Posted) => {
      const lines = await rows<{ name: string; entry_kind: string; debit: string; credit: string }>(
        db,
        `SELECT a.name, e.entry_kind, e.debit, e.credit FROM ledger_entries e
          JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
          WHERE e.company_id = ? AND e.voucher_id = ? ORDER BY e.line_no`,
        [companyId, voucherId],
      );
      return lines.map((line) => [line.name, line.entry_kind, line.debit, line.credit]);
    },

    /** A voucher's stock moves: kind, item, place, quantity, value. */
    moves: async ({ voucherId }: Posted) => {
      const moves = await rows<MoveRow>(
        db,
        `SELECT move_kind, item_id, location_id, quantity, value FROM stock_moves
          WHERE company_id = ? AND voucher_id = ? ORDER BY line_no`,
        [companyId, voucherId],
      );
      return moves.map((move) => [move.move_kind, move.item_id, move.location_id, move.quantity, move.value]);
    },

    /** Quantity, value and average of an item. */
    cost: async ({ id } = bandage) => {
      const [cost] = await rows<{ quantity: string; value: string; rate: string }>(
        db,
        "SELECT quantity, value, rate FROM item_costs WHERE company_id = ? AND item_id = ?",
        [companyId, id],
      );
      return [cost?.quantity, cost?.value, cost?.rate];
    },

    state: () => state(db, companyId),
  };
}

/** A desk that does not drop its database. */
export type Desk = Awaited<ReturnType<typeof openTestDesk>>;
export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

/** State of the books: the balance of each account, and stock quantities and values. */
async function state(db: Knex, companyId: number) {
  return {
    accounts: await rows<{ account_id: number; balance: string }>(
      db,
      `SELECT account_id, SUM(debit - credit) AS balance FROM ledger_day WHERE company_id = ?
        GROUP BY account_id HAVING SUM(debit - credit) <> 0 ORDER BY account_id`,
      [companyId],
    ),
    stock: await rows<{ item_id: number; location_id: number; quantity: string; value: string }>(
      db,
      `SELECT item_id, location_id, SUM(quantity) AS quantity, SUM(value) AS value FROM location_month WHERE company_id = ?
        GROUP BY item_id, location_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY item_id, location_id`,
      [companyId],
    ),
    costs: await rows<{ item_id: number; quantity: string; value: string; rate: string }>(
      db,
      `SELECT item_id, quantity, value, rate FROM item_costs WHERE company_id = ? AND quantity <> 0 ORDER BY item_id`,
      [companyId],
    ),
  };
}

interface MoveRow {
  move_kind: string;
  item_id: number;
  location_id: number;
  quantity: string;
  value: string;
}
