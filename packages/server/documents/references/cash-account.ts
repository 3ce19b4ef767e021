import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { refuseReservedAccount, type Bounds } from "../../auth/refusals.ts";
import type { AccountRow, UserRow } from "./references.ts";

type Settlement = { mode: "credit" } | { mode: "cash"; accountId: number };

/**
 * Chooses the account that receives a bill's cash or pays a refund: the salesman's own cash account
 * unless another is named. Throws ACCOUNT_RESERVED, and CASH_OF_ANOTHER if a salesman names another
 * account, or anyone names the cash account of a user other than the document's salesman.
 */
export function chooseSettlement(
  planning: Omit<Bounds, "limits">,
  side: "in" | "out",
  mode: "cash" | "credit",
  salesman: UserRow | null,
  namedAccount: { id: number | undefined; find: () => AccountRow | null },
): Settlement {
  if (mode === "credit") return { mode };
  const own = salesman?.cash_account_id ?? undefined;
  const accountId = namedAccount.id ?? own;
  if (accountId === undefined) throw problemOnField("ACCOUNT_UNKNOWN", CASH_ACCOUNT_FIELD);
  if (accountId === own) return { mode, accountId };
  const account = namedAccount.find();
  if (planning.principal.role === 2 || account?.user_id !== null)
    throw problemOnField("CASH_OF_ANOTHER", CASH_ACCOUNT_FIELD);
  refuseReservedAccount(planning, account, side, CASH_ACCOUNT_FIELD);
  return { mode, accountId };
}

export const MONEY_GROUPS = [ACCOUNT_GROUP.cash, ACCOUNT_GROUP.bank];
const CASH_ACCOUNT_FIELD = "cashAccountId";
