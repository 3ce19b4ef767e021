import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  GROUP,
  type SystemKey,
  POSTED,
  type EntryKind,
  formatPaise,
  paise,
  quantity,
  sum,
  type Paise,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { sumsOf } from "../db/sums-of.ts";
import { LEDGER, rangeSums, STOCK, type RangeSum } from "./range-sums.ts";

/** The account of taxable values. */
export const SALES = ["sales"] as const;
/** The accounts of output taxes. */
export const OUTPUT_TAX = ["cgst_output", "sgst_output", "igst_output"] as const;
/** Both: the amounts of bills before discount and round-off. */
export const SALES_AND_TAX = [...SALES, ...OUTPUT_TAX] as const;
/** The accounts of the full amounts of bills. */
export const BILLED = [...SALES_AND_TAX, "discount_allowed", "round_off"] as const;
/** The accounts of purchases: goods go into Inventory with their freight, services are an expense. */
export const BOUGHT = ["inventory", "purchase_freight"] as const;
export const BOUGHT_WITH_FREIGHT = "Inventory and Freight Inward accounts (freight included)";
export const INPUT_TAX = ["cgst_input", "sgst_input", "igst_input"] as const;

/** A report's total, an exact decimal, and the accounts whose movement must agree with it. */
interface Claim {
  label: string;
  accounts: readonly SystemKey[];
  total: string | undefined;
  /** Added to the movement before it is compared. */
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

/** Adds links to the reports that show the difference, if there is one. */
export function openedBy(
  tie: Schema<"Tie">,
  { FromDate, ToDate }: Range,
  ...reports: Opened[]
): Schema<"Tie"> {
  if (tie.agrees || reports.length === 0) return tie;
  return { ...tie, opens: reports.map((report) => ({ ...report, FromDate, ToDate })) };
}

/** A link to an account's ledger, or to its journals only. */
export function ledgerOf(id: number, label: string, { ofJournals }: { ofJournals?: true } = {}): Opened {
  return { label, operation: "ledger.report", AccountCode: id, ...(ofJournals && { Type: "Journal" }) };
}

/**
 * Compares totals with the entries of one kind in system accounts in the range: the credits of bills, or the
 * debits of returns, purchases and costs (I5 of docs/books.md#invariants). Journals posted to the same accounts are in no
 * document: the tie shows their amount (`besides`) and links to the ledgers. The ledger has totals for the
 * whole company only, so a filtered report is not compared.
 */
export async function accountTies(
  db: Knex,
  principal: Principal,
  range: Range,
  kind: EntryKind,
  claims: readonly Claim[],
): Promise<Schema<"Tie">[]> {
  const { FromDate, ToDate } = range;
  const amount = kind === "bill" ? "r.credit - r.debit" : "r.debit - r.credit";
  const amountOf = (wanted: EntryKind) => `CASE r.entry_kind WHEN '${wanted}' THEN ${amount} ELSE 0 END`;
  const keys = [...new Set(claims.flatMap((claim) => claim.accounts))];
  const accounts = await ofCompany(db, principal, "accounts as a")
    .whereIn("a.system_key", keys)
    .select<Account[]>("a.id", "a.system_key", "a.name");
  // Filter by account id: a join with accounts would read all days of each account.
  const ids = accounts.map(({ id }) => id);
  const ofThese = (entries: Knex.QueryBuilder) =>
    void entries.whereIn("r.entry_kind", [kind, JOURNAL]).whereIn("r.account_id", ids);
  const sums = {
    amount: { sum: amountOf(kind), over: ["movement"] },
    besides: { sum: amountOf(JOURNAL), over: ["movement"] },
  } as const;
  const days = { from: FromDate, to: ToDate };
  const moved = (await rangeSums(db, principal, LEDGER, days, sums, ofThese)) as Moved[];
  const rows = accounts.map((account) => ({
    ...account,
    ...(moved.find(({ account_id }) => account_id === account.id) ?? { amount: "0", besides: "0" }),
  }));
  return claims.map(({ label, accounts: keys, total, plus = 0n }) => {
    const found = rows.filter(({ system_key }) => keys.includes(system_key));
    const moved = sum(found.map((row) => paise(row.amount)));
    const tie = amountTie(label, formatPaise(moved + plus), total);
    const besides = sum(found.map((row) => paise(row.besides)));
    const differing = openedBy(tie, range, ...found.map(({ id, name }) => ledgerOf(id, name)));
    if (besides === 0n) return differing;
    const journals = found.filter((row) => paise(row.besides) !== 0n);
    const opens = journals.map(({ id, name }) => ({
      ...ledgerOf(id, name, { ofJournals: true }),
      FromDate,
      ToDate,
    }));
    return {
      opens,
      ...differing,
      ...sayLabel(say.besidesJournals({ accounts: label, sum: rupees(besides) })),
      besides: formatPaise(besides),
    };
  });
}

export function sayLabel({ message: label, key, values }: say.KeyedMessage) {
  return { label, key, values };
}

/** An amount for a label: Indian digit grouping, two decimals. */
export function rupees(amount: Paise): string {
  return RUPEES.format(Number(formatPaise(amount)));
}

/** The link to the trial balance. */
export const TRIAL_BALANCE = { label: "Trial Balance", operation: "trialBalance.report" } as const;

/** A report that a tie links to, over the same days. */
type Opened = Omit<Schema<"TieReport">, keyof Range>;

interface Range {
  FromDate: string;
  ToDate: string;
}

interface Account {
  id: number;
  system_key: SystemKey;
  name: string;
}

/** An account's movement from documents (`amount`) and from journals (`besides`). */
interface Moved {
  account_id: number;
  amount: string;
  besides: string;
}

const RUPEES = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 });
const JOURNAL = "journal" satisfies EntryKind;

