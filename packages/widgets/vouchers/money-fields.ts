import type { Args } from "@vanbook/sdk";
import { Cheque, type FieldRule } from "@vanbook/sdk/rules";
import { lookUp, type LookUp, type MadeMaster } from "../form/look-up.ts";
import { evaluateArithmetic, sumOfFields } from "../../sdk/format/arithmetic.ts";
import type { FieldValues, VoucherField, VoucherValues } from "../voucher/definition.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";
import { ACCOUNT_GROUP } from "../../sdk/books/account-groups.ts";

/** As in the contract. */
export const PAYMENT_MODES = [
  { value: "cash", label: "Cash" },
  { value: "cheque", label: "Cheque" },
  { value: "online", label: "Online Payment" },
  { value: "neft", label: "NEFT" },
] as const;

const ACCOUNT_GROUPS = {
  bank: [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.overdraft],
  cash: [ACCOUNT_GROUP.cash],
  customers: [ACCOUNT_GROUP.debtors],
  suppliers: [ACCOUNT_GROUP.creditors],
  expenses: [ACCOUNT_GROUP.directExpenses, ACCOUNT_GROUP.indirectExpenses],
} as const;

export const anyAccount: LookUp = {
  ...lookUp("accounts.ledgers", "PLID", "LedgerName"),
  makes: "account",
  names: "account",
};

export function makeAccountLookUp(...kinds: readonly (keyof typeof ACCOUNT_GROUPS)[]): LookUp {
  const groupIds: ReadonlySet<unknown> = new Set(kinds.flatMap((kind) => ACCOUNT_GROUPS[kind]));
  return {
    ...anyAccount,
    keeps: ({ AccGroupid }) => groupIds.has(AccGroupid),
    makes: chooseMadeMaster(kinds),
  };
}

/** Customers and suppliers have a separate form. */
function chooseMadeMaster(kinds: readonly (keyof typeof ACCOUNT_GROUPS)[]): MadeMaster {
  const parties = kinds.filter((kind) => kind === "customers" || kind === "suppliers");
  if (parties.length === 0) return "account";
  return parties.length > 1 ? "party" : parties[0] === "customers" ? "customer" : "supplier";
}

const MONEY_GROUPS: ReadonlySet<unknown> = new Set([...ACCOUNT_GROUPS.bank, ...ACCOUNT_GROUPS.cash]);
const [banks, cash] = [makeAccountLookUp("bank"), makeAccountLookUp("cash")];

/**
 * The account that a voucher's money comes from or goes to: cash or a bank account, depending on
 * its mode.
 */
export const moneyAccounts: LookUp = {
  ...anyAccount,
  keeps: (row, values) => (values["mode"] === "cash" ? cash : banks).keeps?.(row, values) ?? false,
};

/** Customers and suppliers first of all, and any account of the chart but cash and banks. */
const payableAccounts: LookUp = {
  ...makeAccountLookUp("customers", "suppliers"),
  keeps: ({ AccGroupid }) => !MONEY_GROUPS.has(AccGroupid),
  known: ({ PartyID }) => (PartyID === null ? { marks: ["account"] } : {}),
};

/** Required, though the contract takes an account in its place. */
export function requireParty(party: FieldRule): Readonly<Record<string, FieldRule>> {
  return { partyId: { ...party, required: `${party.label} is required.` } };
}

export const chequeRules: Readonly<Record<string, FieldRule>> = Object.fromEntries(
  Object.entries(Cheque).map(([field, rule]) => [`cheque.${field}`, rule]),
);

export const MONEY_PLACE = [
  {
    field: "mode",
    kind: "choice",
    options: PAYMENT_MODES,
    usual: "cash",
    changes: () => ({ ledgerId: null }),
  },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
] as const satisfies readonly VoucherField<Args<"expenses.post">>[];

/** Payment mode and account, with the cheque's details if a cheque is possible. */
export const MONEY_WAY = [
  ...MONEY_PLACE,
  { field: "cheque.number", isShown: isByCheque },
  { field: "cheque.date", kind: "date", isShown: isByCheque, usual: (today) => today },
  { field: "cheque.bank", isShown: isByCheque },
  { field: "cheque.branch", isShown: isByCheque },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

export const PARTY_MONEY = [
  { field: "date", kind: "date", usual: (today) => today },
  { field: "partyId", kind: "lookup", from: payableAccounts, sentAs: { mark: "account", name: "accountId" } },
  { field: "amount", kind: "figure", prefix: "₹" },
  { field: "discount", kind: "figure", prefix: "₹" },
  ...MONEY_WAY,
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

const SETTLED_FIELDS = ["amount", "discount"];

/** A receipt's or payment's amounts against bills. The rest goes to the oldest other bills. */
export const AGAINST_BILLS = {
  name: "against",
  columns: [{ field: "billId" }, { field: "amount", kind: "figure" }],
  least: 0,
  totals: ["amount"],
  rest: {
    of: SETTLED_FIELDS,
    whole: "Amount and discount",
    over: "amount",
    label: "On account, against the oldest",
  },
} as const;

export const OPEN_BILLS = {
  by: "partyId",
  number: "billId",
  part: "openingLine",
  none: "No bill is open.",
  values: { billId: "number" },
  figures: [
    { field: "date", label: "Date", kind: "date" },
    { field: "dueDate", label: "Due Date", kind: "date" },
    { field: "amount", label: "Bill Amount" },
    { field: "open", label: "Open" },
  ],
} as const;

export function findMoneyFaults(voucher: VoucherValues): Readonly<Record<string, string>> {
  return { ...findAllocationFault(voucher), ...findBankFault(voucher), ...findDiscountFault(voucher) };
}

/** These checks give the same messages as the server. */
function findDiscountFault({ fields }: VoucherValues): Readonly<Record<string, string>> {
  const remainder = evaluateArithmetic(`${fields["amount"]}-(${fields["discount"]})`, 2);
  return remainder?.startsWith("-") ? { discount: "A discount is at most as much as the money." } : {};
}

/** Found at the line where bills exceed the amount. The message is the same as the server's. */
export function findAllocationFault(voucher: VoucherValues): Readonly<Record<string, string>> {
  let remainder = sumOfFields(voucher.fields, SETTLED_FIELDS);
  for (const [at, { fields }] of listFilledLines(voucher).entries()) {
    const next = remainder && evaluateArithmetic(`${remainder}-(${fields["amount"]})`, 2);
    if (next?.startsWith("-"))
      return {
        [`lines.${at}.amount`]: "The amounts set against bills add up to more than the amount itself.",
      };
    remainder = next ?? remainder;
  }
  return {};
}

export function isByCheque(values: FieldValues): boolean {
  return values["mode"] === "cheque";
}

/** Cash has a fixed account that need not be named. */
export function isInCash(values: FieldValues): boolean {
  return values["mode"] === "cash";
}

/** Cash has a fixed account; other modes need a bank account. */
export function findBankFault({ fields }: { fields: FieldValues }): Readonly<Record<string, string>> {
  const isMissing = fields["mode"] !== "cash" && fields["ledgerId"] === null;
  return isMissing ? { ledgerId: "Choose the bank account that it moves through." } : {};
}
