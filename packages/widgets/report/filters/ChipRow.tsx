import { useRef } from "react";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { Button } from "../../parts/Button.tsx";
import { Chip } from "../../parts/Chip.tsx";
import { useText } from "../../text/use-text.ts";
import { keepFilters, type AnyFilter } from "../../../sdk/report/filters/filter.ts";
import { withFilter } from "./with-filter.ts";
import { useFilterOptions } from "./use-filter-options.ts";
import { useReportModel } from "../report-context.ts";

export interface ChipRowProps {
  on: readonly AnyFilter[];
}

export function ChipRow({ on }: ChipRowProps) {
  const text = useText();
  const { definition, state, initial, change } = useReportModel();
  const box = useRef<HTMLDivElement>(null);
  return (
    <Root ref={box} className="vb-report-chips">
      {on.map((filter) => (
        <FilterChip key={filter.param} filter={filter} value={state.filters[filter.param] ?? ""} />
      ))}
      {state.search !== "" && (
        <Chip
          label={text.report.searchFor(state.search)}
          onRemove={(cross) => {
            focusAfterChip(cross);
            change({ search: "" });
          }}
        />
      )}
      <Button
        variant="quiet"
        onPress={() => {
          focusAfterChips(box.current?.closest(".vb-report") ?? null);
          change({
            range: initial.range,
            filters: keepFilters(definition.filters ?? [], state.filters),
            search: "",
          });
        }}
      >
        {text.clearAll}
      </Button>
    </Root>
  );
}

function FilterChip({ filter, value }: { filter: AnyFilter; value: string }) {
  const text = useText();
  const { definition, state, change } = useReportModel();
  const { options } = useFilterOptions(
    filter,
    filter.after === undefined ? undefined : state.filters[filter.after],
  );
  const values = value.split(",");
  const formatOption = (one: string) => {
    if (filter.kind === "day") return date(one);
    return options?.find((option) => option.value === one)?.label ?? (options ? one : text.loading);
  };
  const names = values.map(formatOption);
  const more = names.length > 2 ? ` +${names.length - 2}` : "";
  const remove = (cross: HTMLElement) => {
    focusAfterChip(cross);
    change({ filters: withFilter(definition.filters ?? [], state.filters, filter.param, undefined) });
  };
  return <Chip label={`${filter.label}: ${names.slice(0, 2).join(", ")}${more}`} onRemove={remove} />;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc(var(--vb-space-1) * 1.5);
  min-width: 0;
  padding: 0 var(--vb-space-3) var(--vb-space-3);
  & > .vb-button {
    min-height: calc(var(--vb-space-5) + 2px);
    padding: 0 var(--vb-space-2);
    font-size: var(--vb-text-s);
  }
  .vb-empty & {
    justify-content: center;
    padding: 0;
  }
`;

/** Call before removing a chip: focuses the next one, or after the last the filters button. */
function focusAfterChip(cross: HTMLElement): void {
  const chips = cross.closest(".vb-report-chips");
  const report = cross.closest(".vb-report");
  const at = listRemoveButtons(chips).indexOf(cross);
  // An empty report shows the chips a second time; those disappear as soon as there are rows.
  const others = listRemoveButtons(report?.querySelector(".vb-report-chips") ?? chips);
  (others[at + 1] ?? others[at - 1] ?? findFiltersButton(report))?.focus();
}

/** Call before all chips are removed. */
function focusAfterChips(report: Element | null): void {
  findFiltersButton(report)?.focus();
}

function listRemoveButtons(chips: Element | null): HTMLElement[] {
  return [...(chips?.querySelectorAll<HTMLElement>(".vb-chip button") ?? [])];
}

/** In a folded toolbar, the filters are in the menu, which is the last button. */
function findFiltersButton(report: Element | null): HTMLElement | undefined {
  const bar = report?.querySelector(".vb-report-bar");
  return (
    bar?.querySelector<HTMLElement>(".vb-report-filters") ??
    [...(bar?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1)
  );
}
