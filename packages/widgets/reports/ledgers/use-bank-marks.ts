import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";

export type BankMark = Schema<"BankMark">;

/** Saves the bank dates of entries, then refetches the bank book and the audit log. */
export function useBankMarks(options: {
  /** The toast's text. */
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
