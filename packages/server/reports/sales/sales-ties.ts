import type { Knex } from "knex";
import { formatPaise, paise, sum } from "../../money.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { LEDGER, rangeSums } from "../range-sums.ts";

/** The accounts of a sale's taxable value and taxes. */
type SalesAccount = "sales" | "cgst_output" | "sgst_output" | "igst_output";

/** A report's total of sales, and the accounts that must agree with it. */
interface SalesClaim {
  label: string;
  accounts: readonly SalesAccount[];
  /** The report's total, an exact decimal. */
  total: string | undefined;
}

/**
 * Compares totals of sales with the bills' entries in the sales and output tax accounts in the range, or with those of
 * returns (DOMAIN 2, I5). The ledger has totals of the whole company only, so a filtered report is not compared.
 */
export async function salesTies(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
  kind: "bill" | "return",
  claims: readonly SalesClaim[],
): Promise<Schema<"Tie">[]> {
  const moved = rangeSums(
    db,
    principal,
    LEDGER,
    { from: FromDate, to: ToDate },
    { amount: { sum: kind === "bill" ? "r.credit - r.debit" : "r.debit - r.credit", over: ["movement"] } },
    (piece) => void piece.where("r.entry_kind", kind),
  );
  const rows: { system_key: string; amount: string }[] = await ofCompany(db, principal, "accounts as a")
    .join(moved.as("m"), "m.account_id", "a.id")
    .whereNotNull("a.system_key")
    .select("a.system_key", "m.amount");
  const amounts = new Map(rows.map(({ system_key, amount }) => [system_key, paise(amount)]));
  return claims.map(({ label, accounts, total }) => {
    const amount = sum(accounts.map((account) => amounts.get(account) ?? 0n));
    return { label, amount: formatPaise(amount), agrees: amount === paise(total ?? "0") };
  });
}

/** The account of the taxable value of sales. */
export const SALES: readonly SalesAccount[] = ["sales"];
/** The accounts of output tax. */
export const OUTPUT_TAX: readonly SalesAccount[] = ["cgst_output", "sgst_output", "igst_output"];
/** The accounts of the lines' full amounts: bills before discount and round-off. */
export const SALES_AND_TAX: readonly SalesAccount[] = [...SALES, ...OUTPUT_TAX];
