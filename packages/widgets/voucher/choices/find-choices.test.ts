import { expect, test } from "vitest";
import type { Option } from "../../../sdk/report/filters/option.ts";
import { createChoiceIndex } from "./choice-index.ts";
import { findChoiceList, offerOptions } from "./choice-list.ts";
import { findChoices } from "./find-choices.ts";
import { listRecentChoices } from "./use-lately.ts";

const ITEMS = [
  makeOption("Absorbent Cotton", "3005"),
  makeOption("Cotton", "5201"),
  makeOption("Cotton Balls", "3005"),
  makeOption("Cotton Roll 500 g", "30059040", "8901234500017"),
  makeOption("Crêpe Bandage", "300590"),
  makeOption("Kneecap (open)", "9021"),
  makeOption("Microporous Tape", "3005"),
  makeOption("Roll-on Deodorant", "3307"),
  makeOption("പഞ്ഞി Roll", "3005"),
];
const index = createChoiceIndex(ITEMS);

test.each([
  // The exact name, then names that begin with the text, then words that do.
  ["cotton", "Cotton", "Cotton Balls", "Cotton Roll 500 g", "Absorbent Cotton"],
  ["  COTTON  r", "Cotton Roll 500 g"],
  ["roll", "Roll-on Deodorant", "Cotton Roll 500 g", "പഞ്ഞി Roll"],
  ["open", "Kneecap (open)"],
  ["crepe", "Crêpe Bandage"],
  ["പഞ്ഞി", "പഞ്ഞി Roll"],
  // Words in another order, and text inside a word.
  ["500 cot", "Cotton Roll 500 g"],
  ["porous", "Microporous Tape"],
  ["eca", "Kneecap (open)"],
  // An exact code before codes that begin with it, also if the two are different kinds of code.
  ["9021", "Kneecap (open)"],
  ["300590", "Crêpe Bandage", "Cotton Roll 500 g"],
  ["8901234500017", "Cotton Roll 500 g"],
  ["0017", "Cotton Roll 500 g"],
  ["plaster"],
  ["-", "Roll-on Deodorant"],
])("typing %j finds the matching choices, best match first", (typedText, ...names) => {
  expect(listNames(findChoices(index, typedText, { limit: 100 }))).toEqual(names);
});

test("a choice that was found by a code shows that code beside its name", () => {
  const { options } = findChoices(index, "3005", { limit: 100 });
  expect(options.map(({ label, beside }) => [label, beside])).toEqual([
    ["Absorbent Cotton", "3005"],
    ["Cotton Balls", "3005"],
    ["Microporous Tape", "3005"],
    ["പഞ്ഞി Roll", "3005"],
    ["Cotton Roll 500 g", "30059040"],
    ["Crêpe Bandage", "300590"],
  ]);
  expect(findChoices(index, "cotton", { limit: 1 }).options[0]?.beside).toBeUndefined();
});

test("Enter takes the first match only if it is certain: not by a shared code or by letters inside a word", () => {
  const isSure = (typedText: string) => findChoices(index, typedText, { limit: 100 }).options[0]?.isSure;
  expect(["cot", "roll", "5201", "8901234500017"].map(isSure)).toEqual([true, true, true, true]);
  expect(["3005", "30", "porous"].map(isSure)).toEqual([false, false, false]);
});

test("a search returns no more choices than the limit and reports whether there are more", () => {
  expect(findChoices(index, "cotton", { limit: 3 })).toMatchObject({ isCut: true });
  expect(listNames(findChoices(index, "cotton", { limit: 3 }))).toEqual([
    "Cotton",
    "Cotton Balls",
    "Cotton Roll 500 g",
  ]);
  expect(findChoices(index, "cotton", { limit: 4 })).toMatchObject({ isCut: false });
});

test("the customer's recent items come first: of all for a short text, otherwise among equal matches", () => {
  const lately = createChoiceIndex([ITEMS[6], ITEMS[3]].flatMap((had) => had ?? []));
  const findNames = (typedText: string) => listNames(findChoices(index, typedText, { limit: 4, lately }));
  expect(findNames("co")).toEqual(["Cotton Roll 500 g", "Cotton", "Cotton Balls", "Absorbent Cotton"]);
  expect(findNames("o")).toEqual([
    "Microporous Tape",
    "Cotton Roll 500 g",
    "Kneecap (open)",
    "Roll-on Deodorant",
  ]);
  expect(findNames("cotto")).toEqual(["Cotton Roll 500 g", "Cotton", "Cotton Balls", "Absorbent Cotton"]);
  expect(findNames("cotton")).toEqual(["Cotton", "Cotton Roll 500 g", "Cotton Balls", "Absorbent Cotton"]);
});

test("a list of thousands is searched completely, and shows only a part before something is typed", () => {
  const many = Array.from({ length: 4_500 }, (_, at) => makeOption(`Item ${at + 1}`, "4015"));
  const list = findChoiceList([...many, makeOption("Zinc Oxide", "2817")]);
  expect(listNames(offerOptions(list, "zinc"))).toEqual(["Zinc Oxide"]);
  const chosenOption = list.byValue.get("Item 4321");
  const { options, isCut } = offerOptions(list, null, { chosen: chosenOption });
  expect([options.length, options[0]?.label, options[1]?.label, isCut]).toEqual([
    101,
    "Item 4321",
    "Item 1",
    true,
  ]);
  // The list isn't open, and the label of the chosen record is known.
  expect(listNames(offerOptions(list, undefined, { chosen: chosenOption }))).toEqual(["Item 4321"]);
  expect(offerOptions(list, "zinc", { chosen: chosenOption }).options[1]).toMatchObject({
    label: "Item 4321",
    isHidden: true,
  });
});

test("a short list is offered completely, with the customer's recent items first", () => {
  const lately = createChoiceIndex(ITEMS.slice(6, 7));
  const { options, isCut } = offerOptions(findChoiceList(ITEMS), null, { lately });
  expect([options.length, options[0]?.label, options[1]?.label, isCut]).toEqual([
    9,
    "Microporous Tape",
    "Absorbent Cotton",
    false,
  ]);
});

test("each item in the lines of the customer's bills counts once, with its newest day", () => {
  const columns = ["BillID", "EnteringDate", "ItemID"];
  const rows = [
    [7, "2026-11-12", 31],
    [7, "2026-11-12", 33],
    [4, "2026-10-30", 31],
    [4, "2026-10-30", 8],
  ];
  expect(listRecentChoices({ columns, rows }, { value: "ItemID", day: "EnteringDate" })).toEqual([
    { value: "31", day: "2026-11-12" },
    { value: "33", day: "2026-11-12" },
    { value: "8", day: "2026-10-30" },
  ]);
});

function makeOption(name: string, ...codes: readonly string[]): Option {
  return { value: name, label: name, codes };
}

function listNames({ options }: { options: readonly Option[] }): string[] {
  return options.map(({ label }) => label);
}
