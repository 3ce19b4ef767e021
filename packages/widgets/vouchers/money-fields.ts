import type { Args } from "@vanbook/sdk";
import { Cheque, type FieldRule } from "@vanbook/sdk/rules";
import { lookUp, type LookUp, type MadeMaster } from "../form/look-up.ts";
import { reckoned, sumOfFields } from "../format/arithmetic.ts";
import type { FieldValues, VoucherField, VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";
import { GROUP } from "../../sdk/books/account-groups.ts";

/** How money moves, as the contract has it. */
export const MODES = [
  { value: "cash", label: "Cash" },
  { value: "cheque", label: "Cheque" },
  { value: "online", label: "Online Payment" },
  { value: "neft", label: "NEFT" },
] as const;

/** The account groups of which vouchers speak. */
const GROUPS = {
  bank: [GROUP.bank, GROUP.overdraft],
  cash: [GROUP.cash],
  customers: [GROUP.debtors],
  suppliers: [GROUP.creditors],
  expenses: [GROUP.directExpenses, GROUP.indirectExpenses],
} as const;

/** Accounts to choose from: all that a voucher may name. */
export const anyAccount: LookUp = { ...lookUp("accounts.ledgers", "PLID", "LedgerName"), makes: "account" };

/** Accounts of these groups to choose from. */
export function accountsOf(...kinds: readonly (keyof typeof GROUPS)[]): LookUp {
  const kept: ReadonlySet<unknown> = new Set(kinds.flatMap((kind) => GROUPS[kind]));
  return { ...anyAccount, keeps: ({ AccGroupid }) => kept.has(AccGroupid), makes: madeOf(kinds) };
}

/** Whom one trades with has a form of its own. */
function madeOf(kinds: readonly (keyof typeof GROUPS)[]): MadeMaster {
  const parties = kinds.filter((kind) => kind === "customers" || kind === "suppliers");
  if (parties.length === 0) return "account";
  return parties.length > 1 ? "party" : parties[0] === "customers" ? "customer" : "supplier";
}

const [banks, cash] = [accountsOf("bank"), accountsOf("cash")];

/** Where a voucher's money comes from or goes to: cash, or a bank account, as its mode says. */
export const moneyAccounts: LookUp = {
  ...anyAccount,
  keeps: (row, values) => (values["mode"] === "cash" ? cash : banks).keeps?.(row, values) ?? false,
};

/** The rules of a voucher's cheque, by the names that its fields have. */
export const chequeRules: Readonly<Record<string, FieldRule>> = Object.fromEntries(
  Object.entries(Cheque).map(([field, rule]) => [`cheque.${field}`, rule]),
);

/** How a voucher's money moves, and the account that it moves through. */
export const MONEY_PLACE = [
  { field: "mode", kind: "choice", options: MODES, usual: "cash", changes: () => ({ ledgerId: null }) },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, none: "Your cash account", isShown: isInCash },
  { field: "ledgerId", kind: "lookup", from: moneyAccounts, isShown: (values) => !isInCash(values) },
] as const satisfies readonly VoucherField<Args<"expenses.post">>[];

/** The same where it may be a cheque, with what stands on it. */
export const MONEY_WAY = [
  ...MONEY_PLACE,
  { field: "cheque.number", isShown: isByCheque },
  { field: "cheque.date", kind: "date", isShown: isByCheque, usual: (today) => today },
  { field: "cheque.bank", isShown: isByCheque },
  { field: "cheque.branch", isShown: isByCheque },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

/** The fields of money that a party pays or is paid. */
export const PARTY_MONEY = [
  { field: "date", kind: "date", usual: (today) => today },
  { field: "partyId", kind: "lookup", from: accountsOf("customers", "suppliers") },
  { field: "amount", kind: "figure", prefix: "₹" },
  { field: "discount", kind: "figure", prefix: "₹" },
  ...MONEY_WAY,
  { field: "narration", isWide: true },
] as const satisfies readonly VoucherField<Args<"payments.post">>[];

/** What such money settles. */
const SETTLED = ["amount", "discount"];

/** The lines of such money: what of it goes against which bill. What is left goes against the oldest of the others. */
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

/** What comes in once the party is chosen: its open bills, with what is open of each. */
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

/** Money that moves through a bank names it, no more of it goes against bills than there is, and the discount is no more than it. */
export function moneyChecks(voucher: VoucherValues): Readonly<Record<string, string>> {
  return { ...withinAmount(voucher), ...bankNeeded(voucher), ...discountWithin(voucher) };
}

/** In the server's own words, as what follows. */
function discountWithin({ fields }: VoucherValues): Readonly<Record<string, string>> {
  const left = reckoned(`${fields["amount"]}-(${fields["discount"]})`, 2);
  return left?.startsWith("-") ? { discount: "A discount is at most as much as the money." } : {};
}

/** No more goes against bills than there is: the server's own words, at the line that is too much, as it says them. */
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

/** Cash has an account of its own, which need not be named. */
export function isInCash(values: FieldValues): boolean {
  return values["mode"] === "cash";
}

/** Cash has an account of its own; what goes through a bank names the bank's. */
export function bankNeeded({ fields }: { fields: FieldValues }): Readonly<Record<string, string>> {
  const isMissing = fields["mode"] !== "cash" && fields["ledgerId"] === null;
  return isMissing ? { ledgerId: "Choose the bank account that it moves through." } : {};
}
