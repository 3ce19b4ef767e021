import { useTranslated } from "../../text/use-translated.ts";
import { messageOf } from "../../../sdk/text/say-in.ts";
import { type Said, DistributorLinkInput } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { useState } from "react";
import { type Failure, failureOf } from "../../form/failure.ts";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import {
  assignment,
  blankRow,
  brokenRows,
  type DistributorLink,
  type DistributorRow,
  isChanged,
  loadedRows,
  mergedRows,
  sentRows,
} from "./distributor-rows.ts";

/** The state and actions of a user's distributors being edited. */
export type DistributorRows = ReturnType<typeof useDistributorRows>;

/** Edits the distributors of one user. `links` are the initial rows; `reload` refetches them. */
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

  const refused = (problem: unknown) => {
    const faster = { codes: OUTDATED, title: text.outdated, detail: master.outdatedMore };
    const failed = failureOf(problem, text.failedSave, faster);
    setFailure(failed);
    if (failed.isOutdated) return;
    const sent = sentRows(rows);
    const fields = isVanbookError(problem) ? problem.fields : [];
    const ofRows = fields.flatMap((said) => {
      const row = sent[Number(/^data\.(\d+)\./.exec(said.field)?.[1])];
      return row ? [[row.key, messageOf(said)] as const] : [];
    });
    setErrors(Object.fromEntries(ofRows));
  };

  const mutation = useSingleMutation({
    request: (client) => client.distributors.assign(assignment(rows, userId)),
    onDone: (answer) => {
      toast(answer.message);
      onSaved(answer);
    },
    onFailed: refused,
  });
  const save = () => {
    if (mutation.isRunning()) return;
    setFailure(undefined);
    const broken = brokenRows(rows, {
      required: rule.required,
      twice: text.twice,
    });
    setErrors(broken);
    if (Object.keys(broken).length === 0) mutation.mutate(true);
  };

  const loadAgain = () =>
    void reload().then((fresh) => {
      setRows((mine) => mergedRows(mine, fresh));
      setFailure(undefined);
      setMerged(true);
    }, refused);

  return {
    rows,
    /** Messages by row key. */
    errors,
    isDirty: rows.some(isChanged),
    isSaving: mutation.sent !== undefined,
    failure,
    /** Changes saved by someone else were merged in. */
    isMerged,
    choose: (key: string, distributor: string | null) => edit(key, { distributor }),
    /** Appends a blank row and returns its key. */
    add: () => {
      const row = blankRow();
      setRows((now) => [...now, row]);
      return row.key;
    },
    /** Marks a saved row for removal; removes a new row at once. */
    remove: (key: string) => {
      if (rows.some((row) => row.key === key && row.link)) return edit(key, { isDeleted: true });
      const left = rows.filter((row) => row.key !== key);
      setRows(left.length > 0 ? left : [blankRow()]);
      setErrors({});
    },
    restore: (key: string) => edit(key, { isDeleted: false }),
    save,
    loadAgain,
  };
}

/**
 * Error codes that mean someone else changed them first. DISTRIBUTOR_TWICE is one of them because this page never
 * sends a distributor twice.
 */
const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "NOT_FOUND", "DISTRIBUTOR_TWICE"]);
