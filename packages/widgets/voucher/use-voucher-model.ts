import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { flushSync } from "react-dom";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { invoke } from "../form/invoke.ts";
import { useWriting, type Writing } from "../form/use-writing.ts";
import { useLatest } from "../react/use-latest.ts";
import { useMarkUnsaved } from "../provider/unsaved.ts";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useToday, useVanbookContext } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useTranslated } from "../text/use-translated.ts";
import { askAnew } from "./after-posting.ts";
import { balancingFigure } from "./balancing.ts";
import type { AnyVoucher, AnyVoucherField, FieldValues, VoucherValues } from "./definition.ts";
import { editOf, isCorrected, placeOf, sentCorrection, typedVoucher, type Correction } from "./correction.ts";
import { keepDraft, keptDraft, newDraft, type Draft } from "./draft.ts";
import { changed, reckonedField, withLines } from "./edited-voucher.ts";
import { keepDay, keptDay } from "./entered-day.ts";
import { focusField, focusFirstField, showRefusal } from "./field-order.ts";
import { pastedLines } from "./paste-lines.ts";
import { placedFaults } from "./placed-faults.ts";
import { withChosen, withProposed } from "./proposed-lines.ts";
import { usePriced, type Priced } from "./use-priced.ts";
import { useUnits, type Counted } from "./units/use-units.ts";
import { useProposed, type Proposed, type TakeLines } from "./use-proposed.ts";
import { faultsOf, filledLines, isBegun, KEPT, reckonedVoucher, sentVoucher } from "./voucher-values.ts";
import { voucherFailure, type VoucherFailure } from "./voucher-failure.ts";

/** A voucher without its drawing: what is typed, what is wrong with it, what posting it answered. */
export interface VoucherModel {
  definition: AnyVoucher;
  writing: Writing;
  voucher: VoucherValues;
  /** Its quantities, as they are typed in the units of their items. */
  counted: Counted;
  /** What the server makes of it as it is typed, where the definition says how. */
  priced: Priced;
  /** The lines of another document, where the definition names one. */
  proposed: Proposed;
  /** Messages by field (`date`, `lines.0.debit`); none before somebody has tried to post it. */
  faults: Readonly<Record<string, string>>;
  /** What was posted last. */
  posted: Posted | undefined;
  failure: VoucherFailure | undefined;
  isPosting: boolean;
  /** What is shown was typed before the page was opened. */
  isRestored: boolean;
  /** Whether there is anything in it to lose. */
  isBegun: boolean;
  /** The drawing's outermost element. */
  attach: (box: HTMLElement | null) => void;
  change: (field: AnyVoucherField, value: string | null) => void;
  changeLine: (key: number, field: AnyVoucherField, value: string | null) => void;
  /** Reckons out what was typed into a figure, when it is left. */
  leave: (field: AnyVoucherField, key?: number) => void;
  removeLine: (key: number) => void;
  /** Puts what the lines lack to balance into a field of one, where the definition says so; answers whether it did. */
  propose: (key: number, field: string) => boolean;
  /** Puts cells of a spreadsheet into the lines, from a field on; answers false for a single value, which its field takes itself. */
  pasteLines: (key: number, field: string, text: string) => boolean;
  post: () => void;
  clear: () => void;
  /** Begins again with what was posted last, on the day that stands there. */
  duplicate: () => void;
  /** The narration of the one that was posted last. */
  repeatNarration: () => void;
}

/** The answer of every operation that posts, and of the one that places an order. */
export type Posted = Schema<"PostedDocument"> | Schema<"PlacedOrder">;

export interface VoucherOptions {
  isReadOnly?: boolean | undefined;
  onPosted?: ((posted: Posted) => void) | undefined;
  /** The posted document that is corrected; without one a new voucher is entered. */
  correction?: Correction | undefined;
}

