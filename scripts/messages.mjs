// Makes functions of the sentences of which a part varies, kept in ICU MessageFormat: the English ones (packages/sdk/messages/en-IN.json), one
// function each, so that a bundler drops what a page does not use; those of other languages as one list. The parser stays here.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@messageformat/parser";
import { root } from "./project/root.mjs";

const ENGLISH = "packages/sdk/messages/en-IN.json";
/** The other languages, with the functions by which a parameter is put into its form: `{field, oblique}`. */
const LANGUAGES = {
  "hi-IN": { formats: ["noSuch", "oblique"], from: "../text/hi-IN/grammar.ts" },
  "ml-IN": { formats: [], from: "" },
};

/** The files that are made of the catalogues of messages, by their paths. */
export async function messageFiles() {
  const english = parsed(ENGLISH, await readCatalogue(ENGLISH));
  const files = {
    "packages/sdk/generated/messages.ts": englishSentences(english),
    "packages/sdk/generated/message-parameters.ts": parametersOf(english),
  };
  for (const [locale, { formats, from }] of Object.entries(LANGUAGES)) {
    const path = `packages/widgets/text/${locale}/messages.json`;
    const messages = parsed(path, await readCatalogue(path), formats);
    refuseDifferences(english, messages, path);
    files[`packages/widgets/generated/messages-${locale}.ts`] = translations(path, messages, from);
  }
  return files;
}

/** Throws where a catalogue has other messages than the English one, or a message of it other parameters. */
export function refuseDifferences(english, messages, path) {
  const faults = [...new Set([...Object.keys(english), ...Object.keys(messages)])].filter(
    (key) =>
      !(key in english) ||
      !(key in messages) ||
      namesIn(english[key]).join() !== namesIn(messages[key]).join(),
  );
  if (faults.length > 0) throw new Error(`${path} and ${ENGLISH} differ in ${faults.join(", ")}`);
}

/** Each message of a catalogue, read by the parser; throws for a format that the language does not have. */
export function parsed(path, catalogue, formats = []) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, sentence]) => {
      const tokens = parse(sentence);
      const unknown = [...formatsIn(tokens)].find((format) => !formats.includes(format));
      if (unknown !== undefined) throw new Error(`${path}: ${key} has the unknown format ${unknown}`);
      return [key, tokens];
    }),
  );
}

function englishSentences(english) {
  const keys = Object.entries(english);
  const functions = keys.map(([key, tokens]) => {
    const names = namesIn(tokens);
    const texts = `{ ${names.join(", ")} }: Texts<${typeOf(names)}>`;
    return `export const ${key} = /* @__PURE__ */ createSentence("${key}", (${texts}) => ${template(tokens)});`;
  });
  return `// Made by scripts/messages.mjs from ${ENGLISH}. Never edited.
import { createSentence, type Texts } from "../messages/message.ts";

${functions.join("\n")}
`;
}

function parametersOf(english) {
  const parameters = Object.entries(english).map(([key, tokens]) => `  ${key}: ${typeOf(namesIn(tokens))};`);
  return `// Made by scripts/messages.mjs from ${ENGLISH}. Never edited.
/** The messages by their keys, each with the names of its values. */
export interface MessageParameters {
${parameters.join("\n")}
}
`;
}

function translations(path, messages, from) {
  const formats = [...new Set(Object.values(messages).flatMap((tokens) => [...formatsIn(tokens)]))].sort();
  const functions = Object.entries(messages).map(
    ([key, tokens]) => `  ${key}: ({ ${namesIn(tokens).join(", ")} }) => ${template(tokens)},`,
  );
  return `// Made by scripts/messages.mjs from ${path}. Never edited.
${formats.length > 0 ? `import { ${formats.join(", ")} } from "${from}";\n` : ""}import type { Translations } from "../text/create-say.ts";

export const messages: Translations = {
${functions.join("\n")}
};
`;
}

/** The names of the values that a message has, each once, in the order of the alphabet. */
function namesIn(tokens) {
  const names = tokens.flatMap((token) => [
    ...(token.arg === undefined ? [] : [token.arg]),
    ...(token.cases ?? []).flatMap((each) => namesIn(each.tokens)),
  ]);
  return [...new Set(names)].sort();
}

function* formatsIn(tokens) {
  for (const token of tokens) {
    if (token.type === "function") yield token.key;
    for (const each of token.cases ?? []) yield* formatsIn(each.tokens);
  }
}

/** A template literal that makes the sentence; `count` is the value that # stands for. */
function template(tokens, count) {
  return `\`${tokens.map((token) => part(token, count)).join("")}\``;
}

function part(token, count) {
  switch (token.type) {
    case "content":
      return token.value.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");
    case "argument":
      return `\${${token.arg}}`;
    case "octothorpe":
      return `\${${count}}`;
    case "function":
      return `\${${token.key}(${token.arg})}`;
    case "plural":
    case "select":
      return `\${${chosen(token)}}`;
    default:
      throw new Error(`Messages have no ${token.type}`);
  }
}

/** Values come as texts: a plural names the numbers that differ (=0, =1), so that no language's rules are needed. */
function chosen({ type, arg, cases }) {
  const other = cases.find(({ key }) => key === "other");
  return cases
    .filter((each) => each !== other)
    .reduceRight(
      (rest, { key, tokens }) => {
        if (type === "plural" && !key.startsWith("=")) throw new Error(`A plural of ${arg} names ${key}`);
        return `${arg} === "${key.replace(/^=/, "")}" ? ${template(tokens, arg)} : ${rest}`;
      },
      template(other.tokens, arg),
    );
}

function typeOf(names) {
  return names.map((name) => `"${name}"`).join(" | ");
}

async function readCatalogue(path) {
  return JSON.parse(await readFile(join(root, path), "utf8"));
}
