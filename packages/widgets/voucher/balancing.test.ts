import { expect, test } from "vitest";
import { calculateBalancingFigure } from "./balancing.ts";
import type { AnyVoucherLines, VoucherLine } from "./definition.ts";

const SAMPLE_LINES = {
  balanced: ["debit", "credit"],
  columns: [{ field: "accountId" }, { field: "debit" }, { field: "credit" }],
  rules: {},
} satisfies Pick<AnyVoucherLines, "balanced" | "columns" | "rules">;

/** Lines of account, debit and credit, with keys from 1. */
function makeLines(...rows: readonly (readonly [string | null, string, string])[]): VoucherLine[] {
  return rows.map(([accountId, debit, credit], at) => ({
    key: at + 1,
    fields: { accountId, debit, credit },
  }));
}

test("the form proposes the difference between debits and credits on the smaller side, to the paisa", () => {
  const lines = makeLines(["17", "1,000.10", ""], ["18", "12*45", ""], ["101", "", "40.05"], ["102", "", ""]);
  // 1,000.10 + 540.00 - 40.05
  expect(calculateBalancingFigure(SAMPLE_LINES, lines, 4, "credit")).toBe("1500.05");
  expect(calculateBalancingFigure(SAMPLE_LINES, lines, 4, "debit")).toBeUndefined();
  const creditFirst = makeLines(["101", "", "750"], ["17", "", ""]);
  expect(calculateBalancingFigure(SAMPLE_LINES, creditFirst, 2, "debit")).toBe("750.00");
  expect(calculateBalancingFigure(SAMPLE_LINES, creditFirst, 2, "credit")).toBeUndefined();
});

test("the form proposes nothing without an account, over an amount, in another column or after a wrong figure", () => {
  expect(
    calculateBalancingFigure(SAMPLE_LINES, makeLines(["17", "5", ""], [null, "", ""]), 2, "credit"),
  ).toBeUndefined();
  expect(
    calculateBalancingFigure(SAMPLE_LINES, makeLines(["17", "5", ""], ["18", "2", ""]), 2, "credit"),
  ).toBeUndefined();
  expect(
    calculateBalancingFigure(SAMPLE_LINES, makeLines(["17", "5", ""], ["18", "", "2"]), 2, "credit"),
  ).toBeUndefined();
  expect(
    calculateBalancingFigure(SAMPLE_LINES, makeLines(["17", "5", ""], ["18", "", ""]), 2, "accountId"),
  ).toBeUndefined();
  expect(
    calculateBalancingFigure(SAMPLE_LINES, makeLines(["17", "five", ""], ["18", "", ""]), 2, "credit"),
  ).toBeUndefined();
  expect(
    calculateBalancingFigure(
      SAMPLE_LINES,
      makeLines(["17", "5", ""], ["18", "", "5"], ["19", "", ""]),
      3,
      "credit",
    ),
  ).toBe(undefined);
  const { balanced: _, ...free } = SAMPLE_LINES;
  expect(
    calculateBalancingFigure(free, makeLines(["17", "5", ""], ["18", "", ""]), 2, "credit"),
  ).toBeUndefined();
});
