import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { useText } from "../../text/use-text.ts";
import type { DayRange } from "../../../sdk/report/quick-range.ts";
import { useReportModel } from "../report-context.ts";
import { isInWindow, keepFilters } from "../../../sdk/report/filters/filter.ts";
import { FilterField } from "./FilterField.tsx";
import { withFilter } from "./with-filter.ts";

/** Nothing changes until the user presses Apply. */
export function FiltersDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { definition, state, initial, change, today } = useReportModel();
  const [range, setRange] = useState<{ from: string | null; to: string | null } | undefined>(
    // Some reports suggest another range in this dialog than their default, until the user has
    // chosen one.
    hasSameRange(state.range, initial.range)
      ? (definition.range?.offered?.(today) ?? state.range)
      : state.range,
  );
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>(state.filters);
  const isOptional = definition.range?.default === undefined;
  const isIncomplete = range !== undefined && (range.from === null ? !isOptional : range.to === null);
  const isReversed = Boolean(range?.from && range.to && range.from > range.to);
  const apply = () => {
    if (isIncomplete || isReversed) return;
    change({ filters, range: range?.from && range.to ? { from: range.from, to: range.to } : undefined });
    onClose();
  };
  const clear = () => {
    change({ range: initial.range, filters: keepFilters(all, state.filters), search: "" });
    onClose();
  };
  const all = definition.filters ?? [];
  return (
    <Dialog
      title={definition.words?.filters ?? text.report.filters}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={clear}>
            {text.clearAll}
          </Button>
          <span className="vb-grow" />
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" onPress={apply} isDisabled={isIncomplete || isReversed}>
            {text.apply}
          </Button>
        </>
      }
    >
      <Fields className="vb-filters">
        {range && !definition.range?.isHidden && (
          <>
            <DateField
              label={text.range.from}
              isRequired={!isOptional}
              value={range.from}
              onChange={(from) => setRange({ ...range, from })}
              error={isReversed ? text.range.wrongOrder : undefined}
            />
            <DateField
              label={text.range.to}
              isRequired={!isOptional}
              value={range.to}
              onChange={(to) => setRange({ ...range, to })}
            />
          </>
        )}
        {all.filter(isInWindow).map((filter) => (
          <FilterField
            key={filter.param}
            filter={filter}
            value={filters[filter.param]}
            chosen={filter.after === undefined ? undefined : filters[filter.after]}
            onChange={(value) => setFilters(withFilter(all, filters, filter.param, value))}
          />
        ))}
      </Fields>
    </Dialog>
  );
}

function hasSameRange(one: DayRange | undefined, other: DayRange | undefined): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(var(--vb-control) * 7)), 1fr));
  gap: var(--vb-space-4) var(--vb-space-3);
  & > .vb-banner {
    grid-column: 1 / -1;
  }
`;
