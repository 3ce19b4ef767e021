import { useRead } from "../../form/use-read.ts";

/**
 * Reads a posted document in the form in which it is entered. It is not refetched during a
 * correction; the server reports if someone else changed it first.
 */
export function useEnteredDocument(voucherId: number) {
  return useRead({
    operation: "vouchers.input",
    args: { voucherId },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
