import { isVanbookError, type OperationId } from "@vanbook/sdk";
import { keepPreviousData, replaceEqualDeep, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { invoke } from "../form/invoke.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { sentCorrection, type Correction } from "./correction.ts";
import type { AnyVoucher, FieldValues, VoucherLine, VoucherValues } from "./definition.ts";
import type { Figures } from "./pricing.ts";
import { faultsOf, filledLines, nameOfLines, reckonedVoucher, sentVoucher } from "./voucher-values.ts";

/** What the server makes of what is typed. */
export interface Priced {
  /** By the key of the line; lines that are not complete have none. */
  lines: ReadonlyMap<number, Figures>;
  totals: Figures | undefined;
  /** What should be looked at before it is posted. */
  warnings: readonly { message: string }[];
  /** Why it can't be priced as it is: the server's words. */
  refusal: string | undefined;
  /** Why, where lines are to blame: the server's words by `lines.0.quantity`. */
  faults: Readonly<Record<string, string>>;
  /** The figures are of what was typed before. */
  isStale: boolean;
}

/** Prices what is typed, a moment after the last key: those lines that are complete, once the head is. */
export function usePriced(definition: AnyVoucher, voucher: VoucherValues, correction?: Correction): Priced {
  const client = useVanbook();
  const now = useMemo(() => questionOf(definition, voucher, correction), [definition, voucher, correction]);
  const asked = useSettled(now, 200);
  const before = useRef<PricedAnswer>(undefined);
  const query = useQuery({
    queryKey: ["price", definition.operation, asked],
    queryFn: async ({ signal }) => {
      const { operation, sent, keys } = JSON.parse(asked ?? "") as Question; // as questionOf wrote it
      const priced = (await invoke(client, operation, sent, { signal })) as PricedAnswer; // of every …price
      // Figures that are what they were before stay the same objects: of hundreds of lines those alone are drawn anew that cost another sum.
      const answer = replaceEqualDeep(before.current, priced);
      before.current = answer;
      return { answer, keys };
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 10_000,
  });
  const { data, error } = query;
  return useMemo(() => {
    const found = asked === undefined || error ? undefined : data;
    const refused = asked !== undefined && isVanbookError(error) ? error : undefined;
    const faults =
      asked === now ? lineFaults(refused?.fields ?? [], asked, voucher, nameOfLines(definition)) : {};
    return {
      lines: new Map(found?.keys.map((key, at) => [key, found.answer.lines?.[at] ?? {}])),
      totals: found?.answer as Figures | undefined,
      warnings: [...(found?.answer.warnings ?? []), ...(found?.answer.refusals ?? [])],
      refusal: Object.keys(faults).length > 0 ? undefined : refused?.message,
      faults,
      isStale: asked !== now || query.isPlaceholderData,
    };
  }, [asked, now, data, error, definition, voucher, query.isPlaceholderData]);
}

interface Question {
  operation: OperationId;
  sent: object;
  /** The keys of the lines that are sent. */
  keys: readonly number[];
}

interface PricedAnswer {
  /** Not of a voucher without lines. */
  lines?: readonly Figures[];
  warnings?: readonly { message: string }[];
  /** What posting it would be refused for as things are now. */
  refusals?: readonly { message: string }[];
}

/** What is asked, as one text; undefined while too little is typed. */
function questionOf(
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
  return JSON.stringify({ operation, sent, keys: sound.map(({ key }) => key) } satisfies Question);
}

/** A line reckoned out, where it is complete. Of hundreds of lines one is another than at the last key: what was found of the others still holds. */
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

/** What is corrected is priced as its edit: what stays keeps its price. */
function askedCorrection(definition: AnyVoucher, correction: Correction, whole: VoucherValues) {
  const { id, ...sent } = sentCorrection(definition, correction, whole);
  return { ...sent, edits: id };
}

/** What is said of lines that were asked, by their places among all that are filled. */
function lineFaults(
  fields: readonly { field: string; message: string }[],
  asked: string | undefined,
  voucher: VoucherValues,
  sentAs: string,
): Readonly<Record<string, string>> {
  if (asked === undefined || fields.length === 0) return {};
  const { keys } = JSON.parse(asked) as Question; // as questionOf wrote it
  const filled = filledLines(voucher).map(({ key }) => key);
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const [, name, at, rest = ""] = /^(\w+)\.(\d+)(.*)$/.exec(field) ?? [];
      const place = name === sentAs ? filled.indexOf(keys[Number(at)] ?? 0) : -1;
      return place < 0 ? [] : [[`lines.${place}${rest}`, message]];
    }),
  );
}

function isOfLines(fault: string): boolean {
  return fault.startsWith("lines");
}

/** A value once it has stayed the same for so many milliseconds. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
