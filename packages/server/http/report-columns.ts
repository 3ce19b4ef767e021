import { jsonWriter, type Write } from "../contract/json.ts";
import { LIST, type ReportColumns } from "../contract/report.ts";
import type { SpecSchema } from "../contract/spec.ts";

/** What the contract says of the columns of a report, by the schema of its answer. */
export function reportColumns(answer: SpecSchema): ReportColumns {
  const rows = findRows(answer);
  const properties = Object.entries(rows?.items?.properties ?? {});
  return {
    formats: new Map(properties.map(([name, schema]) => [name, formatOf(schema)])),
    writers: new Map(properties.map(([name, schema]) => [name, writerOf(schema)])),
  };

  /** The database writes a list as JSON. */
  function writerOf(schema: SpecSchema): Write {
    return formatOf(schema) === LIST ? String : jsonWriter(schema);
  }

  function formatOf({ type, format, oneOf }: SpecSchema): string | undefined {
    return type === "array" ? LIST : (format ?? oneOf?.map(formatOf).find(Boolean));
  }

  function findRows(schema: SpecSchema): SpecSchema | undefined {
    if (schema["x-rows"]) return schema;
    return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
      .map(findRows)
      .find(Boolean);
  }
}

/** Writes what a report was compared with. */
export const writeTies: Write = jsonWriter({
  type: "array",
  items: {
    type: "object",
    properties: { label: {}, amount: { format: "money" }, agrees: {}, besides: { format: "money" } },
  },
});
