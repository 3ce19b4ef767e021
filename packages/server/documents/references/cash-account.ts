import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import type { Principal } from "../../contract/principal.ts";
import { refused } from "../../contract/problem.ts";
import type { AccountRow, UserRow } from "./references.ts";

/** How a bill is paid or a return refunded: on credit, or at once from or to an account. */
type Settlement = { mode: "credit" } | { mode: "cash"; accountId: number };

/**
 * The account that a bill's cash goes to, or a refund's cash comes from: the salesman's own unless another is named.
 * Throws CASH_OF_ANOTHER when a salesman names another one, or anybody names the cash of another user than the
 * document's salesman.
 */
export function settlement(
  principal: Principal,
  account: (id: number, field: string, groups?: readonly number[]) => AccountRow,
  salesman: UserRow | null,
  { mode, cashAccountId }: { mode: "cash" | "credit"; cashAccountId: number | undefined },
): Settlement {
  if (mode === "credit") return { mode };
  const own = salesman?.cash_account_id ?? undefined;
  const accountId = cashAccountId ?? own;
  if (accountId === undefined) throw refused("ACCOUNT_UNKNOWN", FIELD);
  if (accountId === own) return { mode, accountId };
  const { user_id: userId } = account(accountId, FIELD, [GROUP.cash, GROUP.bank]);
  if (principal.role === 2 || userId !== null) throw refused("CASH_OF_ANOTHER", FIELD);
  return { mode, accountId };
}

const FIELD = "cashAccountId";
