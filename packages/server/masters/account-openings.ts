import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  makeOpeningVoucher,
  formatPaise,
  paise,
  sum,
  type OpeningBill,
  type Paise,
} from "@vanbook/sdk/books";
import { cancel } from "../books/posting/cancel.ts";
import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import { edit } from "../books/posting/edit.ts";
import { post } from "../books/posting/post.ts";
import { addAuditLine } from "../auth/audit.ts";
import { ofAccounts, ofCompany } from "../auth/scope.ts";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { select } from "../db/select.ts";
import { readSums } from "../db/sums-of.ts";
import { withTransaction } from "../db/transaction.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";

type Opening = Schema<"AccountOpening">;

export const readAccountOpenings: Handler<"ledgerAccounts.openings"> = async ({ query, principal, db }) => {
  const account = await readAccount(db, principal, query.accountId);
  return { data: await listOpenings(db, principal, account) };
};

/** Posts an opening voucher, or edits or cancels the account's existing one of that year. */
export const saveOpening: Handler<"ledgerAccounts.saveOpening"> = async (call) => {
  const { query, body, principal } = call;
  return withTransaction(call.db, async (trx) => {
    // Otherwise two concurrent requests would both post the whole amount.
    await serialiseWrites(trx, principal, OPENINGS_TURN);
    const account = await readAccount(trx, principal, query.accountId);
    const year = (await listOpenings(trx, principal, account)).find(({ yearId }) => yearId === body.yearId);
    if (!year) throw problem("NOT_FOUND");
    if (year.startDate > getToday())
      throw problemOnField("DATE_IN_FUTURE", "yearId", say.yearNotBegun({ year: year.label }));
    const books = await readCompanyBooks(trx, principal.companyId);
    if (account.id === books.accounts.inventory)
      throw problemOnField("ACCOUNT_KIND_WRONG", "accountId", "Inventory has its opening by items.");
    if (account.id === books.accounts.opening_equity)
      throw problemOnField(
        "ACCOUNT_KIND_WRONG",
        "accountId",
        "This account takes the other side of every opening.",
      );
    const amount = toSignedAmount(body);
    const missing = amount - paise(year.opening);
    if (missing !== 0n) {
      const { voucherId } = year;
      const before = voucherId === null ? 0n : await sumEntries(trx, principal, voucherId, account.id);
      const bills = voucherId === null ? [] : await listBills(trx, principal, voucherId, account.id);
      // The bills stay; what is entered here changes the rest, which has no bill.
      const rest = before + missing - sum(bills.map((bill) => bill.amount));
      const balances = [...bills, { accountId: account.id, amount: rest }];
      const voucher = makeOpeningVoucher(books, {
        date: year.startDate,
        balances,
        stock: [],
        narration: OPENING_NARRATION,
      });
      if (voucherId === null) await post(trx, principal, [voucher]);
      else if (before + missing === 0n) await cancel(trx, principal, voucherId);
      else await edit(trx, principal, voucherId, voucher);
      await addAuditLine(trx, call, {
        operation: "ledgerAccounts.saveOpening",
        entity: "vouchers",
        entityId: account.id,
        before: { yearId: year.yearId, opening: year.opening, voucherId },
        after: { yearId: year.yearId, opening: formatPaise(amount) },
      });
    }
    const after = await listOpenings(trx, principal, account);
    const savedOpening = after.find(({ yearId }) => yearId === body.yearId);
    if (!savedOpening) throw problem("INTERNAL");
    return savedOpening;
  });
};

/** Imports and forms of opening balances take turns. */
export const OPENINGS_TURN = "account_openings";

interface AccountRow {
  id: number;
  nature: string;
}

async function readAccount(db: Knex, principal: Principal, id: number): Promise<AccountRow> {
  const account = (await ofAccounts(ofCompany(db, principal, "accounts as a"), principal, "a")
    .where({ "a.id": id, "a.is_deleted": 0 })
    .join("account_groups as g", (on) => on.on("g.company_id", "a.company_id").andOn("g.id", "a.group_id"))
    .first("a.id", "g.nature")) as AccountRow | undefined;
  if (!account) throw problem("NOT_FOUND");
  return account;
}

async function listOpenings(db: Knex, principal: Principal, account: AccountRow): Promise<Opening[]> {
  const yearRecords = ofCompany(db, principal, "financial_years as y").where("y.is_deleted", 0);
  const years = await select<YearRow>(yearRecords.orderBy("y.start_date", "desc"), {
    ...{ yearId: "y.id", label: "y.label", startDate: "y.start_date" },
    ...{ lockedUntil: "y.locked_until", closedAt: "y.closed_at" },
    carried: db.raw(CARRIED_SQL, [account.id]),
    opening: db.raw(ENTERED_SQL, [account.id]),
  });
  const vouchers = await listOwnVouchers(db, principal, account.id);
  const isResult = account.nature === "Income" || account.nature === "Expenses";
  return years.map(({ lockedUntil, closedAt, carried, ...year }) => {
    const own = vouchers.find((voucher) => voucher.year_id === year.yearId);
    return {
      ...year,
      carried: isResult ? "0.00" : carried,
      voucherId: own?.id ?? null,
      voucherNo: own?.voucher_no ?? null,
      hindrance: findHindrance({ ...year, lockedUntil, closedAt }),
    };
  });
}

