import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { createTestDatabase } from "../../db/testing/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { post } from "../posting/post.ts";
import {
  makePurchaseVoucher,
  type SaleInput,
  type SaleLine,
  makeSaleVoucher,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
import { createTestCompany } from "./test-company.ts";

export const VAN_LOCATION = 2;
export const OTHER_VAN = 3;
export const DAMAGED_LOCATION = 4;

/**
 * A test company with vans, and functions to post its documents and to read what they changed;
 * create one per test file.
 */
export async function createTestDesk() {
  const database = await createTestDatabase();
  return { ...(await openTestDesk(database.db, 1)), drop: () => database.drop() };
}

/** Opens a test desk (see `createTestDesk`) for another company in an existing test database. */
export async function openTestDesk(db: Knex, companyId: number) {
  const company = await createTestCompany(db, companyId);
  await db.transaction((trx) =>
    insertRows(trx, "stock_locations", [
      { company_id: companyId, id: VAN_LOCATION, kind: "van", name: "Van", vehicle_id: 1 },
      { company_id: companyId, id: OTHER_VAN, kind: "van", name: "Other van", vehicle_id: 2 },
      {
        company_id: companyId,
        id: DAMAGED_LOCATION,
        kind: "damaged",
        name: "Damaged goods",
        vehicle_id: null,
      },
    ]),
  );
  const { books, author, godown, bandage } = company;

  async function postVoucher(voucher: Voucher): Promise<Posted> {
    const [one] = await db.transaction((trx) => post(trx, author, [voucher]));
    if (!one) throw new Error("Nothing was posted");
    return one;
  }

  return {
    ...company,
    db,
    companyId,
    posted: postVoucher,
    cancelled: ({ voucherId }: Posted) => db.transaction((trx) => cancel(trx, author, voucherId)),

    bought: (quantity: bigint, unitPrice: bigint, item = bandage) =>
      postVoucher(
        makePurchaseVoucher(books, {
          date: "2026-05-01",
          supplier: company.supplier,
          supplierInvoiceNo: null,
          supplierInvoiceDate: null,
          locationId: godown,
          branchId: 1,
          lines: [{ item, quantity, unitPrice }],
        }),
      ),

    sold: (lines: readonly SaleLine[], more: Partial<SaleInput> = {}) =>
      postVoucher(
        makeSaleVoucher(books, {
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

    /** Each line: account, entry kind, debit, credit. */
    ledger: async ({ voucherId }: Posted) => {
      const lines = await queryRows<{ name: string; entry_kind: string; debit: string; credit: string }>(
        db,
        `SELECT a.name, e.entry_kind, e.debit, e.credit FROM ledger_entries e
          JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
          WHERE e.company_id = ? AND e.voucher_id = ? ORDER BY e.line_no`,
        [companyId, voucherId],
      );
      return lines.map((line) => [line.name, line.entry_kind, line.debit, line.credit]);
    },

    /** Each move: kind, item, place, quantity, value. */
    moves: async ({ voucherId }: Posted) => {
      const moves = await queryRows<MoveRow>(
        db,
        `SELECT move_kind, item_id, location_id, quantity, value FROM stock_moves
          WHERE company_id = ? AND voucher_id = ? ORDER BY line_no`,
        [companyId, voucherId],
      );
      return moves.map((move) => [move.move_kind, move.item_id, move.location_id, move.quantity, move.value]);
    },

    cost: async ({ id } = bandage) => {
      const [cost] = await queryRows<{ quantity: string; value: string; rate: string }>(
        db,
        "SELECT quantity, value, rate FROM item_costs WHERE company_id = ? AND item_id = ?",
        [companyId, id],
      );
      return [cost?.quantity, cost?.value, cost?.rate];
    },

    state: () => readBooksState(db, companyId),
  };
}

export type Desk = Awaited<ReturnType<typeof openTestDesk>>;
export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;

async function readBooksState(db: Knex, companyId: number) {
  return {
    accounts: await queryRows<{ account_id: number; balance: string }>(
      db,
      `SELECT account_id, SUM(debit - credit) AS balance FROM ledger_day WHERE company_id = ?
        GROUP BY account_id HAVING SUM(debit - credit) <> 0 ORDER BY account_id`,
      [companyId],
    ),
    stock: await queryRows<{ item_id: number; location_id: number; quantity: string; value: string }>(
      db,
      `SELECT item_id, location_id, SUM(quantity) AS quantity, SUM(value) AS value FROM location_month WHERE company_id = ?
        GROUP BY item_id, location_id HAVING SUM(quantity) <> 0 OR SUM(value) <> 0 ORDER BY item_id, location_id`,
      [companyId],
    ),
    costs: await queryRows<{ item_id: number; quantity: string; value: string; rate: string }>(
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
