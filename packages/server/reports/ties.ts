import type { Knex } from "knex";
import type { SystemKey } from "../books/posting/chart-of-accounts.ts";
import type { EntryKind } from "../books/posting/voucher.ts";
import { formatPaise, paise, quantity, sum, type Paise } from "../money.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { LEDGER, rangeSums } from "./range-sums.ts";

/** The accounts of the lines' taxable values, of their taxes, and of both: bills before discount and round-off. */
export const SALES = ["sales"] as const;
export const OUTPUT_TAX = ["cgst_output", "sgst_output", "igst_output"] as const;
export const SALES_AND_TAX = [...SALES, ...OUTPUT_TAX] as const;
/** The accounts of bills' full amounts. */
export const BILLED = [...SALES_AND_TAX, "discount_allowed", "round_off"] as const;
export const INPUT_TAX = ["cgst_input", "sgst_input", "igst_input"] as const;

/** A report's total, an exact decimal, and the accounts whose movement must agree with it. */
interface Claim {
  label: string;
  accounts: readonly SystemKey[];
  total: string | undefined;
  /** What is added to the movement before it is compared. */
  plus?: Paise;
}

/** Compares an amount of the books with a report's total. */
export function amountTie(label: string, amount: string, total: string | undefined): Schema<"Tie"> {
  return { label, amount, agrees: paise(amount) === paise(total ?? "0") };
}

/** Compares a quantity of the books with a report's total. */
export function quantityTie(label: string, amount: string, total: string): Schema<"Tie"> {
  return { label, amount, agrees: quantity(amount) === quantity(total) };
}

/**
 * Compares totals with the entries of a kind in system accounts in the range: what bills credited, or what returns,
 * purchases and costs debited (DOMAIN 2, I5). What journals posted to the same accounts is in no document: a tie says how much that
 * is (`besides`). They are summed from the day rollup, or from that of whole months where
 * `rollup` says so. The ledger has totals of the whole company only, so a filtered report is not compared.
 */
export async function accountTies(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
  { kind, rollup = "day" }: { kind: EntryKind; rollup?: "day" | "month" },
  claims: readonly Claim[],
): Promise<Schema<"Tie">[]> {
  const amount = kind === "bill" ? "r.credit - r.debit" : "r.debit - r.credit";
  const ofKinds = (entries: Knex.QueryBuilder) => void entries.whereIn("r.entry_kind", [kind, JOURNAL]);
  const amountOf = (wanted: EntryKind) => `CASE r.entry_kind WHEN '${wanted}' THEN ${amount} ELSE 0 END`;
  const accounts = ofCompany(db, principal, "accounts as a");
  void accounts.whereIn("a.system_key", [...new Set(claims.flatMap((claim) => claim.accounts))]);
  if (rollup === "day")
    void accounts
      .join(
        "ledger_day as r",
        (on) => void on.on("r.company_id", "a.company_id").andOn("r.account_id", "a.id"),
      )
      .whereBetween("r.date", [FromDate, ToDate])
      .where(ofKinds)
      .groupBy("a.system_key")
      .select("a.system_key", db.raw(`SUM(${amountOf(kind)}) as amount`))
      .select(db.raw(`SUM(${amountOf(JOURNAL)}) as besides`));
  else {
    const sums = {
      amount: { sum: amountOf(kind), over: ["movement"] },
      besides: { sum: amountOf(JOURNAL), over: ["movement"] },
    } as const;
    const range = { from: FromDate, to: ToDate };
    const moved = rangeSums(db, principal, LEDGER, range, sums, ofKinds);
    void accounts.join(moved.as("m"), "m.account_id", "a.id").select("a.system_key", "m.amount", "m.besides");
  }
  const rows = (await accounts) as { system_key: SystemKey; amount: string; besides: string }[];
  const found = new Map(rows.map((row) => [row.system_key, row]));
  const moved = (keys: readonly SystemKey[], column: "amount" | "besides") =>
    sum(keys.map((key) => paise(found.get(key)?.[column] ?? "0")));
  return claims.map(({ label, accounts: keys, total, plus = 0n }) => {
    const tie = amountTie(label, formatPaise(moved(keys, "amount") + plus), total);
    const besides = moved(keys, "besides");
    if (besides === 0n) return tie;
    const amount = formatPaise(besides);
    return {
      ...tie,
      label: `${label}, besides ${RUPEES.format(Number(amount))} of journals`,
      besides: amount,
    };
  });
}

const RUPEES = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
const JOURNAL = "journal" satisfies EntryKind;
