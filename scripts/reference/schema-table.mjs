// An operation's arguments and response as tables: each field with its unit, limits and description.
import { unit, UNIT_WORDS } from "../client-methods.mjs";
import { code, escaped, inline, table } from "./html.mjs";

/** The arguments: required ones first, nested fields below their parent. */
export function argumentTable(fields) {
  const rows = fields.map(
    ({ name, place, isRequired, schema }) =>
      `<tr id="argument-${escaped(name)}"><th scope="row">${code(name)}${isRequired ? ' <small class="needed">needed</small>' : ""}</th><td>${place}</td><td>${kindOf(schema)}</td><td>${wordsOf(schema)}${inside(schema, name)}</td></tr>`,
  );
  return table("Arguments", ["Name", "Sent in", "Kind", "What it is"], rows, "fields");
}

/** The fields of a response. `marks` adds remarks to some, such as that the server adds them up. */
export function fieldTable(label, schema, marks = {}) {
  const { properties, required } = flat(schema);
  const rows = Object.entries(properties).map(
    ([name, one]) =>
      `<tr><th scope="row">${code(name)}${required.has(name) ? "" : " <small>not always</small>"}</th><td>${kindOf(one)}</td><td>${[wordsOf(one), marks[name] ?? ""].filter(Boolean).join(" ")}${inside(one, name)}</td></tr>`,
  );
  return table(label, ["Name", "Kind", "What it is"], rows, "fields");
}

/** The contents of a list or an object, which the reader can expand. */
function inside(schema, name) {
  if (schema["x-rows"]) return " The columns below.";
  const inner = innerObject(schema);
  if (!inner) return "";
  const label = isList(schema) ? `Each of ${name}` : `Fields of ${name}`;
  return `<details class="inside"><summary>${escaped(label)}</summary>${fieldTable(label, inner)}</details>`;
}

/** The object of a schema, or of a list's entries. */
export function innerObject(schema) {
  const at = chosen(schema);
  if (isList(at)) return at.items && innerObject(at.items);
  return Object.keys(flat(at).properties).length > 0 ? at : undefined;
}

function isList(schema) {
  return [chosen(schema).type].flat().includes("array");
}

/** The alternative that is not null. */
function chosen(schema) {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(({ type }) => type !== "null");
  return choices.length > 0 && !schema.properties
    ? { ...choices[0], ...schema, oneOf: undefined, anyOf: undefined }
    : schema;
}

/** All properties of a schema, including those of its parts. */
export function flat(schema) {
  const parts = [schema, ...(schema.allOf ?? []).flatMap((part) => [part, ...(part.allOf ?? [])])];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: new Set(parts.flatMap(({ required = [] }) => required)),
  };
}

function kindOf(schema) {
  const at = { ...chosen(schema) };
  const mayBeNull =
    [schema.type].flat().includes("null") ||
    (schema.oneOf ?? schema.anyOf ?? []).some(({ type }) => type === "null");
  const values = at.enum?.filter((value) => value !== null);
  const words =
    at.const !== undefined ? JSON.stringify(at.const) : unit({ ...at, ...(values && { enum: values }) });
  return `${escaped(words)}${limits(at)}${mayBeNull ? "; or null" : ""}`;
}

/** `; 1 to 200 entries`, `; at most 64 letters` */
function limits({
  minimum,
  maximum,
  minLength = 0,
  maxLength,
  minItems = 0,
  maxItems,
  pattern,
  examples,
  enum: values,
  format,
  contentEncoding,
}) {
  const said = [];
  if (values) return "";
  if (maximum !== undefined && maximum < LARGEST) said.push(`${minimum ?? "up"} to ${maximum}`);
  else if (minimum !== undefined && minimum !== 1 && minimum > -LARGEST) said.push(`${minimum} or more`);
  if (maxLength !== undefined && !contentEncoding && !format)
    said.push(minLength > 1 ? `${minLength} to ${maxLength} letters` : `at most ${maxLength} letters`);
  if (maxItems !== undefined)
    said.push(minItems > 0 ? `${minItems} to ${maxItems} entries` : `at most ${maxItems} entries`);
  if (pattern && !examples && pattern.length < 60) said.push(`matching <code>${escaped(pattern)}</code>`);
  return said.map((one) => `; ${one}`).join("");
}

function wordsOf(schema) {
  const { title, description = "", examples } = { ...chosen(schema), ...schema };
  const said = description.trim().replaceAll(/\s+/g, " ");
  const words = UNIT_WORDS.has(said) ? "" : said;
  const label = title && !words.startsWith(title) ? `${title}.` : "";
  const example = examples?.length > 0 ? `For example ${code(examples[0])}.` : "";
  return [escaped(label), inline(words), example].filter(Boolean).join(" ");
}

const LARGEST = 2147483647;
