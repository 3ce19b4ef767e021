import type { Option } from "../../parts/option.ts";
import { folded } from "./folded.ts";

/** A list made ready to be searched. It is made block by block, as it is needed or as there is time, so that nobody waits for the whole of it. */
export interface ChoiceIndex {
  readonly choices: readonly Option[];
  readonly blocks: Block[];
}

/** Texts in one, a line each, so that one search goes through all of them. */
export interface Haystack {
  text: string;
  /** Where each begins. */
  starts: readonly number[];
  /** Which of the choices each is of. */
  owners: readonly number[];
  /** As they were before they were folded. */
  given?: readonly string[];
}

interface Block {
  names: Haystack;
  codes: Haystack;
}

/** The index of a list, of which nothing is made yet. */
export function indexOf(choices: readonly Option[]): ChoiceIndex {
  return { choices, blocks: [] };
}

/** Makes the next block; false when there is none. */
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

/** The names, or the codes, of a block that is made. */
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

/** Made in a few milliseconds, also by a telephone. */
const BLOCK = 2_000;
const EMPTY: Haystack = { text: "", starts: [], owners: [] };
