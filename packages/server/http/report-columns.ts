import { jsonWriter, type Write } from "../contract/json.ts";
import { LIST, type ReportColumns } from "../contract/report.ts";
import type { SpecSchema } from "../contract/spec.ts";

/** The contract's columns of a report, from the schema of its response and the names of its totals. */
export function reportColumns(answer: SpecSchema, totals: readonly string[] = []): ReportColumns {
  const rows = findRows(answer);
  const properties = Object.entries(rows?.items?.properties ?? {});
  return {
    formats: new Map(properties.map(([name, schema]) => [name, formatOf(schema)])),
    writers: new Map(properties.map(([name, schema]) => [name, writerOf(schema)])),
    totals,
  };

  /** The database returns a list already as JSON. */
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

/** Writes a report's comparisons (ties). */
export const writeTies: Write = jsonWriter({
  type: "array",
  items: {
    type: "object",
    properties: { label: {}, amount: { format: "money" }, agrees: {}, besides: { format: "money" } },
  },
});
