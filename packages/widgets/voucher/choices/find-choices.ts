import type { OfferedOption } from "../../../sdk/report/filters/option.ts";
import { codesOf, indexNext, namesOf, type ChoiceIndex, type Haystack } from "./choice-index.ts";
import { beginsAt, folded, hasWord } from "./folded.ts";

/** The matches offered from a list, best first; `isCut` if there are more. */
export interface Offered {
  options: readonly OfferedOption[];
  isCut: boolean;
}

/** Maximum number of matches, and how to rank and describe them. */
interface Offer {
  limit: number;
  lately?: ChoiceIndex;
}

/**
 * Searches for the typed text, best match first: whole code or name, names that begin with it, names with a word
 * that begins with it, codes that begin with it, names whose words begin with each typed word, and names that
 * contain it. Within each group `lately` come first; for very short texts, before all others.
 */
export function findChoices(index: ChoiceIndex, typed: string, { limit, lately }: Offer): Offered {
  const needle = folded(typed);
  if (needle === "") return { options: [], isCut: false };
  const found = new Map<string, OfferedOption>();
  const lists = lately ? [lately, index] : [index];
  const steps =
    needle.length <= LITTLE
      ? lists.flatMap((list) => WAYS.map((way) => ({ list, way })))
      : WAYS.flatMap((way) => lists.map((list) => ({ list, way })));
  const seen: Seen = new Map();
  for (const { list, way } of steps) {
    // Find one more than shown, to know that there are more.
    if (found.size > limit) break;
    search(list, way, { typed: needle, seen }, (option) => {
      if (!found.has(option.value)) found.set(option.value, option);
      return found.size <= limit;
    });
  }
  return { options: sureOf([...found.values()].slice(0, limit), needle), isCut: found.size > limit };
}

/** One way of matching: in names or codes, which needle, and which positions count. */
interface Way {
  where: "names" | "codes";
  needleOf: (typed: string) => string | undefined;
  counts?: (text: string, at: number, typed: string) => boolean;
  isSure?: true;
}

const WAYS: readonly Way[] = [
  { where: "codes", needleOf: (typed) => `\n${typed}\n`, isSure: true },
  { where: "names", needleOf: (typed) => `\n${typed}\n`, isSure: true },
  { where: "names", needleOf: (typed) => `\n${typed}`, isSure: true },
  { where: "names", needleOf: (typed) => typed, counts: beginsAt, isSure: true },
  { where: "codes", needleOf: (typed) => `\n${typed}` },
  {
    where: "names",
    needleOf: longestOfSeveral,
    counts: (text, at, typed) => beginsAt(text, at) && hasAll(lineAt(text, at), typed),
  },
  { where: "names", needleOf: (typed) => typed },
  { where: "codes", needleOf: (typed) => typed },
];

/** Whether a block contains the text at all. Most don't, and need not be searched again in other ways. */
type Seen = Map<Haystack, boolean>;

/** Searches a list in one way, block by block, and indexes missing blocks, until `take` returns false. */
function search(
  list: ChoiceIndex,
  way: Way,
  { typed, seen }: { typed: string; seen: Seen },
  take: (option: OfferedOption) => boolean,
): void {
  const needle = way.needleOf(typed);
  if (needle === undefined) return;
  const isWhole = needle.includes(typed);
  for (let block = 0; block < list.blocks.length || indexNext(list); block += 1) {
    const haystack = way.where === "names" ? namesOf(list, block) : codesOf(list, block);
    if (isWhole && !has(haystack, typed, seen)) continue;
    const isWanted = searchBlock(haystack, { ...way, needle, typed }, (at) => {
      const option = list.choices[haystack.owners[at] ?? 0];
      const beside = way.where === "codes" ? { beside: haystack.given?.[at] ?? "" } : {};
      return option === undefined || take({ ...option, ...beside, isSure: way.isSure ?? false });
    });
    if (!isWanted) return;
  }
}

function has(haystack: Haystack, typed: string, seen: Seen): boolean {
  const known = seen.get(haystack);
  if (known !== undefined) return known;
  const found = haystack.text.includes(typed);
  seen.set(haystack, found);
  return found;
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
    // Start at the line break before it, since a needle may begin with one.
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

/** If several have the same code, none is a sure match. */
function sureOf(found: OfferedOption[], needle: string): OfferedOption[] {
  const [first, second] = found;
  const isOf = (option: OfferedOption | undefined) => folded(option?.beside ?? "") === needle;
  return first && isOf(first) && isOf(second) ? [{ ...first, isSure: false }, ...found.slice(1)] : found;
}

function longestOfSeveral(typed: string): string | undefined {
  const words = typed.split(" ");
  return words.length < 2
    ? undefined
    : words.reduce((one, other) => (other.length > one.length ? other : one));
}

function hasAll(name: string, typed: string): boolean {
  return typed.split(" ").every((word) => hasWord(name, word));
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at));
}

/** Texts up to this length are ambiguous, so recent choices rank first. */
const LITTLE = 2;
