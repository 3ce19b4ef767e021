import { useQuery } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { askedAgain } from "../form/look-up.ts";
import { useVanbook } from "../provider/use-vanbook.ts";

/** The ledgers that a receipt may name; `ledgers` is undefined while they are on their way. Both fields share one answer. */
export function useReceiptLedgers(): {
  ledgers: readonly Schema<"LedgerAccount">[] | undefined;
  isFailed: boolean;
  /** Reads them anew, or waits for those that are on their way. */
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

/** Whether money can be received into a ledger of the group: a bank's or cash. */
export function isMode(group: number): boolean {
  return group === BANK || group === CASH;
}

/** The receipt mode group whose receipts may have a cheque. */
export const BANK = 5;
const CASH = 6;