/** Compares a total of receipts with the money that cash and bank accounts received, less the payments within cash bills. */
export async function receiptTie(
  db: Knex,
  principal: Principal,
  range: Range,
  total: string,
): Promise<Schema<"Tie">> {
  const bills = await cashDocuments(db, principal, "bills as d", range);
  const taken = await cashBook(db, principal, range, ["receipt"]);
  return amountTie("Receipts in cash and bank accounts, cash bills aside", formatPaise(taken - bills), total);
}

/** Compares a total of payments and expenses with the money that cash and bank accounts paid, without refunds of sale returns. */
export async function paymentTie(
  db: Knex,
  principal: Principal,
  range: Range,
  total: string,
): Promise<Schema<"Tie">> {
  const refunds = await cashDocuments(db, principal, "sale_returns as d", range);
  const given = -(await cashBook(db, principal, range, ["payment", "expense"]));
  return amountTie(
    "Payments out of cash and bank accounts, refunds aside",
    formatPaise(given - refunds),
    total,
  );
}

/** Sums of the stock book over a range, from its rollups. */
export async function stockBook<Name extends string>(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Range,
  sums: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const names = Object.keys(sums) as Name[]; // Object.keys returns string[]
  const wanted = Object.fromEntries(
    names.map((name) => [name, { sum: sums[name], over: ["movement"] }] as const),
  ) as unknown as Record<Name, RangeSum>;
  const range = { from: FromDate, to: ToDate };
  const moves = db.from(rangeSums(db, principal, STOCK, range, wanted).as("m"));
  const columns = Object.fromEntries(names.map((name) => [name, `m.${name}`])) as Record<Name, string>;
  return sumsOf(db, moves, columns);
}

/** The net amount that entries of these kinds brought into cash and bank accounts. */
async function cashBook(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Range,
  kinds: readonly EntryKind[],
): Promise<Paise> {
  const accounts = await ofCompany(db, principal, "accounts as a")
    .whereIn("a.group_id", [GROUP.bank, GROUP.cash, GROUP.overdraft])
    .pluck("a.id");
  const entries = ofCompany(db, principal, "ledger_day as r")
    .whereIn("r.account_id", accounts as number[])
    .whereBetween("r.date", [FromDate, ToDate])
    .whereIn("r.entry_kind", [...kinds]);
  return paise((await sumsOf(db, entries, { net: "r.debit - r.credit" })).net);
}

/** The total of documents that were paid at once in cash. */
async function cashDocuments(
  db: Knex,
  principal: Principal,
  table: "bills as d" | "sale_returns as d",
  { FromDate, ToDate }: Range,
): Promise<Paise> {
  const documents = ofCompany(db, principal, table).whereBetween("d.date", [FromDate, ToDate]);
  const inCash = documents.where({ "d.mode": 0, "d.status": POSTED });
  return paise((await sumsOf(db, inCash, { amount: "d.amount" })).amount);
}
