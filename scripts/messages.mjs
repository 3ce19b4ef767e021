// Makes functions of the messages that the server and the forms show by key and values. The English
// ones (packages/sdk/messages/en-IN.json) are separate functions, so that a bundler drops those a
// page does not use; those of other languages are one list. Allowed syntax: as in
// text-catalogues.mjs.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@messageformat/parser";
import { writeCode, collectParameters } from "./compile-message.mjs";
import { root } from "./project/root.mjs";
import { readFormatters } from "./text-catalogues.mjs";

const ENGLISH_PATH = "packages/sdk/messages/en-IN.json";
const TEXTS_FOLDER = "packages/sdk/text";

export async function buildMessageFiles() {
  const english = await readMessages(ENGLISH_PATH);
  const files = {
    "packages/sdk/generated/messages.ts": writeEnglishFunctions(english),
    "packages/sdk/generated/message-parameters.ts": writeParameterTypes(english),
  };
  const languages = (await readdir(join(root, TEXTS_FOLDER))).filter((name) =>
    /^(?!en)[a-z]+-[A-Z]+$/.test(name),
  );
  for (const language of languages) {
    const path = `${TEXTS_FOLDER}/${language}/messages.json`;
    const messages = await readMessages(path);
    refuseDifferences(english, messages, path);
    const formatters = await readFormatters(join(root, TEXTS_FOLDER, language));
    files[`packages/sdk/generated/text/${language}/messages.ts`] = writeTranslations(
      language,
      messages,
      formatters,
    );
  }
  return files;
}

function refuseDifferences(english, messages, path) {
  const isSame = (key) =>
    english[key] && messages[key] && listNames(english[key]).join() === listNames(messages[key]).join();
  const faults = Object.keys({ ...english, ...messages }).filter((key) => !isSame(key));
  if (faults.length > 0) throw new Error(`${path} and ${ENGLISH_PATH} differ in ${faults.join(", ")}`);
}

async function readMessages(path) {
  const sentences = JSON.parse(await readFile(join(root, path), "utf8"));
  return Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, parse(sentence)]));
}

function writeEnglishFunctions(english) {
  const functions = Object.entries(english).map(([key, tokens]) => {
    const names = listNames(tokens);
    const texts = `{ ${names.join(", ")} }: Texts<${writeUnion(names)}>`;
    return `export const ${key} = /* @__PURE__ */ createSentence("${key}", (${texts}) => ${writeCode(tokens, new Map(), () => false)});`;
  });
  return `${writeHead(ENGLISH_PATH)}
import { createSentence, type Texts } from "../messages/message.ts";

${functions.join("\n")}
`;
}

function writeParameterTypes(english) {
  const parameters = Object.entries(english).map(
    ([key, tokens]) => `  ${key}: ${writeUnion(listNames(tokens))};`,
  );
  return `${writeHead(ENGLISH_PATH)}
/** The messages by their keys, each with the names of its values. */
export interface MessageParameters {
${parameters.join("\n")}
}
`;
}

function writeTranslations(language, messages, formatters) {
  const calledFormatters = new Set();
  const isFormatter = (name) => formatters.includes(name) && calledFormatters.add(name) !== undefined;
  const functions = Object.entries(messages).map(
    ([key, tokens]) =>
      `  ${key}: ({ ${listNames(tokens).join(", ")} }) => ${writeCode(tokens, new Map(), isFormatter)},`,
  );
  const importLine =
    calledFormatters.size > 0
      ? `import { ${[...calledFormatters].sort().join(", ")} } from "../../../text/${language}/formatters.ts";\n`
      : "";
  return `${writeHead(`${TEXTS_FOLDER}/${language}/messages.json`)}
${importLine}import type { Translations } from "../../../text/create-say.ts";

export const messages: Translations = {
${functions.join("\n")}
};
`;
}

function writeHead(path) {
  return `// Made by scripts/messages.mjs from ${path}. Never edited.`;
}

function listNames(tokens) {
  return [...collectParameters(tokens).keys()].sort();
}

function writeUnion(names) {
  return names.map((name) => `"${name}"`).join(" | ");
}
