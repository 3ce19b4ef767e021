import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { financialYearStart } from "../../sdk/format/day.ts";
import type { AnyVoucher } from "./definition.ts";
import { keepDay, loadKeptDay } from "./entered-day.ts";

const makeVoucher = (usual: (today: string) => string): AnyVoucher => ({
  ...{ operation: "contras.post", title: "Contra Voucher", noun: "contra", rules: {} },
  head: [{ field: "date", kind: "date", usual }],
});
const contra = makeVoucher((today) => today);
const opening = makeVoucher(financialYearStart);

/**
 * The date kept for a form opened on `today`, after a voucher dated `postedDate` was posted on day
 * `on`.
 */
function readNextDay(postedDate: string, on: string, today: string, { by = contra, next = contra } = {}) {
  const cache = new QueryClient();
  keepDay(cache, by, { date: postedDate }, on);
  return loadKeptDay(cache, next, today);
}

test("the next form begins with the day of the voucher that was posted last", () => {
  expect(loadKeptDay(new QueryClient(), contra, "2026-11-21")).toEqual({});
  expect(readNextDay("2026-11-05", "2026-11-21", "2026-11-21")).toEqual({ date: "2026-11-05" });
});

test("a kept day is dropped the next day, in another financial year, and if it is in the future", () => {
  expect(readNextDay("2026-11-05", "2026-11-21", "2026-11-22")).toEqual({});
  expect(readNextDay("2026-03-31", "2026-11-21", "2026-11-21")).toEqual({});
  expect(readNextDay("2026-04-01", "2026-11-21", "2026-11-21")).toEqual({ date: "2026-04-01" });
  expect(readNextDay("2026-11-22", "2026-11-21", "2026-11-21")).toEqual({});
});

test("an opening voucher takes no day from other vouchers and passes none on", () => {
  expect(readNextDay("2026-11-05", "2026-11-21", "2026-11-21", { next: opening })).toEqual({});
  expect(readNextDay("2026-04-01", "2026-11-21", "2026-11-21", { by: opening })).toEqual({});
});
