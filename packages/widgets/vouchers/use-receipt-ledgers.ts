import { useQuery } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { GROUP } from "../../sdk/books/account-groups.ts";
import { askedAgain } from "../form/use-look-up.ts";
import { useVanbook } from "../provider/use-vanbook.ts";

/** The ledgers that a receipt can name; `ledgers` is undefined while loading. Both fields share one request. */
export function useReceiptLedgers(): {
  ledgers: readonly Schema<"LedgerAccount">[] | undefined;
  isFailed: boolean;
  /** Refetches them, or waits for a running request. */
  readAgain: () => Promise<readonly Schema<"LedgerAccount">[]>;
} {
  const client = useVanbook();
  const query = useQuery({
    queryKey: ["look-up", "accounts.ledgers"],
    queryFn: ({ signal }) => client.accounts.ledgers({}, { signal }),
    staleTime: 60_000,
    refetchInterval: askedAgain,
  });
  return {
    ledgers: query.data,
    isFailed: query.isError,
    readAgain: async () => (await query.refetch({ cancelRefetch: false })).data ?? [],
  };
}

/** Whether a ledger of this group can receive money: cash or a bank. */
export function isMode(group: number): boolean {
  return group === GROUP.bank || group === GROUP.cash;
}
