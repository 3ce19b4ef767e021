// How scripts read the bundled contract: its operations, and the arguments and response of each.
import { findPartName, resolveContract } from "./resolve-contract.mjs";

const HTTP_METHODS = ["get", "put", "post", "delete", "patch"];

export function readContractParts(sourceContract) {
  const contract = resolveContract(sourceContract);
  return {
    contract,
    operations: listOperations(contract),
    rowsSchema: findRowsSchema,
    bodySchema: findBodySchema,
  };
}

function findBodySchema({ requestBody }) {
  const [body] = Object.values(requestBody?.content ?? {});
  return body?.schema;
}

/**
 * Name of the schema of a report's rows: the items of the array marked `x-rows`; undefined if it is
 * not a report.
 */
function findRowsSchema({ operationId, responses }) {
  const rowsArray = findRows(responses?.["200"]?.content?.["application/json"]?.schema);
  if (!rowsArray) return undefined;
  const name = findPartName(rowsArray.items);
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
  const foundOperations = Object.entries(paths).flatMap(([path, item]) =>
    HTTP_METHODS.filter((method) => item[method]).map((method) => ({ path, method, ...item[method] })),
  );
  return foundOperations.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

/**
 * Same rule as in the server (auth/authorize.ts): every operation writes, except GET operations and
 * reports. A report is recognised by a response in several formats (JSON, table, CSV).
 */
export function isWriting({ method, responses }) {
  return method !== "get" && !("text/csv" in responses[200].content);
}
