// The example call of an operation for a shell: with curl and with the `vanbook` command, using the same values
// as in TypeScript.
import { exampleArguments, FILE } from "./example-calls.mjs";

/**
 * With curl and an API key or, if API keys may not call it, a session's cookie. `locations` says where each
 * parameter is sent.
 */
export function exampleShell(operation, guide, body, locations) {
  const values = exampleArguments(operation, guide, body);
  const isForm = operation.requestBody?.content?.["multipart/form-data"] !== undefined;
  const { path, query, rest } = placed(operation, guide.list ? {} : values, locations);
  const address = `$VANBOOK_URL${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const sent = guide.list ? values : rest;
  const hasBody = operation.method !== "get" && operation.requestBody !== undefined;
  const usual = hasBody ? "post" : "get";
  const parts = [
    "curl -sS --fail-with-body",
    ...callerOf(operation),
    ...(operation["x-money"] ? [`-H "Idempotency-Key: ${KEY}"`] : []),
    ...(operation.method === usual ? [] : [`-X ${operation.method.toUpperCase()}`]),
    ...(hasBody ? (isForm ? formOf(sent) : [`--json ${quoted(jsonOf(sent))}`]) : []),
    `"${address}"`,
  ];
  return wrapped(parts);
}

/** With the `vanbook` command; undefined if the command can't call the operation. */
export function exampleCommand(operation, guide, body) {
  if (guide.noKey) return undefined;
  const values = exampleArguments(operation, guide, body);
  const call = `vanbook ${operation.operationId}`;
  if (guide.list) return `echo ${quoted(jsonOf(values))} | ${call} --args -`;
  const words = Object.entries(values).map(([name, value]) => wordOf(name, value, guide.args[name]));
  return wrapped([call, ...words]);
}

function callerOf({ method, ...operation }) {
  if (operation["x-roles"] === "public") return method === "get" ? [] : ['-H "X-Vanbook-Client: curl"'];
  if (operation["x-key"] === false) return ['-b session.txt -H "X-Vanbook-Client: curl"'];
  return ['-H "Authorization: Bearer $VANBOOK_API_KEY"'];
}

/** The path with its values, the query, and what is left for the body. */
function placed({ path }, values, locations) {
  const of = (place) => Object.entries(values).filter(([name]) => (locations[name] ?? "body") === place);
  const filled = of("path").reduce(
    (at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = of("query").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { path: filled, query, rest: Object.fromEntries(of("body")) };
}

function formOf(values) {
  return Object.entries(values).map(([name, value]) =>
    value === FILE ? `-F ${name}=@picture.png` : `-F ${quoted(`${name}=${value}`)}`,
  );
}

function wordOf(name, value, schema) {
  if (value === FILE) return `${name}=@picture.png`;
  if (schema.contentEncoding === "base64") return `${name}=@${FILES[name] ?? "statement.pdf"}`;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object" && !String(one).includes(",")))
    return quoted(`${name}=${value.join(",")}`);
  return quoted(`${name}=${typeof value === "object" && value !== null ? jsonOf(value) : value}`);
}

/** JSON with spaces for readability. */
function jsonOf(value) {
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${jsonOf(one)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** A shell word, in quotes if needed. */
function quoted(text) {
  return /^[\w=@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function wrapped(parts) {
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < WIDTH) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.join(" \\\n  ");
}

const WIDTH = 100;
/** The idempotency key of one request: sent again with it, the request is done only once. */
const KEY = "2026-04-01-line-17";
const FILES = { file: "items.xlsx" };
