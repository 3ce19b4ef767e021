import { describe, expect, it, test } from "vitest";
import { escapeText, isAllowedText, toCanonicalName, toCanonicalText } from "./canonical-text.ts";
import { convertValue } from "./coerce.ts";
import { readSpec } from "./read-spec.ts";
import type { SpecSchema } from "./spec.ts";
import { check, createValidator } from "./validate.ts";

test.each([
  ["meera", "meera"],
  ["  Meera ", "meera"],
  ["me\u200bera", "meera"],
  ["me\u00adera\u200d", "meera"],
  ["me\u001bera\u0000", "meera"],
  ["\u202emeera", "meera"],
  ["me\u2800era", "meera"],
  ["\u2800 \u2800", ""],
  ["meera\ud800", "meera"],
  ["ｍｅｅｒａ", "meera"],
  ["ﬁona", "fiona"],
  ["Anna\u00a0 Mary", "anna mary"],
  ["മീര", "മീര"],
])("the user name %j is stored as %j", (typedName, storedName) => {
  expect(toCanonicalName(typedName)).toBe(storedName);
  expect(toCanonicalName(storedName)).toBe(storedName);
});

test("codes are stored in capitals, other texts as they were typed", () => {
  expect(toCanonicalText("code", " kl-07\u200b-cd-4521 ")).toBe("KL-07-CD-4521");
  expect(toCanonicalText("line", " Café\u200b & Sons ")).toBe(" Café & Sons ");
  // Malayalam and Hindi write with the joiners, which are invisible too.
  for (const text of ["അവന്\u200d", "क्\u200dष", "र\u200c्"])
    expect(toCanonicalText("line", text)).toBe(text.normalize("NFC"));
  expect(toCanonicalText("typed", "pa\u200bss\u001b")).toBe("pa\u200bss\u001b");
});

test("line breaks are allowed in texts of many lines only, control characters in none", () => {
  for (const text of ["a\u001bb", "a\u0000b", "a\u007fb", "a\u009bb"])
    expect([isAllowedText("line", text), isAllowedText("lines", text)]).toEqual([false, false]);
  for (const text of ["a\r\nb", "a\tb"])
    expect([isAllowedText("line", text), isAllowedText("lines", text)]).toEqual([false, true]);
});

test("a terminal shows control and formatting characters as text", () => {
  expect(escapeText("\u001b[31mred\u202e\r\n")).toBe(String.raw`\u{1b}[31mred\u{202e}\u{d}\u{a}`);
  expect(escapeText("മീര നായര്\u200d")).toBe("മീര നായര്\u200d");
});

describe("every text that the contract accepts", () => {
  const spec = readSpec();
  const validator = createValidator(spec);
  const texts = listSentTexts(spec).filter(({ schema }) => schema["x-text"] !== "typed");

  it("is refused with a control character, or comes without it", () => {
    expect(texts.length).toBeGreaterThan(200);
    const acceptedTexts = texts.filter(({ schema }) => {
      const lazyCheck = validator.of({ type: "object", properties: { field: schema } });
      return ["\u001b", "\u0000", ...(schema["x-text"] === "lines" ? [] : ["\r\n"])].some((control) => {
        const field = convertValue(schema, `a${control}b`, { isDocumented: false });
        const isCanonical = schema["x-text"] === "name" || schema["x-text"] === "code";
        if (isCanonical) return String(field).toLowerCase() !== "ab";
        try {
          check(lazyCheck, { field });
          return true;
        } catch {
          return false;
        }
      });
    });
    expect(acceptedTexts.map(({ name }) => name)).toEqual([]);
  });

  it("is of one line but for addresses, remarks, narrations, reasons, descriptions, messages and keys", () => {
    const names = texts.filter(({ schema }) => schema["x-text"] === "lines").map(({ name }) => name);
    expect([...new Set(names)].toSorted()).toEqual([
      ...["Address", "Address1", "Address2", "Address3", "ItemDescription", "Message", "Narration"],
      ...["Remark", "Taskname", "address", "description", "narration", "otherNarration", "publicKey"],
      ...["reason", "remark", "text"],
    ]);
  });
});

/** The texts of all queries and bodies, each with the name of its field. */
function listSentTexts({ paths, components }: ReturnType<typeof readSpec>): SentText[] {
  const foundTexts = new Map<SpecSchema, string>();
  const seenSchemas = new Set<unknown>();
  const visit = (schema: (SpecSchema & { $ref?: string }) | undefined, name: string) => {
    if (!schema || seenSchemas.has(schema)) return;
    seenSchemas.add(schema);
    if (schema.$ref) return visit(components.schemas[schema.$ref.split("/").at(-1) ?? ""], name);
    if ([schema.type].flat().includes("string")) foundTexts.set(schema, name);
    for (const [field, inner] of Object.entries(schema.properties ?? {})) visit(inner, field);
    visit(schema.items, name);
    for (const part of [...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) visit(part, name);
  };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const parameter of operation.parameters ?? []) visit(parameter.schema, parameter.name);
    for (const content of Object.values(operation.requestBody?.content ?? {})) visit(content.schema, "body");
  }
  return [...foundTexts].map(([schema, name]) => ({ schema, name }));
}

interface SentText {
  schema: SpecSchema;
  name: string;
}
