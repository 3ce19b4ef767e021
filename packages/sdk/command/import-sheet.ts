import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Vanbook } from "../generated/client.ts";
import type { Answer, Args, OperationId, Schema } from "../methods.ts";
import { importBatchKey, getImportBatch, describeRounding } from "../rules/sheets.ts";
import type { CommandIO } from "./command-io.ts";
import type { ArgumentSchema } from "./guide-type.ts";
import { Misuse } from "./misuse.ts";
import { findGuide } from "./operation-guide.ts";
import { createProgress } from "./progress.ts";
import { createPrompt } from "./prompt.ts";
import { readArguments } from "./read-arguments.ts";
import { ACCOUNT_GROUP } from "../books/account-groups.ts";

export const importUsage = `Usage: vanbook import customers FILE RootId=ROUTE RateType=CCP|SP|DP|MRP CustomerType=0…4
       vanbook import suppliers FILE
       vanbook import items FILE ItemCategoryID=1…9
       vanbook import opening-bills FILE
       vanbook import items.xlsx …          a file of one of these names says itself what it holds

Makes a record of each row of an Excel file's first sheet, 200 rows at a time. Faults in rows are reported before anything is sent; such rows
are left out. The same file sent twice is made once. Opening bills, at most 1,000, are all posted or, if a row has a fault, none. --dry-run sends nothing. What all rows have in common (RootId=…) is asked for on a terminal where
it is not given.
Ends with 1 when a row was left out or refused.
`;

/** Returns whether every row was created. */
export async function importSheet(
  io: CommandIO,
  vanbook: Vanbook,
  commandWords: readonly string[],
  { isDry, isQuiet }: { isDry: boolean; isQuiet: boolean },
): Promise<boolean> {
  const { kind, file, words } = readNamedSheet(commandWords);
  if (file === undefined) throw new Misuse(`Which file? \`vanbook import ${commandWords[0]} FILE\``);
  const choices = await readChoices(io, kind, words);
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Misuse(`${file} can't be read: ${error.message}`);
  });
  const { signal, errors } = io;
  const sheet = { kind, file: bytes.toString("base64") };
  const preview = await vanbook.imports.preview(sheet, { signal, timeout: WAIT_LIMIT_MS });
  for (const column of preview.ignored) errors.write(`Column "${column}" is not read.\n`);
  const wrong = preview.rows.flatMap(({ Error: why }) => why ?? []);
  for (const why of wrong) errors.write(`${why}\n`);
  for (const figure of preview.rounded ?? []) errors.write(`${describeRounding(kind, [figure]).message}\n`);
  for (const { message } of preview.parties ?? []) if (message !== null) errors.write(`${message}\n`);
  const sound = preview.rows.filter(({ Error: why }) => why === null).map(({ Error: _, ...row }) => row);
  if (isDry) {
    io.output.write(`${sound.length} rows can be imported, ${wrong.length} can't.\n`);
    return wrong.length === 0;
  }
  if (kind === "openingBill" && wrong.length > 0) {
    io.output.write(`0 made, ${preview.rows.length} left out.\n`);
    return false;
  }

  const progress = createProgress(io, isQuiet);
  let createdCount = 0;
  const size = getImportBatch(kind);
  for (let begin = 0; begin < sound.length; begin += size) {
    const rows = sound.slice(begin, begin + size);
    const idempotencyKey = importBatchKey(preview.importKey, kind, choices.key, begin);
    const { results } = await send(vanbook, kind, choices.args, rows, {
      idempotencyKey,
      signal,
      timeout: WAIT_LIMIT_MS,
    });
    createdCount += results.filter(({ id }) => id !== null).length;
    for (const { id, message } of results) if (id === null) errors.write(`${message ?? "Refused."}\n`);
    progress.say(`${begin + rows.length} of ${sound.length} rows`);
  }
  progress.end();
  io.output.write(`${createdCount} made, ${preview.rows.length - createdCount} left out.\n`);
  return createdCount === preview.rows.length;
}

/** The word before the file, or else the file's own name. Throws Misuse if neither is a kind. */
export function readNamedSheet(commandWords: readonly string[]): NamedSheet {
  const [first, ...words] = commandWords;
  if (first === undefined) throw new Misuse(importUsage.trimEnd());
  const kind = SHEET_KINDS.get(first.toLowerCase());
  if (kind) return { kind, file: words[0], words: words.slice(1) };
  const ending = extname(first);
  const own = ending === "" ? undefined : SHEET_KINDS.get(basename(first, ending).toLowerCase());
  if (own) return { kind: own, file: first, words };
  throw new Misuse(
    `What does ${first} hold? \`vanbook import items ${first}\`, or customers, or suppliers, or opening-bills.`,
  );
}

