// The SDK's client as a documented type, for packages/sdk/generated/client.ts: the text that an
// editor shows for a method.
import { CODE_RULES, listCodes } from "./error-codes.mjs";
import { writeExampleCall } from "./example-calls.mjs";

export function writeClientMethods(operations, guides, { rowsSchema, bodySchema }) {
  const resources = new Map();
  for (const operation of operations) {
    const [resource, verb] = operation.operationId.split(".");
    const isReport = rowsSchema(operation) !== undefined;
    const guide = guides[operation.operationId];
    const words = writeDocumentation(operation, guide, { isReport, body: bodySchema(operation) });
    const member = `${writeComment(words, "    ")}\n    readonly ${verb}: Method<${JSON.stringify(operation.operationId)}>;`;
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

function writeDocumentation(operation, guide, { isReport, body }) {
  const { summary, description, args, required = [] } = guide;
  const names = Object.keys(args)
    .filter((name) => !AUDIT_FIELDS.has(name) && !args[name].description?.startsWith("Ignored"))
    .toSorted((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  return [
    `${summary}${description ? `. ${description}` : "."}`,
    "",
    describeCallers(guide),
    ...(guide.money
      ? ["", "Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call."]
      : []),
    ...(isReport
      ? ["", "A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts."]
      : []),
    ...(guide.list ? ["", "Takes a list."] : []),
    ...(names.length > 0
      ? ["", "Takes", ...names.map((name) => describeArgument(name, args[name], required.includes(name)))]
      : []),
    "",
    describeRefusals(operation, { isReport }),
    "",
    "@example",
    "```ts",
    writeExampleCall(operation, guide, body),
    "```",
  ].join("\n");
}

function describeCallers({ roles, noKey }) {
  if (roles === "public") return "For everybody, without sign-in.";
  const words = roles.map((role) => ROLE_NAMES[role]);
  const last = words.pop();
  const who = words.length > 0 ? `${words.join(", ")} and ${last}` : last;
  return `For ${who}${noKey ? "; not by an API key" : ""}.`;
}

/** `- FromDate: needed; a day, YYYY-MM-DD.` */
function describeArgument(name, schema, isRequired) {
  const { description = "" } = schema;
  const explanation = name === "Version" ? VERSION_WORDS : description.trim().replaceAll(/\s+/g, " ");
  // Many ids of the documented API are plain integers in the contract, because 0 or an empty text
  // is also accepted.
  const what = /I[dD]$|^id$/.test(name)
    ? describeUnit(schema).replace(/^a whole number/, "an id")
    : describeUnit(schema);
  const words = [isRequired ? "needed" : "", what].filter(Boolean).join("; ");
  return `- \`${name}\`: ${words}${explanation && !UNIT_WORDS.has(explanation) ? `. ${explanation}` : "."}`.replaceAll(
    "..",
    ".",
  );
}

export function describeUnit(schema) {
  const choice = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].find(({ type }) => type !== "null");
  const { type, format, enum: values, items } = { ...choice, ...schema };
  const usual = schema.default === undefined ? "" : `, ${JSON.stringify(schema.default)} unless given`;
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ") + usual;
  if (FORMAT_UNITS[format]) return FORMAT_UNITS[format] + usual;
  const one = [type ?? []].flat().find((each) => each !== "null");
  if (schema.description === ID_WORDS) return `an id${usual}`;
  if (one === "integer") return `a whole number${usual}`;
  if (one === "array") return items?.type === "object" ? "a list of objects" : "a list";
  if (one === "object") return "an object";
  if (one === "string" && schema.contentMediaType && !schema.contentEncoding) return "a file";
  return `${one === "boolean" ? "true or false" : one === "number" ? "a number" : "text"}${usual}`;
}

function describeRefusals(operation, { isReport }) {
  const { own, rules } = listCodes(operation, { isReport });
  const special = rules
    .filter((name) => ["RangeCode", "ReportCode", "MoneyCode"].includes(name))
    .flatMap((name) => CODE_RULES[name].codes);
  const codes = [...own, ...special];
  const what = operation["x-each"] ? "It, or each of its entries, may" : "It may";
  return codes.length === 0
    ? "It answers no error codes but those of every call (docs/errors.md)."
    : `${what} be refused with ${codes.map((code) => `\`${code}\``).join(", ")}; and with the error codes of every call (docs/errors.md).`;
}

function writeComment(words, indent) {
  const lines = words
    .replaceAll("*/", "* /")
    .split("\n")
    .map((line) => `${indent} *${line.trimEnd() && ` ${line.trimEnd()}`}`);
  return `${indent}/**\n${lines.join("\n")}\n${indent} */`;
}

export const ROLE_NAMES = { 1: "administrators", 2: "salesmen", 3: "zone managers", 4: "branch managers" };
const FORMAT_UNITS = {
  money: "rupees, two decimals",
  price: "rupees for one unit, up to four decimals",
  quantity: "in the item's unit, up to three decimals",
  percent: "percent, up to two decimals",
  date: "a day in India, YYYY-MM-DD",
  "date-time": "an instant, ISO 8601 in UTC",
};
const VERSION_WORDS =
  "The one of the record that was read: 409 RECORD_CHANGED when it has been changed since";
/**
 * Audit fields (who wrote what and when), which older clients send although the server knows
 * better.
 */
export const AUDIT_FIELDS = new Set([
  "CreatedBy",
  "CreatedDate",
  "ModifiedBy",
  "ModifiedDate",
  "DeletedBy",
  "DeletedDate",
  "IsDeleted",
]);
const ID_WORDS = "Number of a record within its company.";
/** The contract's descriptions of shared types, which the unit already covers. */
export const UNIT_WORDS = new Set([
  ID_WORDS,
  "Indian rupees with two decimals, exact on the wire. Negative where the column says so.",
  "Quantity in the item's unit, up to three decimals.",
  "Price of one unit in rupees, up to four decimals.",
  "A rate in percent, up to two decimals.",
  "A calendar day in the company's time zone, YYYY-MM-DD.",
  "An instant, ISO 8601 in UTC.",
]);
