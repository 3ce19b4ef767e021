import { describe, expect, it } from "vitest";
import { paise } from "../../books/money.ts";
import {
  E_WAY_LAWS,
  findEWayLimit,
  findLastDayToMake,
  findLastValidDay,
  type StateEWayLimit,
} from "./e-way-laws.ts";
import { findEWayNeed } from "./find-e-way-need.ts";
import { makeEWayLine } from "./testing/e-way-sources.ts";

const STATE_LIMITS: readonly StateEWayLimit[] = [
  { stateCode: "33", from: "2026-06-01", limit: paise("150000.00"), source: "entered" },
  { stateCode: "33", from: "2018-06-01", limit: paise("100000.00"), source: "entered" },
];
const WITHIN_KERALA = { fromStateCode: "32", toStateCode: "32" };
const WITHIN_TAMIL_NADU = { fromStateCode: "33", toStateCode: "33" };
const OUT_OF_TAMIL_NADU = { fromStateCode: "33", toStateCode: "32" };

describe("the limit of e-way bills", () => {
  it.each([
    ["everywhere at first", { date: "2026-10-01", ...WITHIN_KERALA }, "50000.00"],
    ["of a State, by its day", { date: "2018-05-31", ...WITHIN_TAMIL_NADU }, "50000.00"],
    ["of a State", { date: "2026-05-31", ...WITHIN_TAMIL_NADU }, "100000.00"],
    ["of a State, changed", { date: "2026-06-01", ...WITHIN_TAMIL_NADU }, "150000.00"],
    ["between States", { date: "2026-10-01", ...OUT_OF_TAMIL_NADU }, "50000.00"],
  ])("is dated: %s", (_, movement, limit) => {
    expect(findEWayLimit(E_WAY_LAWS, STATE_LIMITS, movement)).toBe(paise(limit));
  });

  it("is none before there were e-way bills", () => {
    expect(findEWayLimit(E_WAY_LAWS, [], { date: "2018-03-31", ...WITHIN_KERALA })).toBeUndefined();
  });
});

describe("the need of an e-way bill", () => {
  const findNeed = (...lines: ReturnType<typeof makeEWayLine>[]) =>
    findEWayNeed({ date: "2026-10-01", lines, ...WITHIN_KERALA }, E_WAY_LAWS, []);
  // 47,619.04 + 2 × 1,190.48 is 50,000.00.
  const atLimit = { taxable: paise("47619.04"), cgst: paise("1190.48"), sgst: paise("1190.48") };

  it("begins above the limit, with tax", () => {
    expect(findNeed(makeEWayLine(atLimit))).toEqual({
      ...{ isNeeded: false, value: paise("50000.00"), limit: paise("50000.00") },
    });
    expect(findNeed(makeEWayLine({ ...atLimit, taxable: paise("47619.05") }))?.isNeeded).toBe(true);
  });

  it("does not count services, nor goods that are exempt or outside GST", () => {
    const others = (["nilRated", "exempt", "nonGst"] as const).map((supplyKind) =>
      makeEWayLine({ supplyKind }),
    );
    const freight = makeEWayLine({ hsnCode: "996511" });
    expect(findNeed(makeEWayLine(atLimit), ...others, freight)?.value).toBe(paise("50000.00"));
    expect(findNeed(...others)?.isNeeded).toBe(false);
  });

  it("is not known where a State is not", () => {
    const goods = { date: "2026-10-01", lines: [makeEWayLine()], fromStateCode: "32", toStateCode: null };
    expect(findEWayNeed(goods, E_WAY_LAWS, [])).toBeUndefined();
  });
});

describe("the validity of an e-way bill", () => {
  it.each([
    [1, false, "2026-10-02"],
    [200, false, "2026-10-02"],
    [201, false, "2026-10-03"],
    [4000, false, "2026-10-21"],
    [20, true, "2026-10-02"],
    [21, true, "2026-10-03"],
  ])("of %i km (over-dimensional: %s) ends on %s", (distance, isOverDimensional, day) => {
    expect(findLastValidDay(E_WAY_LAWS, { date: "2026-10-01", distance, isOverDimensional })).toBe(day);
  });

  it("is not known for days before its first row", () => {
    const bill = { date: "2020-12-31", distance: 10, isOverDimensional: false };
    expect(findLastValidDay(E_WAY_LAWS, bill)).toBeUndefined();
  });

  it("can begin for 180 days after the document, since 2025", () => {
    const date = "2026-04-01";
    expect(findLastDayToMake(E_WAY_LAWS, { date, today: "2026-10-01" })).toBe("2026-09-28");
    expect(findLastDayToMake(E_WAY_LAWS, { date, today: "2024-12-31" })).toBeUndefined();
  });
});

it("each row names its source", () => {
  const rows = [...E_WAY_LAWS.limits, ...E_WAY_LAWS.validities, ...E_WAY_LAWS.documentAges];
  for (const { from, source } of rows) {
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(source.length).toBeGreaterThan(20);
  }
});
