import { jsonWriter, type Write } from "../contract/json.ts";
import { LIST, type ReportColumns } from "../contract/report.ts";
import type { resolver, SpecSchema } from "../contract/spec.ts";

/** What the contract says of the columns of a report, by the schema of its answer. */
export function reportColumns(answer: SpecSchema, resolve: ReturnType<typeof resolver>): ReportColumns {
  const rows = findRows(answer);
  const properties = Object.entries(resolve<SpecSchema>(rows?.items ?? {}).properties ?? {});
  return {
    formats: new Map(properties.map(([name, schema]) => [name, formatOf(schema)])),
    writers: new Map(properties.map(([name, schema]) => [name, writerOf(schema)])),
  };

  /** The database writes a list as JSON. */
  function writerOf(schema: SpecSchema): Write {
    return formatOf(schema) === LIST ? String : jsonWriter(schema, resolve);
  }

  function formatOf(schema: SpecSchema): string | undefined {
    const at = resolve(schema);
    return at.type === "array" ? LIST : (at.format ?? at.oneOf?.map(formatOf).find(Boolean));
  }

  function findRows(schema: SpecSchema): SpecSchema | undefined {
    const at = resolve(schema);
    if (at["x-rows"]) return at;
    return [...Object.values(at.properties ?? {}), ...(at.items ? [at.items] : [])]
      .map(findRows)
      .find(Boolean);
  }
}

/** Writes what a report was compared with. */
export const writeTies: Write = jsonWriter(
  {
    type: "array",
    items: {
      type: "object",
      properties: { label: {}, amount: { format: "money" }, agrees: {}, besides: { format: "money" } },
    },
  },
  (schema) => schema,
);
