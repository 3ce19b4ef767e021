// The SDK's client as a documented type, for packages/sdk/generated/client.ts: the text that an editor shows for
// a method.
import { CODE_RULES, codesOf } from "./error-codes.mjs";
import { exampleCall } from "./example-calls.mjs";

/** Each method with its summary, who may call it, its arguments with units, its error codes and an example. */
export function clientMethods(operations, guides, { rowsSchema, bodySchema }) {
  const resources = new Map();
  for (const operation of operations) {
    const [resource, verb] = operation.operationId.split(".");
    const isReport = rowsSchema(operation) !== undefined;
    const guide = guides[operation.operationId];
    const words = documentation(operation, guide, { isReport, body: bodySchema(operation) });
    const member = `${comment(words, "    ")}\n    readonly ${verb}: Method<${JSON.stringify(operation.operationId)}>;`;
    resources.set(resource, [...(resources.get(resource) ?? []), member]);
  }
  const members = [...resources].map(
    ([resource, methods]) => `  readonly ${resource}: {\n${methods.join("\n")}\n  };`,
  );
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { Method } from "../methods.ts";

/** Every operation as \`vanbook.<resource>.<verb>\`. */
export type Vanbook = {
${members.join("\n")}
};
`;
}

function documentation(operation, guide, { isReport, body }) {
  const { summary, description, args, required = [] } = guide;
  const names = Object.keys(args)
    .filter((name) => !AUDIT.has(name) && !args[name].description?.startsWith("Ignored"))
    .toSorted((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  return [
    `${summary}${description ? `. ${description}` : "."}`,
    "",
    callers(guide),
    ...(guide.money
      ? ["", "Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call."]
      : []),
    ...(isReport
      ? ["", "A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts."]
      : []),
    ...(guide.list ? ["", "Takes a list."] : []),
    ...(names.length > 0
      ? ["", "Takes", ...names.map((name) => argument(name, args[name], required.includes(name)))]
      : []),
    "",
    refusals(operation, { isReport }),
    "",
    "@example",
    "```ts",
    exampleCall(operation, guide, body),
    "```",
  ].join("\n");
}

function callers({ roles, noKey }) {
  if (roles === "public") return "For everybody, without sign-in.";
  const words = roles.map((role) => ROLES[role]);
  const last = words.pop();
  const who = words.length > 0 ? `${words.join(", ")} and ${last}` : last;
  return `For ${who}${noKey ? "; not by an API key" : ""}.`;
}

/** `- FromDate: needed; a day, YYYY-MM-DD.` */
function argument(name, schema, isRequired) {
  const { description = "" } = schema;
  const said = name === "Version" ? VERSION : description.trim().replaceAll(/\s+/g, " ");
  // Many ids of the documented API are plain integers in the contract, because 0 or an empty text is also
  // accepted.
  const what = /I[dD]$|^id$/.test(name) ? unit(schema).replace(/^a whole number/, "an id") : unit(schema);
  const words = [isRequired ? "needed" : "", what].filter(Boolean).join("; ");
  return `- \`${name}\`: ${words}${said && !UNIT_WORDS.has(said) ? `. ${said}` : "."}`.replaceAll("..", ".");
}

/** A value's description: its unit, its choices, its default. */
export function unit(schema) {
  const choice = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].find(({ type }) => type !== "null");
  const { type, format, enum: values, items } = { ...choice, ...schema };
  const usual = schema.default === undefined ? "" : `, ${JSON.stringify(schema.default)} unless given`;
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ") + usual;
  if (FORMATS[format]) return FORMATS[format] + usual;
  const one = [type ?? []].flat().find((each) => each !== "null");
  if (schema.description === ID) return `an id${usual}`;
  if (one === "integer") return `a whole number${usual}`;
  if (one === "array") return items?.type === "object" ? "a list of objects" : "a list";
  if (one === "object") return "an object";
  if (one === "string" && schema.contentMediaType && !schema.contentEncoding) return "a file";
  return `${one === "boolean" ? "true or false" : one === "number" ? "a number" : "text"}${usual}`;
}

function refusals(operation, { isReport }) {
  const { own, rules } = codesOf(operation, { isReport });
  const special = rules
    .filter((name) => ["RangeCode", "ReportCode", "MoneyCode"].includes(name))
    .flatMap((name) => CODE_RULES[name].codes);
  const codes = [...own, ...special];
  const what = operation["x-each"] ? "It, or each of its entries, may" : "It may";
  return codes.length === 0
    ? "It answers no error codes but those of every call (docs/errors.md)."
    : `${what} be refused with ${codes.map((code) => `\`${code}\``).join(", ")}; and with the error codes of every call (docs/errors.md).`;
}

function comment(words, indent) {
  const lines = words
    .replaceAll("*/", "* /")
    .split("\n")
    .map((line) => `${indent} *${line.trimEnd() && ` ${line.trimEnd()}`}`);
  return `${indent}/**\n${lines.join("\n")}\n${indent} */`;
}

/** Role names for use in a sentence. */
export const ROLES = { 1: "administrators", 2: "salesmen", 3: "zone managers", 4: "branch managers" };
const FORMATS = {
  money: "rupees, two decimals",
  price: "rupees for one unit, up to four decimals",
  quantity: "in the item's unit, up to three decimals",
  percent: "percent, up to two decimals",
  date: "a day in India, YYYY-MM-DD",
  "date-time": "an instant, ISO 8601 in UTC",
};
const VERSION = "The one of the record that was read: 409 RECORD_CHANGED when it has been changed since";
/** Audit fields (who wrote what and when), which older clients send although the server knows better. */
export const AUDIT = new Set([
  "CreatedBy",
  "CreatedDate",
  "ModifiedBy",
  "ModifiedDate",
  "DeletedBy",
  "DeletedDate",
  "IsDeleted",
]);
const ID = "Number of a record within its company.";
/** The contract's descriptions of shared types, which the unit already covers. */
export const UNIT_WORDS = new Set([
  ID,
  "Indian rupees with two decimals, exact on the wire. Negative where the column says so.",
  "Quantity in the item's unit, up to three decimals.",
  "Price of one unit in rupees, up to four decimals.",
  "A rate in percent, up to two decimals.",
  "A calendar day in the company's time zone, YYYY-MM-DD.",
  "An instant, ISO 8601 in UTC.",
]);
