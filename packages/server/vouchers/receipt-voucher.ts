import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  GROUP,
  type SystemKey,
  type ReceiptInput,
  holdsMoney,
  formatPaise,
  paise,
  type Paise,
  receipt,
  type Row,
  type Voucher,
  isDay,
  openYearOn,
} from "@vanbook/sdk/books";
import { lockYears } from "../books/years/lock-years.ts";
import { today } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { refuseReservedAccount } from "../auth/refusals.ts";
import { ofCompany } from "../auth/scope.ts";
import { receiptLedgers } from "./ledgers.ts";

/** A receipt before the change. */
export interface StoredReceipt {
  year_id: number;
  date: string;
  ledger_id: number;
  party_id: number;
  /** The user who took the money; null when the field app entered it without one. */
  user_id: number | null;
  created_by: number | null;
  branch_id: number | null;
  mode: "C" | "B" | "O" | "N";
  narration: string | null;
  cheque_no: string | null;
  cheque_date: string | null;
  bank: string | null;
  bank_branch: string | null;
  bank_location: string | null;
  remark: string | null;
  approval_status: number;
  discount: string;
}

type Input = Schema<"ReceiptInput">;

/** Makes the voucher of a receipt form; `before` is the receipt that it changes. Errors name the form's fields. */
export async function receiptVoucher(
  trx: Knex.Transaction,
  principal: Principal,
  input: Input,
  before?: StoredReceipt,
): Promise<Voucher> {
  const date = await openDate(trx, principal, input, before);
  const { ledger, party } = await ledgersOf(trx, principal, input, before);
  const isCash = ledger.group_id === GROUP.cash;
  const userId = takenBy(ledger, principal, before);
  const cheque = chequeColumns(input, isCash, before);
  const amount = amountOf(input);
  const discount = await keptDiscount(trx, principal, { party, amount }, before);
  const voucher = receipt({
    date,
    mode: isCash ? "C" : bankMode(cheque, before),
    ledgerId: ledger.id,
    partyId: party.id,
    userId,
    branchId: await branchOf(trx, principal, userId, before),
    amount,
    ...(discount && { discount }),
    narration: text(input.Narration, before?.narration),
    remark: isCash ? (before?.mode === "C" ? before.remark : null) : text(input.Remark, before?.remark),
    approved: before === undefined || before.approval_status === 1, // a user who enters receipts here may also approve them
  });
  return withCheque(voucher, cheque);
}

async function openDate(
  trx: Knex.Transaction,
  { companyId }: Principal,
  input: Input,
  before?: StoredReceipt,
): Promise<string> {
  const date = input.Rdate ?? input.RDate ?? before?.date ?? today();
  // Checked before the year: on the last day of a year, the year of tomorrow may not exist yet.
  if (date > today()) throw refused("DATE_IN_FUTURE", "RDate");
  const { id: yearId, label } = openYearOn(await lockYears(trx, companyId), date);
  const isOther = before !== undefined && before.year_id !== yearId;
  if (isOther) throw refused("EDIT_CHANGES_NUMBER", "RDate", OTHER_YEAR);
  if (input.FYearID && input.FYearID !== yearId)
    throw refused("INVALID_FIELDS", "FYearID", say.dateInYear({ year: label }));
  return date;
}

async function ledgersOf(
  trx: Knex.Transaction,
  principal: Principal,
  { PLID, PartyID, AccGroupid }: Input,
  before?: StoredReceipt,
): Promise<{ ledger: Ledger; party: Ledger }> {
  const kept = before ? [before.ledger_id, before.party_id] : [];
  const found: Ledger[] = await receiptLedgers(trx, principal, kept)
    .whereIn("a.id", [PLID, PartyID])
    .select("a.id", "a.name", "a.group_id", "a.user_id");
  const ledger = found.find(({ id }) => id === PLID);
  if (!ledger) throw refused("ACCOUNT_UNKNOWN", "PLID");
  const party = found.find(({ id }) => id === PartyID);
  if (!party) throw refused("ACCOUNT_UNKNOWN", "PartyID");
  if (!isMoney(ledger)) throw refused("ACCOUNT_NOT_MONEY", "PLID");
  const group = ledger.group_id === GROUP.cash ? GROUP.cash : GROUP.bank;
  if (AccGroupid && AccGroupid !== group) throw refused("ACCOUNT_KIND_WRONG", "AccGroupid");
  if (isMoney(party)) throw refused("ACCOUNT_KIND_WRONG", "PartyID", NO_CONTRA);
  refuseReservedAccount({ principal, document: "receipts" }, ledger, "in", "PLID");
  refuseReservedAccount({ principal, document: "receipts" }, party, "out", "PartyID");
  return { ledger, party };
}

