import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import {
  ACCOUNT_GROUP,
  type SystemKey,
  type ReceiptInput,
  isMoneyAccount,
  formatRupees,
  paise,
  type Paise,
  makeReceiptVoucher,
  type Row,
  type Voucher,
  isDay,
  openYearOn,
} from "@vanbook/sdk/books";
import { lockYears } from "../books/years/lock-years.ts";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { refuseReservedAccount } from "../auth/refusals.ts";
import { ofCompany } from "../auth/scope.ts";
import { selectReceiptLedgers } from "./ledgers.ts";

export interface StoredReceipt {
  year_id: number;
  date: string;
  ledger_id: number;
  party_id: number;
  /** The user who received the money; null if the field app entered no user. */
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

export async function buildReceiptVoucher(
  trx: Knex.Transaction,
  principal: Principal,
  input: Input,
  before?: StoredReceipt,
): Promise<Voucher> {
  const date = await openDate(trx, principal, input, before);
  const { ledger, party } = await readLedgers(trx, principal, input, before);
  const isCash = ledger.group_id === ACCOUNT_GROUP.cash;
  const userId = chooseReceivingUser(ledger, principal, before);
  const cheque = makeChequeColumns(input, isCash, before);
  const amount = readAmount(input);
  const discount = await keepDiscount(trx, principal, { party, amount }, before);
  const voucher = makeReceiptVoucher({
    date,
    mode: isCash ? "C" : chooseBankMode(cheque, before),
    ledgerId: ledger.id,
    partyId: party.id,
    userId,
    branchId: await readBranchId(trx, principal, userId, before),
    amount,
    ...(discount && { discount }),
    ...(await pickPostDated(trx, principal, cheque["cheque_date"], date)),
    narration: trimText(input.Narration, before?.narration),
    remark: isCash ? (before?.mode === "C" ? before.remark : null) : trimText(input.Remark, before?.remark),
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
  const date = input.Rdate ?? input.RDate ?? before?.date ?? getToday();
  // Checked before the year: on the last day of a year, the year of tomorrow may not exist yet.
  if (date > getToday()) throw problemOnField("DATE_IN_FUTURE", "RDate");
  const { id: yearId, label } = openYearOn(await lockYears(trx, companyId), date);
  const isOther = before !== undefined && before.year_id !== yearId;
  if (isOther) throw problemOnField("EDIT_CHANGES_NUMBER", "RDate", OTHER_YEAR);
  if (input.FYearID && input.FYearID !== yearId)
    throw problemOnField("INVALID_FIELDS", "FYearID", say.dateInYear({ year: label }));
  return date;
}

async function readLedgers(
  trx: Knex.Transaction,
  principal: Principal,
  { PLID, PartyID, AccGroupid }: Input,
  before?: StoredReceipt,
): Promise<{ ledger: Ledger; party: Ledger }> {
  const keptIds = before ? [before.ledger_id, before.party_id] : [];
  const ledgers: Ledger[] = await selectReceiptLedgers(trx, principal, keptIds)
    .whereIn("a.id", [PLID, PartyID])
    .select("a.id", "a.name", "a.group_id", "a.user_id");
  const ledger = ledgers.find(({ id }) => id === PLID);
  if (!ledger) throw problemOnField("ACCOUNT_UNKNOWN", "PLID");
  const party = ledgers.find(({ id }) => id === PartyID);
  if (!party) throw problemOnField("ACCOUNT_UNKNOWN", "PartyID");
  if (!isMoney(ledger)) throw problemOnField("ACCOUNT_NOT_MONEY", "PLID");
  const group = ledger.group_id === ACCOUNT_GROUP.cash ? ACCOUNT_GROUP.cash : ACCOUNT_GROUP.bank;
  if (AccGroupid && AccGroupid !== group) throw problemOnField("ACCOUNT_KIND_WRONG", "AccGroupid");
  if (isMoney(party)) throw problemOnField("ACCOUNT_KIND_WRONG", "PartyID", NO_CONTRA);
  refuseReservedAccount({ principal, document: "receipts" }, ledger, "in", "PLID");
  refuseReservedAccount({ principal, document: "receipts" }, party, "out", "PartyID");
  return { ledger, party };
}

/** The cash account's owner; or else the user who received the money before, or enters it now. */
function chooseReceivingUser(ledger: Ledger, principal: Principal, before?: StoredReceipt): number | null {
  if (ledger.group_id === ACCOUNT_GROUP.cash && ledger.user_id !== null) return ledger.user_id;
  const isSameTaker = before && (before.ledger_id === ledger.id || ledger.group_id !== ACCOUNT_GROUP.cash);
  // A receipt without a user belongs to the user who entered it, even after another user edits it.
  return isSameTaker ? (before.user_id ?? before.created_by) : principal.userId;
}

async function readBranchId(
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

function readAmount({ Debit, Credit }: Input): Paise {
  const [debit, credit] = [paise(Debit ?? "0"), paise(Credit ?? "0")];
  if (debit > 0n && credit > 0n && debit !== credit)
    throw problemOnField("INVALID_FIELDS", "Credit", "Debit and Credit of a receipt are the same amount.");
  if (debit === 0n && credit === 0n)
    throw problemOnField("INVALID_FIELDS", "Debit", "Please enter an amount above 0.");
  return debit || credit;
}

/**
 * The form has no discount field: a receipt keeps its discount. Throws INVALID_FIELDS if its new
 * party is not a customer, or its new amount is less than the discount.
 */
async function keepDiscount(
  trx: Knex.Transaction,
  principal: Principal,
  { party, amount }: { party: Ledger; amount: Paise },
  before?: StoredReceipt,
): Promise<ReceiptInput["discount"]> {
  const discount = paise(before?.discount ?? "0");
  if (discount === 0n) return undefined;
  const discountInput = { amount: formatRupees(discount) };
  if (party.group_id !== ACCOUNT_GROUP.debtors)
    throw problemOnField("INVALID_FIELDS", "PartyID", say.receiptDiscountParty(discountInput));
  if (discount > amount)
    throw problemOnField("INVALID_FIELDS", "Debit", say.receiptDiscountAmount(discountInput));
  return { amount: discount, accountId: await readSystemAccount(trx, principal, "discount_allowed") };
}

/** A cheque that is dated after the receipt is not in the bank yet. */
async function pickPostDated(trx: Knex.Transaction, principal: Principal, chequeDate: unknown, date: string) {
  if (typeof chequeDate !== "string" || chequeDate <= date) return {};
  return { postDatedId: await readSystemAccount(trx, principal, "cheques_received") };
}

async function readSystemAccount(trx: Knex.Transaction, principal: Principal, key: SystemKey) {
  const account: { id: number } | undefined = await ofCompany(trx, principal, "accounts as a")
    .where("a.system_key", key)
    .first("a.id");
  if (!account) throw problem("INTERNAL");
  return account.id;
}

/** Money into a bank is a cheque; without cheque data, the field app's mode is kept. */
function chooseBankMode(cheque: Row, before?: StoredReceipt): StoredReceipt["mode"] {
  const isCheque = cheque.cheque_no !== null || before === undefined || before.mode === "C";
  return isCheque ? "B" : before.mode;
}

function makeChequeColumns(input: Input, isCash: boolean, before?: StoredReceipt): Row {
  if (isCash)
    return { cheque_no: null, cheque_date: null, bank: null, bank_branch: null, bank_location: null };
  const date = trimText(input.ChkDate, before?.cheque_date);
  if (date !== null && !isDay(date)) throw problemOnField("DATE_INVALID", "ChkDate");
  return {
    cheque_no: trimText(input.ChkNo, before?.cheque_no),
    cheque_date: date,
    bank: trimText(input.Bank, before?.bank),
    bank_branch: trimText(
      input.Branch?.trim() ? input.Branch : (input.BankLocation ?? input.Branch),
      before?.bank_branch,
    ),
    bank_location: trimText(input.BankLocation, before?.bank_location),
  };
}

/**
 * The books require a complete cheque or none, but in this form single cheque fields may be empty.
 */
function withCheque(voucher: Voucher, cheque: Row): Voucher {
  const { document } = voucher;
  if (!document) throw problem("INTERNAL");
  const makeRows: typeof document.rows = (postedVoucher) => ({
    head: { ...document.rows(postedVoucher).head, ...cheque },
  });
  return { ...voucher, document: { ...document, rows: makeRows } };
}

function trimText(newText: string | null | undefined, before: string | null = null): string | null {
  return newText === undefined ? before : newText?.trim() || null;
}

function isMoney({ id, group_id: groupId }: Ledger) {
  return isMoneyAccount({ id, groupId });
}

interface Ledger {
  id: number;
  name: string;
  group_id: number;
  user_id: number | null;
}

const OTHER_YEAR =
  "A receipt keeps its number, and so its financial year. Delete it and enter it again for another year.";
const NO_CONTRA = "Money between cash and bank accounts is a contra, not a receipt.";
