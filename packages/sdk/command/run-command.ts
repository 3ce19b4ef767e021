import { readFile } from "node:fs/promises";
import { text as textOf } from "node:stream/consumers";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { contractVersion } from "../generated/operations.ts";
import { callOperation, createClient, type CallWishes, type OutputForm } from "./call-operation.ts";
import type { CommandIO } from "./command-io.ts";
import { chooseCompletionScript, listCompletions } from "./completion.ts";
import { exitCodeOf, exitCodes, describeFailure } from "./exit-code.ts";
import { writeEvents } from "./follow-events.ts";
import { writeOperationHelp, listOperations, usage } from "./help-text.ts";
import { importSheet, importUsage } from "./import-sheet.ts";
import { listProfiles, logIn, logOut } from "./login.ts";
import { Misuse } from "./misuse.ts";
import { findGuide } from "./operation-guide.ts";
import { findWay } from "./profiles.ts";
import { createPrompt } from "./prompt.ts";
import { readArguments } from "./read-arguments.ts";
import { watch } from "./watch.ts";

/** Returns the exit code; any failure is written to `io.errors`. */
export async function runCommand(words: readonly string[], io: CommandIO): Promise<number> {
  try {
    return await run(words, io);
  } catch (error) {
    if (io.signal.aborted) return exitCodes.interrupted;
    io.errors.write(`vanbook: ${describeFailure(error)}\n`);
    return exitCodeOf(error);
  }
}

async function run(words: readonly string[], io: CommandIO): Promise<number> {
  if (words[0] === "__complete") {
    for (const reply of listCompletions(words.slice(1))) io.output.write(`${reply}\n`);
    return exitCodes.done;
  }
  const { values, positionals } = parseWords(words);
  const [first, ...rest] = positionals;
  if (values.version) return printText(io, `${contractVersion}\n`);
  if (first === undefined || first === "help" || values.help)
    return printText(io, chooseHelpText(first === "help" ? rest[0] : first));

  switch (first) {
    case "login":
      await logIn(io, values);
      return exitCodes.done;
    case "logout":
      await logOut(io, values.profile);
      return exitCodes.done;
    case "profiles":
      await listProfiles(io, rest[0]);
      return exitCodes.done;
    case "operations":
      return printText(io, listOperations(rest.join(" ")));
    case "completion":
      return printText(io, chooseCompletionScript(rest[0]));
    case "import": {
      const vanbook = createClient(await findWay(io.env, values.profile));
      const wishes = { isDry: values["dry-run"] === true, isQuiet: values.quiet === true };
      return (await importSheet(io, vanbook, rest, wishes)) ? exitCodes.done : exitCodes.refused;
    }
    case "events": {
      const after = values.after === undefined ? undefined : readWholeNumber("--after", values.after, 0);
      const wishes = { after, types: values.types, follow: values.follow === true };
      await writeEvents(io, createClient(await findWay(io.env, values.profile)), wishes);
      return io.signal.aborted ? exitCodes.interrupted : exitCodes.done;
    }
    case "mcp": {
      const { serveAssistant } = await import("../assistant/serve-assistant.ts");
      const choice = { only: splitNames(values.operations), writes: splitNames(values.writes) };
      await serveAssistant(io, createClient(await findWay(io.env, values.profile)), choice);
      return exitCodes.done;
    }
    default:
      return callByName(io, first, rest, values);
  }
}

async function callByName(io: CommandIO, name: string, words: string[], values: Values): Promise<number> {
  const { id, guide } = findGuide(name);
  if (guide.noKey) throw new Misuse(`${id} can't be called with an API key: sign in to the app for it.`);
  const wishes = readWishes(values);
  const args = await readArguments(guide, words, await readJson(io, values.args));
  if (/\.(delete|revoke)$/.test(id) && !values.yes) await confirmDeletion(io, id);
  const way = await findWay(io.env, values.profile);
  const call = (to: CommandIO) => callOperation(to, way, { id, guide, args }, wishes);
  if (values.watch === undefined) await call(io);
  else if (guide.writes || wishes.output !== undefined)
    throw new Misuse("--watch is for what is read, on the output.");
  else await watch(io, readPositive("--watch", values.watch) ?? 30, call);
  return io.signal.aborted ? exitCodes.interrupted : exitCodes.done;
}

