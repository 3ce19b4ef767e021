// Compiles the text catalogues, which are JSON files of ICU messages (packages/*/text/<language>),
// to modules of strings and functions, so that pages need no message parser. Allowed syntax:
// docs/decisions/057-messages.md.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileMessage } from "./compile-message.mjs";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const ENGLISH_LANGUAGE = "en-IN";
/**
 * Files in this folder contain whole English sentences with their translations. They are not
 * messages, and become one module.
 */
const WORDS_FOLDER = "words/";
/** The variable parts of the server's and the forms' messages (scripts/messages.mjs). */
const MESSAGES_FILE = "messages.json";
/**
 * A folder's texts without a group name, and the texts of the pages' script before anything else is
 * loaded.
 */
const PARTS_FILE = "parts.json";
const ELEMENT_FILE = "element.json";
const TEXT_PACKAGES = ["packages/sdk", "packages/app"];
export const TEXT_FOLDERS = TEXT_PACKAGES.map((name) => `${name}/generated/text`);

export async function compileTextModules() {
  const modules = await Promise.all(TEXT_PACKAGES.map((folder) => compileModules(folder)));
  return Object.assign({}, ...modules);
}

async function compileModules(folder) {
  const texts = join(root, folder, "text");
  const entries = await readdir(texts, { withFileTypes: true });
  const languages = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const catalogues = await Promise.all(languages.map((language) => readCatalogue(texts, language)));
  const english = catalogues.find(({ language }) => language === ENGLISH_LANGUAGE);
  const problems = [];
  const modules = catalogues.flatMap((catalogue) => {
    const compiledModules = compileCatalogue(catalogue, english, (problem) =>
      problems.push(`${folder}/text/${problem}`),
    );
    return Object.entries(compiledModules).map(([path, text]) => [`${folder}/generated/text/${path}`, text]);
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return Object.fromEntries(modules);
}

async function readCatalogue(texts, language) {
  const paths = await readdir(join(texts, language), { recursive: true });
  const jsons = paths.filter((path) => path.endsWith(".json") && path !== MESSAGES_FILE).sort();
  const files = await Promise.all(
    jsons.map(async (path) => [path, JSON.parse(await readFile(join(texts, language, path), "utf8"))]),
  );
  const formatters = await readFormatters(join(texts, language));
  return { language, files: Object.fromEntries(files), formatters };
}

export async function readFormatters(folder) {
  const path = join(folder, FORMATTERS_FILE);
  return existsSync(path) ? Object.keys(await loadModule(path)) : [];
}

/**
 * A language's modules by their paths in the folder of texts. Reports each problem with the file,
 * the key and the reason: a language must have the keys of the English files, and its messages must
 * use the same parameters as the English ones.
 */
export function compileCatalogue({ language, files, formatters }, english, tell) {
  const modules = {};
  const words = {};
  for (const [path, content] of Object.entries(files)) {
    const at = `${language}/${path}`;
    if (path.startsWith(WORDS_FOLDER))
      addWords(words, content, (key, reason) => tell(`${at}: ${key}: ${reason}`));
    else if (Object.hasOwn(english.files, path))
      modules[at.replace(/json$/, "ts")] = compileFile(
        { language, path, content, formatters },
        english.files[path],
        (key, reason) => tell(`${at}: ${key}: ${reason}`),
      );
    else tell(`${at}: ${ENGLISH_LANGUAGE} has no such file`);
  }
  for (const path of Object.keys(english.files))
    if (!Object.hasOwn(files, path)) tell(`${language}/${path}: the file is missing`);
  if (Object.hasOwn(english.files, PARTS_FILE))
    for (const [name, text] of Object.entries(writeCompositions(Object.keys(english.files), language)))
      modules[`${language}/${name}.ts`] = text;
  if (Object.keys(words).length > 0)
    modules[`${language}/words.ts`] =
      `${MODULE_HEAD}\n/** English words and sentences, as this language says them. */\nexport const words: Readonly<Record<string, string>> = ${JSON.stringify(words, null, 2)};\n`;
  return modules;
}

/**
 * Modules with the texts of a folder's files, and one, `whole`, with everything: the texts of
 * `bank-dates.json` are under `bankDates`, those of `parts.json` directly next to them. A page that
 * needs only a part imports the part.
 */
function writeCompositions(paths, language) {
  const folders = [...new Set(paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0]))];
  const own = paths.filter((path) => !path.includes("/") && path !== ELEMENT_FILE);
  const whole = writeComposition("whole", [...own, ...folders.map((folder) => `${folder}.json`)], language);
  const parts = folders.map((folder) => {
    const within = paths.filter((path) => path.startsWith(`${folder}/`));
    return [folder, writeComposition(folder, within, language)];
  });
  return Object.fromEntries([["whole", whole], ...parts]);
}

