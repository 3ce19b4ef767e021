import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Figures } from "../../contract/report.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { accountsOf, balancesOf, bookOf } from "./cash-book.ts";
import { ENTRY_ORDER } from "./entry-words.ts";

/**
 * The bank book: the cash book's columns, the date on which each entry reached the bank, and the entries that
 * are not in the bank yet.
 */
const bankBookReport: Handler<"bankBook.report"> = async ({ query, principal, db }) => {
  const accounts = await accountsOf({ query, principal, db }, [GROUP.bank, GROUP.overdraft]);
  const whole = bookOf({ query, principal, db }, accounts);
  const { Reconciled = "All", FromDate: from, ToDate: to } = query;
  const asked = { accounts, from, to };
  const { running, ties, figures, ...report } = whole;
  return {
    ...report,
    // Balance and ties are for all entries, so a filtered report has neither.
    ...(Reconciled === "All"
      ? { running, ties }
      : { rows: entriesThat(db, principal, report.rows, { ...asked, Reconciled }) }),
    columns: {
      ...report.columns,
      LineNo: "e.line_no",
      Balance: Reconciled === "All" ? "NULL" : "o.Opening + e.moved",
      BankDate: BANK_DATE,
    },
    figures: async (snapshot) => {
      const balances = await figures(snapshot);
      return { ...balances, ...(await reconciled(snapshot, principal, asked, balances.Closing)) };
    },
  };
};

export const bankBook = { "bankBook.report": bankBookReport };

/**
 * The entries that had (`Yes`) or had not (`No`) reached the bank by the end of the range, each with the
 * book's balance after it. `No` omits reversed entries.
 */
function entriesThat(
  db: Knex,
  principal: Principal,
  entries: Knex.QueryBuilder,
  { accounts, from, to, Reconciled }: Asked & { Reconciled: "Yes" | "No" },
): Knex.QueryBuilder {
  const moved = entries
    .clone()
    .select("e.*", db.raw(`SUM(e.debit - e.credit) OVER (ORDER BY e.date, ${ENTRY_ORDER}) as moved`));
  const found: Knex.QueryBuilder = db.from(moved.as("e"));
  if (Reconciled === "Yes") void found.whereRaw(`${BANK_DATE} <= ?`, [to]);
  else void found.whereRaw(`COALESCE(${BANK_DATE} > ?, NOT ${IS_TAKEN_BACK})`, [to]);
  const opening = balancesOf(db, principal, accounts, { from, to });
  return found.join(opening.as("o"), (on) => void on.on(db.raw("1 = 1")));
}

/**
 * Reconciles the books with the bank at the end of a range, over all earlier entries too. What is not in the
 * bank is calculated as everything posted (from the rollups) less entries with a bank date and less reversed
 * amounts, so entries that are in the bank are not read.
 */
async function reconciled(
  db: Knex,
  principal: Principal,
  asked: Asked,
  closing: string,
): Promise<Reconciled> {
  const [posted, had, back] = await Promise.all([
    sumPosted(db, principal, asked),
    sumMarked(db, principal, asked),
    sumTakenBack(db, principal, asked),
  ]);
  const receipts = paise(posted.debit) - paise(had.debit) - paise(back);
  const payments = paise(posted.credit) - paise(had.credit) - paise(back);
  const bank = paise(closing) - receipts + payments + paise(had.early);
  return {
    ReceiptsNotInBank: formatPaise(receipts),
    PaymentsNotInBank: formatPaise(payments),
    NotInBooks: had.early,
    BankBalance: formatPaise(bank),
  };
}

/** Total debits and credits of the accounts up to the end of the range, without opening balances. */
async function sumPosted(db: Knex, principal: Principal, { accounts, from, to }: Asked) {
  const over = ["opening", "movement"] as const;
  const sums = rangeSums(
    db,
    principal,
    LEDGER,
    { from, to },
    { debit: { sum: "r.debit", over }, credit: { sum: "r.credit", over } },
    (piece) => void piece.whereIn("r.account_id", [...accounts]).whereNot("r.entry_kind", "opening"),
  );
  return sumsOf(db, db.from(sums.as("s")), { debit: "s.debit", credit: "s.credit" });
}

/** The amounts in the bank by the end of the range: of entries up to then, and, as `early`, of later entries. */
async function sumMarked(db: Knex, principal: Principal, { accounts, to }: Asked) {
  const found: unknown = await ofCompany(db, principal, "bank_dates as k")
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
  return found as Sides & { early: string }; // the selected columns
}

/**
 * Reversed amounts up to that day that have no bank date. Each adds the same amount to debits and credits,
 * because the original and its reversal cancel out.
 */
async function sumTakenBack(db: Knex, principal: Principal, { accounts, to }: Asked): Promise<string> {
  const reversals = ofCompany(db, principal, "vouchers as v").whereNotNull("v.reverses_id");
  const found = reversals
    .join("ledger_entries as e", (on) => on.on("e.company_id", "v.company_id").andOn("e.voucher_id", "v.id"))
    .whereIn("e.account_id", [...accounts])
    .where("e.date", "<=", to)
    .whereNot("e.entry_kind", "opening")
    .whereRaw(`NOT ${isMarked("v.id")} AND NOT ${isMarked("v.reverses_id")}`);
  const { back } = await sumsOf(db, found, { back: "e.debit + e.credit" });
  return back;
}

/** SQL: this voucher's line with the number of entry `e` has a bank date. A reversal has the lines of its original. */
function isMarked(voucher: string): string {
  return `EXISTS (SELECT 1 FROM bank_dates k WHERE k.company_id = e.company_id AND k.voucher_id = ${voucher} AND k.line_no = e.line_no)`;
}

/** SQL of the day on which entry `e` reached the bank; opening balances were in the bank from the start. */
const BANK_DATE = `CASE WHEN e.entry_kind = 'opening' THEN e.date ELSE (SELECT k.bank_date FROM bank_dates k
    WHERE k.company_id = e.company_id AND k.voucher_id = e.voucher_id AND k.line_no = e.line_no) END`;

const REVERSAL = "SELECT 1 FROM vouchers r WHERE r.company_id = e.company_id AND";
/**
 * SQL: entry `e`, which has no bank date, belongs to a reversed voucher or to a reversal, and the other
 * voucher has no bank date for it either.
 */
const IS_TAKEN_BACK = `(EXISTS (${REVERSAL} r.reverses_id = e.voucher_id AND NOT ${isMarked("r.id")})
    OR EXISTS (${REVERSAL} r.id = e.voucher_id AND r.reverses_id IS NOT NULL AND NOT ${isMarked("r.reverses_id")}))`;

type Asked = { accounts: readonly number[]; from: string; to: string };
type Sides = { debit: string; credit: string };
type Reconciled = Omit<Figures<"bankBook.report">, "Opening" | "Closing">;
