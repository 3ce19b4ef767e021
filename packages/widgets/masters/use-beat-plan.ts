import { useQueryClient } from "@tanstack/react-query";
import { BeatPlanRowInput, brokenField } from "@vanbook/sdk/rules";
import { useRef, useState } from "react";
import { useToast } from "../parts/Toast.tsx";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { type BeatErrors, type BeatFailure, failureOf, isOutdated, rowFaults } from "./beat-failure.ts";
import {
  type BeatRow,
  brokenRows,
  isModified,
  mergedRows,
  newRow,
  sentDeletion,
  sentPlan,
  targetOf,
} from "./beat-rows.ts";

/** The beat plan of one employee as it is edited, and what becomes of it. */
export type BeatPlanModel = ReturnType<typeof useBeatPlan>;

/** Loads, edits and saves beat plans; one request at a time. */
export function useBeatPlan({ onSaved }: { onSaved: ((answer: unknown) => void) | undefined }) {
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const { beatPlan: text, master } = useMastersText();
  const [employee, setEmployee] = useState<string | null>(null);
  const [savedRows, setSavedRows] = useState(0);
  const [savedTarget, setSavedTarget] = useState("");
  const [rows, setRows] = useState<readonly BeatRow[]>([]);
  const [target, setTarget] = useState("");
  const [errors, setErrors] = useState<BeatErrors>({});
  const [failure, setFailure] = useState<BeatFailure>();
  const [isMerged, setMerged] = useState(false);
  const [pending, setPending] = useState<"load" | "save" | "delete">();
  const [deleting, setDeleting] = useState<string>();
  const busy = useRef(false);
  const turn = useRef(0);

  const isTargetTyped = target.trim() !== savedTarget;
  const isDirty = isTargetTyped || rows.some((row) => !row.saved || isModified(row));

  /** The saved rows of an employee, with what is kept of one's own on top. */
  const load = (next: string, mine: readonly BeatRow[], typed: string | undefined, isAgain: boolean) => {
    const own = (turn.current += 1);
    setPending("load");
    setFailure(undefined);
    void client.beatPlans
      .list({ EmpID: Number(next) })
      .then(
        (fresh) => {
          if (own !== turn.current) return;
          setSavedRows(fresh.length);
          setSavedTarget(targetOf(fresh));
          setRows(mergedRows(mine, fresh));
          setTarget(typed ?? targetOf(fresh));
          setErrors({});
          setMerged(isAgain);
        },
        (problem: unknown) => {
          if (own === turn.current)
            setFailure({ ...failureOf(problem, text.failedList), title: text.failedList, isList: true });
        },
      )
      .finally(() => own === turn.current && setPending(undefined));
  };

  const clear = () => {
    turn.current += 1;
    setEmployee(null);
    setSavedRows(0);
    setSavedTarget("");
    setRows([]);
    setTarget("");
    setErrors({});
    setFailure(undefined);
    setMerged(false);
    setPending(undefined);
  };

  /** What was typed before anybody was chosen is meant for whom is chosen. */
  const choose = (next: string) => {
    const isFirst = employee === null;
    const typed = isFirst && isTargetTyped ? target : undefined;
    const mine = isFirst ? rows : [];
    if (!isFirst) clear();
    setEmployee(next);
    load(next, mine, typed, false);
  };

  /** One request at a time: the second of a double click finds the first on its way. */
  const send = (verb: "save" | "delete", sent: readonly BeatRow[], done: () => void) => {
    if (busy.current) return;
    busy.current = true;
    setPending(verb);
    setFailure(undefined);
    setMerged(false);
    const words = verb === "save" ? text.failedSave : text.failedDelete;
    const args =
      verb === "save" ? sentPlan(sent, Number(employee), target.trim()) : sent.flatMap(sentDeletion);
    void client.beatPlans
      .save(args)
      .then(
        (answer) => {
          toast(answer.message);
          done();
          onSaved?.(answer);
        },
        (problem: unknown) => refuse(problem, words, sent),
      )
      .finally(() => {
        busy.current = false;
        setPending(undefined);
      });
  };

  const refuse = (problem: unknown, words: string, sent: readonly BeatRow[]) => {
    if (isOutdated(problem))
      return setFailure({ title: text.outdated, detail: master.outdatedMore, isOutdated: true });
    setFailure(failureOf(problem, words));
    setErrors({ rows: rowFaults(problem, sent) });
  };

  /** What is wrong, in the documented order; nothing when all is well. */
  const broken = (): BeatErrors => {
    const wrong = brokenRows(rows, {
      noRoute: BeatPlanRowInput.RouteID.required,
      twice: text.twice,
      noDay: text.noDay,
    });
    const wrongTarget = brokenField(BeatPlanRowInput.Target, target);
    return {
      ...(employee === null && { employee: BeatPlanRowInput.EmpID.required }),
      ...(rows.length === 0 && { plan: text.noRoute }),
      ...(wrongTarget !== undefined && { target: wrongTarget }),
      ...(Object.keys(wrong).length > 0 && { rows: wrong }),
    };
  };

  /** Saves all rows, unless something is wrong: whether it was sent. */
  const save = (): boolean => {
    const wrong = broken();
    setErrors(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return false;
    send("save", rows, () => {
      clear();
      void cache.invalidateQueries();
    });
    return true;
  };

  /** A new row just goes; a saved one is deleted at the server at once, whatever else is being edited. */
  const remove = (row: BeatRow) => {
    const drop = () => setRows((now) => now.filter(({ key }) => key !== row.key));
    if (!row.saved) return drop();
    setDeleting(row.key);
    send("delete", [row], () => {
      drop();
      setErrors({});
      setSavedRows((now) => now - 1);
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
    pending,
    /** The key of the row that is being deleted, while it is. */
    deleting,
    /** The employee has a plan already. */
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
    /** Appends a row and answers its key. */
    add: () => {
      const row = newRow();
      setRows((now) => [...now, row]);
      setErrors(({ plan: _, ...others }) => others);
      return row.key;
    },
    remove,
    save,
    clear,
    loadAgain: () => employee !== null && load(employee, rows, isTargetTyped ? target : undefined, true),
    retry: () => employee !== null && load(employee, rows, isTargetTyped ? target : undefined, false),
  };
}
