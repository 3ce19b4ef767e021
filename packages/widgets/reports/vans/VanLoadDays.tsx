import type { Row } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { count, quantity } from "../../../sdk/format/quantity.ts";
import { useReportModel } from "../../report/report-context.ts";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import { vanLoadsText } from "../../../sdk/generated/text/en-IN/van-loads.ts";
import { useText, useTextOf } from "../../text/use-text.ts";

export interface VanLoadDaysProps {
  labelOf: (name: string) => string;
  onPress: ((row: Row<"vanLoads.analysis">, name: string) => void) | undefined;
}

/** For a phone, where a grid does not fit: lists the dates with loads, each with its vehicles. */
export function VanLoadDays({ labelOf, onPress }: VanLoadDaysProps) {
  const text = useTextOf("vanLoads", vanLoadsText);
  const { table: tableText, report: reportText } = useText();
  const { table, isOutdated } = useReportModel();
  const [, ...names] = table?.columns ?? [];
  const days = (table?.rows ?? []).flatMap((cells) => {
    const row = toRowObject(table?.columns ?? [], cells) as Row<"vanLoads.analysis">;
    const loadedVehicles = names.filter((name) => row[name] !== 0);
    return loadedVehicles.length > 0 ? [{ row, loaded: loadedVehicles }] : [];
  });
  return (
    <List className={isOutdated ? "vb-van-list vb-outdated" : "vb-van-list"} aria-busy={isOutdated}>
      {days.length === 0 && <li className="vb-dim">{text.noLoads}</li>}
      {days.map(({ row, loaded }) => (
        <li key={row.Date}>
          <strong>{date(row.Date)}</strong>
          {loaded.map((name) => (
            <button
              key={name}
              type="button"
              className="vb-van-cell"
              disabled={!onPress}
              onClick={() => onPress?.(row, name)}
            >
              <span>{labelOf(name)}</span>
              <span className="vb-num">{quantity(row[name] ?? 0)}</span>
            </button>
          ))}
        </li>
      ))}
      <li>
        <strong>
          {reportText.total} <span className="vb-dim">· {tableText.rows(count(table?.page.rows ?? 0))}</span>
        </strong>
        {names.map((name) => (
          <span key={name} className="vb-van-cell">
            <span>{labelOf(name)}</span>
            <span className="vb-num">{quantity(table?.totals[name] ?? 0)}</span>
          </span>
        ))}
      </li>
    </List>
  );
}

const List = styled.ul`
  padding: var(--vb-space-3);
  list-style: none;
  & > li {
    display: grid;
    padding-block: var(--vb-space-2);
    border-block-start: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-van-cell {
    display: flex;
    justify-content: space-between;
    gap: var(--vb-space-3);
    min-height: var(--vb-control);
    padding: 0;
    align-items: center;
    border: 0;
    background: none;
  }
  .vb-van-cell:enabled {
    color: var(--vb-brand-text);
    cursor: pointer;
  }
`;
