import type { Option } from "../../../sdk/report/filters/option.ts";
import { folded } from "./folded.ts";

/** The search index of a list, built block by block on demand or in idle time, so that nobody waits for all of it. */
export interface ChoiceIndex {
  readonly choices: readonly Option[];
  readonly blocks: Block[];
}

/** Many texts joined, one per line, so that a single search covers all. */
export interface Haystack {
  text: string;
  /** Position where each text begins. */
  starts: readonly number[];
  /** Index of the choice that each text belongs to. */
  owners: readonly number[];
  /** The original texts before folding. */
  given?: readonly string[];
}

interface Block {
  names: Haystack;
  codes: Haystack;
}

/** The index of a list, with no block built yet. */
export function indexOf(choices: readonly Option[]): ChoiceIndex {
  return { choices, blocks: [] };
}

/** Builds the next block; false if all are built. */
export function indexNext({ choices, blocks }: ChoiceIndex): boolean {
  const first = blocks.length * BLOCK;
  if (first >= choices.length) return false;
  const names: Text[] = [];
  const codes: Text[] = [];
  for (let owner = first; owner < Math.min(first + BLOCK, choices.length); owner += 1) {
    const { label = "", codes: known = [] } = choices[owner] ?? {};
    names.push({ owner, text: label });
    for (const code of known) codes.push({ owner, text: code });
  }
  blocks.push({
    names: haystackOf(names),
    codes: { ...haystackOf(codes), given: codes.map(({ text }) => text) },
  });
  return true;
}

/** The names or codes of a built block. */
export function namesOf({ blocks }: ChoiceIndex, block: number): Haystack {
  return blocks[block]?.names ?? EMPTY;
}
export function codesOf({ blocks }: ChoiceIndex, block: number): Haystack {
  return blocks[block]?.codes ?? EMPTY;
}

interface Text {
  owner: number;
  text: string;
}

function haystackOf(texts: readonly Text[]): Haystack {
  const lines = texts.map(({ text }) => folded(text));
  const starts: number[] = [];
  let at = 1;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return { text: `\n${lines.join("\n")}\n`, starts, owners: texts.map(({ owner }) => owner) };
}

/** Builds in a few milliseconds, even on a phone. */
const BLOCK = 2_000;
const EMPTY: Haystack = { text: "", starts: [], owners: [] };
