const TABLE_ARGUMENTS = ["page", "pageSize", "after", "sort", "search"];

export function buildOperationGuides({ contract, operations, rowsSchema }, isWriting) {
  const guides = operations.map((operation) => {
    const rows = rowsSchema(operation);
    return [
      operation.operationId,
      {
        summary: operation.summary,
        ...(operation.description && { description: operation.description.trim() }),
        roles: operation["x-roles"],
        ...(isWriting(operation) && { writes: true }),
        ...(operation["x-money"] && { money: true }),
        ...(operation["x-key"] === false && { noKey: true }),
        ...(operation.responses?.["200"]?.content?.["application/json"] ? {} : { answersText: true }),
        ...collectArguments(operation),
        ...(rows && { columns: mapColumnKinds(contract.components.schemas[rows]) }),
        ...(rows && operation["x-totals"]?.length > 0 && { totals: operation["x-totals"] }),
        ...describeFiles(operation.responses?.["200"]?.content ?? {}),
      },
    ];
  });
  return Object.fromEntries(guides);
}

/** Its file formats: a report is available as PDF and workbook, a document only as PDF. */
function describeFiles(content) {
  if (!content["application/pdf"]) return {};
  const isReport = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" in content;
  return { files: isReport ? true : "pdf" };
}

export function writeGuideModule(guides) {
  // As text: the compiler reads it as one string, and programs that call no command don't load it.
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { OperationGuide } from "../command/guide-type.ts";

/** What the command and assistants know about each operation. */
export const operationGuides: Readonly<Record<string, OperationGuide>> = JSON.parse(
  ${JSON.stringify(JSON.stringify(guides))},
);
`;
}

/**
 * The arguments in query, path and body as one flat object, as in the SDK; `list` if the body is a
 * list.
 */
function collectArguments({ parameters = [], requestBody }) {
  const foundSchemas = {};
  const requiredNames = new Set();
  const add = (name, schema, isRequired) => {
    // If a name is in both the path and the body, the one in the path is the argument.
    foundSchemas[name] ??= schema;
    if (isRequired) requiredNames.add(name);
  };
  for (const each of parameters) {
    if (TABLE_ARGUMENTS.includes(each.name) || each.in === "header") continue;
    const { description = each.schema.description } = each;
    add(each.name, { ...each.schema, ...(description && { description }) }, each.required);
  }
  const content = requestBody?.content ?? {};
  const body = content["application/json"]?.schema ?? content["multipart/form-data"]?.schema;
  if (body?.type === "array") return { list: true, args: {} };
  for (const part of body ? listParts(body) : []) {
    for (const [name, schema] of Object.entries(part.properties ?? {})) add(name, schema, false);
    for (const name of part.required ?? []) requiredNames.add(name);
  }
  return { args: foundSchemas, ...(requiredNames.size > 0 && { required: [...requiredNames] }) };
}

function listParts(schema) {
  return [schema, ...(schema.allOf ?? []).flatMap(listParts)];
}

function mapColumnKinds(row) {
  const properties = Object.assign({}, ...listParts(row).map((part) => part.properties ?? {}));
  const kinds = Object.entries(properties).map(([name, { type, format }]) => {
    const isNumber = [type].flat().some((one) => one === "number" || one === "integer");
    return [name, isNumber ? (format ?? "number") : "text"];
  });
  return Object.fromEntries(kinds);
}
