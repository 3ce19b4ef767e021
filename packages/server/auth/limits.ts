import type { OperationId } from "../contract/contract.ts";
import type { Principal, Role } from "../contract/principal.ts";
import { GROUP } from "@vanbook/sdk/books";

/** The kinds of documents, as the contract names them. */
export type DocumentKind = OperationId extends infer Op
  ? Op extends `${infer Kind}.cancel`
    ? Kind
    : never
  : never;

/** What a rule keeps a role from. How much a salesman may give is the company's choice: company-limits.ts. */
export type Rule =
  /** Editing, cancelling or deleting what somebody above entered; above a branch manager is a zone manager too. */
  | "enteredAbove"
  /** Naming an account of capital, of taxes. */
  | "capitalAndTaxes"
  /** Taking money out of a bank account. */
  | "outOfBank"
  /** Putting money into one. */
  | "intoBank"
  /** Dating a document further back than so many days. */
  | "daysBack"
  /** A discount above so many percent, on the lines or on the whole; one that the company's rate slabs give is always allowed. */
  | "discount"
  /** More free goods of an item than so many percent of what is sold of it. */
  | "freeGoods"
  /** Giving more goods in exchange than come back. */
  | "exchange"
  /** Taking goods back without a bill for more than an amount a day. */
  | "returnWithoutBill"
  /** Paying back more than an amount in cash a day. */
  | "cashRefund"
  /** Giving goods in exchange that are worth more than an amount a day. */
  | "exchanges"
  /** Spending more than an amount a day. */
  | "expenses";

const MANAGERS: readonly Role[] = [3, 4];
const SALESMEN: readonly Role[] = [2];
const ALL_BELOW: readonly Role[] = [2, 3, 4];

/**
 * Who may not do what, beyond what `x-roles` of the contract lets in: for each kind of document the rules that are in
 * effect, and for whom. Role 1, the administrator, is bound by none. A salesman's receipt is not refused for its date: it
 * waits for approval, as all of his do. Managers pay no supplier from a bank, but they take cheques, and they bring cash
 * to the bank by a contra.
 */
export const limits: Readonly<Record<DocumentKind, Readonly<Partial<Record<Rule, readonly Role[]>>>>> = {
  bills: { enteredAbove: MANAGERS, daysBack: SALESMEN, discount: SALESMEN, freeGoods: SALESMEN },
  saleReturns: {
    enteredAbove: MANAGERS,
    daysBack: SALESMEN,
    outOfBank: ALL_BELOW,
    returnWithoutBill: SALESMEN,
    cashRefund: SALESMEN,
  },
  replacements: { enteredAbove: MANAGERS, daysBack: SALESMEN, exchange: SALESMEN, exchanges: SALESMEN },
  orders: { enteredAbove: MANAGERS, daysBack: SALESMEN, discount: SALESMEN },
  receipts: { enteredAbove: MANAGERS, capitalAndTaxes: MANAGERS, discount: SALESMEN },
  expenses: { enteredAbove: MANAGERS, daysBack: SALESMEN, outOfBank: ALL_BELOW, expenses: SALESMEN },
  payments: { enteredAbove: MANAGERS, outOfBank: MANAGERS },
  creditNotes: { enteredAbove: MANAGERS },
  debitNotes: { enteredAbove: MANAGERS },
  contras: { enteredAbove: MANAGERS, outOfBank: MANAGERS },
  journals: {
    enteredAbove: MANAGERS,
    capitalAndTaxes: MANAGERS,
    outOfBank: MANAGERS,
    intoBank: MANAGERS,
  },
  handOvers: { enteredAbove: MANAGERS },
  purchases: { enteredAbove: MANAGERS },
  purchaseReturns: { enteredAbove: MANAGERS },
  productions: { enteredAbove: MANAGERS },
  damages: { enteredAbove: MANAGERS },
  vanLoads: { enteredAbove: MANAGERS },
  stockCounts: { enteredAbove: MANAGERS },
  openings: {},
};

/** Whether a rule binds the principal in a kind of document. */
export function isBound(kind: DocumentKind, rule: Rule, { role }: Pick<Principal, "role">): boolean {
  return limits[kind][rule]?.includes(role) ?? false;
}

/** The account groups (DOMAIN section 4.14) that are the administrator's: capital and reserves, duties and taxes, banks and their overdrafts. */
export const RESERVED_GROUPS = {
  capital: [GROUP.capital, GROUP.reserves],
  taxes: [GROUP.taxes],
  banks: [GROUP.bank, GROUP.overdraft],
} as const;

/** Who may neither make, change nor delete accounts of those groups. */
export const accountLimits: Readonly<Record<keyof typeof RESERVED_GROUPS, readonly Role[]>> = {
  capital: ALL_BELOW,
  taxes: ALL_BELOW,
  banks: ALL_BELOW,
};