/** The engine of vouchers that are entered by hand. */
export function useVoucherModel(
  untranslated: AnyVoucher,
  { isReadOnly = false, onPosted, correction }: VoucherOptions = {},
): VoucherModel {
  const definition = useTranslated(untranslated);
  const { client, drafts } = useVanbookContext();
  const { voucherEntry: text } = useMastersText();
  const today = useToday();
  const cache = useQueryClient();
  const operation = correction ? editOf(definition.operation) : definition.operation;
  const place = placeOf(definition, correction);
  const writing = useWriting([operation], isReadOnly);
  const box = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => void (box.current = element), []);
  const [restored] = useState(() => keptDraft(definition, drafts, place));
  const [isRestored, setIsRestored] = useState(restored !== undefined);
  const [draft, setDraft] = useState<Draft>(() => restored ?? fresh());
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<VoucherFailure>();
  const [posted, setPosted] = useState<Posted>();
  const [last, setLast] = useState<VoucherValues>();
  const { voucher, clientId } = draft;
  const counted = useUnits(definition, voucher);
  const asked = usePriced(definition, counted.voucher, correction);
  const take = useLatest<Parameters<TakeLines>, void>((document, lines) =>
    setDraft((now) => ({ ...now, voucher: withProposed(definition, now.voucher, document, lines) })),
  );
  const proposed = useProposed(definition, voucher, take, correction);
  const priced = definition.reckon
    ? { ...asked, totals: definition.reckon(asOfNow(counted.voucher, proposed)) }
    : asked;
  const isDirty = correction
    ? isCorrected(definition, correction.input, voucher)
    : isBegun(definition, voucher, today);
  useEffect(
    () => keepDraft(definition, drafts, isDirty ? draft : undefined, place),
    [definition, drafts, draft, isDirty, place],
  );
  useMarkUnsaved(isDirty && drafts === undefined);

  const found = useMemo(
    () => (isTried ? faultsOf(definition, reckonedVoucher(definition, counted.voucher)) : {}),
    [isTried, definition, counted.voucher],
  );
  const said = { ...priced.faults, ...failure?.faults, ...found, ...(isTried && counted.faults()) };
  const faults = placedFaults(definition, voucher, said);

  function fresh(kept: FieldValues = {}): Draft {
    const draft = newDraft(definition, today, { ...keptDay(cache, definition, today), ...kept });
    return correction
      ? { ...draft, voucher: typedVoucher(definition, correction.input, correction.proposed) }
      : draft;
  }

  const begin = (kept: FieldValues) => {
    setDraft(fresh(kept));
    setIsRestored(false);
    setIsTried(false);
    setFailure(undefined);
    focusFirstField(box.current);
  };
  const mutation = useSingleMutation({
    request: (sent: object) => invoke(client, operation, sent, { idempotencyKey: clientId }),
    onDone: (answer) => {
      const document = answer as Posted; // what every operation that posts answers
      const kept = Object.entries(voucher.fields).filter(([field]) => KEPT.has(field));
      if (!correction) keepDay(cache, definition, voucher.fields, today);
      begin(Object.fromEntries(kept));
      setPosted(document);
      setLast(voucher);
      askAnew(cache);
      onPosted?.(document);
    },
    onFailed: (problem) => {
      const refused = voucherFailure(problem, definition, voucher, text);
      setFailure(refused);
      const [fault] = Object.keys(placedFaults(definition, voucher, refused.faults));
      showRefusal(box.current, fault === undefined ? undefined : drawnName(voucher, fault));
    },
  });

  const edit = (next: (voucher: VoucherValues) => VoucherValues) => {
    // What is on its way is what stands there; the next one begins when it is posted.
    if (mutation.isRunning()) return;
    setDraft((now) => ({ ...now, voucher: withChosen(definition, next(now.voucher)) }));
    setFailure(undefined);
    setPosted(undefined);
  };

  // These stay the same: a field or a line is drawn anew only when something of it is another.
  const change = useLatest<Parameters<VoucherModel["change"]>, void>((field, value) =>
    edit((now) => ({ ...now, fields: changed(now.fields, field, value) })),
  );
  const changeLine = useLatest<Parameters<VoucherModel["changeLine"]>, void>((key, field, value) =>
    edit((now) =>
      withLines(
        definition,
        now,
        now.lines.map((line) =>
          line.key === key ? { ...line, fields: changed(line.fields, field, value) } : line,
        ),
      ),
    ),
  );
  const removeLine = useLatest((key: number) =>
    edit((now) =>
      withLines(
        definition,
        now,
        now.lines.filter((line) => line.key !== key),
      ),
    ),
  );
  const leave = useLatest(({ field }: AnyVoucherField, key?: number) =>
    setDraft((now) => ({
      ...now,
      voucher: reckonedField(definition, counted.inOwn(now.voucher), field, key),
    })),
  );

  return {
    definition,
    writing,
    voucher,
    counted,
    priced,
    proposed,
    faults,
    posted,
    failure,
    isPosting: mutation.sent !== undefined,
    isRestored: isRestored && isDirty,
    isBegun: isDirty,
    attach,
    change,
    changeLine,
    leave,
    removeLine,
    propose(key, name) {
      const { lines: kind } = definition;
      const column = kind?.columns.find(({ field }) => field === name);
      const figure = kind && balancingFigure(kind, voucher.lines, key, name);
      if (!column || figure === undefined || writing.isReadOnly) return false;
      // At once: it is marked, so that what is typed next takes its place.
      flushSync(() => changeLine(key, column, figure));
      return true;
    },
    pasteLines(key, field, pastedText) {
      const pasted = mutation.isRunning()
        ? undefined
        : pastedLines(definition, voucher, { key, field, text: pastedText, cache });
      if (!pasted) return false;
      const { lines, unknown } = pasted;
      edit((now) => ({ ...now, lines }));
      if (unknown.length > 0)
        setFailure({ title: text.notListed(fewOf([...new Set(unknown)])), faults: {}, isOutdated: false });
      return true;
    },
    post() {
      const whole = reckonedVoucher(definition, counted.voucher);
      const [fault] = Object.keys(faultsOf(definition, whole));
      // Its message is drawn first: a field that has one opens no list over it.
      flushSync(() => setIsTried(true));
      if (fault === undefined)
        mutation.mutate(
          correction
            ? sentCorrection(definition, correction, whole)
            : sentVoucher(definition, whole, clientId),
        );
      else focusField(box.current, drawnName(voucher, fault));
    },
    clear: () => begin({}),
    duplicate() {
      if (!last) return;
      edit(({ fields: { date = null } }) => ({ ...last, fields: { ...last.fields, date } }));
      focusFirstField(box.current);
    },
    repeatNarration() {
      const { narration } = last?.fields ?? {};
      if (narration) edit((now) => ({ ...now, fields: { ...now.fields, narration } }));
    },
  };
}

/** What is typed, beside the document's lines as they are by now. */
function asOfNow(voucher: VoucherValues, { nowOf }: Proposed): VoucherValues {
  return {
    ...voucher,
    lines: voucher.lines.map((line) => (line.of ? { ...line, of: nowOf(line.of) } : line)),
  };
}

/** How a fault's field is called where it is drawn: lines are numbered there with the empty ones. */
function drawnName(voucher: VoucherValues, fault: string): string {
  const [, at, field] = /^lines\.(\d+)\.(.+)$/.exec(fault) ?? [];
  const line = at === undefined ? undefined : filledLines(voucher)[Number(at)];
  return line ? `${line.key}.${field}` : fault;
}

/** The first names of many. */
function fewOf(names: readonly string[]): string {
  return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
