import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BeatPlanRowInput, findFieldFault, type Said } from "@vanbook/sdk/rules";
import { useState } from "react";
import { isVanbookError } from "@vanbook/sdk";
import { SAVED_WORDS, getDoneWords } from "../../form/done-words.ts";
import { describeFailure, type Failure } from "../../form/failure.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import {
  type BeatRow,
  brokenRows,
  isModified,
  mergedRows,
  createRow,
  toDeletedPlan,
  toSavedPlan,
  formatTarget,
  type RowFault,
} from "./beat-rows.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";

export type BeatPlanModel = ReturnType<typeof useBeatPlan>;

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

  /** Merges saved rows with entries. `before` is the target loaded last: a changed one is kept. */
  const load = (next: string, before: string, isAgain: boolean) => {
    setFailure(undefined);
    // These callbacks are not called if the user chooses another employee, or none, before the
    // answer.
    loading.mutate(next, {
      onSuccess: (fresh) => {
        setSavedRows(fresh.length);
        setSavedTarget(formatTarget(fresh));
        setRows((mine) => mergedRows(mine, fresh));
        setTarget((mine) => (mine.trim() === before ? formatTarget(fresh) : mine));
        setErrors({});
        setMerged(isAgain);
      },
      onError: (problem) =>
        setFailure({ ...describeFailure(problem, text.failedList), title: text.failedList, isList: true }),
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

  /** Entries made before any employee was chosen belong to the employee chosen first. */
  const choose = (next: string) => {
    if (employee !== null) clear();
    setEmployee(next);
    load(next, "", false);
  };

  const mutation = useSingleMutation({
    request: (_, { verb, sent }: Sending) =>
      client.beatPlans.save(
        verb === "save" ? toSavedPlan(sent, Number(employee), target.trim()) : sent.flatMap(toDeletedPlan),
      ),
    onDone: (answer, { done }) => {
      toast(getDoneWords(answer, SAVED_WORDS));
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

  const refuse = (problem: unknown, words: string, sentRows: readonly BeatRow[]) => {
    const faster = { codes: OUTDATED_CODES, title: text.outdated, detail: master.outdatedMore };
    const saveFailure = describeFailure(problem, words, faster);
    setFailure(saveFailure);
    if (!saveFailure.isOutdated) setErrors({ rows: findRowFaults(problem, sentRows) });
  };

  const findErrors = (): BeatErrors => {
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

  const save = (): boolean => {
    const wrong = findErrors();
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

  /** Just removes a new row; deletes a saved one on the server at once, without the other edits. */
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
    deleting: mutation.sent?.verb === "delete" ? mutation.sent.sent[0]?.key : undefined,
    isEditing: savedRows > 0,
    choose,
    setTarget: (newTarget: string) => {
      setTarget(newTarget);
      setErrors(({ target: _, ...others }) => others);
    },
    edit: (key: string, change: Partial<BeatRow>) => {
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)));
      setErrors(({ rows: { [key]: _, ...others } = {}, ...rest }) => ({ ...rest, rows: others }));
    },
    add: () => {
      const row = createRow();
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

interface Sending {
  verb: "save" | "delete";
  sent: readonly BeatRow[];
  done: () => void;
}

interface BeatFailure extends Failure {
  isList?: true;
}

interface BeatErrors {
  employee?: string;
  target?: Said;
  plan?: string;
  rows?: Readonly<Record<string, RowFault>>;
}

function findRowFaults(problem: unknown, sentRows: readonly BeatRow[]): Record<string, RowFault> {
  const fields = isVanbookError(problem) ? problem.fields : [];
  const faults = fields.flatMap((problemField): [string, RowFault][] => {
    const [, at, name] = /^(\d+)\.(\w+)$/.exec(problemField.field) ?? [];
    const row = sentRows[Number(at)];
    return row
      ? [
          [
            row.key,
            { field: name === "RouteID" ? "route" : "days", message: getFailureMessage(problemField) },
          ],
        ]
      : [];
  });
  return Object.fromEntries(faults);
}

/** Someone else changed the plan first. Also ROUTE_TWICE: this page never sends a route twice. */
const OUTDATED_CODES: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "ROUTE_TWICE"]);
