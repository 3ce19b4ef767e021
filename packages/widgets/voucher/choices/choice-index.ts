import type { Option } from "../../../sdk/report/filters/option.ts";
import { foldText } from "./folded.ts";

/** Built block by block on demand or in idle time, so that nobody waits for all of it. */
export interface ChoiceIndex {
  readonly choices: readonly Option[];
  readonly blocks: Block[];
}

/** Many texts joined, one per line, so that a single search covers all of them. */
export interface Haystack {
  text: string;
  starts: readonly number[];
  /** Index of the choice that each text belongs to. */
  owners: readonly number[];
  given?: readonly string[];
}

interface Block {
  names: Haystack;
  codes: Haystack;
}

export function createChoiceIndex(choices: readonly Option[]): ChoiceIndex {
  return { choices, blocks: [] };
}

/** Builds the next block; returns false if all are built. */
export function buildNextBlock({ choices, blocks }: ChoiceIndex): boolean {
  const first = blocks.length * BLOCK_SIZE;
  if (first >= choices.length) return false;
  const names: Text[] = [];
  const codes: Text[] = [];
  for (let owner = first; owner < Math.min(first + BLOCK_SIZE, choices.length); owner += 1) {
    const { label = "", codes: choiceCodes = [] } = choices[owner] ?? {};
    names.push({ owner, text: label });
    for (const code of choiceCodes) codes.push({ owner, text: code });
  }
  blocks.push({
    names: makeHaystack(names),
    codes: { ...makeHaystack(codes), given: codes.map(({ text }) => text) },
  });
  return true;
}

export function getNames({ blocks }: ChoiceIndex, block: number): Haystack {
  return blocks[block]?.names ?? EMPTY_HAYSTACK;
}
export function getCodes({ blocks }: ChoiceIndex, block: number): Haystack {
  return blocks[block]?.codes ?? EMPTY_HAYSTACK;
}

interface Text {
  owner: number;
  text: string;
}

function makeHaystack(texts: readonly Text[]): Haystack {
  const lines = texts.map(({ text }) => foldText(text));
  const starts: number[] = [];
  let at = 1;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return { text: `\n${lines.join("\n")}\n`, starts, owners: texts.map(({ owner }) => owner) };
}

/** A block of this size is built in a few milliseconds, even on a phone. */
const BLOCK_SIZE = 2_000;
const EMPTY_HAYSTACK: Haystack = { text: "", starts: [], owners: [] };
