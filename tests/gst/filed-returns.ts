import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "@vanbook/sdk";
import type { Answer } from "../product.ts";
import {
  askToFile,
  SAMPLE_ARN,
  markAsFiled,
  readChanges,
  readFiledTexts,
  type FiledReturn,
} from "./filing.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";

/** April and May 2026. */
export function describeFiledReturns(getDesk: () => ReturnDesk): void {
  describe("returns that are marked as filed", () => {
    const tellCode = (answer: Answer) => [answer.status, answer.read<{ code: string }>().code];
    const listReturns = async () => (await getDesk().read("returns", {})).read<Schema<"FiledReturns">>();
    const postBill = async (date: string, quantity: number, customerId: number = CUSTOMER_IDS.registered) => {
      const { post, findSeries, salesman, godown } = getDesk();
      return post("bills", await makeBill());
      async function makeBill() {
        return {
          ...{ date, customerId, salesmanId: salesman, locationId: godown, payment: "credit", discount: 0 },
          seriesId: await findSeries(customerId === CUSTOMER_IDS.household ? "B2C" : "B2B", date),
          lines: [{ itemId: ITEM_IDS.eighteen, quantity }],
        };
      }
    };
    const query = { period: "2026-04", kind: "month" };
    let correctedBill: { id: number };
    let cancelledBill: { id: number };
    let filedReturn: FiledReturn;
    let fileText: string;

    beforeAll(async () => {
      correctedBill = await postBill("2026-04-10", 3);
      cancelledBill = await postBill("2026-04-11", 2, CUSTOMER_IDS.household);
    });
    afterAll(async () => void (await getDesk().db("gst_returns").where("company_id", 1).delete()));

    it("is refused before its period is over, tomorrow, with no ARN, and out of order", async () => {
      const desk = getDesk();
      for (const faultyInput of [{ filedOn: "2026-04-30" }, { filedOn: "2026-11-19" }, { arn: "AA32" }])
        expect(tellCode(await askToFile(desk, { ...query, kind: "month", ...faultyInput }))).toEqual([
          ...[400, "INVALID_FIELDS"],
        ]);
      const early = await askToFile(desk, { period: "2026-04", form: "GSTR-3B" });
      expect(tellCode(early)).toEqual([409, "RETURN_OUT_OF_ORDER"]);
      expect(tellCode(await desk.read("changes", query))).toEqual([404, "NOT_FOUND"]);
    });

    it("keeps the file of the books as it is, with its digest, once", async () => {
      const desk = getDesk();
      fileText = (await desk.read("gstr1/file", query)).read<{ text: string }>().text;
      const digest = createHash("sha256").update(fileText).digest("hex");
      const other = await askToFile(desk, { period: "2026-04", digest: "0".repeat(64) });
      expect(tellCode(other)).toEqual([409, "RETURN_CHANGED"]);
      const key = randomUUID();
      const answer = await askToFile(desk, { period: "2026-04", digest }, key);
      expect(answer.status, answer.text).toBe(200);
      filedReturn = answer.read<FiledReturn>();
      expect(filedReturn).toMatchObject({
        form: "GSTR-1",
        period: "2026-04",
        kind: "month",
        arn: SAMPLE_ARN,
        digest,
        parts: 1,
      });
      expect(filedReturn.filedBy).toMatch(/^Meera/);
      const sameAgain = await askToFile(desk, { period: "2026-04", digest }, key);
      expect(sameAgain.read<FiledReturn>()).toEqual(filedReturn);
      const twice = await askToFile(desk, { period: "2026-04" });
      expect(tellCode(twice)).toEqual([409, "RETURN_FILED"]);
      expect(await readFiledTexts(desk, filedReturn)).toEqual([fileText]);
      const { filed: filedReturns, due } = await listReturns();
      expect(filedReturns).toEqual([filedReturn]);
      expect(due.slice(0, 2)).toEqual([
        { form: "GSTR-3B", period: "2026-04", kind: "month", dueOn: "2026-05-20" },
        { form: "GSTR-1", period: "2026-05", kind: "month", dueOn: "2026-06-11" },
      ]);
      const auditRow = await desk.db("audit_log").where({ company_id: 1, operation: "gst.file" }).first();
      expect(JSON.parse(auditRow.after_json)).toMatchObject({
        form: "GSTR-1",
        month: "2026-04",
        arn: SAMPLE_ARN,
        digest,
      });
      expect(auditRow.user_id).not.toBeNull();
      expect((await readChanges(desk, "2026-04")).changes).toEqual([]);
    });

    it("tells what has changed since, and proposes GSTR-1A before GSTR-3B and the next return after it", async () => {
      const desk = getDesk();
      const late = await postBill("2026-04-20", 1);
      await desk.post(`bills/${cancelledBill.id}/cancel`);
      const bill = await desk.db("bills").where({ company_id: 1, id: correctedBill.id }).first();
      const again = await desk.post(
        `bills/${correctedBill.id}`,
        {
          ...{ date: "2026-04-10", customerId: CUSTOMER_IDS.registered, salesmanId: desk.salesman },
          ...{ locationId: desk.godown, payment: "credit", discount: 0, seriesId: bill.series_id },
          lines: [{ itemId: ITEM_IDS.eighteen, quantity: 5 }],
        },
        "PUT",
      );
      const { changes } = await readChanges(desk, "2026-04");
      const findChange = (voucherId: number) => changes.find((each) => each.voucherId === voucherId);
      expect(changes).toHaveLength(3);
      // 3 pieces at 100.00 become 5; CGST 27.00 becomes 45.00.
      expect(findChange(again.voucherId)).toMatchObject({
        ...{ change: "corrected", number: bill.bill_no, before: { taxable: 300, cgst: 27, table: "4A" } },
        ...{ after: { taxable: 500, cgst: 45 }, place: { way: "amend", form: "GSTR-1A", section: "b2ba" } },
      });
      expect(findChange(again.voucherId)?.figures).toContainEqual({
        ...{ figure: "taxable", rate: 18, before: "300.00", after: "500.00" },
      });
      expect(findChange(late.voucherId)).toMatchObject({
        ...{ change: "added", before: null, place: { way: "add", form: "GSTR-1A", period: "2026-04" } },
      });
      expect(changes.find((each) => each.change === "cancelled")).toMatchObject({
        ...{ before: { taxable: 200, table: "7" }, place: { way: "amend", section: "b2csa" } },
      });
      const summaryReturn = await markAsFiled(desk, { form: "GSTR-3B", period: "2026-04" });
      expect(summaryReturn).toMatchObject({ form: "GSTR-3B", parts: 1, documents: 0 });
      const places = (await readChanges(desk, "2026-04")).changes.map(({ place }) => [
        place.form,
        place.period,
      ]);
      expect(places).toEqual([0, 1, 2].map(() => ["GSTR-1", "2026-05"]));
      expect(tellCode(await askToFile(desk, { form: "GSTR-1A", period: "2026-04" }))).toEqual([
        ...[409, "RETURN_OUT_OF_ORDER"],
      ]);
      expect(await readFiledTexts(desk, filedReturn)).toEqual([fileText]);
    });

    it("amends them in the next return, whose figures open, and nothing is left after it", async () => {
      const desk = getDesk();
      const next = { period: "2026-05", kind: "month" };
      const { amendments } = (await desk.read("gstr1", next)).read<Schema<"Gstr1Return">>();
      expect(
        amendments.map(({ section, figure }) => [section, figure.count, figure.taxable, figure.cgst]),
      ).toEqual([
        ["b2ba", 1, 200, 18],
        ["b2csa", 1, -200, -18],
      ]);
      const openedRows = (await desk.read("gstr1/documents", { ...next, cell: "b2ba" })).read<
        { Value: number; TaxableValue: number; CGST: number }[]
      >();
      expect(openedRows).toMatchObject([{ Value: 590, TaxableValue: 200, CGST: 18 }]);
      await markAsFiled(desk, { period: "2026-05" });
      expect((await readChanges(desk, "2026-04")).changes).toEqual([]);
      expect((await readChanges(desk, "2026-05")).changes).toEqual([]);
    });

    it("is refused for a period that does not follow the last one", async () => {
      const gap = await askToFile(getDesk(), { period: "2026-07" });
      expect(tellCode(gap)).toEqual([409, "RETURN_OUT_OF_ORDER"]);
      const unpaid = await askToFile(getDesk(), { period: "2026-06" });
      expect(tellCode(unpaid)).toEqual([409, "RETURN_OUT_OF_ORDER"]);
    });
  });
}
