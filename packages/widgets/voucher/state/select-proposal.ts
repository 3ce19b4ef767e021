import type { VoucherValues } from "../definition.ts";
import { placeInDocument, type DocumentLine } from "../proposal.ts";
import { makeDocumentKey } from "../proposed-lines.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

export function isProposalAwaited({ definition }: Entry, { voucher }: VoucherState): boolean {
  const documentKey = makeDocumentKey(definition, voucher.fields);
  return documentKey !== undefined && voucher.from !== documentKey;
}

export function isProposalFailed(entry: Entry, state: VoucherState): boolean {
  const { document, isFailed } = state.proposal;
  return isFailed && isProposalAwaited(entry, state) && document === getChosenDocument(entry, state);
}

/** The document's line as it is now: other returns may have been posted since. */
export function selectLineNow(entry: Entry, state: VoucherState, line: DocumentLine): DocumentLine {
  const { document, lines } = state.proposal;
  const { proposal } = entry.definition.lines ?? {};
  const place = placeInDocument(proposal, line);
  if (place === undefined || document !== getChosenDocument(entry, state)) return line;
  return lines?.find((each) => placeInDocument(proposal, each) === place) ?? line;
}

export function selectAsOfNow(entry: Entry, state: VoucherState): VoucherValues {
  return {
    ...state.counted,
    lines: state.counted.lines.map((line) =>
      line.of ? { ...line, of: selectLineNow(entry, state, line.of) } : line,
    ),
  };
}

function getChosenDocument({ definition }: Entry, { voucher }: VoucherState): string | undefined {
  return makeDocumentKey(definition, voucher.fields);
}
