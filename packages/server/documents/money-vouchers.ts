import {
  contra,
  expense,
  GROUP,
  journal,
  namedBatch,
  opening,
  paise,
  payment,
  quantity,
  receipt,
  type Paise,
  type Voucher,
} from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import type { PlanningTerms } from "./document-type.ts";
import { enteredAccount } from "./references/entered-accounts.ts";
import { supplierInvoiceOf } from "./references/expense-tax.ts";
import { chequeOf, MODE_CODE, moneyAccount, moneyLedger } from "./references/money-accounts.ts";
import { discountOf } from "./references/money-discount.ts";
import { refuseOthersTrip } from "./references/own-trips.ts";
import type { Found, References } from "./references/reference-fields.ts";
import { settlesOf } from "./references/settles-of.ts";

type PartyMoneyInput = Body<"receipts.post"> | Body<"payments.post">;
type ExpenseInput = Body<"expenses.post">;
type JournalInput = Body<"journals.post">;
type ContraInput = Body<"contras.post">;
type OpeningInput = Body<"openings.post">;

/** Makes the voucher of a document, whose declared references are `found`. */
type VoucherOf<Input, Declared> = (
  planning: PlanningTerms,
  found: Found<Input, Declared>,
  input: Input,
) => Voucher;

/** What receipts and payments refer to. */
export const PARTY_MONEY = {
  partyId: { to: "account", groups: [GROUP.debtors, GROUP.creditors], evenDeleted: "unsettled" },
  ledgerId: { to: "account" },
  userId: { to: "user" },
} as const satisfies References<PartyMoneyInput>;

type FoundParty = Found<PartyMoneyInput, typeof PARTY_MONEY>;

/** The voucher of a receipt; an edited one may be `approved` already. */
export function receiptOf(
  planning: PlanningTerms,
  found: FoundParty,
  input: Body<"receipts.post">,
  approved = false,
): Voucher {
  return receipt({ ...partyMoneyOf(planning, found, input, "in"), approved });
}

/** The voucher of a payment to a party. */
export const paymentOf: VoucherOf<Body<"payments.post">, typeof PARTY_MONEY> = (planning, found, input) =>
  payment(partyMoneyOf(planning, found, input, "out"));

function partyMoneyOf(
  planning: PlanningTerms,
  found: FoundParty,
  input: PartyMoneyInput,
  side: "in" | "out",
) {
  const user = found.userId(input);
  const party = found.partyId(input);
  const discount = discountOf(planning, input, party, side);
  return {
    date: input.date,
    mode: MODE_CODE[input.mode],
    ledgerId: moneyLedger(planning, found.ledgerId(input), user, input.mode, side),
    partyId: party.id,
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : planning.principal.branchId,
    amount: paise(input.amount),
    ...(discount && { discount }),
    ...chequeOf(input),
    narration: input.narration ?? null,
    remark: input.remark ?? null,
    ...(input.against && { settles: settlesOf(input.against) }),
  };
}

/** Account groups: direct and indirect expenses. */
export const EXPENSE_GROUPS: readonly number[] = [8, 12];

/** What expenses refer to. */
export const EXPENSE = {
  accountId: { to: "account", groups: EXPENSE_GROUPS },
  ledgerId: { to: "account" },
  userId: { to: "user" },
  tripId: { to: "trip" },
} as const satisfies References<ExpenseInput>;

/** The voucher of an expense, on the road or in the office. */
export const expenseOf: VoucherOf<ExpenseInput, typeof EXPENSE> = (planning, found, input) => {
  const user = found.userId(input);
  refuseOthersTrip(found.tripId(input), user?.id);
  return expense({
    date: input.date,
    mode: MODE_CODE[input.mode],
    accountId: found.accountId(input).id,
    ledgerId: moneyLedger(planning, found.ledgerId(input), user, input.mode, "out"),
    userId: user?.id ?? null,
    branchId: user ? user.branch_id : planning.principal.branchId,
    tripId: input.tripId ?? null,
    amount: paise(input.amount),
    ...supplierInvoiceOf(planning.books, input),
    narration: input.narration ?? null,
  });
};

