import { useQuery } from "@tanstack/react-query";
import { useEffect, type Dispatch } from "react";
import { count } from "../../../sdk/format/quantity.ts";
import { invoke } from "../../form/invoke.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import type { Correction } from "../correction.ts";
import type { AnyVoucher } from "../definition.ts";
import type { DocumentLine } from "../proposal.ts";
import { buildDocumentArguments, makeDocumentKey } from "../proposed-lines.ts";
import { isProposalAwaited } from "../state/select-proposal.ts";
import type { ArrivalAction } from "../state/voucher-actions.ts";
import type { Entry, VoucherState } from "../state/voucher-state.ts";

export function useProposal(entry: Entry, state: VoucherState, dispatch: Dispatch<ArrivalAction>): void {
  const document = makeDocumentKey(entry.definition, state.voucher.fields);
  const isAwaited = isProposalAwaited(entry, state);
  const { data, isFetching, isError, refetch } = useDocumentLines(
    entry.definition,
    document,
    entry.correction,
  );
  useEffect(() => {
    if (document === undefined) return;
    if (isFetching) dispatch({ type: "proposalAsked", document, lines: data });
    else if (isError) dispatch({ type: "proposalFailed", document });
    else if (data) dispatch({ type: "proposalArrived", document, lines: data });
  }, [document, isAwaited, data, isFetching, isError, dispatch]);
  const { retries } = state.proposal;
  useEffect(() => {
    if (retries > 0) void refetch();
  }, [retries, refetch]);
}

/**
 * Reads the lines of a document. In a correction, quantities of the voucher being corrected count
 * as still open.
 */
export function useDocumentLines(
  definition: AnyVoucher,
  document: string | undefined,
  correction: Correction | undefined,
) {
  const client = useVanbook();
  const { operation } = definition.lines?.proposal ?? {};
  const edits = correction?.documentId;
  return useQuery({
    queryKey: ["proposed", operation, document, edits],
    queryFn: async ({ signal }) => {
      if (!operation) throw new Error("Nothing proposes the lines of this voucher");
      const args = {
        ...buildDocumentArguments(definition, document ?? ""),
        ...(edits !== undefined && { edits }),
      };
      const answer = await invoke(client, operation, args, { signal });
      const { lines } = answer as { lines: readonly (DocumentLine | OfBatches)[] }; // `proposedBy` accepts only such operations
      return lines.map(withBatchWords);
    },
    enabled: document !== undefined,
    staleTime: 0,
    gcTime: 10_000,
  });
}

interface OfBatches {
  batches: readonly { batch: string; left: number | string }[];
}

/** A line with its batches as text: "B2 5, A1 3". */
function withBatchWords(line: DocumentLine | OfBatches): DocumentLine {
  if (!isOfBatches(line)) return line;
  const words = line.batches.map(({ batch, left }) => `${batch} ${count(left)}`);
  return { ...line, batches: words.join(", ") };
}

function isOfBatches(line: DocumentLine | OfBatches): line is OfBatches {
  return Array.isArray(line["batches"]);
}
