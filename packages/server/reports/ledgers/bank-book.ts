import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { GROUP, formatPaise, paise } from "@vanbook/sdk/books";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Figures } from "../../contract/report.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";
import { accountsOf, balancesOf, bookOf } from "./cash-book.ts";
import { ENTRY_ORDER } from "./entry-words.ts";

/** The bank book: besides what the cash book says, when the bank had each entry, and what it still has to have. */
const bankBookReport: Handler<"bankBook.report"> = async ({ query, principal, db }) => {
  const accounts = await accountsOf({ query, principal, db }, [GROUP.bank, GROUP.overdraft]);
  const whole = bookOf({ query, principal, db }, accounts);
  const { Reconciled = "All", FromDate: from, ToDate: to } = query;
  const asked = { accounts, from, to };
  const { running, ties, figures, ...report } = whole;
  return {
    ...report,
    // What the books say of all entries is no balance of some of them.
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
    envelope: (rows) => rows,
  };
};

/** The bank book. */
export const bankBook = { "bankBook.report": bankBookReport };

/** The book's entries that the bank had by the end of the range, or that it still has to have, each with the book's balance after it. */
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
 * The books against the bank at the end of a range, over all that was before it. What the bank still has to have is all that was posted,
 * from the rollups, less what is marked and what was taken back: so no entry is read that is in the bank.
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

/** What the accounts were debited and credited with by the end of the range, opening balances aside. */
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
  const found: unknown = await db
    .from(sums.as("s"))
    .first(db.raw("COALESCE(SUM(s.debit), 0) as debit, COALESCE(SUM(s.credit), 0) as credit"));
  return found as Sides; // the columns that were just asked for
}

/** What the bank had by the end of the range: of entries until then, and, as `early`, of later ones. */
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
  return found as Sides & { early: string }; // the columns that were just asked for
}

/** What reversals took back of the accounts until then: as much stands on either side, of the reversals and of what they reverse. */
async function sumTakenBack(db: Knex, principal: Principal, { accounts, to }: Asked): Promise<string> {
  const reversals = ofCompany(db, principal, "vouchers as v").whereNotNull("v.reverses_id");
  const found: unknown = await reversals
    .join("ledger_entries as e", (on) => on.on("e.company_id", "v.company_id").andOn("e.voucher_id", "v.id"))
    .whereIn("e.account_id", [...accounts])
    .where("e.date", "<=", to)
    .whereNot("e.entry_kind", "opening")
    .whereRaw(`NOT ${isMarked("v.id")} AND NOT ${isMarked("v.reverses_id")}`)
    .first(db.raw("COALESCE(SUM(e.debit + e.credit), 0) as back"));
  return (found as { back: string }).back; // the column that was just asked for
}

/** SQL: the line of an entry `e` is marked in this voucher. A reversal has the lines of its original. */
function isMarked(voucher: string): string {
  return `EXISTS (SELECT 1 FROM bank_dates k WHERE k.company_id = e.company_id AND k.voucher_id = ${voucher} AND k.line_no = e.line_no)`;
}

/** SQL of the day on which the bank had an entry `e`; what the books began with it had from the first. */
const BANK_DATE = `CASE WHEN e.entry_kind = 'opening' THEN e.date ELSE (SELECT k.bank_date FROM bank_dates k
    WHERE k.company_id = e.company_id AND k.voucher_id = e.voucher_id AND k.line_no = e.line_no) END`;

const REVERSAL = "SELECT 1 FROM vouchers r WHERE r.company_id = e.company_id AND";
/** SQL: an entry `e` without a bank date is of a voucher that was taken back, or of its reversal, and the other has no bank date either. */
const IS_TAKEN_BACK = `(EXISTS (${REVERSAL} r.reverses_id = e.voucher_id AND NOT ${isMarked("r.id")})
    OR EXISTS (${REVERSAL} r.id = e.voucher_id AND r.reverses_id IS NOT NULL AND NOT ${isMarked("r.reverses_id")}))`;

type Asked = { accounts: readonly number[]; from: string; to: string };
type Sides = { debit: string; credit: string };
type Reconciled = Omit<Figures<"bankBook.report">, "Opening" | "Closing">;
