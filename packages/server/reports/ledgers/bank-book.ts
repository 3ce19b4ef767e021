import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { ACCOUNT_GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Figures } from "../../contract/report.ts";
import { readSums } from "../../db/sums-of.ts";
import { LEDGER_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { readAccountIds, selectBalances, buildBook } from "./cash-book.ts";
import { ENTRY_ORDER } from "./entry-words.ts";

const buildBankBookReport: Handler<"bankBook.report"> = async ({ query, principal, db }) => {
  const accounts = await readAccountIds({ query, principal, db }, [
    ACCOUNT_GROUP.bank,
    ACCOUNT_GROUP.overdraft,
  ]);
  const whole = buildBook({ query, principal, db }, accounts);
  const { Reconciled = "All", FromDate: from, ToDate: to } = query;
  const request = { accounts, from, to };
  const { running, ties, figures, ...report } = whole;
  return {
    ...report,
    // Balance and ties cover all entries, so a filtered report has neither.
    ...(Reconciled === "All"
      ? { running, ties }
      : { rows: selectReconciledEntries(db, principal, report.rows, { ...request, Reconciled }) }),
    columns: {
      ...report.columns,
      LineNo: "e.line_no",
      Balance: Reconciled === "All" ? "NULL" : "o.Opening + e.moved",
      BankDate: BANK_DATE,
    },
    figures: async (snapshot) => {
      const balances = await figures(snapshot);
      return { ...balances, ...(await reconcileBooks(snapshot, principal, request, balances.Closing)) };
    },
  };
};

export const bankBook = { "bankBook.report": buildBankBookReport };

/**
 * Entries that had (`Yes`) or had not (`No`) reached the bank by the end of the range, with the
 * book's balance after each. `No` omits reversed entries.
 */
function selectReconciledEntries(
  db: Knex,
  principal: Principal,
  entries: Knex.QueryBuilder,
  { accounts, from, to, Reconciled }: Asked & { Reconciled: "Yes" | "No" },
): Knex.QueryBuilder {
  const movedEntries = entries
    .clone()
    .select("e.*", db.raw(`SUM(e.debit - e.credit) OVER (ORDER BY e.date, ${ENTRY_ORDER}) as moved`));
  const matchingEntries: Knex.QueryBuilder = db.from(movedEntries.as("e"));
  if (Reconciled === "Yes") void matchingEntries.whereRaw(`${BANK_DATE} <= ?`, [to]);
  else void matchingEntries.whereRaw(`COALESCE(${BANK_DATE} > ?, NOT ${IS_TAKEN_BACK})`, [to]);
  const opening = selectBalances(db, principal, accounts, { from, to });
  return matchingEntries.join(opening.as("o"), (on) => void on.on(db.raw("1 = 1")));
}

/**
 * At the end of a range, over all earlier entries too. What is not in the bank is everything posted
 * (from the rollups) less entries with a bank date and less reversed amounts, so entries that are
 * in the bank are not read.
 */
async function reconcileBooks(
  db: Knex,
  principal: Principal,
  request: Asked,
  closing: string,
): Promise<Reconciled> {
  const [postedSums, had, back] = await Promise.all([
    sumPosted(db, principal, request),
    sumMarked(db, principal, request),
    sumTakenBack(db, principal, request),
  ]);
  const receipts = paise(postedSums.debit) - paise(had.debit) - paise(back);
  const payments = paise(postedSums.credit) - paise(had.credit) - paise(back);
  const bank = paise(closing) - receipts + payments + paise(had.early);
  return {
    ReceiptsNotInBank: formatPaise(receipts),
    PaymentsNotInBank: formatPaise(payments),
    NotInBooks: had.early,
    BankBalance: formatPaise(bank),
  };
}

async function sumPosted(db: Knex, principal: Principal, { accounts, from, to }: Asked) {
  const over = ["opening", "movement"] as const;
  const sums = buildRangeSums(
    db,
    principal,
    LEDGER_ROLLUP,
    { from, to },
    { debit: { sum: "r.debit", over }, credit: { sum: "r.credit", over } },
    (piece) => void piece.whereIn("r.account_id", [...accounts]).whereNot("r.entry_kind", "opening"),
  );
  return readSums(db, db.from(sums.as("s")), { debit: "s.debit", credit: "s.credit" });
}

/** In the bank by the end of the range: entries up to then, and later entries as `early`. */
async function sumMarked(db: Knex, principal: Principal, { accounts, to }: Asked) {
  const markedSums: unknown = await ofCompany(db, principal, "bank_dates as k")
    .whereIn("k.account_id", [...accounts])
    .where("k.bank_date", "<=", to)
    .first(
      db.raw(
        `COALESCE(SUM(CASE WHEN k.date <= ? THEN k.debit END), 0) as debit,
        COALESCE(SUM(CASE WHEN k.date <= ? THEN k.credit END), 0) as credit,
        COALESCE(SUM(CASE WHEN k.date > ? THEN k.debit - k.credit END), 0.00) as early`,
        [to, to, to],
      ),
    );
  return markedSums as Sides & { early: string }; // the selected columns
}

/**
 * Reversed amounts up to that day without a bank date. Original and reversal cancel out, so each
 * adds the same amount to debits and credits.
 */
async function sumTakenBack(db: Knex, principal: Principal, { accounts, to }: Asked): Promise<string> {
  const reversals = ofCompany(db, principal, "vouchers as v").whereNotNull("v.reverses_id");
  const reversedEntries = reversals
    .join("ledger_entries as e", (on) => on.on("e.company_id", "v.company_id").andOn("e.voucher_id", "v.id"))
    .whereIn("e.account_id", [...accounts])
    .where("e.date", "<=", to)
    .whereNot("e.entry_kind", "opening")
    .whereRaw(`NOT ${isMarked("v.id")} AND NOT ${isMarked("v.reverses_id")}`);
  const { back } = await readSums(db, reversedEntries, { back: "e.debit + e.credit" });
  return back;
}

/** SQL: the voucher's line numbered like `e` has a bank date. A reversal has the same lines. */
function isMarked(voucher: string): string {
  return `EXISTS (SELECT 1 FROM bank_dates k WHERE k.company_id = e.company_id AND k.voucher_id = ${voucher} AND k.line_no = e.line_no)`;
}

/**
 * SQL: the day on which entry `e` reached the bank. Opening balances were there from the start and
 * are not listed.
 */
const BANK_DATE = `(SELECT k.bank_date FROM bank_dates k
    WHERE k.company_id = e.company_id AND k.voucher_id = e.voucher_id AND k.line_no = e.line_no)`;

const REVERSAL_SQL = "SELECT 1 FROM vouchers r WHERE r.company_id = e.company_id AND";
/** SQL: `e` is of a reversed voucher or a reversal, and neither of the two has a bank date. */
const IS_TAKEN_BACK = `(EXISTS (${REVERSAL_SQL} r.reverses_id = e.voucher_id AND NOT ${isMarked("r.id")})
    OR EXISTS (${REVERSAL_SQL} r.id = e.voucher_id AND r.reverses_id IS NOT NULL AND NOT ${isMarked("r.reverses_id")}))`;

type Asked = { accounts: readonly number[]; from: string; to: string };
type Sides = { debit: string; credit: string };
type Reconciled = Omit<Figures<"bankBook.report">, "Opening" | "Closing">;
