import type { OperationId } from "@vanbook/sdk";
import { buildCorrectionRequest, type Correction } from "../correction.ts";
import type { AnyVoucher, FieldValues, VoucherLine, VoucherValues } from "../definition.ts";
import { findFaults, listFilledLines, calculateVoucher, buildVoucherRequest } from "../voucher-values.ts";

export interface PriceQuestion {
  operation: OperationId;
  sent: object;
  keys: readonly number[];
}

export function buildPriceQuestion(
  definition: AnyVoucher,
  voucher: VoucherValues,
  correction: Correction | undefined,
): string | undefined {
  const { operation } = definition.price ?? {};
  if (!operation) return undefined;
  const { fields } = calculateVoucher(definition, { ...voucher, lines: [] });
  const sound = voucher.lines.flatMap((line) => calculateSoundLine(definition, voucher.fields, line) ?? []);
  const whole = { fields, lines: sound };
  if ((definition.lines && sound.length === 0) || Object.keys(findFaults(definition, whole)).length > 0)
    return undefined;
  const request = correction
    ? buildCorrectionQuestion(definition, correction, whole)
    : buildVoucherQuestion(definition, whole);
  return JSON.stringify({
    operation,
    sent: request,
    keys: sound.map(({ key }) => key),
  } satisfies PriceQuestion);
}

/**
 * The line with calculations done, if it is complete. Results are cached, since one key press
 * changes only one of hundreds of lines.
 */
function calculateSoundLine(
  definition: AnyVoucher,
  head: FieldValues,
  line: VoucherLine,
): VoucherLine | undefined {
  const cachedLine = soundLineCache.get(line);
  if (cachedLine?.definition === definition && cachedLine.head === head) return cachedLine.sound;
  const only = calculateVoucher(definition, { fields: head, lines: [line] });
  const isSound =
    listFilledLines(only).length > 0 && !Object.keys(findFaults(definition, only)).some(isOfLines);
  const sound = isSound ? only.lines[0] : undefined;
  soundLineCache.set(line, { definition, head, sound });
  return sound;
}

const soundLineCache = new WeakMap<
  VoucherLine,
  { definition: AnyVoucher; head: FieldValues; sound: VoucherLine | undefined }
>();

function buildVoucherQuestion(definition: AnyVoucher, whole: VoucherValues) {
  const { clientId: _clientId, ...request } = buildVoucherRequest(definition, whole, "");
  return request;
}

/**
 * A correction is priced as its edit operation would price it: unchanged lines keep their price.
 */
function buildCorrectionQuestion(definition: AnyVoucher, correction: Correction, whole: VoucherValues) {
  const { id, ...request } = buildCorrectionRequest(definition, correction, whole);
  return { ...request, edits: id };
}

export function readQuestion(question: string): PriceQuestion {
  return JSON.parse(question) as PriceQuestion; // written by buildPriceQuestion
}

function isOfLines(fault: string): boolean {
  return fault.startsWith("lines");
}