async function listOwnVouchers(db: Knex, principal: Principal, accountId: number) {
  const rows: { id: number; year_id: number; voucher_no: string }[] = await ofCompany(
    db,
    principal,
    "ledger_entries as e",
  )
    .join("vouchers as v", (on) => on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
    .where({
      "e.account_id": accountId,
      "e.entry_kind": "opening",
      "v.kind": "opening",
      "v.reverses_id": null,
    })
    .whereRaw(
      "NOT EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = v.company_id AND r.reverses_id = v.id)",
    )
    .whereRaw(
      "NOT EXISTS (SELECT 1 FROM stock_moves m WHERE m.company_id = v.company_id AND m.voucher_id = v.id)",
    )
    .whereRaw(NO_OTHER_ACCOUNT)
    .orderBy([
      { column: "v.created_at", order: "desc" },
      { column: "v.id", order: "desc" },
    ])
    .select("v.id", "v.year_id", "v.voucher_no");
  return rows;
}

async function sumEntries(
  db: Knex,
  principal: Principal,
  voucherId: number,
  accountId: number,
): Promise<Paise> {
  const entries = ofCompany(db, principal, "ledger_entries as e");
  void entries.where({ "e.voucher_id": voucherId, "e.account_id": accountId });
  return paise((await readSums(db, entries, { amount: "e.debit - e.credit" })).amount);
}

/** The account's opening bills in its voucher; debits positive, credits negative. */
async function listBills(db: Knex, principal: Principal, voucherId: number, accountId: number) {
  const entries = ofCompany(db, principal, "ledger_entries as e");
  void entries.join("opening_bills as o", (on) =>
    on
      .on("o.company_id", "e.company_id")
      .andOn("o.voucher_id", "e.voucher_id")
      .andOn("o.line_no", "e.line_no"),
  );
  void entries.where({ "e.voucher_id": voucherId, "e.account_id": accountId }).orderBy("e.line_no");
  const rows = await select<OpeningBill & { debit: string; credit: string }>(entries, {
    ...{ number: "o.number", date: "o.date", dueDate: "o.due_date" },
    ...{ debit: "e.debit", credit: "e.credit" },
  });
  return rows.map(({ debit, credit, ...bill }) => ({
    ...{ accountId, amount: paise(debit) - paise(credit), bill },
  }));
}

/** Debits positive, credits negative. Throws LINE_INVALID if both are given. */
function toSignedAmount({ debit = "0", credit = "0" }: Schema<"AccountOpeningInput">): Paise {
  const [dr, cr] = [paise(debit), paise(credit)];
  if (dr !== 0n && cr !== 0n)
    throw problemOnField("LINE_INVALID", "credit", "An opening is either a debit or a credit.");
  return dr - cr;
}

function findHindrance({ startDate, lockedUntil, closedAt }: Omit<YearRow, "carried" | "opening">) {
  if (closedAt !== null) return "closed";
  if (lockedUntil !== null && startDate <= lockedUntil) return "locked";
  return startDate > getToday() ? "future" : null;
}

interface YearRow extends Omit<Opening, "voucherId" | "voucherNo" | "hindrance"> {
  lockedUntil: string | null;
  closedAt: string | null;
}

/** SQL: the voucher has no other account but opening balance equity, its other side. */
const NO_OTHER_ACCOUNT = `NOT EXISTS (SELECT 1 FROM ledger_entries o
  JOIN accounts a ON a.company_id = o.company_id AND a.id = o.account_id
  WHERE o.company_id = e.company_id AND o.voucher_id = e.voucher_id
    AND o.account_id <> e.account_id AND COALESCE(a.system_key, '') <> 'opening_equity')`;
const OPENING_NARRATION = "Opening balance";
const ENTRIES_SQL =
  "SELECT COALESCE(SUM(e.debit - e.credit), 0) FROM ledger_entries e WHERE e.company_id = y.company_id";
const CARRIED_SQL = `(${ENTRIES_SQL} AND e.account_id = ? AND e.date < y.start_date)`;
const ENTERED_SQL = `(${ENTRIES_SQL} AND e.account_id = ? AND e.date BETWEEN y.start_date AND y.end_date AND e.entry_kind = 'opening')`;