const COMMAND_OPTIONS = {
  json: { type: "boolean" },
  table: { type: "boolean" },
  rows: { type: "boolean" },
  csv: { type: "boolean" },
  pdf: { type: "boolean" },
  excel: { type: "boolean" },
  watch: { type: "string" },
  output: { type: "string", short: "o" },
  page: { type: "string" },
  "page-size": { type: "string" },
  sort: { type: "string" },
  search: { type: "string" },
  args: { type: "string" },
  "idempotency-key": { type: "string" },
  profile: { type: "string" },
  url: { type: "string" },
  timeout: { type: "string" },
  follow: { type: "boolean", short: "f" },
  after: { type: "string" },
  types: { type: "string" },
  operations: { type: "string" },
  writes: { type: "string" },
  "dry-run": { type: "boolean" },
  yes: { type: "boolean", short: "y" },
  quiet: { type: "boolean", short: "q" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

type Values = ReturnType<typeof parseWords>["values"];

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: withWatch(words), options: COMMAND_OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misuse((error as Error).message.split(". To specify")[0] ?? "");
  }
}

/** `--watch` may have no seconds, and in `--sort -Column` the value is not an option `-C`. */
function withWatch(words: readonly string[]): string[] {
  const preparedWords: string[] = [];
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before === "--sort" && word.startsWith("-"))
      preparedWords[preparedWords.length - 1] = `--sort=${word}`;
    else if (word === "--watch" && !/^\d+$/.test(words[at + 1] ?? "")) preparedWords.push("--watch=30");
    else preparedWords.push(word);
  });
  return preparedWords;
}

function readWishes(values: Values): CallWishes {
  const forms = (
    ["json", "table", "rows", "csv", "pdf", "excel"] as const satisfies readonly OutputForm[]
  ).filter((form) => values[form]);
  if (forms.length > 1) throw new Misuse(`One of --${forms.join(" and --")}, not both.`);
  const timeout = readPositive("--timeout", values.timeout);
  return {
    form: forms[0],
    output: values.output,
    page: readPositive("--page", values.page),
    pageSize: readPositive("--page-size", values["page-size"]),
    sort: values.sort,
    search: values.search,
    timeout: timeout === undefined ? undefined : timeout * 1000,
    idempotencyKey: values["idempotency-key"],
    isQuiet: values.quiet === true,
  };
}

function splitNames(text: string | undefined): string[] | undefined {
  return text
    ?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

function readPositive(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : readWholeNumber(name, text, 1);
}

function readWholeNumber(name: string, text: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Misuse(`${name} is a whole number from ${least} on, not "${text}".`);
}

async function readJson({ input }: CommandIO, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  if (path === "-") return textOf(input);
  return readFile(path, "utf8").catch((error: Error) => {
    throw new Misuse(`${path} can't be read: ${error.message}`);
  });
}

/** Asks for confirmation on a terminal; without one, an operation that deletes needs --yes. */
async function confirmDeletion(io: CommandIO, id: string): Promise<void> {
  if (!io.input.isTTY) throw new Misuse(`${id} deletes: add --yes.`);
  const prompt = createPrompt(io);
  try {
    const answer = await prompt.ask(`${id} can't be undone. Continue? (yes/no)`, "no");
    if (!/^y(es)?$/i.test(answer)) throw new Misuse("Nothing was deleted.");
  } finally {
    prompt.close();
  }
}

function chooseHelpText(name: string | undefined): string {
  if (name === undefined) return usage;
  if (name === "import") return importUsage;
  if (!name.includes(".")) return usage;
  const { id, guide } = findGuide(name);
  return writeOperationHelp(id, guide);
}

function printText({ output }: CommandIO, text: string): number {
  output.write(text);
  return exitCodes.done;
}
