// How scripts read the bundled contract: its operations, and what each of them takes and gives.
import { withoutReferences } from "./operation-guide.mjs";

export const METHODS = ["get", "put", "post", "delete", "patch"];

/** The operations of a contract by their names, and the functions that look into one. */
export function contractParts(contract) {
  return {
    operations: listOperations(contract),
    resolve,
    rowsSchema,
    /** The schema of an operation's body, without references. */
    bodySchema(operation) {
      const [body] = Object.values(resolve(operation.requestBody)?.content ?? {});
      return body && withoutReferences(contract, body.schema);
    },
  };

  function resolve(node) {
    if (!node?.$ref) return node;
    return node.$ref
      .slice(2)
      .split("/")
      .reduce((at, key) => at[key.replaceAll("~1", "/")], contract);
  }

  /** Name of the schema of a report's rows: the items of the array marked `x-rows`; undefined when it is no report. */
  function rowsSchema(operation) {
    const found = findRows(operation.responses?.["200"]?.content?.["application/json"]?.schema);
    if (!found) return undefined;
    if (!found.items?.$ref)
      throw new Error(`${operation.operationId}: the items of its x-rows array must be a named schema`);
    return found.items.$ref.split("/").at(-1);
  }

  function findRows(node) {
    const schema = resolve(node);
    if (!schema) return undefined;
    if (schema["x-rows"]) return schema;
    const inner = [
      ...Object.values(schema.properties ?? {}),
      ...(schema.items ? [schema.items] : []),
      ...(schema.prefixItems ?? []),
    ];
    return inner.map((child) => findRows(child)).find(Boolean);
  }
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
