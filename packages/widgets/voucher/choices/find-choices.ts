import type { OfferedOption } from "../../../sdk/report/filters/option.ts";
import { getCodes, buildNextBlock, getNames, type ChoiceIndex, type Haystack } from "./choice-index.ts";
import { isWordStart, foldText, hasWord } from "./folded.ts";

export interface Offered {
  options: readonly OfferedOption[];
  isCut: boolean;
}

interface Offer {
  limit: number;
  lately?: ChoiceIndex;
}

/**
 * Ranks the matches: whole code or name, names that begin with the typed text, names with a word
 * that begins with it, codes that begin with it, names whose words begin with each typed word, and
 * names that contain it. Within each group `lately` come first; for very short texts, before all
 * others.
 */
export function findChoices(index: ChoiceIndex, typedText: string, { limit, lately }: Offer): Offered {
  const needle = foldText(typedText);
  if (needle === "") return { options: [], isCut: false };
  const foundOptions = new Map<string, OfferedOption>();
  const lists = lately ? [lately, index] : [index];
  const steps =
    needle.length <= SHORT_TEXT_LENGTH
      ? lists.flatMap((list) => MATCHING_WAYS.map((way) => ({ list, way })))
      : MATCHING_WAYS.flatMap((way) => lists.map((list) => ({ list, way })));
  const searchedHaystacks: Seen = new Map();
  for (const { list, way } of steps) {
    // Find one match more than shown, to know whether there are more.
    if (foundOptions.size > limit) break;
    search(list, way, { typed: needle, seen: searchedHaystacks }, (option) => {
      if (!foundOptions.has(option.value)) foundOptions.set(option.value, option);
      return foundOptions.size <= limit;
    });
  }
  return {
    options: clearAmbiguousMatch([...foundOptions.values()].slice(0, limit), needle),
    isCut: foundOptions.size > limit,
  };
}

interface Way {
  where: "names" | "codes";
  needleOf: (typedText: string) => string | undefined;
  counts?: (text: string, at: number, typedText: string) => boolean;
  isSure?: true;
}

const MATCHING_WAYS: readonly Way[] = [
  { where: "codes", needleOf: (typedText) => `\n${typedText}\n`, isSure: true },
  { where: "names", needleOf: (typedText) => `\n${typedText}\n`, isSure: true },
  { where: "names", needleOf: (typedText) => `\n${typedText}`, isSure: true },
  { where: "names", needleOf: (typedText) => typedText, counts: isWordStart, isSure: true },
  { where: "codes", needleOf: (typedText) => `\n${typedText}` },
  {
    where: "names",
    needleOf: findLongestWord,
    counts: (text, at, typedText) => isWordStart(text, at) && hasAll(readLine(text, at), typedText),
  },
  { where: "names", needleOf: (typedText) => typedText },
  { where: "codes", needleOf: (typedText) => typedText },
];

/** Whether a block has the text at all. Most don't, and need no other searches. */
type Seen = Map<Haystack, boolean>;

function search(
  list: ChoiceIndex,
  way: Way,
  { typed, seen }: { typed: string; seen: Seen },
  take: (option: OfferedOption) => boolean,
): void {
  const needle = way.needleOf(typed);
  if (needle === undefined) return;
  const isWhole = needle.includes(typed);
  for (let block = 0; block < list.blocks.length || buildNextBlock(list); block += 1) {
    const haystack = way.where === "names" ? getNames(list, block) : getCodes(list, block);
    if (isWhole && !has(haystack, typed, seen)) continue;
    const isWanted = searchBlock(haystack, { ...way, needle, typed }, (at) => {
      const option = list.choices[haystack.owners[at] ?? 0];
      const beside = way.where === "codes" ? { beside: haystack.given?.[at] ?? "" } : {};
      return option === undefined || take({ ...option, ...beside, isSure: way.isSure ?? false });
    });
    if (!isWanted) return;
  }
}

function has(haystack: Haystack, typedText: string, searchedHaystacks: Seen): boolean {
  const knownAnswer = searchedHaystacks.get(haystack);
  if (knownAnswer !== undefined) return knownAnswer;
  const isFound = haystack.text.includes(typedText);
  searchedHaystacks.set(haystack, isFound);
  return isFound;
}

/** Finds each text once. Returns false when `take` wants no more. */
function searchBlock(
  { text, starts }: Haystack,
  { needle, typed, counts }: Pick<Way, "counts"> & { needle: string; typed: string },
  take: (at: number) => boolean,
): boolean {
  let from = 0;
  for (;;) {
    const hit = text.indexOf(needle, from);
    if (hit < 0) return true;
    if (counts && !counts(text, hit, typed)) {
      from = hit + 1;
      continue;
    }
    const at = lastBefore(starts, needle.startsWith("\n") ? hit + 1 : hit);
    if (!take(at)) return false;
    const next = starts[at + 1];
    if (next === undefined) return true;
    // Start at the line break before the next text, since a needle may begin with one.
    from = next - 1;
  }
}

/** Index of the last start at or before a position. */
function lastBefore(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** If several options have the same code, none is a sure match. */
function clearAmbiguousMatch(foundOptions: OfferedOption[], needle: string): OfferedOption[] {
  const [first, second] = foundOptions;
  const isOf = (option: OfferedOption | undefined) => foldText(option?.beside ?? "") === needle;
  return first && isOf(first) && isOf(second)
    ? [{ ...first, isSure: false }, ...foundOptions.slice(1)]
    : foundOptions;
}

function findLongestWord(typedText: string): string | undefined {
  const words = typedText.split(" ");
  return words.length < 2
    ? undefined
    : words.reduce((one, other) => (other.length > one.length ? other : one));
}

function hasAll(name: string, typedText: string): boolean {
  return typedText.split(" ").every((word) => hasWord(name, word));
}

function readLine(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at));
}

/** In letters: such short texts are ambiguous, so recent choices rank first. */
const SHORT_TEXT_LENGTH = 2;
