import type { VoucherValues } from "../definition.ts";
import { placeInDocument, type DocumentLine } from "../proposal.ts";
import { documentOf } from "../proposed-lines.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

/** Whether the chosen document's lines are not in the voucher yet. */
export function isProposalAwaited({ definition }: Entry, { voucher }: VoucherState): boolean {
  const chosen = documentOf(definition, voucher.fields);
  return chosen !== undefined && voucher.from !== chosen;
}

/** Whether the awaited lines could not be loaded. */
export function isProposalFailed(entry: Entry, state: VoucherState): boolean {
  const { document, isFailed } = state.proposal;
  return isFailed && isProposalAwaited(entry, state) && document === chosenDocument(entry, state);
}

/** The document's line as it is now: other returns may have been posted since. */
export function selectLineNow(entry: Entry, state: VoucherState, line: DocumentLine): DocumentLine {
  const { document, lines } = state.proposal;
  const { proposal } = entry.definition.lines ?? {};
  const place = placeInDocument(proposal, line);
  if (place === undefined || document !== chosenDocument(entry, state)) return line;
  return lines?.find((each) => placeInDocument(proposal, each) === place) ?? line;
}

/** The typed values with quantities in own units, next to the document's lines as they are now. */
export function selectAsOfNow(entry: Entry, state: VoucherState): VoucherValues {
  return {
    ...state.counted,
    lines: state.counted.lines.map((line) =>
      line.of ? { ...line, of: selectLineNow(entry, state, line.of) } : line,
    ),
  };
}

function chosenDocument({ definition }: Entry, { voucher }: VoucherState): string | undefined {
  return documentOf(definition, voucher.fields);
}
