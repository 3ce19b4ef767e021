import type { VoucherValues } from "../definition.ts";
import { placeInDocument, type DocumentLine } from "../proposal.ts";
import { documentOf } from "../proposed-lines.ts";
import type { Entry, VoucherState } from "./voucher-state.ts";

/** Whether a document is chosen whose lines are not in the voucher yet. */
export function isProposalAwaited({ definition }: Entry, { voucher }: VoucherState): boolean {
  const chosen = documentOf(definition, voucher.fields);
  return chosen !== undefined && voucher.from !== chosen;
}

/** Whether the lines that are awaited could not be read. */
export function isProposalFailed(entry: Entry, state: VoucherState): boolean {
  const { document, isFailed } = state.proposal;
  return isFailed && isProposalAwaited(entry, state) && document === chosenDocument(entry, state);
}

/** The document's line as it is by now: another may have returned of it since. */
export function selectLineNow(entry: Entry, state: VoucherState, line: DocumentLine): DocumentLine {
  const { document, lines } = state.proposal;
  const { proposal } = entry.definition.lines ?? {};
  const place = placeInDocument(proposal, line);
  if (place === undefined || document !== chosenDocument(entry, state)) return line;
  return lines?.find((each) => placeInDocument(proposal, each) === place) ?? line;
}

/** What is typed, with quantities in own units, beside the document's lines as they are by now. */
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
