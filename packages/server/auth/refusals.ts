import type { Principal, Role } from "../contract/principal.ts";
import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import {
  formatRupees,
  formatPercent,
  formatQuantity,
  calculatePercentage,
  type Paise,
  type Quantity,
} from "@vanbook/sdk/books";
import type { CompanyLimits } from "./company-limits.ts";
import { accountLimits, isBound, RESERVED_GROUPS, type DocumentKind } from "./limits.ts";

export interface Bounds {
  document: DocumentKind;
  principal: Pick<Principal, "role">;
  limits: CompanyLimits;
}

/** A null author is the system. */
export interface DocumentAuthor {
  name: string;
  role: Role;
}

/** Throws ENTERED_ABOVE for a document that the system or a more senior user entered. */
export function refuseEnteredAbove(
  { document, principal }: Omit<Bounds, "limits">,
  voucherNo: string | KeyedMessage,
  author: DocumentAuthor | null,
): void {
  if (!isBound(document, "enteredAbove", principal)) return;
  if (author && ROLE_RANKS.indexOf(author.role) >= ROLE_RANKS.indexOf(principal.role)) return;
  const messageValues = { what: voucherNo, reader: ROLE_NAMES[principal.role] };
  throw problem(
    "ENTERED_ABOVE",
    author
      ? say.enteredBy({ ...messageValues, who: author.name, role: ROLE_NAMES[author.role] })
      : say.enteredBySystem(messageValues),
  );
}

/** Throws ACCOUNT_RESERVED if only the administrator may use it; `side`: money goes in or out. */
export function refuseReservedAccount(
  { document, principal }: Omit<Bounds, "limits">,
  account: { name: string; group_id: number },
  side: "in" | "out",
  field: string,
): void {
  const group = account.group_id;
  const refuse = (sentence: (values: { account: string }) => KeyedMessage) => {
    throw problemOnField("ACCOUNT_RESERVED", field, sentence({ account: account.name }));
  };
  if (CAPITAL_GROUPS.includes(group) && isBound(document, "capitalAndTaxes", principal))
    refuse(say.capitalReserved);
  if (TAX_GROUPS.includes(group) && isBound(document, "capitalAndTaxes", principal))
    refuse(say.taxesReserved);
  if (!BANK_GROUPS.includes(group)) return;
  if (side === "out" && isBound(document, "outOfBank", principal)) refuse(say.outOfBankReserved);
  if (side === "in" && isBound(document, "intoBank", principal)) refuse(say.intoBankReserved);
}

/** Throws ACCOUNT_RESERVED if the principal may not create or change accounts of a group. */
export function refuseKeepingAccount(
  { role }: Pick<Principal, "role">,
  groupId: number,
  field: string,
): void {
  const kinds = Object.entries(RESERVED_GROUPS) as [keyof typeof RESERVED_GROUPS, readonly number[]][];
  const kind = kinds.find(([, groups]) => groups.includes(groupId))?.[0];
  if (kind === undefined || !accountLimits[kind].includes(role)) return;
  throw problemOnField("ACCOUNT_RESERVED", field, say.accountsReserved({ kind }));
}

/** Throws DATE_TOO_FAR_BACK if a salesman dates a document further back than allowed. */
export function refuseDaysBack({ document, principal, limits }: Bounds, date: string, today: string): void {
  if (!isBound(document, "daysBack", principal)) return;
  const back = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (back <= limits.daysBack) return;
  const message = say.daysBack({ date, back, limit: limits.daysBack });
  throw problemOnField("DATE_TOO_FAR_BACK", "date", message);
}

/**
 * Throws DISCOUNT_LIMIT for a discount above the limit, unless the bill's rate slab gives it.
 * `amount` is that of a bill or order before the discount, or the amount that a receipt settles.
 */
