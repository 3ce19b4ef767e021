import { expect, test } from "vitest";
import { balancingFigure } from "./balancing.ts";
import type { AnyVoucherLines, VoucherLine } from "./definition.ts";

const KIND = {
  balanced: ["debit", "credit"],
  columns: [{ field: "accountId" }, { field: "debit" }, { field: "credit" }],
  rules: {},
} satisfies Pick<AnyVoucherLines, "balanced" | "columns" | "rules">;

/** Lines of account, debit and credit, with keys from 1. */
function linesOf(...rows: readonly (readonly [string | null, string, string])[]): VoucherLine[] {
  return rows.map(([accountId, debit, credit], at) => ({
    key: at + 1,
    fields: { accountId, debit, credit },
  }));
}

test("the form proposes the difference between debits and credits on the smaller side, to the paisa", () => {
  const lines = linesOf(["17", "1,000.10", ""], ["18", "12*45", ""], ["101", "", "40.05"], ["102", "", ""]);
  // 1,000.10 + 540.00 - 40.05
  expect(balancingFigure(KIND, lines, 4, "credit")).toBe("1500.05");
  expect(balancingFigure(KIND, lines, 4, "debit")).toBeUndefined();
  const creditFirst = linesOf(["101", "", "750"], ["17", "", ""]);
  expect(balancingFigure(KIND, creditFirst, 2, "debit")).toBe("750.00");
  expect(balancingFigure(KIND, creditFirst, 2, "credit")).toBeUndefined();
});

test("the form proposes nothing without an account, over an amount, in another column or after a wrong figure", () => {
  expect(balancingFigure(KIND, linesOf(["17", "5", ""], [null, "", ""]), 2, "credit")).toBeUndefined();
  expect(balancingFigure(KIND, linesOf(["17", "5", ""], ["18", "2", ""]), 2, "credit")).toBeUndefined();
  expect(balancingFigure(KIND, linesOf(["17", "5", ""], ["18", "", "2"]), 2, "credit")).toBeUndefined();
  expect(balancingFigure(KIND, linesOf(["17", "5", ""], ["18", "", ""]), 2, "accountId")).toBeUndefined();
  expect(balancingFigure(KIND, linesOf(["17", "five", ""], ["18", "", ""]), 2, "credit")).toBeUndefined();
  expect(balancingFigure(KIND, linesOf(["17", "5", ""], ["18", "", "5"], ["19", "", ""]), 3, "credit")).toBe(
    undefined,
  );
  const { balanced: _, ...free } = KIND;
  expect(balancingFigure(free, linesOf(["17", "5", ""], ["18", "", ""]), 2, "credit")).toBeUndefined();
});
