// How scripts read the bundled contract: its operations, and the arguments and response of each.
import { nameOf, resolveContract } from "./resolve-contract.mjs";

const METHODS = ["get", "put", "post", "delete", "patch"];

/** The contract with references resolved, its operations by name, and functions to read one. */
export function contractParts(written) {
  const contract = resolveContract(written);
  return { contract, operations: listOperations(contract), rowsSchema, bodySchema };
}

function bodySchema({ requestBody }) {
  const [body] = Object.values(requestBody?.content ?? {});
  return body?.schema;
}

/** Name of the schema of a report's rows: the items of the array marked `x-rows`; undefined if it is not a report. */
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

/**
 * Same rule as in the server (auth/authorize.ts): every operation writes, except GET ones and reports, which
 * have representations.
 */
export function isWriting({ method, responses }) {
  return method !== "get" && !("text/csv" in responses[200].content);
}
