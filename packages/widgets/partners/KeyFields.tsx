import { useRead } from "../form/use-read.ts";
import { dayInIndia } from "../../sdk/format/day.ts";
import type { FieldInputProps } from "../master/definition.ts";
import { Banner } from "../parts/Banner.tsx";
import { Chip } from "../parts/Chip.tsx";
import { DateField } from "../parts/dates/DateField.tsx";
import { MultiSelect } from "../parts/MultiSelect.tsx";
import { TextField } from "../parts/TextField.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { useSay, useText } from "../text/use-text.ts";
import { ChosenNames } from "./Partners.styles.ts";

export function OperationsInput({ label, value, onChange, error, isDisabled }: FieldInputProps) {
  const say = useSay();
  const { keys: text } = usePartnersText();
  const { loading } = useText();
  const query = useRead({ operation: "apiKeys.operations", staleTime: Infinity });
  const chosenOperations = readNames(value);
  const options = (query.data?.data ?? [])
    .filter(({ byKey }) => byKey)
    .map(({ name, summary }) => ({ value: name, label: `${name} · ${summary}` }));
  const change = (names: readonly string[]) => onChange(names.length === 0 ? null : [...names]);
  if (query.error)
    return <Banner title={text.operationsFailed} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <MultiSelect
        label={label}
        options={options}
        value={chosenOperations}
        onChange={change}
        allText={text.allOperations}
        emptyText={loading}
        isDisabled={isDisabled}
      />
      {chosenOperations.length > 0 && (
        <ChosenNames className="vb-chosen">
          {chosenOperations.map((name) => (
            <Chip
              key={name}
              label={name}
              {...(!isDisabled && {
                onRemove: () => change(chosenOperations.filter((other) => other !== name)),
              })}
            />
          ))}
        </ChosenNames>
      )}
      {error && <span className="vb-error">{say(error)}</span>}
    </>
  );
}

/** IP addresses and ranges of a key, one per line, kept as text; the definition parses them. */
export function AddressesInput({ label, value, onChange, error, isDisabled }: FieldInputProps) {
  const { keys: text } = usePartnersText();
  return (
    <TextField
      label={label}
      isLong
      value={typeof value === "string" ? value : ""}
      onChange={onChange}
      description={text.addressHelp}
      error={error}
      isDisabled={isDisabled}
    />
  );
}

/** The last day on which a key works, in Indian time. */
export function ExpiryInput({ label, value, onChange, error, isDisabled }: FieldInputProps) {
  const { keys: text } = usePartnersText();
  const today = useToday();
  return (
    <div>
      <DateField
        label={label}
        value={typeof value === "string" ? dayInIndia(new Date(value)) : null}
        onChange={(day) => onChange(day && new Date(`${day}T23:59:59.999+05:30`).toISOString())}
        min={today}
        error={error}
        isDisabled={isDisabled}
      />
      <p className="vb-description">{text.expiresHelp}</p>
    </div>
  );
}

function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : []; // the type these fields store
}
