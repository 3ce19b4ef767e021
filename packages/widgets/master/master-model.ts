import type { Message } from "@vanbook/sdk/rules";
import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError, movesMoney, randomKey } from "@vanbook/sdk";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useToast } from "../parts/toast/Toast.tsx";
import { useMarkUnsaved } from "../provider/unsaved.ts";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useWriting, type Writing } from "../form/use-writing.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useSay, useTextOf } from "../text/use-text.ts";
import { useTranslated } from "../text/use-translated.ts";
import { idOf, isSame, nameOf, nameOfSaved } from "./record-identity.ts";
import type { AnyMaster, AnyMasterOptions } from "./definition.ts";
import type { AnyRecord } from "../form/record.ts";
import type { Values } from "../form/record.ts";
import { activeElement } from "../parts/active-element.ts";
import { focusFirst } from "./focus-first.ts";
import { showFault } from "./show-fault.ts";
import { invoke } from "../form/invoke.ts";
import { masterFailure, sayFailure, type MasterFailure } from "./master-failure.ts";
import type { MasterList } from "./master-list.ts";
import { useToldList } from "./use-told-list.ts";
import { brokenFields, doubtfulFields, newValues, sentValues, valuesOf } from "./values.ts";

/** A master without its drawing: the records, the form, what its buttons do. */
export interface MasterModel {
  definition: AnyMaster;
  /** Nobody writes here: the form only shows. */
  isReadOnly: boolean;
  /** Which of its writes the page may do. */
  may: Readonly<Record<MasterVerb, boolean>>;
  /** Whether what is in the form may be changed: made, where it is a new record. */
  isEditable: boolean;
  /** What may be written and why nothing may, with the terms of the page's token while they are asked. */
  writing: Writing;
  form: UseFormReturn<Record<string, unknown>>;
  /** The record in the form; undefined while it is a new one. */
  record: AnyRecord | undefined;
  list: MasterList;
  /** Which button's request is on its way. */
  pending: MasterVerb | undefined;
  /** Why the last request was refused, or that somebody else was faster. */
  failure: MasterFailure<string> | undefined;
  /** Labels of the fields that somebody else has changed, after the record was loaded again. */
  changedMeanwhile: readonly string[];
  /** What is asked before going on. */
  question: MasterQuestion | undefined;
  /** The drawing's outermost element: it is scrolled to, and its first field focused. */
  attach: (box: HTMLElement | null) => void;
  open: (record: AnyRecord) => void;
  /** Creates or updates, by what is in the form. */
  submit: () => void;
  askRemove: () => void;
  clear: () => void;
  loadAgain: () => void;
  dismiss: () => void;
}

export type MasterVerb = "create" | "update" | "remove";

export interface MasterQuestion {
  /** `doubt`: a value that would be taken looks wrong. */
  about: "remove" | "discard" | "doubt";
  /** What is odd, for `doubt`. */
  doubts?: readonly string[];
  answer: (isYes: boolean) => void;
}

