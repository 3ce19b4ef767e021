import { useQuery } from "@tanstack/react-query";
import { useVanbook } from "../../provider/use-vanbook.ts";

/** A posted document as it would be entered. What is being corrected stays as it was opened; the server says when somebody was faster. */
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
