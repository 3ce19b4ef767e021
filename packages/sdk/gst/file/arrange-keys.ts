import { GSTR1_FORMAT, type SectionLevel } from "../format/gstr1-format.ts";
import type { JsonObject, JsonValue } from "./json-text.ts";

/** Values by the last part of their key; one without a value is left out of the file. */
export type KeyValues = Readonly<Record<string, JsonValue | undefined>>;

/**
 * The values as an object whose keys are those of the format, in its order. Throws if a value is
 * missing that the format wants.
 */
export function arrangeKeys(section: string, level: SectionLevel, values: KeyValues): JsonObject {
  const object: Record<string, JsonValue> = {};
  const inner: Record<string, Record<string, JsonValue>> = {};
  for (const { parent, name, isOptional } of readKeys(section, level)) {
    const value = values[name];
    if (value === undefined) {
      if (isOptional) continue;
      throw new TypeError(`${section} has no ${name}.`);
    }
    if (parent === undefined) object[name] = value;
    else object[parent] = Object.assign((inner[parent] ??= {}), { [name]: value });
  }
  return object;
}

interface FileKey {
  /** The object that has the key, if it is not the record itself. */
  parent?: string;
  name: string;
  isOptional: boolean;
}

const parsedKeys = new Map<string, readonly FileKey[]>();

/** The keys of a level as the format lists them. */
function readKeys(section: string, level: SectionLevel): readonly FileKey[] {
  const at = `${section}/${level}`;
  const knownKeys = parsedKeys.get(at);
  if (knownKeys) return knownKeys;
  const keys = (GSTR1_FORMAT.sections[section]?.keys[level] ?? []).map((key): FileKey => {
    const [first = "", second] = key.replace("?", "").split(".");
    return {
      ...(second === undefined ? { name: first } : { parent: first, name: second }),
      isOptional: key.endsWith("?"),
    };
  });
  parsedKeys.set(at, keys);
  return keys;
}
