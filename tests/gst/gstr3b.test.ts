import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "@vanbook/sdk";
import { createRandom } from "../../packages/sdk/gst/testing/random.ts";
import { isWhole } from "../whole.ts";
import { describeGstr3bAnswers } from "./gstr3b-answers.ts";
import { openInwardDesk, type InwardDesk } from "./inward-desk.ts";
import { postRandomMonth, type Billed } from "./random-documents.ts";
import { postRandomInward, type Bought } from "./random-inward.ts";
import { startReturnDesk, type ReturnDesk } from "./return-desk.ts";
import { describeSetOffs } from "./set-offs.ts";
import { readTaxByLedger, sumFigures } from "./tax-ledgers.ts";

let desk: ReturnDesk & InwardDesk;
beforeAll(async () => {
  const returnDesk = await startReturnDesk();
  desk = { ...returnDesk, ...(await openInwardDesk(returnDesk)) };
});
afterAll(() => desk?.product.stop());

describe("GSTR-3B of random months in the database", () => {
  const COUNT = isWhole ? 100 : 10;
  const MONTHS = ["2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09"] as const;

  it(`agrees with the accounts of tax to the paisa in ${COUNT} months`, async () => {
    const random = createRandom(3);
    const bills: Billed[] = [];
    const boughtGoods: Bought[] = [];
    for (let at = 0; at < COUNT; at++) {
      const month = random.pick(MONTHS);
      await postRandomInward(desk, random, { month, count: random.int(4, 10), boughtGoods });
      await postRandomMonth(desk, random, { month, count: random.int(3, 8), billedDocuments: bills });
      const answer = (await desk.read("gstr3b", { period: month, kind: "month" })).read<
        Schema<"Gstr3bReturn">
      >();
      const { output, input } = await readTaxByLedger(desk.db, month);
      expect([month, answer.unknownCount, answer.ties.map(({ agrees }) => agrees)]).toEqual([
        month,
        0,
        [true, true],
      ]);
      expect([month, sumFigures(answer, ["3.1(a)", "3.1(b)", "3.1(d)"])]).toEqual([month, output]);
      expect([month, sumFigures(answer, ["4(C)"])]).toEqual([month, input]);
    }
  });
});

describeGstr3bAnswers(() => desk);
describeSetOffs(() => desk);
