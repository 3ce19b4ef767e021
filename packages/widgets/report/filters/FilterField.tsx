import { Banner } from "../../parts/Banner.tsx";
import { ComboBox } from "../../parts/ComboBox.tsx";
import { DateField } from "../../parts/dates/DateField.tsx";
import { MultiSelect } from "../../parts/MultiSelect.tsx";
import { Select } from "../../parts/Select.tsx";
import { useText } from "../../text/use-text.ts";
import { isMultiple, type AnyFilter } from "../../../sdk/report/filters/filter.ts";
import { useFilterOptions } from "./use-filter-options.ts";

export interface FilterFieldProps {
  filter: AnyFilter;
  /** Several values are joined by commas; undefined while the filter is off. */
  value: string | undefined;
  /** The value of the filter that this one depends on. */
  chosen?: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function FilterField({ filter, value, chosen, onChange }: FilterFieldProps) {
  const text = useText();
  const { options, isFailed, retry } = useFilterOptions(filter, chosen);
  const label = filter.label;
  const all = filter.all ?? text.filters.all(label);
  if (isFailed) {
    const words = text.filters.failed[filter.kind] ?? text.filters.optionsFailed(label);
    return <Banner title={words} onRetry={retry} />;
  }
  const isWaiting = filter.after !== undefined && chosen === undefined;
  const loading = text.filters.loading[filter.kind] ?? text.loading;
  const placeholder = options || isWaiting ? all : loading;
  if (filter.kind === "day") {
    return <DateField label={label} value={value ?? null} onChange={(day) => onChange(day ?? undefined)} />;
  }
  if (isMultiple(filter)) {
    return (
      <MultiSelect
        label={label}
        options={options ?? []}
        value={value?.split(",") ?? []}
        onChange={(values) => onChange(values.length === 0 ? undefined : values.join(","))}
        allText={placeholder}
        emptyText={options ? text.filters.noOptions(all.replace(/^All /, "")) : text.loading}
      />
    );
  }
  if (filter.kind === "choice") {
    return (
      <Select
        label={label}
        options={[{ value: ALL_OPTION, label: all }, ...(options ?? [])]}
        value={value ?? ALL_OPTION}
        onChange={(next) => onChange(next === null || next === ALL_OPTION ? undefined : next)}
      />
    );
  }
  return (
    <ComboBox
      label={label}
      options={options}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      placeholder={placeholder}
      isRequired={filter.missing !== undefined}
      isDisabled={isWaiting}
      emptyText={
        options === undefined
          ? loading
          : (text.filters.none[filter.kind] ??
            (options.length === 0 ? text.filters.noOptions(label) : undefined))
      }
    />
  );
}

/** A value that the contract never uses. */
const ALL_OPTION = "*all*";
