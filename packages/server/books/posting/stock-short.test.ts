import { afterAll, beforeAll, expect, it } from "vitest";
import { Problem } from "../../contract/problem.ts";
import { describeShortages, StockShort, type Shortage } from "./stock-short.ts";
import { createTestDesk, VAN, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let van: string;
let bandage: string;

beforeAll(async () => {
  desk = await createTestDesk();
  const nameOf = async (table: string, id: number) =>
    String((await desk.db(table).where({ company_id: 1, id }).first("name"))?.name);
  van = await nameOf("stock_locations", VAN);
  bandage = await nameOf("items", desk.bandage.id);
});
afterAll(() => desk.drop());

const said = async (...shortages: Shortage[]) => {
  const [, problem] = await desk.db.transaction((trx) =>
    describeShortages(trx, 1, ["made", new StockShort(shortages)]),
  );
  if (!(problem instanceof Problem)) throw new Error("It is no problem");
  return problem;
};
const short = (line: number, left: bigint, asked: bigint): Shortage => ({
  ...{ itemId: desk.bandage.id, locationId: VAN },
  ...{ left, asked, field: `lines.${line}.quantity` },
});

it("names item and place, and says what is there and what is asked for", async () => {
  expect((await said(short(0, 0n, 1_000n))).message).toBe(`${van} has none of ${bandage}; 1 is asked for.`);
  const { code, message, detail } = await said(short(2, 2_500n, 10_000n));
  expect([code, message]).toEqual(["STOCK_SHORT", `${van} has only 2.5 of ${bandage}; 10 are asked for.`]);
  expect(detail.fields).toEqual([{ field: "lines.2.quantity", message }]);
});

it("names a handful and counts the rest; each line has its own words", async () => {
  const { message, detail } = await said(
    ...Array.from({ length: 17 }, (_, line) => short(line, 1_000n, BigInt(line + 2) * 1_000n)),
  );
  expect(message.match(/is asked for|are asked for/g)).toHaveLength(5);
  expect(message).toMatch(/ And 12 more\.$/);
  expect(detail.fields).toHaveLength(17);
  expect(detail.fields?.[16]?.message).toBe(`${van} has only 1 of ${bandage}; 18 are asked for.`);
});
