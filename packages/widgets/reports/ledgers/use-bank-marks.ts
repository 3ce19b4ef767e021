import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";

export type BankMark = Schema<"BankMark">;

export function useBankMarks(options: {
  words: (marks: readonly BankMark[]) => string;
  onDone?: (marks: readonly BankMark[]) => void;
}) {
  const cache = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    request: (client, marks: BankMark[]) => client.bankBook.mark({ marks }),
    onDone: ({ marks }) => {
      toast(options.words(marks));
      options.onDone?.(marks);
      for (const report of ["bankBook.report", "auditLog.report"])
        void cache.invalidateQueries({ queryKey: ["report", report] });
    },
  });
}
