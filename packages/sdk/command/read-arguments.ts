import { readFile } from "node:fs/promises";
import { didYouMean } from "../nearest-name.ts";
import { Misuse } from "./misuse.ts";
import type { ArgumentSchema, OperationGuide } from "./guide-type.ts";
import { mayBeNull, listTypes } from "./operation-guide.ts";

/**
 * The arguments of a call: `name=value` words, which override the JSON of `--args`. A value is read
 * by its type in the contract: a list is `a,b` or JSON, an object is JSON, a file is `@path`.
 * Throws Misuse for a name that the operation does not have, for one that is given twice and for a
 * missing one.
 */
export async function readArguments(
  { args: schemas, required = [], list }: OperationGuide,
  words: readonly string[],
  json: string | undefined,
): Promise<object> {
  const whole = json === undefined ? undefined : parseJson(json, "--args");
  if (list) {
    if (words.length === 0 && Array.isArray(whole)) return whole as unknown[];
    throw new Misuse("This operation takes a list: give it as JSON by --args.");
  }
  if (whole !== undefined && !isObject(whole)) throw new Misuse("--args is one JSON object.");
  const args: Record<string, unknown> = { ...whole };
  const wordNames = new Set<string>();
  for (const word of words) {
    const { name, text } = split(word);
    const argumentName = findArgumentName(name, schemas);
    if (wordNames.has(argumentName)) throw new Misuse(`${argumentName} is given twice.`);
    wordNames.add(argumentName);
    args[argumentName] = await readValue(argumentName, text, schemas[argumentName] ?? {});
  }
  for (const name of Object.keys(args)) findArgumentName(name, schemas);
  const missing = required.filter((name) => args[name] === undefined);
  if (missing.length > 0) throw new Misuse(`Missing: ${missing.map((name) => `${name}=…`).join(" ")}`);
  return args;
}

function split(word: string) {
  const at = word.indexOf("=");
  if (at < 1) throw new Misuse(`"${word}" is no argument: write NAME=VALUE.`);
  return { name: word.slice(0, at), text: word.slice(at + 1) };
}

/** In the contract's spelling, whatever case the user typed. */
function findArgumentName(name: string, schemas: OperationGuide["args"]): string {
  const names = Object.keys(schemas);
  const foundName = schemas[name] ? name : names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (foundName) return foundName;
  const hint = names.length > 0 ? ` It takes ${names.join(", ")}.` : "";
  throw new Misuse(`The operation has no argument "${name}".${didYouMean(name, names) || hint}`);
}

async function readValue(name: string, text: string, schema: ArgumentSchema): Promise<unknown> {
  if (text.startsWith("@")) return readFileValue(name, text.slice(1), schema);
  if (text === "null" && mayBeNull(schema)) return null;
  const types = listTypes(schema);
  if (types.includes("string") || types.length === 0) return text;
  if (types.includes("boolean")) return readBoolean(name, text);
  if (types.includes("number") || types.includes("integer")) return readNumber(name, text);
  if (types.includes("array") && !/^\s*\[/.test(text)) return listOf(name, text, schema.items ?? {});
  return parseJson(text, name);
}

function readBoolean(name: string, text: string): boolean {
  if (/^(true|yes|1)$/i.test(text)) return true;
  if (/^(false|no|0)$/i.test(text)) return false;
  throw new Misuse(`${name} is true or false, not "${text}".`);
}

function readNumber(name: string, text: string): number {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new Misuse(`${name} is a number, not "${text}".`);
}

async function listOf(name: string, text: string, items: ArgumentSchema): Promise<unknown[]> {
  if (text === "") return [];
  return Promise.all(text.split(",").map((one) => readValue(name, one.trim(), items)));
}

/** Bytes or base64 if the contract wants that, otherwise JSON or text. */
async function readFileValue(name: string, path: string, schema: ArgumentSchema): Promise<unknown> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Misuse(`${name}: ${path} can't be read: ${error.message}`);
  });
  if (schema.contentEncoding === "base64" || schema.format === "byte") return bytes.toString("base64");
  if (schema.format === "binary" || schema.contentMediaType !== undefined) return new Blob([bytes]);
  const types = listTypes(schema);
  return types.includes("string") ? bytes.toString("utf8") : parseJson(bytes.toString("utf8"), name);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misuse(`${name} is no JSON: ${(error as Error).message}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
