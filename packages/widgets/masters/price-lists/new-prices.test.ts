import { expect, test } from "vitest";
import {
  findBrokenPrices,
  findItems,
  pastePrices,
  raisePrices,
  splitIntoRequests,
  type PriceListItem,
} from "./new-prices.ts";

const makeItem = (itemId: number, itemName: string, price: number, more: Partial<PriceListItem> = {}) => ({
  ...{ itemId, itemName, price, size: null, colour: null, hsnCode: null, nextFrom: null, nextPrice: null },
  ...more,
});
const items = [
  makeItem(1, "Bandage", 100),
  makeItem(2, "Cotton", 33.33, { hsnCode: "3005" }),
  makeItem(3, "Gauze", 0, { size: "10 cm" }),
  makeItem(4, "Syringe", 0.5),
];
const none = new Map<number, string>();

test("raised prices are rounded to the nearest step, halves upwards, and prices of zero stay", () => {
  const raiseAll = (percent: string, step: string) => [...raisePrices(none, items, { percent, step })];
  // 107.50; 33.33 × 1.075 = 35.82975; 0.5375.
  expect(raiseAll("7.5", "0.01")).toEqual([
    [1, "107.50"],
    [2, "35.83"],
    [4, "0.54"],
  ]);
  expect(raiseAll("7.5", "1")).toEqual([
    [1, "108.00"],
    [2, "36.00"],
    [4, "1.00"],
  ]);
  expect(raiseAll("7.5", "0.5")).toEqual([
    [1, "107.50"],
    [2, "36.00"],
    [4, "0.50"],
  ]);
  // Lowered: 90.00; 29.997; 0.45.
  expect(raiseAll("-10", "0.05")).toEqual([
    [1, "90.00"],
    [2, "30.00"],
    [4, "0.45"],
  ]);
  expect(raiseAll("-100", "0.01")).toEqual([
    [1, "0.00"],
    [2, "0.00"],
    [4, "0.00"],
  ]);
});

test("pasting a column fills the prices from an item on, and empty cells change nothing", () => {
  const typedPrices = new Map([[3, "7"]]);
  const rows = [["₹1,234.50"], [""], [" 12 ", "ignored"], ["99"]];
  const { prices, rounded: roundedPrices } = pastePrices(typedPrices, items, { from: 2, rows, decimals: 4 });
  expect([...prices]).toEqual([
    [3, "7"],
    [2, "1234.50"],
    [4, "12"],
  ]);
  expect([...roundedPrices]).toEqual([]);
});

test("pasted prices are rounded to the decimals of a price, and it is known what they were", () => {
  // 110 / 1.05 as a spreadsheet copies it
  const rows = [["₹104.761904761905"], ["12.50000"], ["x"], ["0.00005"]];
  const pasteResult = pastePrices(none, items, { from: 1, rows, decimals: 4 });
  expect([...pasteResult.prices]).toEqual([
    [1, "104.7619"],
    [2, "12.5"],
    [3, "x"],
    [4, "0.0001"],
  ]);
  expect([...pasteResult.rounded]).toEqual([
    [1, "104.761904761905"],
    [4, "0.00005"],
  ]);
});

test("pasted texts that are no certain price stay as they are and are reported", () => {
  const rows = [["(500)"], ["12,50"], ["12%"], ["1,10,000.50"]];
  const { prices } = pastePrices(none, items, { from: 1, rows, decimals: 4 });
  expect([...prices.values()]).toEqual(["-500", "12,50", "12%", "110000.50"]);
  const rule = { label: "New Price", decimals: 4, minimum: 0, isNullable: true } as const;
  expect([...findBrokenPrices(prices, rule).keys()]).toEqual([1, 2, 3]);
});

test("items are found by name, size and HSN code", () => {
  const findIds = (search: string) => findItems(items, search).map(({ itemId }) => itemId);
  expect([findIds(" "), findIds("BAND"), findIds("3005"), findIds("10 CM"), findIds("x")]).toEqual([
    [1, 2, 3, 4],
    [1],
    [2],
    [3],
    [],
  ]);
});

test("each wrong price is reported, empty prices are not sent, and others are sent 1,000 at a time", () => {
  const rule = { label: "New Price", decimals: 4, minimum: 0, isNullable: true } as const;
  const typedPrices = new Map([
    [1, "-1"],
    [2, " "],
    [3, "twelve"],
    [4, "12.5"],
  ]);
  expect([...findBrokenPrices(typedPrices, rule).keys()]).toEqual([1, 3]);
  expect(
    splitIntoRequests(
      new Map([
        [1, "12.50"],
        [2, " "],
      ]),
    ),
  ).toEqual([[{ itemId: 1, price: 12.5 }]]);
  const many = splitIntoRequests(new Map(Array.from({ length: 2001 }, (_, at) => [at, "1"])));
  expect(many.map((part) => part.length)).toEqual([1000, 1000, 1]);
  expect(splitIntoRequests(none)).toEqual([]);
});