export function listCommonArguments(kind: Schema<"ImportKind">): Readonly<Record<string, ArgumentSchema>> {
  const { guide } = findGuide(IMPORT_OPERATIONS[kind]);
  return Object.fromEntries(NEEDED_ARGUMENTS[kind].map((name) => [name, guide.args[name] ?? {}]));
}

interface NamedSheet {
  kind: Schema<"ImportKind">;
  file: string | undefined;
  words: readonly string[];
}

/** `key` holds the values of the arguments that all rows share, for the batch keys. */
async function readChoices(io: CommandIO, kind: Schema<"ImportKind">, words: readonly string[]) {
  const { guide } = findGuide(IMPORT_OPERATIONS[kind]);
  const own = { ...guide, args: listCommonArguments(kind), required: [] };
  const givenChoices = (await readArguments(own, words, undefined)) as Choices;
  const missing = Object.keys(own.args).filter((name) => givenChoices[name] === undefined);
  const answers = await askFor(io, missing, own.args);
  const args = { ...givenChoices, ...((await readArguments(own, answers, undefined)) as Choices) };
  return { args, key: Object.keys(own.args).map((name) => String(args[name])) };
}

/**
 * On a terminal, asks for missing arguments as command words. Throws Misuse for an empty input and,
 * without a terminal, with all that is missing.
 */
async function askFor(
  io: CommandIO,
  missing: readonly string[],
  schemas: Readonly<Record<string, ArgumentSchema>>,
): Promise<string[]> {
  const describeMissing = (name: string) => {
    const { enum: values = [], description = "" } = schemas[name] ?? {};
    const choices = values.filter((value) => value !== null).join("|");
    return `${name}=${choices || "…"} (${description.trim().replace(/\.$/, "")})`;
  };
  const refuse = (names: readonly string[]) =>
    new Misuse(`Missing, the same for all rows: ${names.map(describeMissing).join(", ")}.`);
  if (missing.length === 0) return [];
  if (!io.input.isTTY) throw refuse(missing);
  const prompt = createPrompt(io);
  try {
    const answers: string[] = [];
    for (const name of missing) {
      const answer = await prompt.ask(describeMissing(name));
      if (answer === "") throw refuse([name]);
      answers.push(`${name}=${answer}`);
    }
    return answers;
  } finally {
    prompt.close();
  }
}

async function send(
  vanbook: Vanbook,
  kind: Schema<"ImportKind">,
  choices: Choices,
  rows: readonly object[],
  options: { idempotencyKey: string; signal: AbortSignal; timeout: number },
): Promise<Answer<"items.importRows">> {
  // The rows come from the server's own preview, without its error fields; the choices were checked
  // against the contract.
  if (kind === "item")
    return vanbook.items.importRows({ ...choices, rows } as Args<"items.importRows">, options);
  if (kind === "openingBill")
    return vanbook.openingBills.importRows({ rows } as Args<"openingBills.importRows">, options);
  const AccountParent = kind === "customer" ? ACCOUNT_GROUP.debtors : ACCOUNT_GROUP.creditors;
  return vanbook.accounts.importRows(
    { ...choices, AccountParent, rows } as Args<"accounts.importRows">,
    options,
  );
}

type Choices = Readonly<Record<string, unknown>>;

const SHEET_KINDS: ReadonlyMap<string, Schema<"ImportKind">> = new Map([
  ["customers", "customer"],
  ["suppliers", "supplier"],
  ["items", "item"],
  ["opening-bills", "openingBill"],
]);
const IMPORT_OPERATIONS = {
  customer: "accounts.importRows",
  supplier: "accounts.importRows",
  item: "items.importRows",
  openingBill: "openingBills.importRows",
} as const satisfies Record<Schema<"ImportKind">, OperationId>;
const NEEDED_ARGUMENTS: Readonly<Record<Schema<"ImportKind">, readonly string[]>> = {
  customer: ["RootId", "RateType", "CustomerType"],
  supplier: [],
  item: ["ItemCategoryID"],
  openingBill: [],
};
/** The server gives up on a file after fifteen seconds, and may have to read others first. */
const WAIT_LIMIT_MS = 45_000;
