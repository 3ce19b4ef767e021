import { readFile } from "node:fs/promises";
import type { Vanbook } from "../generated/client.ts";
import type { Answer, Args, Schema } from "../methods.ts";
import { importBatchKey, IMPORT_BATCH } from "../rules/sheets.ts";
import type { CommandIO } from "./command-io.ts";
import { Misuse } from "./misuse.ts";
import { guideOf } from "./operation-guide.ts";
import { createProgress } from "./progress.ts";
import { readArguments } from "./read-arguments.ts";

/** What \`vanbook help import\` prints. */
export const importUsage = `Usage: vanbook import customers FILE RootId=ROUTE RateType=CCP|SP|DP|MRP CustomerType=0…4
       vanbook import suppliers FILE
       vanbook import items FILE ItemCategoryID=1…9

Makes a record of each row of an Excel file's first sheet, 200 rows at a time. What is wrong with a row is told before anything is sent; such rows
are left out. The same file sent twice is made once. --dry-run sends nothing.
Ends with 1 when a row was left out or refused.
`;

/** Imports a spreadsheet; gives whether every row was made. */
export async function importSheet(
  io: CommandIO,
  vanbook: Vanbook,
  [what = "", file, ...words]: readonly string[],
  { isDry, isQuiet }: { isDry: boolean; isQuiet: boolean },
): Promise<boolean> {
  const kind = KINDS[what];
  if (!kind || file === undefined) throw new Misuse(importUsage.trimEnd());
  const choices = await choicesOf(kind, words);
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Misuse(`${file} can't be read: ${error.message}`);
  });
  const { signal, errors } = io;
  const sheet = { kind, file: bytes.toString("base64") };
  const preview = await vanbook.imports.preview(sheet, { signal, timeout: PATIENCE });
  for (const column of preview.ignored) errors.write(`Column "${column}" is not read.\n`);
  const wrong = preview.rows.flatMap(({ Error: why }) => why ?? []);
  for (const why of wrong) errors.write(`${why}\n`);
  const sound = preview.rows.filter(({ Error: why }) => why === null).map(({ Error: _, ...row }) => row);
  if (isDry) {
    io.output.write(`${sound.length} rows can be imported, ${wrong.length} can't.\n`);
    return wrong.length === 0;
  }

  const progress = createProgress(io, isQuiet);
  let made = 0;
  for (let begin = 0; begin < sound.length; begin += IMPORT_BATCH) {
    const rows = sound.slice(begin, begin + IMPORT_BATCH);
    const idempotencyKey = importBatchKey(preview.importKey, kind, choices.key, begin);
    const { results } = await send(vanbook, kind, choices.args, rows, {
      idempotencyKey,
      signal,
      timeout: PATIENCE,
    });
    made += results.filter(({ id }) => id !== null).length;
    for (const { id, message } of results) if (id === null) errors.write(`${message ?? "Refused."}\n`);
    progress.say(`${begin + rows.length} of ${sound.length} rows`);
  }
  progress.end();
  io.output.write(`${made} made, ${preview.rows.length - made} left out.\n`);
  return made === preview.rows.length;
}

/** What all rows have in common, checked as the operation's arguments are, and what of it belongs into a batch's key. */
async function choicesOf(kind: Schema<"ImportKind">, words: readonly string[]) {
  const { guide } = guideOf(kind === "item" ? "items.importRows" : "accounts.importRows");
  const needed = NEEDED[kind];
  const own = Object.fromEntries(needed.map((name) => [name, guide.args[name] ?? {}]));
  const args = (await readArguments({ ...guide, args: own, required: needed }, words, undefined)) as Choices;
  return { args, key: needed.map((name) => String(args[name])) };
}

async function send(
  vanbook: Vanbook,
  kind: Schema<"ImportKind">,
  choices: Choices,
  rows: readonly object[],
  options: { idempotencyKey: string; signal: AbortSignal; timeout: number },
): Promise<Answer<"items.importRows">> {
  // The rows are the server's own, without what was wrong with them; the choices were read by the contract.
  if (kind === "item")
    return vanbook.items.importRows({ ...choices, rows } as Args<"items.importRows">, options);
  const AccountParent = kind === "customer" ? 14 : 27;
  return vanbook.accounts.importRows(
    { ...choices, AccountParent, rows } as Args<"accounts.importRows">,
    options,
  );
}

type Choices = Readonly<Record<string, unknown>>;

const KINDS: Readonly<Record<string, Schema<"ImportKind">>> = {
  customers: "customer",
  suppliers: "supplier",
  items: "item",
};
const NEEDED: Readonly<Record<Schema<"ImportKind">, readonly string[]>> = {
  customer: ["RootId", "RateType", "CustomerType"],
  supplier: [],
  item: ["ItemCategoryID"],
};
/** Milliseconds: the server gives up a file after fifteen seconds, and may have others to read before it. */
const PATIENCE = 45_000;