/** The owner of the cash account; otherwise the user who took the money before, or the user who enters it now. */
function takenBy(ledger: Ledger, principal: Principal, before?: StoredReceipt): number | null {
  if (ledger.group_id === GROUP.cash && ledger.user_id !== null) return ledger.user_id;
  const isSameTaker = before && (before.ledger_id === ledger.id || ledger.group_id !== GROUP.cash);
  // A receipt without a user belongs to the user who entered it, even after another user edits it.
  return isSameTaker ? (before.user_id ?? before.created_by) : principal.userId;
}

async function branchOf(
  trx: Knex.Transaction,
  principal: Principal,
  userId: number | null,
  before?: StoredReceipt,
): Promise<number | null> {
  if (before && (before.user_id ?? before.created_by) === userId) return before.branch_id;
  if (userId === principal.userId) return principal.branchId;
  const user: { branch_id: number | null } | undefined = await ofCompany(trx, principal, "users as u")
    .where("u.id", userId)
    .first("u.branch_id");
  return user?.branch_id ?? null;
}

function amountOf({ Debit, Credit }: Input): Paise {
  const [debit, credit] = [paise(Debit ?? "0"), paise(Credit ?? "0")];
  if (debit > 0n && credit > 0n && debit !== credit)
    throw refused("INVALID_FIELDS", "Credit", "Debit and Credit of a receipt are the same amount.");
  if (debit === 0n && credit === 0n)
    throw refused("INVALID_FIELDS", "Debit", "Please enter an amount above 0.");
  return debit || credit;
}

/**
 * The form has no discount field: a receipt keeps its discount. Throws INVALID_FIELDS if its new party is not a
 * customer, or its new amount is less than the discount.
 */
async function keptDiscount(
  trx: Knex.Transaction,
  principal: Principal,
  { party, amount }: { party: Ledger; amount: Paise },
  before?: StoredReceipt,
): Promise<ReceiptInput["discount"]> {
  const discount = paise(before?.discount ?? "0");
  if (discount === 0n) return undefined;
  const allowed = { amount: formatPaise(discount) };
  if (party.group_id !== GROUP.debtors)
    throw refused("INVALID_FIELDS", "PartyID", say.receiptDiscountParty(allowed));
  if (discount > amount) throw refused("INVALID_FIELDS", "Debit", say.receiptDiscountAmount(allowed));
  const account: { id: number } | undefined = await ofCompany(trx, principal, "accounts as a")
    .where("a.system_key", "discount_allowed" satisfies SystemKey)
    .first("a.id");
  if (!account) throw problem("INTERNAL");
  return { amount: discount, accountId: account.id };
}

/** Money into a bank is a cheque; without cheque data, the mode that the field app gave is kept. */
function bankMode(cheque: Row, before?: StoredReceipt): StoredReceipt["mode"] {
  const isCheque = cheque.cheque_no !== null || before === undefined || before.mode === "C";
  return isCheque ? "B" : before.mode;
}

function chequeColumns(input: Input, isCash: boolean, before?: StoredReceipt): Row {
  if (isCash)
    return { cheque_no: null, cheque_date: null, bank: null, bank_branch: null, bank_location: null };
  const date = text(input.ChkDate, before?.cheque_date);
  if (date !== null && !isDay(date)) throw refused("DATE_INVALID", "ChkDate");
  return {
    cheque_no: text(input.ChkNo, before?.cheque_no),
    cheque_date: date,
    bank: text(input.Bank, before?.bank),
    bank_branch: text(
      input.Branch?.trim() ? input.Branch : (input.BankLocation ?? input.Branch),
      before?.bank_branch,
    ),
    bank_location: text(input.BankLocation, before?.bank_location),
  };
}

/** The books expect a complete cheque or none; in this form, single cheque fields may be empty. */
function withCheque(voucher: Voucher, cheque: Row): Voucher {
  const { document } = voucher;
  if (!document) throw problem("INTERNAL");
  const rows: typeof document.rows = (posted) => ({ head: { ...document.rows(posted).head, ...cheque } });
  return { ...voucher, document: { ...document, rows } };
}

/** The trimmed text, null if empty; if it is undefined, the value before the edit. */
function text(given: string | null | undefined, before: string | null = null): string | null {
  return given === undefined ? before : given?.trim() || null;
}

function isMoney({ id, group_id: groupId }: Ledger) {
  return holdsMoney({ id, groupId });
}

interface Ledger {
  id: number;
  name: string;
  group_id: number;
  /** The owner of the cash account. */
  user_id: number | null;
}

const OTHER_YEAR =
  "A receipt keeps its number, and so its financial year. Delete it and enter it anew for another year.";
const NO_CONTRA = "Money between cash and bank accounts is a contra, not a receipt.";
