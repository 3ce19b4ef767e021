import { expect, it } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { DOCUMENTED_CODES, DOCUMENTED_FIELDS } from "./documented-fields.ts";

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}
type Contents = Record<string, { schema?: Schema }>;
interface Operation {
  operationId: string;
  requestBody?: { content: Contents };
  responses: Record<string, { content?: Contents }>;
}

const operations = new Map(
  Object.values(readSpec().paths)
    .flatMap((methods) => Object.values(methods) as unknown as Operation[])
    .map((operation) => [operation.operationId, operation]),
);

it.each(
  DOCUMENTED_FIELDS.flatMap(([record, fields, ...names]) => names.map((name) => [record, name, fields])),
)("the contract has the documented fields of %s, in %s", (_, name = "", fields = "") => {
  const knownFields = listFields(getSchemas(name));
  expect(fields.split(/\s+/).filter((field) => !knownFields.has(field))).toEqual([]);
});

it.each(DOCUMENTED_CODES.map(([name, field, ...codes]) => [name, field, codes] as const))(
  "%s has the documented codes of %s",
  (name, field, codes) => {
    const schemas = listFields(getSchemas(name)).get(field) ?? [];
    const knownCodes = new Set(schemas.flatMap(listValues));
    expect(codes.filter((code) => !knownCodes.has(code))).toEqual([]);
  },
);

it("the codes of a receipt's row and the names of a journal's row are lists", () => {
  for (const [name, field] of [
    ["receipts.report", "Type"],
    ["journals.report", "HName"],
  ] as const) {
    const schemas = listFields(getSchemas(name)).get(field) ?? [];
    expect(schemas.map(({ type }) => type)).toEqual(["array"]);
  }
});

it("no supplier is offered without an id or a name", () => {
  const [list] = getSchemas("suppliers.names");
  expect(list?.items?.required).toEqual(expect.arrayContaining(["AccountID", "AccountName"]));
});

/** Of the answer, or of the request if the name begins with `<`. */
function getSchemas(name: string): Schema[] {
  const operation = operations.get(name.replace("<", ""));
  const contents = name.startsWith("<")
    ? Object.values(operation?.requestBody?.content ?? {})
    : [operation?.responses["200"]?.content?.["application/json"]];
  const schemas = contents.flatMap((content) => (content?.schema ? [content.schema] : []));
  if (schemas.length === 0) throw new Error(`There is no schema of ${name}.`);
  return schemas;
}

/** The schemas of all fields, at every depth. */
function listFields(
  schemas: readonly Schema[],
  fields = new Map<string, Schema[]>(),
  seenSchemas = new Set<Schema>(),
): Map<string, Schema[]> {
  for (const schema of schemas) {
    if (seenSchemas.has(schema)) continue;
    seenSchemas.add(schema);
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      fields.set(name, [...(fields.get(name) ?? []), field]);
    listFields([...Object.values(schema.properties ?? {}), ...listParts(schema)], fields, seenSchemas);
  }
  return fields;
}

function listParts({ items, prefixItems = [], allOf = [], oneOf = [], anyOf = [] }: Schema): Schema[] {
  return [...(items ? [items] : []), ...prefixItems, ...allOf, ...oneOf, ...anyOf];
}

function listValues(schema: Schema): unknown[] {
  return [...(schema.enum ?? []), schema.const, ...listParts(schema).flatMap(listValues)];
}
