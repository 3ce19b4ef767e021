import type { Args } from "@vanbook/sdk";
import { Cheque, type FieldRule } from "@vanbook/sdk/rules";
import { lookUp, type LookUp, type MadeMaster } from "../form/look-up.ts";
import { reckoned, sumOfFields } from "../../sdk/format/arithmetic.ts";
import type { FieldValues, VoucherField, VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";
import { GROUP } from "../../sdk/books/account-groups.ts";

/** Payment modes, as in the contract. */
export const MODES = [
  { value: "cash", label: "Cash" },
  { value: "cheque", label: "Cheque" },
  { value: "online", label: "Online Payment" },
  { value: "neft", label: "NEFT" },
] as const;

/** The account groups used by vouchers. */
const GROUPS = {
  bank: [GROUP.bank, GROUP.overdraft],
  cash: [GROUP.cash],
  customers: [GROUP.debtors],
  suppliers: [GROUP.creditors],
  expenses: [GROUP.directExpenses, GROUP.indirectExpenses],
} as const;

/** All accounts that a voucher can name. */
export const anyAccount: LookUp = { ...lookUp("accounts.ledgers", "PLID", "LedgerName"), makes: "account" };

/** The accounts of these groups. */
export function accountsOf(...kinds: readonly (keyof typeof GROUPS)[]): LookUp {
  const kept: ReadonlySet<unknown> = new Set(kinds.flatMap((kind) => GROUPS[kind]));
  return { ...anyAccount, keeps: ({ AccGroupid }) => kept.has(AccGroupid), makes: madeOf(kinds) };
}

/** Customers and suppliers have a separate form. */
function madeOf(kinds: readonly (keyof typeof GROUPS)[]): MadeMaster {
  const parties = kinds.filter((kind) => kind === "customers" || kind === "suppliers");
  if (parties.length === 0) return "account";
  return parties.length > 1 ? "party" : parties[0] === "customers" ? "customer" : "supplier";
}

const [banks, cash] = [accountsOf("bank"), accountsOf("cash")];

/** The account that a voucher's money comes from or goes to: cash or a bank account, depending on its mode. */
export const moneyAccounts: LookUp = {
  ...anyAccount,
  keeps: (row, values) => (values["mode"] === "cash" ? cash : banks).keeps?.(row, values) ?? false,
};

/** The rules of a voucher's cheque, by field name. */
export const chequeRules: Readonly<Record<string, FieldRule>> = Object.fromEntries(
  Object.entries(Cheque).map(([field, rule]) => [`cheque.${field}`, rule]),
);

/** Payment mode and account. */
export const MONEY_PLACE = [
  { field: "mode", kind: "choice", options: MODES, usual: "cash", changes: () => ({ ledgerId: null }) },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
] as const satisfies readonly VoucherField<Args<"expenses.post">>[];

/** The same if a cheque is possible, with the cheque's details. */
export const MONEY_WAY = [
  ...MONEY_PLACE,
  { field: "cheque.number", isShown: isByCheque },
  { field: "cheque.date", kind: "date", isShown: isByCheque, usual: (today) => today },
  { field: "cheque.bank", isShown: isByCheque },
  { field: "cheque.branch", isShown: isByCheque },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

/** The fields of money that a party pays or receives. */
export const PARTY_MONEY = [
  { field: "date", kind: "date", usual: (today) => today },
  { field: "partyId", kind: "lookup", from: accountsOf("customers", "suppliers") },
  { field: "amount", kind: "figure", prefix: "₹" },
  { field: "discount", kind: "figure", prefix: "₹" },
  ...MONEY_WAY,
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

/** The amounts set against bills. */
const SETTLED = ["amount", "discount"];

/** The lines of such money: amounts against bills. The rest is set against the oldest other bills. */
export const AGAINST_BILLS = {
  name: "against",
  columns: [{ field: "billId" }, { field: "amount", kind: "figure" }],
  least: 0,
  totals: ["amount"],
  rest: {
    of: SETTLED,
    whole: "Amount and discount",
    over: "amount",
    label: "On account, against the oldest",
  },
} as const;

/** The lines filled in after the party is chosen: its open bills and their open amounts. */
export const OPEN_BILLS = {
  by: "partyId",
  number: "billId",
  none: "No bill is open.",
  values: { billId: "number" },
  figures: [
    { field: "date", label: "Date", kind: "date" },
    { field: "dueDate", label: "Due Date", kind: "date" },
    { field: "amount", label: "Bill Amount" },
    { field: "open", label: "Open" },
  ],
} as const;

/**
 * Checks: bank payments need a bank account, allocations to bills may not exceed the money, and neither may the
 * discount.
 */
export function moneyChecks(voucher: VoucherValues): Readonly<Record<string, string>> {
  return { ...withinAmount(voucher), ...bankNeeded(voucher), ...discountWithin(voucher) };
}

/** Same messages as the server's, also below. */
function discountWithin({ fields }: VoucherValues): Readonly<Record<string, string>> {
  const left = reckoned(`${fields["amount"]}-(${fields["discount"]})`, 2);
  return left?.startsWith("-") ? { discount: "A discount is at most as much as the money." } : {};
}

/** No more than the amount may be set against bills. Same message as the server's, at the line where it is exceeded. */
export function withinAmount(voucher: VoucherValues): Readonly<Record<string, string>> {
  let left = sumOfFields(voucher.fields, SETTLED);
  for (const [at, { fields }] of filledLines(voucher).entries()) {
    const next = left && reckoned(`${left}-(${fields["amount"]})`, 2);
    if (next?.startsWith("-"))
      return { [`lines.${at}.amount`]: "More goes against bills than the amount comes to." };
    left = next ?? left;
  }
  return {};
}

/** Only a cheque has a number and a bank. */
export function isByCheque(values: FieldValues): boolean {
  return values["mode"] === "cheque";
}

/** Cash has a fixed account that need not be named. */
export function isInCash(values: FieldValues): boolean {
  return values["mode"] === "cash";
}

/** Cash has a fixed account; other modes need a bank account. */
export function bankNeeded({ fields }: { fields: FieldValues }): Readonly<Record<string, string>> {
  const isMissing = fields["mode"] !== "cash" && fields["ledgerId"] === null;
  return isMissing ? { ledgerId: "Choose the bank account that it moves through." } : {};
}
