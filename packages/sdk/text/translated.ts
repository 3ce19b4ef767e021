import type { Message, Said } from "@vanbook/sdk/rules";
import { enIN } from "./en-IN/en-IN.ts";

interface ColumnWords {
  label?: string;
  field?: string;
  help?: string;
  tones?: Readonly<Record<string, unknown>>;
}

type Translate = (sentence: Said) => string;

export function translateDefinition<Definition extends object>(
  definition: Definition,
  translate: Translate,
): Definition {
  return translateValue(definition, "", translate) as Definition;
}

export function translateKeys<Tone>(
  tones: Readonly<Record<string, Tone>>,
  translate: (english: string) => string,
): Record<string, Tone> {
  return Object.fromEntries(Object.entries(tones).map(([word, tone]) => [translate(word), tone]));
}

export function listDefinitionTexts(definition: Readonly<{ columns?: readonly ColumnWords[] }>): Set<Said> {
  const { columns = [] } = definition;
  const words = new Set<Said>(
    columns.flatMap(({ label, field, help, tones = {} }) => [
      label ?? field ?? "",
      help ?? "",
      ...Object.keys(tones),
    ]),
  );
  words.delete("");
  translateValue(definition, "", (word) => {
    words.add(word);
    return typeof word === "string" ? word : word.message;
  });
  return words;
}

function translateValue(value: unknown, name: string, translate: Translate): unknown {
  if (typeof value === "string") return TEXT_KEYS.has(name) ? translate(value) : value;
  if (Array.isArray(value))
    return value.map((each: unknown) => (isPlain(each) ? translateValue(each, "", translate) : each));
  if (!isPlain(value)) return value;
  if (isMessage(value)) return translate(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (KEPT_KEYS.has(key) && !(key === "columns" && "search" in value)) return [key, each];
      if (key === "required" && isUsual(each, value["label"]))
        return [key, translate({ message: each, key: "fieldRequired", values: { field: value["label"] } })];
      return [
        key,
        name === "words" ? translateValue(each, "label", translate) : translateValue(each, key, translate),
      ];
    }),
  );
}

function isUsual(requiredText: unknown, label: unknown): requiredText is string {
  return typeof label === "string" && requiredText === enIN.requiredField(label);
}

function isMessage(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Message {
  return typeof value["message"] === "string" && "key" in value && "values" in value;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || "$$typeof" in value) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Keys whose values are texts for people. `words` is an object of such texts, or one text. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  "title",
  "label",
  "noun",
  "all",
  "none",
  "help",
  "message",
  "onSubmit",
  "required",
  "words",
  "missing",
]);

/**
 * Not translated here: file names, how a look-up reads its records, the fields of a card. A
 * report's columns are found by label and translated when drawn.
 */
const KEPT_KEYS: ReadonlySet<string> = new Set(["file", "from", "columns", "card"]);
