import { messageOf } from "../../../sdk/text/say-in.ts";
import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError, type Args, type Vanbook } from "@vanbook/sdk";
import { IMPORT_BATCH, customerTypes, rateTypes } from "@vanbook/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { count } from "../../../sdk/format/quantity.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { doubtfulRow, errorOf, faultsByRow } from "./import-lines.ts";
import {
  neededChoices,
  noChoices,
  type Choices,
  type ImportKind,
  type Outcome,
  type SheetRow,
  batchKey,
} from "./import-kind.ts";
import { useSheet, type SheetFailure } from "./use-sheet.ts";
import { GROUP } from "../../../sdk/books/account-groups.ts";

/** An import in progress: the file, the common choices, and the result of each row. */
export type ImportModel = ReturnType<typeof useImport>;

/** Sends the valid rows of a file in batches, one after another. Rows already answered are not sent again. */
export function useImport(kind: ImportKind, onImported: ((made: number) => void) | undefined) {
  const cache = useQueryClient();
  const toast = useToast();
  const { sheetImport: text } = useMastersText();
  const sheet = useSheet(kind);
  const [choices, setChoices] = useState(noChoices);
  const [missing, setMissing] = useState<readonly (keyof Choices)[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [failure, setFailure] = useState<SheetFailure>();
  const [turn, setTurn] = useState(0);
  const [doubts, setDoubts] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const rows = sheet.preview?.rows ?? NONE;
  const sound = rows.filter(({ Error }) => Error === null);
  const isDone = sound.length > 0 && outcomes.size >= sound.length;
  const subject = kind === "item" ? "item" : "account";

  const mutation = useSingleMutation({
    request: async (client, signal: AbortSignal) => {
      const known = new Map(outcomes);
      for (let begin = 0; begin < sound.length; begin += IMPORT_BATCH) {
        const batch = sound.slice(begin, begin + IMPORT_BATCH);
        if (batch.every(({ Row }) => known.has(Row))) continue;
        const importKey = sheet.preview?.importKey ?? "";
        const sent = { kind, importKey, choices, begin, rows: batch };
        for (const outcome of await sendBatch(client, sent, signal)) known.set(outcome.Row, outcome);
        setOutcomes(new Map(known));
      }
      return [...known.values()].filter(({ id }) => id !== null).length;
    },
    onDone: (made) => {
      // If rows were omitted, don't say 'successfully': show both numbers.
      const left = rows.length - made;
      if (left === 0) toast(text.success[subject]);
      else toast(text.done(count(made), count(left)), "warn");
      onImported?.(made);
      void cache.invalidateQueries();
    },
    onFailed: (problem, signal) => {
      if (!signal.aborted) setFailure(failureOf(problem, text.failed[subject]));
      void cache.invalidateQueries();
    },
  });
  const isSending = mutation.sent !== undefined;
  useMarkUnsaved(isSending || (rows.length > 0 && !isDone));

  const submit = () => {
    if (mutation.isRunning() || isDone) return;
    const lacking = neededChoices(kind).filter((field) => choices[field] === null);
    setMissing(lacking);
    const [first] = rows;
    const wrong = sound.length === 0 && first && errorOf(first, faultsByRow(sheet.preview));
    const words = first === undefined ? text.noData : wrong || undefined;
    const said = lacking.length > 0 ? (kind === "item" ? text.needCategory : text.needChoices) : words;
    setFailure(said === undefined ? undefined : { title: said });
    if (said !== undefined) return;
    const odd = outcomes.size > 0 ? [] : sound.filter((row) => doubtfulRow(kind, row) !== undefined);
    if (odd.length > 0) setDoubts(odd.length);
    else send();
  };
  const send = () => {
    sending.current = new AbortController();
    mutation.mutate(sending.current.signal);
  };
  const empty = () => {
    sending.current?.abort();
    setOutcomes(new Map());
    setFailure(undefined);
    setMissing([]);
  };
  const clear = () => {
    empty();
    sheet.clear();
    setChoices(noChoices);
    setTurn((now) => now + 1);
  };
  return {
    kind,
    sheet: { ...sheet, choose: (file: File) => (empty(), sheet.choose(file)) },
    choices,
    choose: (changed: Partial<Choices>) => {
      setChoices((now) => ({ ...now, ...changed }));
      setMissing((now) => now.filter((field) => changed[field] === undefined));
    },
    /** The missing choices, after Submit was pressed. */
    missing,
    rows,
    outcomes,
    /** Number of answered rows and of all rows to send; undefined when nothing is being sent. */
    progress: isSending ? { done: outcomes.size, all: sound.length } : undefined,
    failure,
    /** All valid rows have been answered. */
    isDone,
    /** Number of rows with warnings, while the user is asked whether to import them. */
    doubts,
    answerDoubts: (isYes: boolean) => {
      setDoubts(undefined);
      if (isYes) send();
    },
    /** Counts resets of the form: a new value redraws the fields. */
    turn,
    submit,
    clear,
  };
}

/** A refusal is shown in the server's words, a failed request in the documented ones. */
function failureOf(problem: unknown, documented: string): SheetFailure {
  if (!isVanbookError(problem)) return { title: documented };
  const failure = { title: documented, detail: messageOf(problem) };
  const isRefusal = problem.status !== null && problem.status < 500;
  return isRefusal || problem.requestId === null ? failure : { ...failure, requestId: problem.requestId };
}

const NONE: readonly SheetRow[] = [];

/** One request of an import. */
interface Batch {
  kind: ImportKind;
  importKey: string;
  choices: Choices;
  /** Index of its first row among the file's valid rows. */
  begin: number;
  rows: readonly SheetRow[];
}

/** Sends a batch. Sent again, it gets the same answer as the first time. */
async function sendBatch(client: Vanbook, batch: Batch, signal: AbortSignal): Promise<Outcome[]> {
  const { kind, choices, begin } = batch;
  const rows = batch.rows.map(({ Error: _, ...row }) => row);
  const options = {
    idempotencyKey: batchKey(batch.importKey, kind, choices, begin),
    signal,
    timeout: PATIENCE,
  };
  if (kind === "item") {
    const category = { ItemCategoryID: Number(choices.category) };
    return (await client.items.importRows({ ...category, rows }, options)).results;
  }
  const parent = { AccountParent: kind === "customer" ? GROUP.debtors : GROUP.creditors } as const;
  return (
    await client.accounts.importRows(
      { ...parent, ...(kind === "customer" && chosen(choices)), rows },
      options,
    )
  ).results;
}

function chosen({ route, rateType, customerType }: Choices): Partial<Args<"accounts.importRows">> {
  return {
    RootId: Number(route),
    RateType: rateTypes.find((each) => each === rateType) ?? null,
    CustomerType: customerTypes.find(({ value }) => String(value) === customerType)?.value ?? null,
  };
}

/** Milliseconds: 200 rows take half a second, or about ten seconds if others are served first. */
const PATIENCE = 30_000;
