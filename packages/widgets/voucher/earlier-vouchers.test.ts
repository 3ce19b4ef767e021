import { createVanbook } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { stepThrough } from "./earlier-vouchers.ts";

/** The receipts of a day, newest first, in pages of two, the server's maximum. */
function receipts(postedReceipts: readonly [id: number, state: string][]) {
  const requests: string[] = [];
  const client = createVanbook({
    baseUrl: "https://vanbook.example",
    auth: { kind: "key", key: "k" },
    fetch: async (request) => {
      const { searchParams } = new URL(new Request(request).url);
      const number = Number(searchParams.get("page") ?? 1);
      requests.push(`${searchParams.get("FromDate")} ${searchParams.get("Type")} ${number}`);
      const page = {
        number,
        size: 2,
        rows: postedReceipts.length,
        pages: Math.ceil(postedReceipts.length / 2),
      };
      const rows = postedReceipts.slice((number - 1) * 2, number * 2);
      return Response.json({ columns: ["VoucherID", "State"], rows, totals: {}, page, ties: [] });
    },
  });
  return { step: stepThrough(client, "2026-11-25", "Receipt"), asked: requests };
}

test("stepping back visits the vouchers of a kind on all pages except cancelled ones, and returns to the new one", async () => {
  const { step } = receipts([
    [9, "Posted"],
    [8, "Cancelled"],
    [7, "Posted"],
    [6, "Posted"],
    [5, "Cancelled"],
    [4, "Posted"],
  ]);
  expect(await step(null, 1)).toBe(9);
  expect(await step(9, 1)).toBe(7);
  expect(await step(7, 1)).toBe(6);
  expect(await step(6, 1)).toBe(4);
  expect(await step(4, 1)).toBeUndefined();
  expect(await step(4, -1)).toBe(6);
  expect(await step(7, -1)).toBe(9);
  expect(await step(9, -1)).toBeNull();
  expect(await step(null, -1)).toBeUndefined();
});

test("stepping back reads only the pages that it needs, and earlier days only if there are too few vouchers", async () => {
  const { step, asked } = receipts([
    [3, "Posted"],
    [2, "Posted"],
    [1, "Posted"],
  ]);
  expect(await step(null, 1)).toBe(3);
  expect(asked).toEqual(["2026-11-23 Receipt 1"]);
  asked.length = 0;
  expect(await step(1, 1)).toBeUndefined();
  expect(asked).toEqual([
    "2026-11-23 Receipt 1",
    "2026-11-23 Receipt 2",
    "2026-10-25 Receipt 1",
    "2026-10-25 Receipt 2",
    "2025-11-25 Receipt 1",
    "2025-11-25 Receipt 2",
  ]);
});