export function refuseDiscount(
  { document, principal, limits }: Bounds,
  discount: Paise,
  amount: Paise,
  slab: Paise,
  field = "discount",
): void {
  if (!isBound(document, "discount", principal)) return;
  const most = calculatePercentage(amount, limits.discount);
  if (discount <= most || discount <= slab) return;
  const message = say.discountLimit({
    discount: formatRupees(discount),
    percent: formatPercent(limits.discount),
    amount: formatRupees(amount),
    most: formatRupees(most),
  });
  throw problemOnField("DISCOUNT_LIMIT", field, message);
}

interface GoodsLine {
  item: { id: number; name: string };
  quantity: Quantity;
  freeQuantity: Quantity;
}

/** Throws FREE_GOODS_LIMIT if free goods exceed the allowed percentage of an item's sold goods. */
export function refuseFreeGoods({ document, principal, limits }: Bounds, lines: readonly GoodsLine[]): void {
  if (!isBound(document, "freeGoods", principal)) return;
  for (const [index, { item, freeQuantity }] of lines.entries()) {
    if (freeQuantity === 0n) continue;
    const same = lines.filter((line) => line.item.id === item.id);
    const soldQuantity = same.reduce((all, line) => all + line.quantity, 0n);
    const free = same.reduce((all, line) => all + line.freeQuantity, 0n);
    if (free * 10_000n <= soldQuantity * limits.freeGoods) continue;
    const message = say.freeGoodsLimit({
      free: formatQuantity(free),
      item: item.name,
      sold: formatQuantity(soldQuantity),
      percent: formatPercent(limits.freeGoods),
    });
    throw problemOnField("FREE_GOODS_LIMIT", `lines.${index}.freeQuantity`, message);
  }
}

/** Throws EXCHANGE_LIMIT if a line gives more than the customer returns in it. */
export function refuseExchange(
  { document, principal }: Omit<Bounds, "limits">,
  lines: readonly { item: { name: string }; quantity: Quantity; damaged: Quantity; expired: Quantity }[],
): void {
  if (!isBound(document, "exchange", principal)) return;
  const index = lines.findIndex(({ quantity, damaged, expired }) => quantity > damaged + expired);
  const line = lines[index];
  if (!line) return;
  const { item, quantity, damaged, expired } = line;
  const message = say.exchangeLimit({
    given: formatQuantity(quantity),
    item: item.name,
    back: formatQuantity(damaged + expired),
  });
  throw problemOnField("EXCHANGE_LIMIT", `lines.${index}.quantity`, message);
}

export type DayRule = keyof typeof IN_A_DAY;

/** If the day exceeds a salesman's limit, throws REFUND_LIMIT, EXCHANGE_LIMIT or EXPENSE_LIMIT. */
export function refuseInDay(
  { document, principal, limits }: Bounds,
  rule: DayRule,
  { amount, before, field }: { amount: Paise; before: Paise; field: string },
): void {
  if (!isBound(document, rule, principal) || before + amount <= limits[rule]) return;
  const { code, what, may } = IN_A_DAY[rule];
  const messageValues = { what, may, amount: formatRupees(amount), limit: formatRupees(limits[rule]) };
  throw problemOnField(
    code,
    field,
    before > 0n
      ? say.dayLimitAfter({ ...messageValues, before: formatRupees(before) })
      : say.dayLimit(messageValues),
  );
}

const ROLE_RANKS: readonly Role[] = [1, 3, 4, 2];
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  1: "administrator",
  2: "salesman",
  3: "zone manager",
  4: "branch manager",
};

const CAPITAL_GROUPS: readonly number[] = RESERVED_GROUPS.capital;
const TAX_GROUPS: readonly number[] = RESERVED_GROUPS.taxes;
const BANK_GROUPS: readonly number[] = RESERVED_GROUPS.banks;

const IN_A_DAY = {
  returnWithoutBill: { code: "REFUND_LIMIT", what: "A return without a bill", may: "give" },
  cashRefund: { code: "REFUND_LIMIT", what: "A refund in cash", may: "give" },
  exchanges: { code: "EXCHANGE_LIMIT", what: "An exchange", may: "give" },
  expenses: { code: "EXPENSE_LIMIT", what: "An expense", may: "spend" },
} as const;
const DAY_MS = 24 * 60 * 60 * 1000;