function writeComposition(name, paths, language) {
  const sortedPaths = paths.toSorted();
  const imports = sortedPaths.map(
    (path) => `import { ${toCamelCase(path)}Text } from "./${path.replace(/json$/, "ts")}";\n`,
  );
  const parts = sortedPaths.map((path) => {
    const part = toCamelCase(path);
    return path.endsWith(PARTS_FILE) ? `  ...${part}Text,\n` : `  ${part}: ${part}Text,\n`;
  });
  const lines = [`${MODULE_HEAD}\n${imports.join("")}`, `export const ${name}Text = {\n${parts.join("")}};`];
  if (language === ENGLISH_LANGUAGE) lines.push(`\n${typeLine(`${name}Text`)}`);
  return `${lines.join("\n")}\n`;
}

function addWords(words, content, tell) {
  for (const [english, translation] of Object.entries(content)) {
    if (Object.hasOwn(words, english)) tell(english, "another file has these words too");
    words[english] = translation;
  }
}

function typeLine(name) {
  return `export type ${name[0].toUpperCase()}${name.slice(1)} = typeof ${name};`;
}

function compileFile({ language, path, content, formatters }, english, tell) {
  const calledFormatters = new Set();
  const object = compileValue(content, english, "", {
    tell,
    isFormatter(name) {
      if (formatters.includes(name)) calledFormatters.add(name);
      return calledFormatters.has(name);
    },
  });
  const name = `${toCamelCase(path)}Text`;
  const lines = [MODULE_HEAD];
  if (calledFormatters.size > 0) {
    const from = `${"../".repeat(path.split("/").length + 2)}text/${language}/${FORMATTERS_FILE}`;
    lines.push(`import { ${[...calledFormatters].sort().join(", ")} } from ${JSON.stringify(from)};\n`);
  }
  lines.push(`export const ${name} = ${object};`);
  if (language === ENGLISH_LANGUAGE) lines.push(`\n${typeLine(name)}`);
  return `${lines.join("\n")}\n`;
}

function compileValue(value, english, key, context) {
  if (typeof value === "string" && typeof english === "string")
    return compileText(value, english, key, context);
  if (describeKind(value) !== describeKind(english) || typeof value !== "object") {
    context.tell(key, `it is ${describeKind(value)}, the English one ${describeKind(english)}`);
    return "undefined";
  }
  for (const name of Object.keys(english))
    if (!Object.hasOwn(value, name)) context.tell(joinKey(key, name), "it is missing");
  const parts = Object.entries(value).flatMap(([name, each]) => {
    if (!Object.hasOwn(english, name)) {
      context.tell(joinKey(key, name), "English has no such key");
      return [];
    }
    return [[name, compileValue(each, english[name], joinKey(key, name), context)]];
  });
  if (Array.isArray(value)) return `[${parts.map(([, code]) => code).join(", ")}]`;
  const lines = parts.map(
    ([name, code]) => `${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)}: ${code},\n`,
  );
  return `{\n${lines.join("")}}`;
}

function compileText(message, english, key, { tell, isFormatter }) {
  try {
    return compileMessage(message, english, isFormatter);
  } catch (error) {
    tell(key, error.message);
    return '""';
  }
}

function describeKind(value) {
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function joinKey(key, name) {
  return key === "" ? name : `${key}.${name}`;
}

/** `masters/price-lists.json` as a name: `priceLists`. */
function toCamelCase(path) {
  const name = path.replace(/^.*\//, "").replace(/\.json$/, "");
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

const FORMATTERS_FILE = "formatters.ts";
const MODULE_HEAD = "// Made by scripts/generate.mjs from the catalogues of texts. Never edited.";
