import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  ACCOUNT_GROUP,
  formatPaise,
  formatRupees,
  paise,
  sum,
  toAbsolute,
  type Paise,
} from "@vanbook/sdk/books";
import { ofCompany } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { listOpeningLines, readFirstDay, type OpeningLine } from "./opening-lines.ts";

type Row = Partial<Schema<"SheetRow">> & { Row: number };

/** A bill of the sheet that the books don't have yet; debits positive, credits negative. */
export interface NewBill {
  accountId: number;
  amount: Paise;
  billNo: string;
  billDate: string;
  dueDate: string;
}

export interface OpeningBillPlan {
  /** By the row's number. */
  faults: ReadonlyMap<number, KeyedMessage>;
  /** Rows of bills that the books have already, with the opening that has them. */
  known: ReadonlyMap<number, number>;
  fresh: ReadonlyMap<number, NewBill>;
  parties: Schema<"ImportedParty">[];
  lines: readonly OpeningLine[];
  firstDay: string | null;
}

/**
 * Compares rows, which are sound by themselves, with the company's parties and openings. The new
 * bills of a party are taken out of what it has without a bill, and must fit into it; a party that
 * has nothing without a bill gets them in addition.
 */
export async function planOpeningBills(
  db: Knex,
  principal: Principal,
  rows: readonly Row[],
): Promise<OpeningBillPlan> {
  const faults = new Map<number, KeyedMessage>();
  const knownOpenings = new Map<number, number>();
  const fresh = new Map<number, NewBill>();
  const parties = await readParties(db, principal, rows);
  const accountIds = [...parties.values()].map(({ id }) => id);
  const [lines, firstDay] = await Promise.all([
    listOpeningLines(db, principal, accountIds),
    readFirstDay(db, principal),
  ]);
  // The first line wins, as the last one that is set.
  const knownLines = new Map(
    lines
      .toReversed()
      .flatMap((line) =>
        line.bill ? [[makeBillKey(line.accountId, line.bill.number, line.bill.date), line] as const] : [],
      ),
  );
  const refuse = (row: Row, fault: string | KeyedMessage) =>
    faults.set(row.Row, say.rowFault({ row: row.Row, fault }));
  for (const row of rows) {
    const party = parties.get(makeNameKey(row.AccountName));
    if (!party) {
      refuse(row, "No customer or supplier has this name.");
      continue;
    }
    const bill = toNewBill(row, party);
    const same = knownLines.get(makeBillKey(party.id, bill.billNo, bill.billDate));
    if (same?.bill) {
      if (same.amount !== bill.amount || same.bill.dueDate !== bill.dueDate)
        refuse(row, "The books have this bill with another amount or due date.");
      else knownOpenings.set(row.Row, same.voucherId);
    } else if (firstDay === null || bill.billDate >= firstDay)
      refuse(row, "An opening bill has a date before the first day of the books.");
    else if (bill.dueDate < bill.billDate) refuse(row, "A bill is not due before its date.");
    else fresh.set(row.Row, bill);
  }
  const linesOf = collectByAccount(lines);
  const newBillsOf = collectByAccount([...fresh.values()]);
  const sums = [...parties.values()].map(({ id, name }) => {
    const own = linesOf.get(id) ?? [];
    const bills = newBillsOf.get(id) ?? [];
    const [newSum, opening] = [sumAmounts(bills), sumAmounts(own)];
    const lump = sumAmounts(own.filter(({ bill }) => bill === null));
    return { id, name, newSum, lump, opening, billed: opening - lump + newSum };
  });
  const excessOf = new Map(sums.filter(isExcess).map((party) => [party.id, party]));
  for (const row of rows) {
    const excess = excessOf.get(fresh.get(row.Row)?.accountId ?? 0);
    if (!excess) continue;
    const { name, newSum, lump } = excess;
    const terms = { party: name, bills: writeSides(newSum), opening: writeSides(lump) };
    refuse(row, say.openingBillsExceed(terms));
  }
  return { faults, known: knownOpenings, fresh, parties: sums.map(describeParty), lines, firstDay };
}

function collectByAccount<Of extends { accountId: number }>(all: readonly Of[]): ReadonlyMap<number, Of[]> {
  const groups = new Map<number, Of[]>();
  for (const one of all) {
    const group = groups.get(one.accountId);
    if (group) group.push(one);
    else groups.set(one.accountId, [one]);
  }
  return groups;
}

function makeBillKey(accountId: number, number: string, date: string): string {
  return `${accountId} ${date} ${makeNameKey(number)}`;
}

/** Whether the new bills don't fit into what the party has without a bill. */
function isExcess({ newSum, lump }: PartySum): boolean {
  if (lump === 0n || newSum === 0n) return false;
  return lump > 0n !== newSum > 0n || toAbsolute(newSum) > toAbsolute(lump);
}

/** Positive is debit ("1,200.00 Dr"), negative is credit. */
function writeSides(amount: Paise): string {
  if (amount === 0n) return formatRupees(0n);
  return `${formatRupees(toAbsolute(amount))} ${amount > 0n ? "Dr" : "Cr"}`;
}

function describeParty({ name, newSum, lump, opening, billed }: PartySum): Schema<"ImportedParty"> {
  const difference = opening - billed;
  const isNew = lump === 0n && newSum !== 0n;
  const terms = { party: name, opening: writeSides(opening), bills: writeSides(billed) };
  const message =
    difference === 0n
      ? undefined
      : isNew
        ? say.openingFromBills(terms)
        : say.openingDiffers({ ...terms, difference: writeSides(difference) });
  return {
    AccountName: name,
    Opening: formatPaise(opening),
    Bills: formatPaise(billed),
    Difference: formatPaise(difference),
    message: null,
    ...message,
  };
}

interface PartySum {
  id: number;
  name: string;
  newSum: Paise;
  lump: Paise;
  opening: Paise;
  billed: Paise;
}

function sumAmounts(all: readonly { amount: Paise }[]): Paise {
  return sum(all.map(({ amount }) => amount));
}

/** Without a side, a customer's bill is a debit and a supplier's a credit. */
function toNewBill({ Amount, Side, BillNo, BillDate, DueDate }: Row, party: Party): NewBill {
  const amount = paise(Amount ?? "0");
  const isDebit = Side ? Side === "Dr" : party.groupId === ACCOUNT_GROUP.debtors;
  return {
    accountId: party.id,
    amount: isDebit ? amount : -amount,
    billNo: BillNo ?? "",
    billDate: BillDate ?? "",
    dueDate: DueDate || (BillDate ?? ""),
  };
}

interface Party {
  id: number;
  name: string;
  groupId: number;
}

async function readParties(
  db: Knex,
  principal: Principal,
  rows: readonly Row[],
): Promise<Map<string, Party>> {
  const names = [...new Set(rows.flatMap(({ AccountName }) => AccountName ?? []))];
  const accounts: Party[] = await ofCompany(db, principal, "accounts as a")
    .where("a.is_deleted", 0)
    .whereIn("a.group_id", [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors])
    .whereIn("a.name", names)
    .select({ id: "a.id", name: "a.name", groupId: "a.group_id" });
  return new Map(accounts.map((account) => [makeNameKey(account.name), account]));
}

function makeNameKey(name: string | null | undefined): string {
  return (name ?? "").toLowerCase();
}
