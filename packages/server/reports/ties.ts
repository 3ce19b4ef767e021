import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  ACCOUNT_GROUP,
  type SystemKey,
  POSTED_STATUS,
  type EntryKind,
  formatPaise,
  formatRupees,
  paise,
  quantity,
  sum,
  type Paise,
} from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { readSums } from "../db/sums-of.ts";
import { countByDate, LEDGER_ROLLUP, buildRangeSums, STOCK_ROLLUP, type RangeSum } from "./range-sums.ts";

export const SALES_ACCOUNTS = ["sales"] as const;
export const OUTPUT_TAX = ["cgst_output", "sgst_output", "igst_output"] as const;
/** Amounts of bills before discount and round-off. */
export const SALES_AND_TAX = [...SALES_ACCOUNTS, ...OUTPUT_TAX] as const;
/** Full amounts of bills, after discount and round-off. */
export const BILL_ACCOUNTS = [...SALES_AND_TAX, "discount_allowed", "round_off"] as const;
/**
 * The accounts of purchases: goods go into Inventory with their freight, services are an expense.
 */
export const PURCHASE_ACCOUNTS = ["inventory", "purchase_freight"] as const;
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

export function makeAmountTie(label: string, amount: string, total: string | undefined): Schema<"Tie"> {
  return { label, amount, agrees: paise(amount) === paise(total ?? "0") };
}

export function makeQuantityTie(label: string, amount: string, total: string): Schema<"Tie"> {
  return { label, amount, agrees: quantity(amount) === quantity(total) };
}

export function withReportLinks(
  tie: Schema<"Tie">,
  { FromDate, ToDate }: Range,
  ...reports: Opened[]
): Schema<"Tie"> {
  if (tie.agrees || reports.length === 0) return tie;
  return { ...tie, opens: reports.map((report) => ({ ...report, FromDate, ToDate })) };
}

export function makeLedgerLink(
  id: number,
  label: string,
  { ofJournals }: { ofJournals?: true } = {},
): Opened {
  return { label, operation: "ledger.report", AccountCode: id, ...(ofJournals && { Type: "Journal" }) };
}

/**
 * Compares totals with the entries of one kind in system accounts in the range: the credits of
 * bills, or the debits of returns, purchases and costs (I5 of docs/books.md#invariants). Journals
 * posted to the same accounts are in no document: the tie shows their amount (`besides`) and links
 * to the ledgers. The ledger has totals for the whole company only, so a filtered report is not
 * compared.
 */
export async function makeAccountTies(
  db: Knex,
  principal: Principal,
  range: Range,
  kind: EntryKind,
  claims: readonly Claim[],
): Promise<Schema<"Tie">[]> {
  const { FromDate, ToDate } = range;
  const amount = kind === "bill" ? "r.credit - r.debit" : "r.debit - r.credit";
  const buildKindAmountSql = (entryKind: EntryKind) =>
    `CASE r.entry_kind WHEN '${entryKind}' THEN ${amount} ELSE 0 END`;
  const keys = [...new Set(claims.flatMap((claim) => claim.accounts))];
  const accounts = await ofCompany(db, principal, "accounts as a")
    .whereIn("a.system_key", keys)
    .select<Account[]>("a.id", "a.system_key", "a.name");
  // Filter by account id: a join with accounts would read all days of each account.
  const ids = accounts.map(({ id }) => id);
  const ofThese = (entries: Knex.QueryBuilder) =>
    void entries.whereIn("r.entry_kind", [kind, JOURNAL_KIND]).whereIn("r.account_id", ids);
  const sums = {
    amount: { sum: buildKindAmountSql(kind), over: ["movement"] },
    besides: { sum: buildKindAmountSql(JOURNAL_KIND), over: ["movement"] },
  } as const;
  const days = { from: FromDate, to: ToDate };
  const movements = (await buildRangeSums(
    db,
    principal,
    countByDate(LEDGER_ROLLUP),
    days,
    sums,
    ofThese,
  )) as Moved[];
  const rows = accounts.map((account) => ({
    ...account,
    ...(movements.find(({ account_id }) => account_id === account.id) ?? { amount: "0", besides: "0" }),
  }));
  return claims.map(({ label, accounts: keys, total, plus = 0n }) => {
    const claimAccounts = rows.filter(({ system_key }) => keys.includes(system_key));
    const movement = sum(claimAccounts.map((row) => paise(row.amount)));
    const tie = makeAmountTie(label, formatPaise(movement + plus), total);
    const besides = sum(claimAccounts.map((row) => paise(row.besides)));
    const differing = withReportLinks(
      tie,
      range,
      ...claimAccounts.map(({ id, name }) => makeLedgerLink(id, name)),
    );
    if (besides === 0n) return differing;
    const journals = claimAccounts.filter((row) => paise(row.besides) !== 0n);
    const opens = journals.map(({ id, name }) => ({
      ...makeLedgerLink(id, name, { ofJournals: true }),
      FromDate,
      ToDate,
    }));
    return {
      opens,
      ...differing,
      ...toTieLabel(say.besidesJournals({ accounts: label, sum: formatRupees(besides) })),
      besides: formatPaise(besides),
    };
  });
}

