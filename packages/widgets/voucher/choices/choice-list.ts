import type { OfferedOption, Option } from "../../../sdk/report/filters/option.ts";
import { createChoiceIndex, type ChoiceIndex } from "./choice-index.ts";
import { findChoices, type Offered } from "./find-choices.ts";

export interface ChoiceList {
  index: ChoiceIndex;
  byValue: ReadonlyMap<string, Option>;
  /** By name in lower case. */
  byName: ReadonlyMap<string, Option>;
}

export function findChoiceList(options: readonly Option[]): ChoiceList {
  const sharedList = lists.get(options);
  if (sharedList) return sharedList;
  const list = createList(options);
  lists.set(options, list);
  return list;
}

/** Search text of a field. null: list open, no search; undefined: field not in use. */
export type Asked = string | null | undefined;

export function offerOptions(
  { index }: Pick<ChoiceList, "index">,
  searchText: Asked,
  { chosen, lately }: { chosen?: Option | undefined; lately?: ChoiceIndex | undefined } = {},
): Offered {
  const isShort = index.choices.length <= WHOLE_LIST_LIMIT;
  const limit = isShort ? WHOLE_LIST_LIMIT : SHOWN_MATCHES;
  const offer = { limit, ...(lately && { lately }) };
  if (typeof searchText === "string" && searchText.trim() !== "")
    return includeChosen(findChoices(index, searchText, offer), chosen);
  // Don't build the index of a long list for a field that is not in use.
  if (searchText === undefined && !isShort) return { options: chosen ? [chosen] : [], isCut: true };
  const first = lately?.choices ?? [];
  const recentValues = new Set(first.map(({ value }) => value));
  const options: Option[] = [...first];
  for (const choice of index.choices) {
    if (options.length > limit) break;
    if (!recentValues.has(choice.value)) options.push(choice);
  }
  const shownOptions = options.slice(0, limit);
  const isShown = chosen === undefined || shownOptions.some(({ value }) => value === chosen.value);
  return { options: isShown ? shownOptions : [chosen, ...shownOptions], isCut: options.length > limit };
}

/** Adds the chosen option, whose label is needed when the user leaves without another choice. */
function includeChosen({ options, isCut }: Offered, chosenOption: Option | undefined): Offered {
  if (!chosenOption || options.some(({ value }) => value === chosenOption.value)) return { options, isCut };
  const hiddenOption: OfferedOption = { ...chosenOption, isHidden: true };
  return { options: [...options, hiddenOption], isCut };
}

function createList(options: readonly Option[]): ChoiceList {
  let byValue: Map<string, Option> | undefined;
  let byName: Map<string, Option> | undefined;
  return {
    index: createChoiceIndex(options),
    get byValue() {
      return (byValue ??= mapFirstByName(options, ({ value }) => value));
    },
    get byName() {
      return (byName ??= mapFirstByName(options, ({ label }) => label.trim().toLowerCase()));
    },
  };
}

function mapFirstByName(options: readonly Option[], nameOf: (option: Option) => string): Map<string, Option> {
  return new Map(options.toReversed().map((option) => [nameOf(option), option]));
}

const lists = new WeakMap<readonly Option[], ChoiceList>();

/** A list up to this length is shown whole; a longer one shows only its first matches. */
const WHOLE_LIST_LIMIT = 500;
const SHOWN_MATCHES = 100;
