import { DistributorLinkInput } from "@vanbook/sdk/rules";
import { useEffect, useRef } from "react";
import { FailureNotice } from "../../form/FailureNotice.tsx";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { ComboBox } from "../../parts/ComboBox.tsx";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useText } from "../../text/use-text.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { SetBox } from "../SetTable.styles.ts";
import { type DistributorRow, listTakenDistributors } from "./distributor-rows.ts";
import type { DistributorRows } from "./use-distributor-rows.ts";

export function DistributorTable({
  model,
  options,
  isReadOnly,
}: {
  model: DistributorRows;
  options: readonly Option[];
  isReadOnly: boolean;
}) {
  const { distributors: text, master } = useMastersText();
  const rules = useTranslated(DistributorLinkInput);
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  const { rows, failure, isMerged, isSaving } = model;
  useEffect(() => {
    if (next.current === undefined) return;
    box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  }, [rows]);
  // Save is below the rows, but its refusal is shown above them.
  useEffect(() => {
    if (failure) box.current?.querySelector(".vb-banner")?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const remove = (row: DistributorRow, at: number) => {
    // The button disappears with a new row: focus the row that takes its place.
    const neighbour = rows[at + 1] ?? rows[at - 1];
    if (!row.link && neighbour) next.current = `[data-row="${neighbour.key}"] .vb-set-actions button`;
    model.remove(row.key);
  };
  return (
    <SetBox className="vb-set" ref={box}>
      {failure && <FailureNotice failure={failure} onLoadAgain={model.loadAgain} />}
      {isMerged && !failure && <Banner tone="info" title={text.merged} />}
      <table className="vb-set-table">
        <thead>
          <tr>
            <th className="vb-num">{text.number}</th>
            <th>{rules.DistributorID.label}</th>
            {!isReadOnly && <th>{text.action}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key} data-row={row.key} data-deleted={row.isDeleted || undefined}>
              <td className="vb-num">{at + 1}</td>
              <td>
                {isReadOnly || row.isDeleted ? (
                  <Chosen row={row} options={options} />
                ) : (
                  <Choice model={model} row={row} number={at + 1} options={options} />
                )}
              </td>
              {!isReadOnly && (
                <td>
                  <div className="vb-set-actions">
                    <Button
                      aria-label={text.row(row.isDeleted ? text.restore : master.delete, at + 1)}
                      isDisabled={isSaving || isTakenElsewhere(rows, row)}
                      onPress={() => (row.isDeleted ? model.restore(row.key) : remove(row, at))}
                    >
                      {row.isDeleted ? text.restore : master.delete}
                    </Button>
                    {at === rows.length - 1 && (
                      <Button
                        icon="plus"
                        isDisabled={isSaving}
                        onPress={() => {
                          next.current = `[data-row="${model.add()}"] input`;
                        }}
                      >
                        {text.add}
                      </Button>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isReadOnly && (
        <FormButtons className="vb-form-buttons">
          <Button variant="primary" pendingLabel={isSaving && text.saving} onPress={model.save}>
            {text.save}
          </Button>
        </FormButtons>
      )}
    </SetBox>
  );
}

function Choice({
  model,
  row,
  number,
  options,
}: {
  model: DistributorRows;
  row: DistributorRow;
  number: number;
  options: readonly Option[];
}) {
  const { distributors: text } = useMastersText();
  const rules = useTranslated(DistributorLinkInput);
  const takenDistributors = listTakenDistributors(model.rows, row);
  return (
    <ComboBox
      label={text.row(rules.DistributorID.label, number)}
      options={options.filter(({ value }) => value === row.distributor || !takenDistributors.has(value))}
      value={row.distributor}
      onChange={(value) => model.choose(row.key, value)}
      error={model.errors[row.key]}
      isDisabled={model.isSaving}
    />
  );
}

function Chosen({ row, options }: { row: DistributorRow; options: readonly Option[] }) {
  const { distributors: text } = useMastersText();
  const { notAvailable } = useText();
  const id = row.isDeleted && row.link ? String(row.link.DistributorID) : row.distributor;
  const name = options.find(({ value }) => value === id)?.label ?? notAvailable;
  return row.isDeleted ? (
    <>
      <s>{name}</s> <span className="vb-description">{text.goes}</span>
    </>
  ) : (
    name
  );
}

/** If another row now has the distributor of a row marked for removal, the mark can't be undone. */
function isTakenElsewhere(rows: readonly DistributorRow[], row: DistributorRow): boolean {
  return row.isDeleted && row.distributor !== null && listTakenDistributors(rows, row).has(row.distributor);
}
