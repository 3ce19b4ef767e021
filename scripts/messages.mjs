// Makes functions of the messages that the server and the forms show by key and values. The English ones
// (packages/sdk/messages/en-IN.json) are separate functions, so that a bundler drops those a page does not use;
// those of other languages are one list. Allowed syntax: as in text-catalogues.mjs.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@messageformat/parser";
import { codeOf, parametersOf } from "./compile-message.mjs";
import { root } from "./project/root.mjs";
import { readFormatters } from "./text-catalogues.mjs";

const ENGLISH = "packages/sdk/messages/en-IN.json";
const TEXTS = "packages/sdk/text";

/** The files made from the message catalogues, by path. */
export async function messageFiles() {
  const english = await readMessages(ENGLISH);
  const files = {
    "packages/sdk/generated/messages.ts": englishFunctions(english),
    "packages/sdk/generated/message-parameters.ts": parameterTypes(english),
  };
  const languages = (await readdir(join(root, TEXTS))).filter((name) => /^(?!en)[a-z]+-[A-Z]+$/.test(name));
  for (const language of languages) {
    const path = `${TEXTS}/${language}/messages.json`;
    const messages = await readMessages(path);
    refuseDifferences(english, messages, path);
    const formatters = await readFormatters(join(root, TEXTS, language));
    files[`packages/sdk/generated/text/${language}/messages.ts`] = translations(
      language,
      messages,
      formatters,
    );
  }
  return files;
}

/** Throws if a catalogue has other messages than the English one, or a message with other parameters. */
function refuseDifferences(english, messages, path) {
  const isSame = (key) =>
    english[key] && messages[key] && namesIn(english[key]).join() === namesIn(messages[key]).join();
  const faults = Object.keys({ ...english, ...messages }).filter((key) => !isSame(key));
  if (faults.length > 0) throw new Error(`${path} and ${ENGLISH} differ in ${faults.join(", ")}`);
}

async function readMessages(path) {
  const sentences = JSON.parse(await readFile(join(root, path), "utf8"));
  return Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, parse(sentence)]));
}

function englishFunctions(english) {
  const functions = Object.entries(english).map(([key, tokens]) => {
    const names = namesIn(tokens);
    const texts = `{ ${names.join(", ")} }: Texts<${unionOf(names)}>`;
    return `export const ${key} = /* @__PURE__ */ createSentence("${key}", (${texts}) => ${codeOf(tokens, new Map(), () => false)});`;
  });
  return `${headOf(ENGLISH)}
import { createSentence, type Texts } from "../messages/message.ts";

${functions.join("\n")}
`;
}

function parameterTypes(english) {
  const parameters = Object.entries(english).map(([key, tokens]) => `  ${key}: ${unionOf(namesIn(tokens))};`);
  return `${headOf(ENGLISH)}
/** The messages by their keys, each with the names of its values. */
export interface MessageParameters {
${parameters.join("\n")}
}
`;
}

function translations(language, messages, formatters) {
  const called = new Set();
  const isFormatter = (name) => formatters.includes(name) && called.add(name) !== undefined;
  const functions = Object.entries(messages).map(
    ([key, tokens]) =>
      `  ${key}: ({ ${namesIn(tokens).join(", ")} }) => ${codeOf(tokens, new Map(), isFormatter)},`,
  );
  const imported =
    called.size > 0
      ? `import { ${[...called].sort().join(", ")} } from "../../../text/${language}/formatters.ts";\n`
      : "";
  return `${headOf(`${TEXTS}/${language}/messages.json`)}
${imported}import type { Translations } from "../../../text/create-say.ts";

export const messages: Translations = {
${functions.join("\n")}
};
`;
}

function headOf(path) {
  return `// Made by scripts/messages.mjs from ${path}. Never edited.`;
}

/** The names of a message's values, in alphabetical order. */
function namesIn(tokens) {
  return [...parametersOf(tokens).keys()].sort();
}

function unionOf(names) {
  return names.map((name) => `"${name}"`).join(" | ");
}
