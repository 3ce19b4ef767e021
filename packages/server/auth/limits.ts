import type { OperationId } from "../contract/contract.ts";
import type { Principal, Role } from "../contract/principal.ts";
import { GROUP } from "@vanbook/sdk/books";

/** Kinds of documents, as the contract names them. */
export type DocumentKind = OperationId extends infer Op
  ? Op extends `${infer Kind}.cancel`
    ? Kind
    : never
  : never;

/** What a rule forbids. The limits for salesmen are each company's choice (company-limits.ts). */
export type Rule =
  /** Editing, cancelling or deleting what a more senior user entered; a zone manager is senior to a branch manager. */
  | "enteredAbove"
  /** Using an account of the capital or tax groups. */
  | "capitalAndTaxes"
  /** Paying money out of a bank account. */
  | "outOfBank"
  /** Paying money into a bank account. */
  | "intoBank"
  /** Dating a document more than the allowed number of days back. */
  | "daysBack"
  /**
   * A discount above the allowed percentage, on a line or on the total; a discount from the company's rate
   * slabs is always allowed.
   */
  | "discount"
  /** More free goods of an item than the allowed percentage of its sold quantity. */
  | "freeGoods"
  /** Giving more goods in an exchange than are returned. */
  | "exchange"
  /** Taking back goods without a bill above the daily amount. */
  | "returnWithoutBill"
  /** Refunding in cash above the daily amount. */
  | "cashRefund"
  /** Giving goods in exchange above the daily amount. */
  | "exchanges"
  /** Spending above the daily amount. */
  | "expenses";

const MANAGERS: readonly Role[] = [3, 4];
const SALESMEN: readonly Role[] = [2];
const ALL_BELOW: readonly Role[] = [2, 3, 4];

/**
 * Restrictions in addition to the contract's `x-roles`: for each kind of document, the rules and the roles
 * that they bind. Role 1, the administrator, is bound by none. A salesman's receipt is not refused for its
 * date, because all receipts of salesmen wait for approval. Managers can't pay suppliers from a bank, but
 * they can accept cheques, and deposit cash by a contra.
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

/** Whether a rule applies to the principal for a kind of document. */
export function isBound(kind: DocumentKind, rule: Rule, { role }: Pick<Principal, "role">): boolean {
  return limits[kind][rule]?.includes(role) ?? false;
}

/**
 * The account groups (docs/books.md#account-groups) reserved for the administrator: capital and reserves, duties and
 * taxes, banks and overdrafts.
 */
export const RESERVED_GROUPS = {
  capital: [GROUP.capital, GROUP.reserves],
  taxes: [GROUP.taxes],
  banks: [GROUP.bank, GROUP.overdraft],
} as const;

/** The roles that may not create, change or delete accounts of those groups. */
export const accountLimits: Readonly<Record<keyof typeof RESERVED_GROUPS, readonly Role[]>> = {
  capital: ALL_BELOW,
  taxes: ALL_BELOW,
  banks: ALL_BELOW,
};
