import type { Values } from "./shown-widget.ts";
import { parseValue, type PropertyRow } from "./widget-property.ts";

interface PropertyTableProps {
  rows: readonly PropertyRow[];
  args: Values;
  isEmbedded: boolean;
  onChange: (newValues: Values) => void;
}

export function PropertyTable({ rows, args, isEmbedded, onChange }: PropertyTableProps) {
  if (rows.length === 0) return <p>It has none.</p>;
  return (
    <>
      <div className="manual-scroll" role="region" aria-label="Table of properties" tabIndex={0}>
        <table className="manual-properties">
          <thead>
            <tr>
              <th scope="col">Property</th>
              {isEmbedded && <th scope="col">Attribute</th>}
              <th scope="col">What it is</th>
              <th scope="col">Try it</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.isRequired && <small> required</small>}
                </th>
                {isEmbedded && <td>{row.attribute ? <code>{row.attribute}</code> : "–"}</td>}
                <td>
                  {row.description && <p>{withCode(row.description)}</p>}
                  <code className="manual-type">{row.type}</code>
                </td>
                <td>
                  <Field
                    row={row}
                    value={args[row.name]}
                    onChange={(value) => onChange({ [row.name]: value })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isEmbedded && (
        <p className="manual-aside">
          Attributes that every element takes, and its events:{" "}
          <a href={EMBEDDING_PAGE} target="_top">
            Embedding
          </a>
          .
        </p>
      )}
    </>
  );
}

function withCode(text: string) {
  return text.split("`").map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
}

interface FieldProps {
  row: PropertyRow;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field({ row, value, onChange }: FieldProps) {
  const { control, name } = row;
  if (!control) return <>–</>;
  const sharedProps = {
    "aria-label": name,
    value: value === undefined || value === null ? "" : String(value),
  };
  const change = ({ target }: { target: { value: string } }) => onChange(parseValue(row, target.value));
  const options =
    control.kind === "choice"
      ? control.options
      : control.kind === "switch"
        ? [true, false].map((each) => ({ value: String(each), label: String(each) }))
        : undefined;
  if (options)
    return (
      <select {...sharedProps} onChange={change}>
        <option value="">not given</option>
        {options.map(({ value: each, label }) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...sharedProps}
      type={control.kind === "date" ? "date" : "text"}
      inputMode={control.kind === "number" ? "numeric" : undefined}
      onChange={change}
    />
  );
}

const EMBEDDING_PAGE = "./?path=/story/guides-embedding--page";
