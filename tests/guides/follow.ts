import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { listFences, type Fence } from "../fences.ts";
import type { Product } from "../product.ts";
import { openShell } from "./shell.ts";

/** What a test provides in addition to the guide's code blocks. */
export interface Given {
  /** The company, and its administrator who creates the key. Default: the larger company. */
  company?: { id: number; administrator: string };
  /** Time at which the crontab's commands run, such as `2026-11-19T06:15:00+05:30`. */
  now?: string;
  /** Files that the reader already has, by name. */
  files?: Record<string, string | Uint8Array>;
  /** Called after each shell block, with the reader's folder and the output. */
  onRun?: (folder: string, printedText: string) => Promise<void>;
}

/** The reader's folder and shell after the guide was followed. */
export interface Followed {
  folder: string;
  /** Runs more lines in the folder; returns their output. */
  run(lines: string): Promise<string>;
}

/**
 * Follows docs/guides/NAME.md block by block, as printed: writes its files, runs its commands and
 * its crontab's commands, and compares the output with the output shown, where `…` matches anything
 * within a line. Output that the guide does not show fails too. The key has the rights that the
 * guide names.
 */
export async function follow(product: Product, name: string, options: Given = {}): Promise<Followed> {
  const guide = await readFile(join(GUIDES_FOLDER, `${name}.md`), "utf8");
  const secret = await createGuideKey(product, guide, options.company);
  const now = options.now ?? "2026-11-18T10:00:00+05:30";
  const shell = await openShell({
    VANBOOK_URL: product.url,
    VANBOOK_API_KEY: secret,
    VANBOOK_SHELL_NOW: now,
  });
  for (const [file, text] of Object.entries(options.files ?? {}))
    await writeFile(join(shell.folder, file), text);
  const runLines = async (lines: string, expectedText: string | undefined) => {
    const { printed } = await shell.run(lines);
    if (expectedText !== undefined)
      expect(printed.replace(/^\uFEFF/, ""), lines).toMatch(makePattern(expectedText));
    await options.onRun?.(shell.folder, printed);
  };
  const fences = listFences(guide);
  expect(fences.length, name).toBeGreaterThan(0);
  for (const [at, fence] of fences.entries()) {
    const { language, info, text } = fence;
    if (info !== "") await writeFile(join(shell.folder, info), text);
    else if (language === "sh") await runLines(text, findShownAfter(fences, at));
    else if (language === "crontab")
      for (const line of text.trim().split("\n"))
        await runLines(parseCronCommand(line, now, shell.folder), undefined); // cron mails the output
    else expect([language, fences[at - 1]?.language], `line ${fence.line}`).toEqual(["text", "sh"]);
  }
  return { folder: shell.folder, run: async (lines) => (await shell.run(lines)).printed };
}

/** The output that the block after a shell block shows; empty if it shows none. */
function findShownAfter(fences: readonly Fence[], at: number): string {
  const next = fences[at + 1];
  return next?.language === "text" ? next.text : "";
}

/** A pattern for the output that the guide shows. */
function makePattern(shownText: string): RegExp {
  const escapedParts = shownText.split("…").map((part) => part.replaceAll(/[.+*?^$()|[\]{}\\]/g, "\\$&"));
  return new RegExp(`^${escapedParts.join("[^\\n]+")}$`);
}

/**
 * The command of a crontab line as cron passes it to the shell, in the reader's folder. `now` must
 * be one of the line's times.
 */
function parseCronCommand(line: string, now: string, folder: string): string {
  const [, fields = "", command = ""] = /^((?:\S+ ){5})(.*)$/.exec(line) ?? [];
  const [date = "", time = ""] = now.split("T");
  const [minute, hour, day, month] = [time.slice(3, 5), time.slice(0, 2), date.slice(8), date.slice(5, 7)];
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  const times = [minute, hour, day, month, weekday].map(Number);
  for (const [at, field] of fields.trim().split(" ").entries())
    expect(isAt(field, times[at] ?? NaN), `${line}: ${field} at ${now}`).toBe(true);
  expect(command, "an % without its backslash ends a crontab's command").not.toMatch(/(?<!\\)%/);
  return command.replaceAll("\\%", "%").replaceAll(/\/srv\/[\w-]+/g, folder);
}

function isAt(field: string, time: number): boolean {
  if (field.startsWith("*/")) return time % Number(field.slice(2)) === 0;
  return field === "*" || Number(field) === time;
}

/** An administrator's key for the operations that the guide names, or for all if it names none. */
async function createGuideKey(
  product: Product,
  guide: string,
  { id, administrator } = { id: 1, administrator: "meera" },
): Promise<string> {
  const [, namedOperations = ""] = /API key that may ask for ((?:`\w+\.\w+`|,|and|\s)+)/.exec(guide) ?? [];
  const operations = [...namedOperations.matchAll(/[\w.]{5,}/g)].map(([operation]) => operation);
  const answer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Guide", ...(operations.length > 0 && { operations }) },
    cookie: await product.signIn(id, administrator),
  });
  return answer.read<{ secret: string }>().secret;
}

const GUIDES_FOLDER = join(import.meta.dirname, "../../docs/guides");