/** The engine of a master, all operations alike; hosts use the typed `useMaster`. */
export function useMasterModel(
  untranslated: AnyMaster,
  { isReadOnly: isOnlyShown = false, onSaved, onRowClick, initial }: AnyMasterOptions = {},
): MasterModel {
  const { client, isLocked } = useOffered();
  const whole = useTranslated(untranslated);
  const definition = useMemo(
    () => ({ ...whole, fields: whole.fields.filter(({ field }) => !isLocked(field)) }),
    [whole, isLocked],
  );
  const { operations } = definition;
  const writing = useWriting([operations.create, operations.update, operations.remove], isOnlyShown);
  const { isReadOnly } = writing;
  const may = {
    create: writing.may(operations.create),
    update: writing.may(operations.update),
    remove: writing.may(operations.remove),
  };
  const cache = useQueryClient();
  const today = useToday();
  const toast = useToast();
  const say = useSay();
  const { master: text } = useTextOf("masters", mastersEnIN);
  const box = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => void (box.current = element), []);
  const key = useRef(randomKey());
  const [record, setRecord] = useState<AnyRecord>();
  const shown = useRef<AnyRecord>(undefined);
  const wanted = useRef<AnyRecord>(undefined);
  const [failure, setFailure] = useState<MasterFailure>();
  const [changedMeanwhile, setChangedMeanwhile] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<MasterQuestion>();
  const [faulty, setFaulty] = useState<readonly string[]>();
  // Once the words are drawn: a field that has a message opens no list over it.
  useEffect(() => {
    if (faulty) showFault(box.current, definition, faulty);
  }, [faulty, definition]);

  const list = useToldList(definition, record);

  const form = useForm<Record<string, unknown>>({
    defaultValues: newValues(definition, today, initial),
    mode: "onTouched",
    resolver: (values) => {
      const broken = brokenFields(definition, values, { record, records: list.records ?? [] });
      const errors = Object.entries(broken).map(([name, said]) => [
        name,
        { type: "rule", message: say(said) },
      ]);
      return errors.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }>,
          };
    },
    shouldFocusError: false, // fields of React Aria take no ref of the form's; `focusField` does it
  });
  const { isDirty } = form.formState;
  const isEditable = record ? may.update : may.create;
  useMarkUnsaved(isDirty && isEditable);

  const load = (next: AnyRecord | undefined, values: Values) => {
    key.current = randomKey();
    shown.current = next;
    setRecord(next);
    setFailure(undefined);
    setChangedMeanwhile([]);
    form.reset({ ...values });
  };
  const clear = () => {
    load(undefined, newValues(definition, today, initial));
    focusFirst(box.current);
  };
  const show = (next: AnyRecord) => {
    load(next, valuesOf(definition, next));
    box.current?.scrollIntoView({ block: "start" });
    focusFirst(box.current);
    if (list.isLoading) void refresh(next);
  };
  /** Of a row that was opened while newer ones were on their way, the newer one is shown, unless something has been typed by then. */
  const refresh = async (opened: AnyRecord) => {
    const records = await list.settled();
    const fresh = records?.find((other) => isSame(definition, opened, other));
    if (!fresh || shown.current !== opened || form.formState.isDirty || mutation.isRunning()) return;
    if (JSON.stringify(fresh) !== JSON.stringify(opened)) load(fresh, valuesOf(definition, fresh));
  };

  /** Puts a question and goes on with what is answered; the focus then returns to where it was. */
  const ask = (about: MasterQuestion["about"], go: () => void) => {
    const from = activeElement(box.current);
    setQuestion({
      about,
      answer: (isYes) => {
        setQuestion(undefined);
        if (isYes) go();
        else if (from instanceof HTMLElement) from.focus();
      },
    });
  };

  const mutation = useSingleMutation({
    request: ({ verb, args }: { verb: MasterVerb; args: object }) =>
      // Sent again by a double click or after a lost answer, money moves once.
      invoke(client, operations[verb], args, {
        ...(movesMoney(operations[verb]) && { idempotencyKey: key.current }),
      }),
    onDone: (answer, { verb, args }) => {
      const saved = { ...args, ...(answer as object) };
      const name =
        verb === "remove" && record ? nameOf(definition, record) : nameOfSaved(definition, record, saved);
      toast(answer as Message, "ok", name);
      clear();
      onSaved?.(answer);
      // Names that other lists offer may be others now.
      void cache.invalidateQueries();
      const next = wanted.current;
      wanted.current = undefined;
      const isGone = verb === "remove" && record && next && isSame(definition, record, next);
      if (!next || isGone) return;
      show(next);
      void refresh(next);
    },
    onFailed: (problem, { verb }) => {
      wanted.current = undefined;
      const failed = masterFailure(problem, verb, definition, text);
      setFailure(failed);
      // When the answer was lost, the list shows whether the record was saved.
      if (!isVanbookError(problem) || problem.status === null) void cache.invalidateQueries();
      for (const said of failed.fields) form.setError(said.field, { type: "server", message: say(said) });
      setFaulty(failed.fields.map(({ field }) => field));
    },
  });
  const send = (verb: MasterVerb, args: object) => {
    if (mutation.isRunning()) return;
    setFailure(undefined);
    mutation.mutate({ verb, args });
  };

  const submit = () =>
    void form.handleSubmit(
      (values) => {
        const save = () => send(record ? "update" : "create", sentValues(definition, values, record));
        const doubts = doubtfulFields(definition, values, record);
        if (doubts.length === 0) return save();
        setQuestion({
          about: "doubt",
          doubts: doubts.map(({ message }) => say(message)),
          answer: (isYes) => {
            setQuestion(undefined);
            if (isYes) save();
            else setFaulty(doubts.map(({ field }) => field));
          },
        });
      },
      (errors) => {
        const { unique } = definition.record;
        const isTaken = unique !== undefined && errors[unique.field]?.message === unique.message;
        const words = (isTaken ? unique.onSubmit : undefined) ?? definition.words?.blocked;
        setFailure(words === undefined ? undefined : { ...NOTHING, title: words });
        // The form tells its fields of them after this.
        setTimeout(() => setFaulty(Object.keys(errors)));
      },
    )();

  const remove = () => {
    if (!record) return;
    const { removal } = definition.record;
    const usual = { [definition.record.id]: idOf(definition, record), Version: record["Version"] };
    send("remove", removal ? removal(record) : usual);
  };

  const loadAgain = async () => {
    const before = record;
    if (!before) return;
    const fresh = await list.find(before);
    const mine = form.getValues();
    const old = valuesOf(definition, before);
    const theirs = fresh ? valuesOf(definition, fresh) : newValues(definition, today);
    load(fresh, theirs);
    // What was typed stays, on top of what somebody else has saved; of a record that is gone everything but its number.
    const stays = (field: string) =>
      fresh ? mine[field] !== old[field] : field !== definition.record.lasting;
    for (const field of Object.keys(mine).filter(stays))
      form.setValue(field, mine[field], { shouldDirty: true });
    if (!fresh) return setFailure({ ...NOTHING, title: text.gone(definition.record.noun) });
    const changed = definition.fields.filter(({ field }) => theirs[field] !== old[field]);
    setChangedMeanwhile(changed.map(({ field }) => definition.rules[field]?.label ?? field));
    focusFirst(box.current);
  };

  return {
    definition,
    isReadOnly,
    may,
    isEditable,
    writing,
    form,
    record,
    list,
    pending: mutation.sent?.verb,
    failure: failure && sayFailure(failure, say),
    changedMeanwhile,
    question,
    attach,
    open: (next) => {
      onRowClick?.(next);
      // The answer to what is on its way empties the form: the record is opened after it.
      if (mutation.isRunning()) wanted.current = next;
      else if (isDirty && isEditable) ask("discard", () => show(next));
      else show(next);
    },
    submit: () => (isEditable ? submit() : undefined),
    askRemove: () => ask("remove", remove),
    clear: () => {
      clear();
      list.retry();
    },
    loadAgain: () =>
      void loadAgain().catch((problem: unknown) =>
        setFailure(masterFailure(problem, record ? "update" : "create", definition, text)),
      ),
    dismiss: () => setFailure(undefined),
  };
}

const NOTHING: MasterFailure = { title: "", fields: [], isOutdated: false };
