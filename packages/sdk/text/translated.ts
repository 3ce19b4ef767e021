import type { Message, Said } from "@vanbook/sdk/rules";
import { enIN } from "./en-IN/en-IN.ts";

interface ColumnWords {
  label?: string;
  field?: string;
  help?: string;
  tones?: Readonly<Record<string, unknown>>;
}

type Translate = (said: Said) => string;

/** The definition with its texts translated. */
export function translated<Definition extends object>(
  definition: Definition,
  translate: Translate,
): Definition {
  return walked(definition, "", translate) as Definition;
}

/** Tones keyed by the translated words of the tags. */
export function translatedKeys<Tone>(
  tones: Readonly<Record<string, Tone>>,
  translate: (english: string) => string,
): Record<string, Tone> {
  return Object.fromEntries(Object.entries(tones).map(([word, tone]) => [translate(word), tone]));
}

/** All texts of a definition that a catalogue translates. */
export function wordsOf(definition: Readonly<{ columns?: readonly ColumnWords[] }>): Set<Said> {
  const { columns = [] } = definition;
  const words = new Set<Said>(
    columns.flatMap(({ label, field, help, tones = {} }) => [
      label ?? field ?? "",
      help ?? "",
      ...Object.keys(tones),
    ]),
  );
  words.delete("");
  walked(definition, "", (word) => {
    words.add(word);
    return typeof word === "string" ? word : word.message;
  });
  return words;
}

function walked(value: unknown, name: string, translate: Translate): unknown {
  if (typeof value === "string") return WORDS.has(name) ? translate(value) : value;
  if (Array.isArray(value))
    return value.map((each: unknown) => (isPlain(each) ? walked(each, "", translate) : each));
  if (!isPlain(value)) return value;
  if (isMessage(value)) return translate(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (KEPT.has(key) && !(key === "columns" && "search" in value)) return [key, each];
      if (key === "required" && isUsual(each, value["label"]))
        return [key, translate({ message: each, key: "fieldRequired", values: { field: value["label"] } })];
      return [key, name === "words" ? walked(each, "label", translate) : walked(each, key, translate)];
    }),
  );
}

/** Whether a field's `required` text is the standard message for its label. */
function isUsual(required: unknown, label: unknown): required is string {
  return typeof label === "string" && required === enIN.requiredField(label);
}

function isMessage(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & Message {
  return typeof value["message"] === "string" && "key" in value && "values" in value;
}

/** Whether a value is a plain object or list of the definition, not a component or an instance of a class. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || "$$typeof" in value) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Keys whose values are texts for people; `words` itself is an object of such texts, or one text. */
const WORDS: ReadonlySet<string> = new Set([
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
 * Keys whose values are not translated here: file names, how a look-up reads its records, the fields of a card.
 * A report's columns are found by label and translated when drawn.
 */
const KEPT: ReadonlySet<string> = new Set(["file", "from", "columns", "card"]);
