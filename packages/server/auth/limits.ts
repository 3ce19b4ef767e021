import type { OperationId } from "../contract/contract.ts";
import type { Principal, Role } from "../contract/principal.ts";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";

export type DocumentKind = OperationId extends infer Op
  ? Op extends `${infer Kind}.cancel`
    ? Kind
    : never
  : never;

export type Rule =
  /** Changing what a more senior user entered; a zone manager is senior to a branch manager. */
  | "enteredAbove"
  | "capitalAndTaxes"
  | "outOfBank"
  | "intoBank"
  | "daysBack"
  /** A discount above the allowed percentage, on a line or the total. Rate slabs are exempt. */
  | "discount"
  /** More free goods of an item than the allowed percentage of its sold quantity. */
  | "freeGoods"
  /** Giving more goods in an exchange than are returned. */
  | "exchange"
  /** Taking back goods without a bill above the daily amount. */
  | "returnWithoutBill"
  | "cashRefund"
  | "exchanges"
  | "expenses";

const MANAGER_ROLES: readonly Role[] = [3, 4];
const SALESMAN_ROLES: readonly Role[] = [2];
const ALL_BELOW: readonly Role[] = [2, 3, 4];

/**
 * Restrictions in addition to the contract's `x-roles`: for each kind of document, the rules and
 * the roles that they bind. Role 1, the administrator, is bound by none. A salesman's receipt is
 * not refused for its date, because all receipts of salesmen wait for approval. Managers can't pay
 * suppliers from a bank, but they can accept cheques, and deposit cash by a contra.
 */
export const limits: Readonly<Record<DocumentKind, Readonly<Partial<Record<Rule, readonly Role[]>>>>> = {
  bills: {
    enteredAbove: MANAGER_ROLES,
    daysBack: SALESMAN_ROLES,
    discount: SALESMAN_ROLES,
    freeGoods: SALESMAN_ROLES,
  },
  saleReturns: {
    enteredAbove: MANAGER_ROLES,
    daysBack: SALESMAN_ROLES,
    outOfBank: ALL_BELOW,
    returnWithoutBill: SALESMAN_ROLES,
    cashRefund: SALESMAN_ROLES,
  },
  replacements: {
    enteredAbove: MANAGER_ROLES,
    daysBack: SALESMAN_ROLES,
    exchange: SALESMAN_ROLES,
    exchanges: SALESMAN_ROLES,
  },
  orders: { enteredAbove: MANAGER_ROLES, daysBack: SALESMAN_ROLES, discount: SALESMAN_ROLES },
  receipts: { enteredAbove: MANAGER_ROLES, capitalAndTaxes: MANAGER_ROLES, discount: SALESMAN_ROLES },
  expenses: {
    enteredAbove: MANAGER_ROLES,
    daysBack: SALESMAN_ROLES,
    outOfBank: ALL_BELOW,
    expenses: SALESMAN_ROLES,
  },
  payments: { enteredAbove: MANAGER_ROLES, outOfBank: MANAGER_ROLES },
  creditNotes: { enteredAbove: MANAGER_ROLES },
  debitNotes: { enteredAbove: MANAGER_ROLES },
  contras: { enteredAbove: MANAGER_ROLES, outOfBank: MANAGER_ROLES },
  journals: {
    enteredAbove: MANAGER_ROLES,
    capitalAndTaxes: MANAGER_ROLES,
    outOfBank: MANAGER_ROLES,
    intoBank: MANAGER_ROLES,
  },
  handOvers: { enteredAbove: MANAGER_ROLES },
  purchases: { enteredAbove: MANAGER_ROLES },
  purchaseReturns: { enteredAbove: MANAGER_ROLES },
  productions: { enteredAbove: MANAGER_ROLES },
  damages: { enteredAbove: MANAGER_ROLES },
  vanLoads: { enteredAbove: MANAGER_ROLES },
  stockCounts: { enteredAbove: MANAGER_ROLES },
  openings: {},
};

export function isBound(kind: DocumentKind, rule: Rule, { role }: Pick<Principal, "role">): boolean {
  return limits[kind][rule]?.includes(role) ?? false;
}

/** docs/books.md#account-groups: capital and reserves, duties and taxes, banks and overdrafts. */
export const RESERVED_GROUPS = {
  capital: [ACCOUNT_GROUP.capital, ACCOUNT_GROUP.reserves],
  taxes: [ACCOUNT_GROUP.taxes],
  banks: [ACCOUNT_GROUP.bank, ACCOUNT_GROUP.overdraft],
} as const;

export const accountLimits: Readonly<Record<keyof typeof RESERVED_GROUPS, readonly Role[]>> = {
  capital: ALL_BELOW,
  taxes: ALL_BELOW,
  banks: ALL_BELOW,
};
