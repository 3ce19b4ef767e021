import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BeatPlanRowInput, findFieldFault, type Said } from "@vanbook/sdk/rules";
import { useState } from "react";
import { isVanbookError } from "@vanbook/sdk";
import { failureOf, type Failure } from "../../form/failure.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import {
  type BeatRow,
  brokenRows,
  isModified,
  mergedRows,
  newRow,
  sentDeletion,
  sentPlan,
  targetOf,
  type RowFault,
} from "./beat-rows.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { messageOf } from "../../../sdk/text/say-in.ts";

/** The state and actions of one employee's beat plan being edited. */
export type BeatPlanModel = ReturnType<typeof useBeatPlan>;

/** Loads, edits and saves beat plans, one request at a time. */
export function useBeatPlan({ onSaved }: { onSaved: ((answer: unknown) => void) | undefined }) {
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const { beatPlan: text, master } = useMastersText();
  const rules = useTranslated(BeatPlanRowInput);
  const [employee, setEmployee] = useState<string | null>(null);
  const [savedRows, setSavedRows] = useState(0);
  const [savedTarget, setSavedTarget] = useState("");
  const [rows, setRows] = useState<readonly BeatRow[]>([]);
  const [target, setTarget] = useState("");
  const [errors, setErrors] = useState<BeatErrors>({});
  const [failure, setFailure] = useState<BeatFailure>();
  const [isMerged, setMerged] = useState(false);
  const loading = useMutation({
    mutationFn: (next: string) => client.beatPlans.list({ EmpID: Number(next) }),
    networkMode: "always",
  });

  const isTargetTyped = target.trim() !== savedTarget;
  const isDirty = isTargetTyped || rows.some((row) => !row.saved || isModified(row));

  /**
   * Loads an employee's saved rows and merges them with the user's entries. `before` is the target loaded last: it
   * is replaced only if unchanged.
   */
  const load = (next: string, before: string, isAgain: boolean) => {
    setFailure(undefined);
    // These callbacks are not called if another employee, or none, is chosen in the meantime.
    loading.mutate(next, {
      onSuccess: (fresh) => {
        setSavedRows(fresh.length);
        setSavedTarget(targetOf(fresh));
        setRows((mine) => mergedRows(mine, fresh));
        setTarget((mine) => (mine.trim() === before ? targetOf(fresh) : mine));
        setErrors({});
        setMerged(isAgain);
      },
      onError: (problem) =>
        setFailure({ ...failureOf(problem, text.failedList), title: text.failedList, isList: true }),
    });
  };

  const clear = () => {
    loading.reset();
    setEmployee(null);
    setSavedRows(0);
    setSavedTarget("");
    setRows([]);
    setTarget("");
    setErrors({});
    setFailure(undefined);
    setMerged(false);
  };

  /** Entries made before an employee was chosen belong to the employee now chosen. */
  const choose = (next: string) => {
    if (employee !== null) clear();
    setEmployee(next);
    load(next, "", false);
  };

  const mutation = useSingleMutation({
    request: (_, { verb, sent }: Sending) =>
      client.beatPlans.save(
        verb === "save" ? sentPlan(sent, Number(employee), target.trim()) : sent.flatMap(sentDeletion),
      ),
    onDone: (answer, { done }) => {
      toast(answer.message);
      done();
      onSaved?.(answer);
    },
    onFailed: (problem, { verb, sent }) =>
      refuse(problem, verb === "save" ? text.failedSave : text.failedDelete, sent),
  });
  const send = (sending: Sending) => {
    if (mutation.isRunning()) return;
    setFailure(undefined);
    setMerged(false);
    mutation.mutate(sending);
  };

  const refuse = (problem: unknown, words: string, sent: readonly BeatRow[]) => {
    const faster = { codes: OUTDATED, title: text.outdated, detail: master.outdatedMore };
    const failed = failureOf(problem, words, faster);
    setFailure(failed);
    if (!failed.isOutdated) setErrors({ rows: rowFaults(problem, sent) });
  };

  /** The errors, in documented order; empty if there are none. */
  const broken = (): BeatErrors => {
    const wrong = brokenRows(rows, {
      noRoute: rules.RouteID.required,
      twice: text.twice,
      noDay: text.noDay,
    });
    const wrongTarget = findFieldFault(rules.Target, target);
    return {
      ...(employee === null && { employee: rules.EmpID.required }),
      ...(rows.length === 0 && { plan: text.noRoute }),
      ...(wrongTarget !== undefined && { target: wrongTarget }),
      ...(Object.keys(wrong).length > 0 && { rows: wrong }),
    };
  };

  /** Saves all rows unless one is invalid; returns whether they were sent. */
  const save = (): boolean => {
    const wrong = broken();
    setErrors(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return false;
    send({
      verb: "save",
      sent: rows,
      done: () => {
        clear();
        void cache.invalidateQueries();
      },
    });
    return true;
  };

  /** A new row is just removed; a saved row is deleted on the server at once, independent of other edits. */
  const remove = (row: BeatRow) => {
    const drop = () => setRows((now) => now.filter(({ key }) => key !== row.key));
    if (!row.saved) return drop();
    send({
      verb: "delete",
      sent: [row],
      done: () => {
        drop();
        setErrors({});
        setSavedRows((now) => now - 1);
      },
    });
  };

  return {
    employee,
    rows,
    target,
    errors,
    failure,
    isMerged,
    isDirty,
    pending: loading.isPending ? ("load" as const) : mutation.sent?.verb,
    /** Key of the row being deleted. */
    deleting: mutation.sent?.verb === "delete" ? mutation.sent.sent[0]?.key : undefined,
    /** The employee already has a plan. */
    isEditing: savedRows > 0,
    choose,
    setTarget: (typed: string) => {
      setTarget(typed);
      setErrors(({ target: _, ...others }) => others);
    },
    edit: (key: string, change: Partial<BeatRow>) => {
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)));
      setErrors(({ rows: { [key]: _, ...others } = {}, ...rest }) => ({ ...rest, rows: others }));
    },
    /** Appends a row and returns its key. */
    add: () => {
      const row = newRow();
      setRows((now) => [...now, row]);
      setErrors(({ plan: _, ...others }) => others);
      return row.key;
    },
    remove,
    save,
    clear,
    loadAgain: () => employee !== null && load(employee, savedTarget, true),
    retry: () => employee !== null && load(employee, savedTarget, false),
  };
}

/** The request, and what to do after success. */
interface Sending {
  verb: "save" | "delete";
  sent: readonly BeatRow[];
  done: () => void;
}

/** Why loading, saving or deleting failed. */
interface BeatFailure extends Failure {
  /** The rows could not be loaded. */
  isList?: true;
}

/** Messages under the fields; `rows` by row key. */
interface BeatErrors {
  employee?: string;
  target?: Said;
  plan?: string;
  rows?: Readonly<Record<string, RowFault>>;
}

/** The server's messages about the sent rows, by row key. */
function rowFaults(problem: unknown, sent: readonly BeatRow[]): Record<string, RowFault> {
  const fields = isVanbookError(problem) ? problem.fields : [];
  const faults = fields.flatMap((said): [string, RowFault][] => {
    const [, at, name] = /^(\d+)\.(\w+)$/.exec(said.field) ?? [];
    const row = sent[Number(at)];
    return row ? [[row.key, { field: name === "RouteID" ? "route" : "days", message: messageOf(said) }]] : [];
  });
  return Object.fromEntries(faults);
}

/**
 * Error codes that mean someone else changed the plan first. ROUTE_TWICE is one of them because this page never
 * sends a route twice.
 */
const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "ROUTE_TWICE"]);
