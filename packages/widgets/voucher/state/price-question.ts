import type { OperationId } from "@vanbook/sdk";
import { sentCorrection, type Correction } from "../correction.ts";
import type { AnyVoucher, FieldValues, VoucherLine, VoucherValues } from "../definition.ts";
import { faultsOf, filledLines, reckonedVoucher, sentVoucher } from "../voucher-values.ts";

/** The arguments of a price request. */
export interface PriceQuestion {
  operation: OperationId;
  sent: object;
  /** Keys of the sent lines. */
  keys: readonly number[];
}

/**
 * The price question for all complete lines as one text; undefined while the head is incomplete or no line is
 * complete.
 */
export function questionOf(
  definition: AnyVoucher,
  voucher: VoucherValues,
  correction: Correction | undefined,
): string | undefined {
  const { operation } = definition.price ?? {};
  if (!operation) return undefined;
  const { fields } = reckonedVoucher(definition, { ...voucher, lines: [] });
  const sound = voucher.lines.flatMap((line) => soundLine(definition, voucher.fields, line) ?? []);
  const whole = { fields, lines: sound };
  if ((definition.lines && sound.length === 0) || Object.keys(faultsOf(definition, whole)).length > 0)
    return undefined;
  const sent = correction ? askedCorrection(definition, correction, whole) : askedVoucher(definition, whole);
  return JSON.stringify({ operation, sent, keys: sound.map(({ key }) => key) } satisfies PriceQuestion);
}

/**
 * The line with calculations done, if it is complete. Results are cached, since one key press changes only one of
 * hundreds of lines.
 */
function soundLine(definition: AnyVoucher, head: FieldValues, line: VoucherLine): VoucherLine | undefined {
  const known = looked.get(line);
  if (known?.definition === definition && known.head === head) return known.sound;
  const only = reckonedVoucher(definition, { fields: head, lines: [line] });
  const isSound = filledLines(only).length > 0 && !Object.keys(faultsOf(definition, only)).some(isOfLines);
  const sound = isSound ? only.lines[0] : undefined;
  looked.set(line, { definition, head, sound });
  return sound;
}

const looked = new WeakMap<
  VoucherLine,
  { definition: AnyVoucher; head: FieldValues; sound: VoucherLine | undefined }
>();

function askedVoucher(definition: AnyVoucher, whole: VoucherValues) {
  const { clientId: _clientId, ...sent } = sentVoucher(definition, whole, "");
  return sent;
}

/** A correction is priced as its edit operation would price it: unchanged lines keep their price. */
function askedCorrection(definition: AnyVoucher, correction: Correction, whole: VoucherValues) {
  const { id, ...sent } = sentCorrection(definition, correction, whole);
  return { ...sent, edits: id };
}

/** Parses a question made by `questionOf`. */
export function readQuestion(question: string): PriceQuestion {
  return JSON.parse(question) as PriceQuestion; // written by questionOf
}

function isOfLines(fault: string): boolean {
  return fault.startsWith("lines");
}
