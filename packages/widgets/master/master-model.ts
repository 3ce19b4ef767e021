import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError, movesMoney, randomKey } from "@vanbook/sdk";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useToast } from "../parts/toast/Toast.tsx";
import { useMarkUnsaved } from "../provider/unsaved.ts";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useOffered } from "../provider/use-offered.ts";
import { DELETED_WORDS, SAVED_WORDS, getDoneWords } from "../form/done-words.ts";
import { useWriting, type Writing } from "../form/use-writing.ts";
import { useToday } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay } from "../text/use-text.ts";
import { useTranslated } from "../text/use-translated.ts";
import { getRecordId, isSame, getRecordName, getSavedName } from "./record-identity.ts";
import type { AnyMaster, AnyMasterOptions } from "./definition.ts";
import type { AnyRecord, Values } from "../form/record.ts";
import { findActiveElement } from "../parts/active-element.ts";
import { focusFirst } from "./focus-first.ts";
import { showFault } from "./show-fault.ts";
import { invoke } from "../form/invoke.ts";
import { describeMasterFailure, translateFailure, type MasterFailure } from "./master-failure.ts";
import type { MasterList } from "./master-list.ts";
import { useToldList } from "./use-told-list.ts";
import {
  findBrokenFields,
  listDoubtfulFields,
  makeNewValues,
  makeSentValues,
  readFormValues,
} from "./values.ts";

/** A master without its drawing: its records, form and button actions. */
export interface MasterModel {
  definition: AnyMaster;
  /** View only: nothing can be written. */
  isReadOnly: boolean;
  /** Which writes the page allows. */
  may: Readonly<Record<MasterVerb, boolean>>;
  /** Whether the form can be edited; for a new record, whether it can be created. */
  isEditable: boolean;
  /** What may be written, or why nothing may; also while the token's terms are being fetched. */
  writing: Writing;
  form: UseFormReturn<Record<string, unknown>>;
  /** The record in the form; undefined for a new one. */
  record: AnyRecord | undefined;
  list: MasterList;
  /** The button whose request is running. */
  pending: MasterVerb | undefined;
  /** Why the last request was refused, or that someone else changed the record first. */
  failure: MasterFailure<string> | undefined;
  /** Labels of the fields that someone else has changed, after the record was reloaded. */
  changedMeanwhile: readonly string[];
  /** The user must answer before a save, delete or leave continues; undefined if there is none. */
  question: MasterQuestion | undefined;
  /** Ref of the outermost element, for scrolling to it and focusing its first field. */
  attach: (box: HTMLElement | null) => void;
  open: (record: AnyRecord) => void;
  /** Creates or updates the record in the form. */
  submit: () => void;
  askRemove: () => void;
  clear: () => void;
  loadAgain: () => void;
  dismiss: () => void;
}

export type MasterVerb = "create" | "update" | "remove";

export interface MasterQuestion {
  /** `doubt`: a value looks wrong but would be accepted. */
  about: "remove" | "discard" | "doubt";
  /** The warnings to show; only if `about` is `doubt`. */
  doubts?: readonly string[];
  answer: (isYes: boolean) => void;
}

