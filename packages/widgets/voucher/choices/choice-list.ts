import type { OfferedOption, Option } from "../../../sdk/report/filters/option.ts";
import { indexOf, type ChoiceIndex } from "./choice-index.ts";
import { findChoices, type Offered } from "./find-choices.ts";

/** A field's options and their search index, shared by all fields with the same list. */
export interface ChoiceList {
  index: ChoiceIndex;
  byValue: ReadonlyMap<string, Option>;
  /** By name in lower case. */
  byName: ReadonlyMap<string, Option>;
}

/** The shared list for these options. */
export function choiceList(options: readonly Option[]): ChoiceList {
  const known = lists.get(options);
  if (known) return known;
  const list = createList(options);
  lists.set(options, list);
  return list;
}

/** Search text of a field. null: list open, no search; undefined: field not in use. */
export type Asked = string | null | undefined;

/** What a field offers for a search text. */
export function offeredOf(
  { index }: Pick<ChoiceList, "index">,
  asked: Asked,
  { chosen, lately }: { chosen?: Option | undefined; lately?: ChoiceIndex | undefined } = {},
): Offered {
  const isShort = index.choices.length <= WHOLE;
  const limit = isShort ? WHOLE : SHOWN;
  const offer = { limit, ...(lately && { lately }) };
  if (typeof asked === "string" && asked.trim() !== "")
    return known(findChoices(index, asked, offer), chosen);
  // Don't build the index of a long list for a field that is not in use.
  if (asked === undefined && !isShort) return { options: chosen ? [chosen] : [], isCut: true };
  const first = lately?.choices ?? [];
  const named = new Set(first.map(({ value }) => value));
  const options: Option[] = [...first];
  for (const choice of index.choices) {
    if (options.length > limit) break;
    if (!named.has(choice.value)) options.push(choice);
  }
  const shown = options.slice(0, limit);
  const isShown = chosen === undefined || shown.some(({ value }) => value === chosen.value);
  return { options: isShown ? shown : [chosen, ...shown], isCut: options.length > limit };
}

/** Includes the chosen option, whose label is needed when the user leaves the field without another choice. */
function known({ options, isCut }: Offered, chosen: Option | undefined): Offered {
  if (!chosen || options.some(({ value }) => value === chosen.value)) return { options, isCut };
  const hidden: OfferedOption = { ...chosen, isHidden: true };
  return { options: [...options, hidden], isCut };
}

function createList(options: readonly Option[]): ChoiceList {
  let byValue: Map<string, Option> | undefined;
  let byName: Map<string, Option> | undefined;
  return {
    index: indexOf(options),
    get byValue() {
      return (byValue ??= firstBy(options, ({ value }) => value));
    },
    get byName() {
      return (byName ??= firstBy(options, ({ label }) => label.trim().toLowerCase()));
    },
  };
}

function firstBy(options: readonly Option[], nameOf: (option: Option) => string): Map<string, Option> {
  // If several have the same name, the first one wins.
  return new Map(options.toReversed().map((option) => [nameOf(option), option]));
}

const lists = new WeakMap<readonly Option[], ChoiceList>();

/** A list up to this length is shown whole; a longer one shows only the first matches. */
const WHOLE = 500;
const SHOWN = 100;
