import { useQuery } from "@tanstack/react-query";
import { useVanbook } from "../../provider/use-vanbook.ts";

/**
 * Reads a posted document in the form in which it is entered. It is not refetched during a correction; the server
 * reports if someone else changed it first.
 */
export function useEnteredDocument(voucherId: number) {
  const client = useVanbook();
  return useQuery({
    queryKey: ["vouchers.input", voucherId],
    queryFn: ({ signal }) => client.vouchers.input({ voucherId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
