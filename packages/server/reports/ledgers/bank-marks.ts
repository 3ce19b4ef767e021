import type { Knex } from "knex";
import { addAuditLines, type AuditLine } from "../../auth/audit.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { readClock, toDatabaseTime, getToday } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { addToDigest, takeOutOfDigest } from "../../books/digests/later-digests.ts";
import { makeMarkKey, requireEntry, refuseImpossible } from "./mark-refusals.ts";

/** All or none. Unchanged dates are not written. */
const mark: Handler<"bankBook.mark"> = ({ body: { marks }, principal, db, client }) => {
  refuseImpossible(marks, getToday());
  return withTransaction(db, async (trx) => {
    const ids = [...new Set(marks.map(({ voucherId }) => voucherId))].sort((a, b) => a - b);
    // An edit locks its voucher too, so bank dates are not set here while an edit copies them to
    // the new version.
    await ofCompany(trx, principal, "vouchers as v").whereIn("v.id", ids).orderBy("v.id").forUpdate();
    const [entries, storedMarks] = await Promise.all([
      readEntries(trx, principal, ids),
      readMarks(trx, principal, ids),
    ]);
    const changes = marks.flatMap((sentMark, index) => {
      const entry = requireEntry(entries.get(makeMarkKey(sentMark)), index);
      const before = storedMarks.get(makeMarkKey(sentMark)) ?? null;
      return before === sentMark.bankDate ? [] : [{ entry, before, after: sentMark.bankDate }];
    });
    await write(trx, principal, changes);
    await addAuditLines(trx, { principal, client }, changes.map(makeAuditLine));
    return { marks };
  });
};

export const bankMarks = { "bankBook.mark": mark };

async function readEntries(
  trx: Knex,
  principal: Principal,
  ids: readonly number[],
): Promise<ReadonlyMap<string, EntryRow>> {
  const entries = ofCompany(trx, principal, "ledger_entries as e").whereIn("e.voucher_id", [...ids]);
  joinOwn(entries, "accounts as a", "a.id", "e.account_id");
  joinOwn(entries, "vouchers as v", "v.id", "e.voucher_id");
  const entryRows: EntryRow[] = await entries
    .whereIn("a.group_id", [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.overdraft])
    .select("e.voucher_id", "e.line_no", "e.account_id", "e.date", "e.entry_kind", "e.debit", "e.credit")
    .select("v.voucher_no", "a.name");
  return new Map(
    entryRows.map((row) => [makeMarkKey({ voucherId: row.voucher_id, lineNo: row.line_no }), row]),
  );
}

async function readMarks(
  trx: Knex,
  principal: Principal,
  ids: readonly number[],
): Promise<ReadonlyMap<string, string>> {
  const markRows: MarkRow[] = await ofCompany(trx, principal, "bank_dates as k")
    .whereIn("k.voucher_id", [...ids])
    .forUpdate()
    .select("k.voucher_id", "k.line_no", "k.bank_date");
  return new Map(
    markRows.map((row) => [makeMarkKey({ voucherId: row.voucher_id, lineNo: row.line_no }), row.bank_date]),
  );
}

async function write(trx: Knex.Transaction, principal: Principal, changes: readonly Change[]) {
  const { companyId: company_id, userId: marked_by } = principal;
  const markedEntries = changes.flatMap(({ entry, after }) => (after === null ? [] : [{ entry, after }]));
  const rows = markedEntries.map(({ entry, after }) => ({
    company_id,
    voucher_id: entry.voucher_id,
    line_no: entry.line_no,
    account_id: entry.account_id,
    date: entry.date,
    debit: entry.debit,
    credit: entry.credit,
    bank_date: after,
    marked_by,
    marked_at: toDatabaseTime(readClock()),
  }));
  const changedMarks = {
    where: "(t.voucher_id, t.line_no) IN (?)",
    bindings: [changes.map(({ entry }) => [entry.voucher_id, entry.line_no])],
  };
  if (changes.length > 0) await takeOutOfDigest(trx, company_id, "bank_dates", changedMarks);
  const updateColumns = ["bank_date", "marked_by", "marked_at"].map((name) => `${name} = VALUES(${name})`);
  await insertRows(trx, "bank_dates", rows, `ON DUPLICATE KEY UPDATE ${updateColumns.join(", ")}`);
  for (const { entry, after } of changes)
    if (after === null)
      await ofCompany(trx, principal, "bank_dates")
        .where({ voucher_id: entry.voucher_id, line_no: entry.line_no })
        .delete();
  if (changes.length > 0) await addToDigest(trx, company_id, "bank_dates", changedMarks);
}

function makeAuditLine({ entry, before, after }: Change): AuditLine {
  const describeDate = (bank_date: string) => ({ number: entry.voucher_no, account: entry.name, bank_date });
  return {
    operation: "bankBook.mark",
    entity: "bank_dates",
    entityId: `${entry.voucher_id}/${entry.line_no}`,
    ...(before !== null && { before: describeDate(before) }),
    ...(after !== null && { after: describeDate(after) }),
  };
}

interface EntryRow {
  voucher_id: number;
  line_no: number;
  account_id: number;
  date: string;
  entry_kind: string;
  debit: string;
  credit: string;
  voucher_no: string;
  name: string;
}
interface MarkRow {
  voucher_id: number;
  line_no: number;
  bank_date: string;
}
interface Change {
  entry: EntryRow;
  before: string | null;
  after: string | null;
}
