import { GROUP } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { refuseReservedAccount, type Bounds } from "../../auth/refusals.ts";
import type { AccountRow, UserRow } from "./references.ts";

/** How a bill is paid or a return refunded: on credit, or at once from or to an account. */
type Settlement = { mode: "credit" } | { mode: "cash"; accountId: number };

/**
 * The account that receives a bill's cash or pays a refund: the salesman's own cash account unless another is named.
 * Throws ACCOUNT_RESERVED, and CASH_OF_ANOTHER if a salesman names another account, or anyone names the cash account
 * of a user other than the document's salesman.
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