export function toTieLabel({ message: label, key, values }: say.KeyedMessage) {
  return { label, key, values };
}

export const TRIAL_BALANCE = { label: "Trial Balance", operation: "trialBalance.report" } as const;

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

interface Moved {
  account_id: number;
  amount: string;
  besides: string;
}

export const POST_DATED_ACCOUNTS: readonly SystemKey[] = ["cheques_received", "cheques_issued"];
const JOURNAL_KIND = "journal" satisfies EntryKind;

/** Compares receipts with money into cash and bank accounts, less payments in cash bills. */
export async function makeReceiptTie(
  db: Knex,
  principal: Principal,
  range: Range,
  total: string,
): Promise<Schema<"Tie">> {
  const bills = await sumCashDocuments(db, principal, "bills as d", range);
  const receivedAmount = await cashBook(db, principal, range, ["receipt"]);
  return makeAmountTie(
    "Receipts in cash and bank accounts, cash bills aside",
    formatPaise(receivedAmount - bills),
    total,
  );
}

/** Compares payments and expenses with money out of cash and banks, less sale returns' refunds. */
export async function makePaymentTie(
  db: Knex,
  principal: Principal,
  range: Range,
  total: string,
): Promise<Schema<"Tie">> {
  const refunds = await sumCashDocuments(db, principal, "sale_returns as d", range);
  const paidAmount = -(await cashBook(db, principal, range, ["payment", "expense"]));
  return makeAmountTie(
    "Payments out of cash and bank accounts, refunds aside",
    formatPaise(paidAmount - refunds),
    total,
  );
}

export async function sumStockBook<Name extends string>(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Range,
  sums: Readonly<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const names = Object.keys(sums) as Name[]; // Object.keys returns string[]
  const namedSums = Object.fromEntries(
    names.map((name) => [name, { sum: sums[name], over: ["movement"] }] as const),
  ) as unknown as Record<Name, RangeSum>;
  const range = { from: FromDate, to: ToDate };
  const moves = db.from(buildRangeSums(db, principal, STOCK_ROLLUP, range, namedSums).as("m"));
  const columns = Object.fromEntries(names.map((name) => [name, `m.${name}`])) as Record<Name, string>;
  return readSums(db, moves, columns);
}

async function cashBook(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: Range,
  kinds: readonly EntryKind[],
): Promise<Paise> {
  const accounts = await ofCompany(db, principal, "accounts as a")
    .where((money) => {
      void money.whereIn("a.group_id", [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.cash, ACCOUNT_GROUP.overdraft]);
      // Cheques that are dated ahead are received or issued, though not yet in the bank.
      void money.orWhereIn("a.system_key", POST_DATED_ACCOUNTS);
    })
    .pluck("a.id");
  const entries = ofCompany(db, principal, "ledger_day as r")
    .whereIn("r.account_id", accounts as number[])
    .whereBetween("r.date", [FromDate, ToDate])
    .whereIn("r.entry_kind", [...kinds]);
  return paise((await readSums(db, entries, { net: "r.debit - r.credit" })).net);
}

async function sumCashDocuments(
  db: Knex,
  principal: Principal,
  table: "bills as d" | "sale_returns as d",
  { FromDate, ToDate }: Range,
): Promise<Paise> {
  const documents = ofCompany(db, principal, table).whereBetween("d.date", [FromDate, ToDate]);
  const inCash = documents.where({ "d.mode": 0, "d.status": POSTED_STATUS });
  return paise((await readSums(db, inCash, { amount: "d.amount" })).amount);
}
