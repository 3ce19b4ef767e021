import { useTranslated } from "../../text/use-translated.ts";
import { getFailureMessage } from "../../../sdk/text/say-in.ts";
import { type Said, DistributorLinkInput } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { useState } from "react";
import { SAVED_WORDS, getDoneWords } from "../../form/done-words.ts";
import { type Failure, describeFailure } from "../../form/failure.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import {
  makeAssignment,
  createBlankRow,
  brokenRows,
  type DistributorLink,
  type DistributorRow,
  isChanged,
  loadedRows,
  mergedRows,
  sentRows,
} from "./distributor-rows.ts";

export type DistributorRows = ReturnType<typeof useDistributorRows>;

export function useDistributorRows({
  userId,
  links,
  reload,
  onSaved,
}: {
  userId: number;
  links: readonly DistributorLink[];
  reload: () => Promise<readonly DistributorLink[]>;
  onSaved: (answer: unknown) => void;
}) {
  const toast = useToast();
  const { distributors: text, master } = useMastersText();
  const { DistributorID: rule } = useTranslated(DistributorLinkInput);
  const [rows, setRows] = useState<readonly DistributorRow[]>(() => loadedRows(links));
  const [errors, setErrors] = useState<Readonly<Record<string, Said>>>({});
  const [failure, setFailure] = useState<Failure>();
  const [isMerged, setMerged] = useState(false);

  const edit = (key: string, change: Partial<DistributorRow>) => {
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)));
    setErrors({});
  };

  const showRefusal = (problem: unknown) => {
    const faster = { codes: OUTDATED_CODES, title: text.outdated, detail: master.outdatedMore };
    const saveFailure = describeFailure(problem, text.failedSave, faster);
    setFailure(saveFailure);
    if (saveFailure.isOutdated) return;
    const rowsToSend = sentRows(rows);
    const fields = isVanbookError(problem) ? problem.fields : [];
    const ofRows = fields.flatMap((problemField) => {
      const row = rowsToSend[Number(/^data\.(\d+)\./.exec(problemField.field)?.[1])];
      return row ? [[row.key, getFailureMessage(problemField)] as const] : [];
    });
    setErrors(Object.fromEntries(ofRows));
  };

  const mutation = useSingleMutation({
    request: (client) => client.distributors.assign(makeAssignment(rows, userId)),
    onDone: (answer) => {
      toast(getDoneWords(answer, SAVED_WORDS));
      onSaved(answer);
    },
    onFailed: showRefusal,
  });
  const save = () => {
    if (mutation.isRunning()) return;
    setFailure(undefined);
    const rowErrors = brokenRows(rows, {
      required: rule.required,
      twice: text.twice,
    });
    setErrors(rowErrors);
    if (Object.keys(rowErrors).length === 0) mutation.mutate(true);
  };

  const loadAgain = () =>
    void reload().then((fresh) => {
      setRows((mine) => mergedRows(mine, fresh));
      setFailure(undefined);
      setMerged(true);
    }, showRefusal);

  return {
    rows,
    errors,
    isDirty: rows.some(isChanged),
    isSaving: mutation.sent !== undefined,
    failure,
    isMerged,
    choose: (key: string, distributor: string | null) => edit(key, { distributor }),
    add: () => {
      const row = createBlankRow();
      setRows((now) => [...now, row]);
      return row.key;
    },
    /** A saved row is only marked for removal; a new row is removed at once. */
    remove: (key: string) => {
      if (rows.some((row) => row.key === key && row.link)) return edit(key, { isDeleted: true });
      const remainingRows = rows.filter((row) => row.key !== key);
      setRows(remainingRows.length > 0 ? remainingRows : [createBlankRow()]);
      setErrors({});
    },
    restore: (key: string) => edit(key, { isDeleted: false }),
    save,
    loadAgain,
  };
}

/**
 * Error codes that mean someone else changed the rows first. DISTRIBUTOR_TWICE is one of them
 * because this page never sends a distributor twice.
 */
const OUTDATED_CODES: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "DISTRIBUTOR_TWICE"]);
