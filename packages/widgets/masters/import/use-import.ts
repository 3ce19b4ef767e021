import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError, type Args, type Vanbook } from "@vanbook/sdk";
import { getImportBatch, customerTypes, rateTypes } from "@vanbook/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { count } from "../../../sdk/format/quantity.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { findRowDoubt, findRowError, mapFaultsByRow } from "./import-lines.ts";
import {
  listNeededChoices,
  noChoices,
  type Choices,
  type ImportKind,
  type Outcome,
  type SheetRow,
  makeBatchKey,
} from "./import-kind.ts";
import { useSheet, type SheetFailure } from "./use-sheet.ts";
import { ACCOUNT_GROUP } from "../../../sdk/books/account-groups.ts";

export type ImportModel = ReturnType<typeof useImport>;

/** Sends valid rows in batches, one by one. Rows that were answered are not sent again. */
export function useImport(kind: ImportKind, onImported: ((importedRows: number) => void) | undefined) {
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

  const rows = sheet.preview?.rows ?? NO_ROWS;
  const sound = rows.filter(({ Error }) => Error === null);
  const isDone = sound.length > 0 && outcomes.size >= sound.length;
  const subject = IMPORT_SUBJECTS[kind];

  const mutation = useSingleMutation({
    request: async (client, signal: AbortSignal) => {
      const knownOutcomes = new Map(outcomes);
      const size = getImportBatch(kind);
      for (let begin = 0; begin < sound.length; begin += size) {
        const batch = sound.slice(begin, begin + size);
        if (batch.every(({ Row }) => knownOutcomes.has(Row))) continue;
        const importKey = sheet.preview?.importKey ?? "";
        const batchRequest = { kind, importKey, choices, begin, rows: batch };
        for (const outcome of await sendBatch(client, batchRequest, signal))
          knownOutcomes.set(outcome.Row, outcome);
        setOutcomes(new Map(knownOutcomes));
      }
      return [...knownOutcomes.values()].filter(({ id }) => id !== null).length;
    },
    onDone: (importedRows) => {
      // If rows were omitted, don't say "successfully": show both numbers.
      const omittedRows = rows.length - importedRows;
      if (omittedRows === 0) toast(text.success[subject]);
      else toast(text.done(count(importedRows), count(omittedRows)), "warn");
      onImported?.(importedRows);
      void cache.invalidateQueries();
    },
    onFailed: (problem, signal) => {
      if (!signal.aborted) setFailure(describeFailure(problem, text.failed[subject]));
      void cache.invalidateQueries();
    },
  });
  const isSending = mutation.sent !== undefined;
  useMarkUnsaved(isSending || (rows.length > 0 && !isDone));

  const submit = () => {
    if (mutation.isRunning() || isDone) return;
    const lacking = listNeededChoices(kind).filter((field) => choices[field] === null);
    setMissing(lacking);
    const [first] = rows;
    const firstWrong = rows.find(({ Error }) => Error !== null);
    const isRefused = sound.length === 0 || (kind === "openingBill" && firstWrong !== undefined);
    const wrong = isRefused && firstWrong && findRowError(firstWrong, mapFaultsByRow(sheet.preview));
    const words = first === undefined ? text.noData : wrong || undefined;
    const title = lacking.length > 0 ? (kind === "item" ? text.needCategory : text.needChoices) : words;
    setFailure(title === undefined ? undefined : { title: title });
    if (title !== undefined) return;
    const odd = outcomes.size > 0 ? [] : sound.filter((row) => findRowDoubt(kind, row) !== undefined);
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
    choose: (changedChoices: Partial<Choices>) => {
      setChoices((now) => ({ ...now, ...changedChoices }));
      setMissing((now) => now.filter((field) => changedChoices[field] === undefined));
    },
    missing,
    rows,
    outcomes,
    progress: isSending ? { done: outcomes.size, all: sound.length } : undefined,
    failure,
    isDone,
    doubts,
    answerDoubts: (isYes: boolean) => {
      setDoubts(undefined);
      if (isYes) send();
    },
    /** Counts resets of the form; a new value redraws the fields. */
    turn,
    submit,
    clear,
  };
}

/** The detail is the server's. A failure that is no refusal also shows the request's id. */
function describeFailure(problem: unknown, documentedTitle: string): SheetFailure {
  if (!isVanbookError(problem)) return { title: documentedTitle };
  const failure = { title: documentedTitle, detail: getFailureMessage(problem) };
  const isRefusal = problem.status !== null && problem.status < 500;
  return isRefusal || problem.requestId === null ? failure : { ...failure, requestId: problem.requestId };
}

const IMPORT_SUBJECTS = {
  customer: "account",
  supplier: "account",
  item: "item",
  openingBill: "openingBill",
} as const;

const NO_ROWS: readonly SheetRow[] = [];

interface Batch {
  kind: ImportKind;
  importKey: string;
  choices: Choices;
  /** Index of its first row among the file's valid rows. */
  begin: number;
  rows: readonly SheetRow[];
}

/** A batch sent again gets the same answer as the first time. */
async function sendBatch(client: Vanbook, batch: Batch, signal: AbortSignal): Promise<Outcome[]> {
  const { kind, choices, begin } = batch;
  const rows = batch.rows.map(({ Error: _, ...row }) => row);
  const options = {
    idempotencyKey: makeBatchKey(batch.importKey, kind, choices, begin),
    signal,
    timeout: REQUEST_TIMEOUT_MS,
  };
  if (kind === "item") {
    const category = { ItemCategoryID: Number(choices.category) };
    return (await client.items.importRows({ ...category, rows }, options)).results;
  }
  if (kind === "openingBill") return (await client.openingBills.importRows({ rows }, options)).results;
  const parent = {
    AccountParent: kind === "customer" ? ACCOUNT_GROUP.debtors : ACCOUNT_GROUP.creditors,
  } as const;
  return (
    await client.accounts.importRows(
      { ...parent, ...(kind === "customer" && pickChosenFields(choices)), rows },
      options,
    )
  ).results;
}

function pickChosenFields({ route, rateType, customerType }: Choices): Partial<Args<"accounts.importRows">> {
  return {
    RootId: Number(route),
    RateType: rateTypes.find((each) => each === rateType) ?? null,
    CustomerType: customerTypes.find(({ value }) => String(value) === customerType)?.value ?? null,
  };
}

/** 200 rows take half a second, or about ten seconds if other requests are served first. */
const REQUEST_TIMEOUT_MS = 30_000;
