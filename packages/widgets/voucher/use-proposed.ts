import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { count } from "../../sdk/format/quantity.ts";
import { invoke } from "../form/invoke.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import type { Correction } from "./correction.ts";
import type { AnyVoucher, VoucherValues } from "./definition.ts";
import { placeInDocument, type DocumentLine } from "./proposal.ts";
import { askedOf, documentOf } from "./proposed-lines.ts";

/** The lines of the document that is chosen in the head. */
export interface Proposed {
  /** They are not in the voucher yet. */
  isAwaited: boolean;
  /** They could not be fetched. */
  isFailed: boolean;
  retry: () => void;
  /** The document's line as it is by now: another may have returned of it since. */
  nowOf: (line: DocumentLine) => DocumentLine;
}

/** Puts the lines of a document into the voucher. */
export type TakeLines = (document: string, lines: readonly DocumentLine[]) => void;

/** Reads the lines of the document that is chosen in the head; `take` puts them into the voucher. */
export function useProposed(
  definition: AnyVoucher,
  voucher: VoucherValues,
  take: TakeLines,
  correction: Correction | undefined,
): Proposed {
  const proposal = definition.lines?.proposal;
  const chosen = documentOf(definition, voucher.fields);
  const query = useDocumentLines(definition, chosen, correction);
  const isAwaited = chosen !== undefined && voucher.from !== chosen;
  const { data, isFetching, isError, refetch } = query;
  useEffect(() => {
    if (isAwaited && data && !isFetching && !isError) take(chosen, data);
  }, [isAwaited, chosen, data, isFetching, isError, take]);
  return {
    isAwaited,
    isFailed: isAwaited && isError && !isFetching,
    retry: () => void refetch(),
    nowOf(line) {
      const place = placeInDocument(proposal, line);
      return (place !== undefined && data?.find((each) => placeInDocument(proposal, each) === place)) || line;
    },
  };
}

/** Reads the lines of a document; of what is corrected, what it has of them itself counts as left. */
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
      const args = { ...askedOf(definition, document ?? ""), ...(edits !== undefined && { edits }) };
      const answer = await invoke(client, operation, args, { signal });
      const { lines } = answer as { lines: readonly (DocumentLine | OfBatches)[] }; // `proposedBy` names no other
      return lines.map(withBatchWords);
    },
    enabled: document !== undefined,
    staleTime: 0,
    gcTime: 10_000,
  });
}

/** What a line's answer says besides where its item keeps batches: of which it was, and what of each is left. */
interface OfBatches {
  batches: readonly { batch: string; left: number | string }[];
}

/** A line with its batches as they are read: "B2 5, A1 3". */
function withBatchWords(line: DocumentLine | OfBatches): DocumentLine {
  if (!isOfBatches(line)) return line;
  const words = line.batches.map(({ batch, left }) => `${batch} ${count(left)}`);
  return { ...line, batches: words.join(", ") };
}

function isOfBatches(line: DocumentLine | OfBatches): line is OfBatches {
  return Array.isArray(line["batches"]);
}
