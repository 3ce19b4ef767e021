import { describeUnit, UNIT_WORDS } from "../client-methods.mjs";
import { writeCode, escapeHtml, inline, writeTable } from "./html.mjs";

export function writeArgumentTable(fields) {
  const rows = fields.map(
    ({ name, place, isRequired, schema }) =>
      `<tr id="argument-${escapeHtml(name)}"><th scope="row">${writeCode(name)}${isRequired ? ' <small class="needed">needed</small>' : ""}</th><td>${place}</td><td>${describeKind(schema)}</td><td>${describeSchema(schema)}${writeInside(schema, name)}</td></tr>`,
  );
  return writeTable("Arguments", ["Name", "Sent in", "Kind", "What it is"], rows, "fields");
}

export function writeFieldTable(label, schema, marks = {}) {
  const { properties, required } = flattenSchema(schema);
  const rows = Object.entries(properties).map(
    ([name, one]) =>
      `<tr><th scope="row">${writeCode(name)}${required.has(name) ? "" : " <small>not always</small>"}</th><td>${describeKind(one)}</td><td>${[describeSchema(one), marks[name] ?? ""].filter(Boolean).join(" ")}${writeInside(one, name)}</td></tr>`,
  );
  return writeTable(label, ["Name", "Kind", "What it is"], rows, "fields");
}

function writeInside(schema, name) {
  if (schema["x-rows"]) return " The columns below.";
  const inner = findInnerObject(schema);
  if (!inner) return "";
  const label = isList(schema) ? `Each of ${name}` : `Fields of ${name}`;
  return `<details class="inside"><summary>${escapeHtml(label)}</summary>${writeFieldTable(label, inner)}</details>`;
}

export function findInnerObject(schema) {
  const at = pickNonNullSchema(schema);
  if (isList(at)) return at.items && findInnerObject(at.items);
  return Object.keys(flattenSchema(at).properties).length > 0 ? at : undefined;
}

function isList(schema) {
  return [pickNonNullSchema(schema).type].flat().includes("array");
}

function pickNonNullSchema(schema) {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(({ type }) => type !== "null");
  return choices.length > 0 && !schema.properties
    ? { ...choices[0], ...schema, oneOf: undefined, anyOf: undefined }
    : schema;
}

export function flattenSchema(schema) {
  const parts = [schema, ...(schema.allOf ?? []).flatMap((part) => [part, ...(part.allOf ?? [])])];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: new Set(parts.flatMap(({ required = [] }) => required)),
  };
}

function describeKind(schema) {
  const at = { ...pickNonNullSchema(schema) };
  const mayBeNull =
    [schema.type].flat().includes("null") ||
    (schema.oneOf ?? schema.anyOf ?? []).some(({ type }) => type === "null");
  const values = at.enum?.filter((value) => value !== null);
  const words =
    at.const !== undefined
      ? JSON.stringify(at.const)
      : describeUnit({ ...at, ...(values && { enum: values }) });
  return `${escapeHtml(words)}${describeLimits(at)}${mayBeNull ? "; or null" : ""}`;
}

/** `; 1 to 200 entries`, `; at most 64 letters` */
function describeLimits({
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
  const limitWords = [];
  if (values) return "";
  if (maximum !== undefined && maximum < LARGEST_INTEGER) limitWords.push(`${minimum ?? "up"} to ${maximum}`);
  else if (minimum !== undefined && minimum !== 1 && minimum > -LARGEST_INTEGER)
    limitWords.push(`${minimum} or more`);
  if (maxLength !== undefined && !contentEncoding && !format)
    limitWords.push(minLength > 1 ? `${minLength} to ${maxLength} letters` : `at most ${maxLength} letters`);
  if (maxItems !== undefined)
    limitWords.push(minItems > 0 ? `${minItems} to ${maxItems} entries` : `at most ${maxItems} entries`);
  if (pattern && !examples && pattern.length < 60)
    limitWords.push(`matching <code>${escapeHtml(pattern)}</code>`);
  return limitWords.map((one) => `; ${one}`).join("");
}

function describeSchema(schema) {
  const { title, description = "", examples } = { ...pickNonNullSchema(schema), ...schema };
  const descriptionText = description.trim().replaceAll(/\s+/g, " ");
  const words = UNIT_WORDS.has(descriptionText) ? "" : descriptionText;
  const label = title && !words.startsWith(title) ? `${title}.` : "";
  const example = examples?.length > 0 ? `For example ${writeCode(examples[0])}.` : "";
  return [escapeHtml(label), inline(words), example].filter(Boolean).join(" ");
}

const LARGEST_INTEGER = 2147483647;
