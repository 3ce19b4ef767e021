import { makeReceiptVoucher, makeSaleVoucher, type SaleInput, type Voucher } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { checkBooks } from "../checks/check.ts";
import { addToDigest } from "../digests/later-digests.ts";
import { cancel } from "../posting/cancel.ts";
import { edit } from "../posting/edit.ts";
import { changeAsOlderServer } from "./older-server.ts";
import { openTestDesk, type Desk } from "./test-desk.ts";

/** Tests the check of books in which servers of two releases worked; makes its own company. */
export function describeOlderServers(getDb: () => Knex): void {
  describe("the check of books that an older server changed during an upgrade", () => {
    let db: Knex;
    let own: Desk;
    /** A bill that is cancelled, one that is corrected, and the receipt that settles it. */
    let postedIds: readonly number[];

    beforeAll(async () => {
      db = getDb();
      own = await openTestDesk(db, UPGRADED_COMPANY);
      await own.bought(900_000_000n, 100_000n);
      const cancelledBill = await own.posted(makeBill(own, 2n));
      const correctedBill = await own.posted(makeBill(own, 2n));
      const settles = [{ billId: correctedBill.documentId, amount: 1_000n }];
      const receipt = await own.posted({ ...makeReceipt(own), settles });
      await withTransaction(db, async (trx) => {
        await trx.raw(
          `INSERT INTO bank_dates (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_by, marked_at)
            SELECT company_id, voucher_id, line_no, account_id, date, debit, credit, date, 2, '2026-06-16 06:30:00'
            FROM ledger_entries WHERE company_id = ? AND voucher_id = ? AND account_id = ?`,
          [UPGRADED_COMPANY, receipt.voucherId, own.books.accounts.bank],
        );
        const marks = { where: "t.voucher_id = ?", bindings: [receipt.voucherId] };
        await addToDigest(trx, UPGRADED_COMPANY, "bank_dates", marks);
      });
      expect(await checkBooks(db, UPGRADED_COMPANY)).toEqual([]);
      postedIds = [cancelledBill, correctedBill, receipt].map(({ voucherId }) => voucherId);
      const [cancelledId = 0, correctedId = 0, receiptId = 0] = postedIds;
      const change = (work: (trx: Knex.Transaction) => Promise<unknown>) =>
        changeAsOlderServer(db, UPGRADED_COMPANY, () => withTransaction(db, work));
      await change((trx) => cancel(trx, own.author, cancelledId));
      await change((trx) => edit(trx, own.author, correctedId, makeBill(own, 3n)));
      await change((trx) => edit(trx, own.author, receiptId, makeReceipt(own)));
    });

    it.each([
      ["cancelled by somebody else than its reversal", "bills", "cancelled_by = NULL"],
      ["cancelled at another time", "bills", "cancelled_at = '2026-06-20 06:30:00.000'"],
      ["replaced by itself", "bills", "replaced_by = id"],
    ])("finds a document that is %s", async (_, table, columns) => {
      const which = columns.startsWith("replaced") ? 1 : 0;
      await expectFinding(
        `UPDATE ${table} SET ${columns} WHERE company_id = :company AND voucher_id = :id`,
        which,
      );
    });

    it("finds a settlement of more than the former version had", async () => {
      await expectFinding(
        "UPDATE settlements SET amount = 10.01 WHERE company_id = :company AND voucher_id = :id ORDER BY bill_voucher_id DESC LIMIT 1",
        2,
      );
    });

    it("derives the digests of what it cancelled and carried, and names them as derived", async () => {
      expect(await checkBooks(db, UPGRADED_COMPANY)).toEqual([]);
      const digests = db("voucher_digests")
        .where({ company_id: UPGRADED_COMPANY })
        .where("digest_list", "<", 0);
      const derivedTables = await digests.orderBy(["voucher_id", "of_table"]).pluck("of_table");
      expect(derivedTables.toSorted()).toEqual([
        ...["bank_dates", "bank_dates", "bills", "bills", "receipts", "settlements"],
      ]);
      const [id] = postedIds;
      await db("bills")
        .where({ company_id: UPGRADED_COMPANY, voucher_id: id })
        .update({ cancelled_by: null });
      const findings = await checkBooks(db, UPGRADED_COMPANY);
      expect(findings.filter(({ invariant }) => invariant === "I14")).toMatchObject([{ voucherId: id }]);
    });

    async function expectFinding(sql: string, which: number) {
      const rollBack = new Error("enough seen");
      const transaction = db.transaction(async (trx) => {
        const id = postedIds[which] ?? 0;
        const [result] = await trx.raw<[{ affectedRows: number }]>(sql, { company: UPGRADED_COMPANY, id });
        expect(result?.affectedRows).toBe(1);
        const findings = await checkBooks(trx, UPGRADED_COMPANY);
        expect(findings.filter(({ invariant }) => invariant === "I14")).toMatchObject([{ voucherId: id }]);
        throw rollBack;
      });
      await expect(transaction).rejects.toBe(rollBack);
    }
  });
}

function makeBill(of: Desk, pieces: bigint): Voucher {
  const terms: Pick<SaleInput, "saleType" | "payment"> = { saleType: "Retail", payment: { mode: "credit" } };
  return makeSaleVoucher(of.books, {
    ...{ ...terms, date: "2026-06-01", customer: of.customer, series: of.series, locationId: of.godown },
    ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
    lines: [{ item: of.bandage, quantity: pieces * 1_000n, unitPrice: 150_000n }],
  });
}

function makeReceipt(of: Desk): Voucher {
  const sides = { mode: "N", ledgerId: of.books.accounts.bank, partyId: of.customer.id } as const;
  return makeReceiptVoucher({ date: "2026-06-12", ...sides, userId: 2, branchId: 1, amount: 5_000n });
}

const UPGRADED_COMPANY = 5;