/** The engine of a master, without the operations' types; hosts use the typed `useMaster`. */
export function useMasterModel(
  sourceDefinition: AnyMaster,
  { isReadOnly: isOnlyShown = false, onSaved, onRowClick, initial }: AnyMasterOptions = {},
): MasterModel {
  const { client, isLocked } = useOffered();
  const whole = useTranslated(sourceDefinition);
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
  const { master: text } = useMastersText();
  const box = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => void (box.current = element), []);
  const key = useRef(randomKey());
  const [record, setRecord] = useState<AnyRecord>();
  const shownRecord = useRef<AnyRecord>(undefined);
  const nextRecord = useRef<AnyRecord>(undefined);
  const [failure, setFailure] = useState<MasterFailure>();
  const [changedMeanwhile, setChangedMeanwhile] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<MasterQuestion>();
  const [faulty, setFaulty] = useState<readonly string[]>();
  // After the messages are drawn: a field that has a message doesn't open its list over the
  // message.
  useEffect(() => {
    if (faulty) showFault(box.current, definition, faulty);
  }, [faulty, definition]);

  const list = useToldList(definition, record);

  const form = useForm<Record<string, unknown>>({
    defaultValues: makeNewValues(definition, today, initial),
    mode: "onTouched",
    resolver: (values) => {
      const fieldFaults = findBrokenFields(definition, values, { record, records: list.records ?? [] });
      const errors = Object.entries(fieldFaults).map(([name, fault]) => [
        name,
        { type: "rule", message: say(fault) },
      ]);
      return errors.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(errors) as Record<string, { type: string; message: string }>,
          };
    },
    shouldFocusError: false, // React Aria fields don't take the form's ref; `focusField` moves the focus
  });
  const { isDirty } = form.formState;
  const isEditable = record ? may.update : may.create;
  useMarkUnsaved(isDirty && isEditable);

  const load = (next: AnyRecord | undefined, values: Values) => {
    key.current = randomKey();
    shownRecord.current = next;
    setRecord(next);
    setFailure(undefined);
    setChangedMeanwhile([]);
    form.reset({ ...values });
  };
  const clear = () => {
    load(undefined, makeNewValues(definition, today, initial));
    focusFirst(box.current);
  };
  const show = (next: AnyRecord) => {
    load(next, readFormValues(definition, next));
    box.current?.scrollIntoView({ block: "start" });
    focusFirst(box.current);
    if (list.isLoading) void refresh(next);
  };
  /** If the list was being refreshed, show the newer record, unless the user has typed. */
  const refresh = async (openedRecord: AnyRecord) => {
    const records = await list.settled();
    const fresh = records?.find((other) => isSame(definition, openedRecord, other));
    if (!fresh || shownRecord.current !== openedRecord || form.formState.isDirty || mutation.isRunning())
      return;
    if (JSON.stringify(fresh) !== JSON.stringify(openedRecord))
      load(fresh, readFormValues(definition, fresh));
  };

  /** Asks a question, runs the action on yes, and returns the focus to where it was. */
  const ask = (about: MasterQuestion["about"], go: () => void) => {
    const from = findActiveElement(box.current);
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
    request: (_, { verb, args }: { verb: MasterVerb; args: object }) =>
      // The same key for a double click or a retry after a lost response, so that money moves only
      // once.
      invoke(client, operations[verb], args, {
        ...(movesMoney(operations[verb]) && { idempotencyKey: key.current }),
      }),
    onDone: (answer, { verb, args }) => {
      const savedRecord = { ...args, ...(answer as object) };
      const name =
        verb === "remove" && record
          ? getRecordName(definition, record)
          : getSavedName(definition, record, savedRecord);
      toast(getDoneWords(answer, verb === "remove" ? DELETED_WORDS : SAVED_WORDS), "ok", name);
      clear();
      onSaved?.(answer);
      // Names offered by other lists may have changed.
      void cache.invalidateQueries();
      const next = nextRecord.current;
      nextRecord.current = undefined;
      const isGone = verb === "remove" && record && next && isSame(definition, record, next);
      if (!next || isGone) return;
      show(next);
      void refresh(next);
    },
    onFailed: (problem, { verb }) => {
      nextRecord.current = undefined;
      const requestFailure = describeMasterFailure(problem, verb, definition, text);
      setFailure(requestFailure);
      // If the response was lost, the list shows whether the record was saved.
      if (!isVanbookError(problem) || problem.status === null) void cache.invalidateQueries();
      for (const fieldProblem of requestFailure.fields)
        form.setError(fieldProblem.field, { type: "server", message: say(fieldProblem) });
      setFaulty(requestFailure.fields.map(({ field }) => field));
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
        const save = () => send(record ? "update" : "create", makeSentValues(definition, values, record));
        const doubts = listDoubtfulFields(definition, values, record);
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
        setFailure(words === undefined ? undefined : { ...NO_FAILURE, title: words });
        // Deferred: the form passes the errors to its fields only after this callback.
        setTimeout(() => setFaulty(Object.keys(errors)));
      },
    )();

  const remove = () => {
    if (!record) return;
    const { removal } = definition.record;
    const usual = { [definition.record.id]: getRecordId(definition, record), Version: record["Version"] };
    send("remove", removal ? removal(record) : usual);
  };

  const loadAgain = async () => {
    const before = record;
    if (!before) return;
    const fresh = await list.find(before);
    const mine = form.getValues();
    const old = readFormValues(definition, before);
    const theirs = fresh ? readFormValues(definition, fresh) : makeNewValues(definition, today);
    load(fresh, theirs);
    // Keep what the user typed over what someone else saved. If the record was deleted, keep
    // everything except its number.
    const shouldKeepField = (field: string) =>
      fresh ? mine[field] !== old[field] : field !== definition.record.lasting;
    for (const field of Object.keys(mine).filter(shouldKeepField))
      form.setValue(field, mine[field], { shouldDirty: true });
    if (!fresh) return setFailure({ ...NO_FAILURE, title: text.gone(definition.record.noun) });
    const changedFields = definition.fields.filter(({ field }) => theirs[field] !== old[field]);
    setChangedMeanwhile(changedFields.map(({ field }) => definition.rules[field]?.label ?? field));
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
    failure: failure && translateFailure(failure, say),
    changedMeanwhile,
    question,
    attach,
    open: (next) => {
      onRowClick?.(next);
      // The running request's answer resets the form, so open the record after the answer.
      if (mutation.isRunning()) nextRecord.current = next;
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
        setFailure(describeMasterFailure(problem, record ? "update" : "create", definition, text)),
      ),
    dismiss: () => setFailure(undefined),
  };
}

const NO_FAILURE: MasterFailure = { title: "", fields: [], isOutdated: false };
