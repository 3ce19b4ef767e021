import { GROUP } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { refuseReservedAccount, type Bounds } from "../../auth/refusals.ts";
import type { AccountRow, UserRow } from "./references.ts";

/** How a bill is paid or a return refunded: on credit, or at once from or to an account. */
type Settlement = { mode: "credit" } | { mode: "cash"; accountId: number };

/**
 * The account that a bill's cash goes to, or a refund's cash comes from: the salesman's own unless another is named.
 * Throws CASH_OF_ANOTHER when a salesman names another one, or anybody names the cash of another user than the
 * document's salesman, and ACCOUNT_RESERVED.
 */
export function settlement(
  planning: Omit<Bounds, "limits">,
  side: "in" | "out",
  mode: "cash" | "credit",
  salesman: UserRow | null,
  named: { id: number | undefined; find: () => AccountRow | null },
): Settlement {
  if (mode === "credit") return { mode };
  const own = salesman?.cash_account_id ?? undefined;
  const accountId = named.id ?? own;
  if (accountId === undefined) throw refused("ACCOUNT_UNKNOWN", FIELD);
  if (accountId === own) return { mode, accountId };
  const account = named.find();
  if (planning.principal.role === 2 || account?.user_id !== null) throw refused("CASH_OF_ANOTHER", FIELD);
  refuseReservedAccount(planning, account, side, FIELD);
  return { mode, accountId };
}

/** The groups of the accounts that hold money. */
export const MONEY_GROUPS = [GROUP.cash, GROUP.bank];
const FIELD = "cashAccountId";
