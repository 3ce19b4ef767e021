// How scripts read the bundled contract: its operations, and what each of them takes and gives.
import { nameOf, resolveContract } from "./resolve-contract.mjs";

const METHODS = ["get", "put", "post", "delete", "patch"];

/** The contract without references, its operations by their names, and the functions that look into one. */
export function contractParts(written) {
  const contract = resolveContract(written);
  return { contract, operations: listOperations(contract), rowsSchema, bodySchema };
}

/** The schema of an operation's body. */
function bodySchema({ requestBody }) {
  const [body] = Object.values(requestBody?.content ?? {});
  return body?.schema;
}

/** Name of the schema of a report's rows: the items of the array marked `x-rows`; undefined when it is no report. */
function rowsSchema({ operationId, responses }) {
  const found = findRows(responses?.["200"]?.content?.["application/json"]?.schema);
  if (!found) return undefined;
  const name = nameOf(found.items);
  if (!name) throw new Error(`${operationId}: the items of its x-rows array must be a named schema`);
  return name;
}

function findRows(schema) {
  if (!schema) return undefined;
  if (schema["x-rows"]) return schema;
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.prefixItems ?? []),
  ];
  return inner.map((child) => findRows(child)).find(Boolean);
}

function listOperations({ paths }) {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
  return found.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

/** As the server says it (auth/authorize.ts): all but those by GET, and reports, which have representations. */
export function isWriting({ method, responses }) {
  return method !== "get" && !("text/csv" in responses[200].content);
}
