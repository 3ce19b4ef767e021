import { createJsonWriter, type Write } from "../contract/json.ts";
import { LIST_FORMAT, type ReportColumns } from "../contract/report.ts";
import type { SpecSchema } from "../contract/spec.ts";

export function deriveReportColumns(answer: SpecSchema, totals: readonly string[] = []): ReportColumns {
  const rows = findRows(answer);
  const properties = Object.entries(rows?.items?.properties ?? {});
  return {
    formats: new Map(properties.map(([name, schema]) => [name, formatOf(schema)])),
    writers: new Map(properties.map(([name, schema]) => [name, createCellWriter(schema)])),
    totals,
    naturalColumns: new Set(
      properties.filter(([, schema]) => schema["x-natural-order"]).map(([name]) => name),
    ),
  };

  /** The database returns a list already as JSON. */
  function createCellWriter(schema: SpecSchema): Write {
    return formatOf(schema) === LIST_FORMAT ? String : createJsonWriter(schema);
  }

  function formatOf({ type, format, oneOf }: SpecSchema): string | undefined {
    return type === "array" ? LIST_FORMAT : (format ?? oneOf?.map(formatOf).find(Boolean));
  }

  function findRows(schema: SpecSchema): SpecSchema | undefined {
    if (schema["x-rows"]) return schema;
    return [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
      .map(findRows)
      .find(Boolean);
  }
}

export const writeTies: Write = createJsonWriter({
  type: "array",
  items: {
    type: "object",
    properties: { label: {}, amount: { format: "money" }, agrees: {}, besides: { format: "money" } },
  },
});
