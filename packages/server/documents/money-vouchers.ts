import {
  makeContraVoucher,
  makeExpenseVoucher,
  ACCOUNT_GROUP,
  makeJournalVoucher,
  readNamedBatch,
  makeOpeningVoucher,
  paise,
  makePaymentVoucher,
  quantity,
  makeReceiptVoucher,
  type Paise,
  type Voucher,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { PlanningTerms } from "./document-type.ts";
import { checkEnteredAccount, refuseUnpayable } from "./references/entered-accounts.ts";
import type { AccountRow } from "./references/references.ts";
import { makeSupplierInvoice } from "./references/expense-tax.ts";
import {
  pickChequeColumns,
  MODE_CODE,
  checkMoneyAccount,
  chooseMoneyLedger,
} from "./references/money-accounts.ts";
import { planPaymentDiscount } from "./references/money-discount.ts";
import { refuseOthersTrip } from "./references/own-trips.ts";
import type { Found, References } from "./references/reference-fields.ts";
import { toSettlements } from "./references/settles-of.ts";

type PartyMoneyInput = Body<"receipts.post"> | Body<"payments.post">;
type ExpenseInput = Body<"expenses.post">;
type JournalInput = Body<"journals.post">;
type ContraInput = Body<"contras.post">;
type OpeningInput = Body<"openings.post">;

type VoucherOf<Input, Declared> = (
  planning: PlanningTerms,
  finders: Found<Input, Declared>,
  input: Input,
) => Voucher;

export const PARTY_MONEY = {
  partyId: {
    to: "account",
    groups: [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors],
    evenDeleted: "unsettled",
  },
  accountId: { to: "account", evenDeleted: "unsettled" },
  ledgerId: { to: "account" },
  userId: { to: "user" },
} as const satisfies References<PartyMoneyInput>;

type FoundParty = Found<PartyMoneyInput, typeof PARTY_MONEY>;

export function makeReceipt(
  planning: PlanningTerms,
  finders: FoundParty,
  input: Body<"receipts.post">,
  isApproved = false,
): Voucher {
  return makeReceiptVoucher({ ...makePartyMoney(planning, finders, input, "in"), approved: isApproved });
}

export const makePayment: VoucherOf<Body<"payments.post">, typeof PARTY_MONEY> = (planning, finders, input) =>
  makePaymentVoucher(makePartyMoney(planning, finders, input, "out"));

function makePartyMoney(
  planning: PlanningTerms,
  finders: FoundParty,
  input: PartyMoneyInput,
  side: "in" | "out",
) {
  const user = finders.userId(input);
  const party = findPaidAccount(planning, finders, input, side === "in" ? "out" : "in");
  const discount = planPaymentDiscount(planning, input, party, side);
  return {
    date: input.date,
    mode: MODE_CODE[input.mode],
    ledgerId: chooseMoneyLedger(planning, finders.ledgerId(input), user, input.mode, side),
    partyId: party.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : planning.principal.branchId,
    amount: paise(input.amount),
    ...(discount && { discount }),
    ...pickChequeColumns(input),
    ...pickPostDated(planning, input, side),
    narration: input.narration ?? null,
    remark: input.remark ?? null,
    ...(input.against && { settles: toSettlements(input.against) }),
  };
}

/** The money of a cheque that is dated ahead is in an account of such cheques, not in the bank. */
function pickPostDated({ books }: PlanningTerms, { cheque, date }: PartyMoneyInput, side: "in" | "out") {
  if (!cheque || cheque.date <= date) return {};
  const { cheques_received: inHandId, cheques_issued: issuedId } = books.accounts;
  return { postDatedId: side === "in" ? inHandId : issuedId };
}

/**
 * The party, or the account in place of one. `side` is debit (`in`) or credit (`out`) of it. Throws
 * INVALID_FIELDS unless exactly one is named, ACCOUNT_KIND_WRONG for one that can't be paid.
 */
function findPaidAccount(
  planning: PlanningTerms,
  finders: FoundParty,
  input: PartyMoneyInput,
  side: "in" | "out",
): AccountRow {
  const [party, account] = [finders.partyId(input), finders.accountId(input)];
  if (party && account) throw problemOnField("INVALID_FIELDS", "accountId", PARTY_OR_ACCOUNT);
  if (party) return party;
  if (!account) throw problemOnField("INVALID_FIELDS", "partyId", PARTY_NEEDED);
  refuseUnpayable(planning, account, side);
  if (input.against?.length) throw problemOnField("INVALID_FIELDS", "against", BILLS_OF_PARTY);
  return account;
}

/** Direct and indirect expenses. */
export const EXPENSE_GROUPS: readonly number[] = [8, 12];

export const EXPENSE_REFERENCES = {
  accountId: { to: "account", groups: EXPENSE_GROUPS },
  ledgerId: { to: "account" },
  userId: { to: "user" },
  tripId: { to: "trip" },
} as const satisfies References<ExpenseInput>;

export const makeExpense: VoucherOf<ExpenseInput, typeof EXPENSE_REFERENCES> = (planning, finders, input) => {
  const user = finders.userId(input);
  refuseOthersTrip(finders.tripId(input), user?.id);
  return makeExpenseVoucher({
    date: input.date,
    mode: MODE_CODE[input.mode],
    accountId: finders.accountId(input).id,
    ledgerId: chooseMoneyLedger(planning, finders.ledgerId(input), user, input.mode, "out"),
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : planning.principal.branchId,
    tripId: input.tripId ?? null,
    amount: paise(input.amount),
    ...makeSupplierInvoice(planning.books, input),
    narration: input.narration ?? null,
  });
};

export const JOURNAL_REFERENCES = {
  lines: { accountId: { to: "account", evenDeleted: "unsettled" } },
} as const satisfies References<JournalInput>;

export const makeJournal: VoucherOf<JournalInput, typeof JOURNAL_REFERENCES> = (planning, finders, input) =>
  makeJournalVoucher({
    date: input.date,
    userId: null,
    branchId: planning.principal.branchId,
    lines: input.lines.map((line, index) => {
      const account = finders.lines.accountId(line, index);
      const sides = readLineSides(line, index);
      const side = sides.debit > 0n ? "in" : "out";
      const accountId = checkEnteredAccount(planning, account, side, `lines.${index}.accountId`);
      return { accountId, ...sides, narration: line.narration ?? null };
    }),
    narration: input.narration ?? null,
    otherNarration: input.otherNarration ?? null,
  });

/** Throws LINE_INVALID unless exactly one side is above zero. */
function readLineSides({ debit = "0", credit = "0" }: JournalInput["lines"][number], index: number) {
  const sides = { debit: paise(debit), credit: paise(credit) };
  if (sides.debit > 0n === sides.credit > 0n) throw problemOnField("LINE_INVALID", `lines.${index}`);
  return sides;
}

export const CONTRA_REFERENCES = {
  fromAccountId: { to: "account" },
  toAccountId: { to: "account" },
} as const satisfies References<ContraInput>;

export const makeContra: VoucherOf<ContraInput, typeof CONTRA_REFERENCES> = (planning, finders, input) => {
  if (input.fromAccountId === input.toAccountId)
    throw problemOnField("LINE_INVALID", "toAccountId", "A contra needs two accounts.");
  return makeContraVoucher({
    date: input.date,
    from: checkMoneyAccount(planning, finders.fromAccountId(input), "out", "fromAccountId"),
    to: checkMoneyAccount(planning, finders.toAccountId(input), "in", "toAccountId"),
    userId: null,
    branchId: planning.principal.branchId,
    amount: paise(input.amount),
    narration: input.narration ?? null,
    otherNarration: input.otherNarration ?? null,
  });
};

export const OPENING_REFERENCES = {
  balances: { accountId: { to: "account" } },
  stock: { itemId: { to: "item", isGoods: true }, locationId: { to: "location" } },
} as const satisfies References<OpeningInput>;

export const makeOpening: VoucherOf<OpeningInput, typeof OPENING_REFERENCES> = (planning, finders, input) => {
  if (!input.balances?.length && !input.stock?.length) throw problem("DOCUMENT_EMPTY");
  return makeOpeningVoucher(planning.books, {
    date: input.date,
    balances: (input.balances ?? []).map((balance, index) => {
      const account = finders.balances.accountId(balance, index);
      const amount = signBalance(balance, `balances.${index}`);
      const side = amount > 0n ? "in" : "out";
      return {
        accountId: checkEnteredAccount(planning, account, side, `balances.${index}.accountId`),
        amount,
        bill: readOpeningBill(input.date, account.group_id, balance, `balances.${index}`),
      };
    }),
    stock: (input.stock ?? []).map((each, index) => ({
      itemId: finders.stock.itemId(each, index).id,
      locationId: finders.stock.locationId(each, index).id,
      quantity: quantity(each.quantity),
      value: paise(each.value),
      batch: readNamedBatch(each),
    })),
    narration: input.narration ?? null,
  });
};

/** In paise: debits positive, credits negative. */
function signBalance({ debit = "0", credit = "0" }: Balance, field: string): Paise {
  const amount = paise(debit) - paise(credit);
  if (amount === 0n || (paise(debit) > 0n && paise(credit) > 0n)) throw problemOnField("LINE_INVALID", field);
  return amount;
}

/**
 * Throws LINE_INVALID for a bill without number or date, of an account that is no customer or
 * supplier, dated on or after the first day of the books, or due before its date.
 */
function readOpeningBill(firstDay: string, groupId: number, balance: Balance, field: string) {
  const { billNo: number, billDate: date, dueDate = date } = balance;
  if (number === undefined && date === undefined && dueDate === undefined) return undefined;
  if (number === undefined || date === undefined || dueDate === undefined)
    throw problemOnField("LINE_INVALID", `${field}.billNo`, "An opening bill needs its number and its date.");
  if (!PARTY_GROUPS.includes(groupId))
    throw problemOnField("LINE_INVALID", `${field}.billNo`, "Only customers and suppliers have bills.");
  if (date >= firstDay)
    throw problemOnField(
      "LINE_INVALID",
      `${field}.billDate`,
      "An opening bill has a date before the first day of the books.",
    );
  if (dueDate < date)
    throw problemOnField("LINE_INVALID", `${field}.dueDate`, "A bill is not due before its date.");
  return { number, date, dueDate };
}

const PARTY_GROUPS: readonly number[] = [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors];

type Balance = NonNullable<OpeningInput["balances"]>[number];

const PARTY_NEEDED = "partyId or accountId is required.";
const PARTY_OR_ACCOUNT = "Name the party or the account, not both.";
const BILLS_OF_PARTY = "Only a customer or supplier has bills to set the amount against.";