/** What journals refer to. */
export const JOURNAL = {
  lines: { accountId: { to: "account", evenDeleted: "unsettled" } },
} as const satisfies References<JournalInput>;

/** The voucher of a journal, whose lines are posted as they are entered. */
export const journalOf: VoucherOf<JournalInput, typeof JOURNAL> = (planning, found, input) =>
  journal({
    date: input.date,
    userId: null,
    branchId: planning.principal.branchId,
    lines: input.lines.map((line, index) => {
      const account = found.lines.accountId(line, index);
      const sides = sidesOf(line, index);
      const side = sides.debit > 0n ? "in" : "out";
      const accountId = enteredAccount(planning, account, side, `lines.${index}.accountId`);
      return { accountId, ...sides, narration: line.narration ?? null };
    }),
    narration: input.narration ?? null,
    otherNarration: input.otherNarration ?? null,
  });

/** The two sides of a line. Throws LINE_INVALID unless exactly one of them is above zero. */
function sidesOf({ debit = "0", credit = "0" }: JournalInput["lines"][number], index: number) {
  const sides = { debit: paise(debit), credit: paise(credit) };
  if (sides.debit > 0n === sides.credit > 0n) throw refused("LINE_INVALID", `lines.${index}`);
  return sides;
}

/** What contras refer to. */
export const CONTRA = {
  fromAccountId: { to: "account" },
  toAccountId: { to: "account" },
} as const satisfies References<ContraInput>;

/** The voucher of money moved between cash and bank accounts. */
export const contraOf: VoucherOf<ContraInput, typeof CONTRA> = (planning, found, input) => {
  if (input.fromAccountId === input.toAccountId)
    throw refused("LINE_INVALID", "toAccountId", "A contra needs two accounts.");
  return contra({
    date: input.date,
    from: moneyAccount(planning, found.fromAccountId(input), "out", "fromAccountId"),
    to: moneyAccount(planning, found.toAccountId(input), "in", "toAccountId"),
    userId: null,
    branchId: planning.principal.branchId,
    amount: paise(input.amount),
    narration: input.narration ?? null,
    otherNarration: input.otherNarration ?? null,
  });
};

/** What openings refer to. */
export const OPENING = {
  balances: { accountId: { to: "account" } },
  stock: { itemId: { to: "item", isGoods: true }, locationId: { to: "location" } },
} as const satisfies References<OpeningInput>;

/** The voucher of a company's opening balances and opening stock. */
export const openingOf: VoucherOf<OpeningInput, typeof OPENING> = (planning, found, input) => {
  if (!input.balances?.length && !input.stock?.length) throw problem("DOCUMENT_EMPTY");
  return opening(planning.books, {
    date: input.date,
    balances: (input.balances ?? []).map((balance, index) => {
      const account = found.balances.accountId(balance, index);
      const amount = signed(balance, `balances.${index}`);
      const side = amount > 0n ? "in" : "out";
      return {
        accountId: enteredAccount(planning, account, side, `balances.${index}.accountId`),
        amount,
      };
    }),
    stock: (input.stock ?? []).map((each, index) => ({
      itemId: found.stock.itemId(each, index).id,
      locationId: found.stock.locationId(each, index).id,
      quantity: quantity(each.quantity),
      value: paise(each.value),
      batch: namedBatch(each),
    })),
    narration: input.narration ?? null,
  });
};

/** A balance in paise: debits positive, credits negative. */
function signed({ debit = "0", credit = "0" }: Balance, field: string): Paise {
  const amount = paise(debit) - paise(credit);
  if (amount === 0n || (paise(debit) > 0n && paise(credit) > 0n)) throw refused("LINE_INVALID", field);
  return amount;
}

type Balance = NonNullable<OpeningInput["balances"]>[number];
