// The example call of an operation for a shell: with curl and with the `vanbook` command, using the
// same values as in TypeScript.
import { makeExampleArguments, FILE_VALUE } from "./example-calls.mjs";

/**
 * A call with curl and an API key or, if API keys may not call the operation, a session's cookie.
 * `locations` says where each parameter is sent.
 */
export function writeCurlExample(operation, guide, body, locations) {
  const values = makeExampleArguments(operation, guide, body);
  const isForm = operation.requestBody?.content?.["multipart/form-data"] !== undefined;
  const { path, query, rest } = placeArguments(operation, guide.list ? {} : values, locations);
  const address = `$VANBOOK_URL${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const bodyValues = guide.list ? values : rest;
  const hasBody = operation.method !== "get" && operation.requestBody !== undefined;
  const usual = hasBody ? "post" : "get";
  const parts = [
    "curl -sS --fail-with-body",
    ...listCallerOptions(operation),
    ...(operation["x-money"] ? [`-H "Idempotency-Key: ${SAMPLE_KEY}"`] : []),
    ...(operation.method === usual ? [] : [`-X ${operation.method.toUpperCase()}`]),
    ...(hasBody
      ? isForm
        ? listFormOptions(bodyValues)
        : [`--json ${toShellWord(writeJson(bodyValues))}`]
      : []),
    `"${address}"`,
  ];
  return wrapLine(parts);
}

/** A call with the `vanbook` command; undefined if the command can't call the operation. */
export function writeCommandExample(operation, guide, body) {
  if (guide.noKey) return undefined;
  const values = makeExampleArguments(operation, guide, body);
  const call = `vanbook ${operation.operationId}`;
  if (guide.list) return `echo ${toShellWord(writeJson(values))} | ${call} --args -`;
  const words = Object.entries(values).map(([name, value]) => writeArgument(name, value, guide.args[name]));
  return wrapLine([call, ...words]);
}

function listCallerOptions({ method, ...operation }) {
  if (operation["x-roles"] === "public") return method === "get" ? [] : ['-H "X-Vanbook-Client: curl"'];
  if (operation["x-key"] === false) return ['-b session.txt -H "X-Vanbook-Client: curl"'];
  return ['-H "Authorization: Bearer $VANBOOK_API_KEY"'];
}

function placeArguments({ path }, values, locations) {
  const of = (place) => Object.entries(values).filter(([name]) => (locations[name] ?? "body") === place);
  const filledPath = of("path").reduce(
    (at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = of("query").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { path: filledPath, query, rest: Object.fromEntries(of("body")) };
}

function listFormOptions(values) {
  return Object.entries(values).map(([name, value]) =>
    value === FILE_VALUE ? `-F ${name}=@picture.png` : `-F ${toShellWord(`${name}=${value}`)}`,
  );
}

function writeArgument(name, value, schema) {
  if (value === FILE_VALUE) return `${name}=@picture.png`;
  if (schema.contentEncoding === "base64") return `${name}=@${SAMPLE_FILES[name] ?? "statement.pdf"}`;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object" && !String(one).includes(",")))
    return toShellWord(`${name}=${value.join(",")}`);
  return toShellWord(`${name}=${typeof value === "object" && value !== null ? writeJson(value) : value}`);
}

function writeJson(value) {
  if (Array.isArray(value)) return `[${value.map(writeJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${writeJson(one)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

function toShellWord(text) {
  return /^[\w=@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function wrapLine(parts) {
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < LINE_WIDTH)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.join(" \\\n  ");
}

const LINE_WIDTH = 100;
/** Idempotency key of the sample request: a repeat with the same key is not executed again. */
const SAMPLE_KEY = "2026-04-01-line-17";
const SAMPLE_FILES = { file: "items.xlsx" };
