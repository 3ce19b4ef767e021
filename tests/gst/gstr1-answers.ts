import { beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { CUSTOMER_IDS, ITEM_IDS, ZONE_UNIT_ID, type ReturnDesk } from "./return-desk.ts";
import { describeReaders, readFigureTable } from "./return-readers.ts";

type Gstr1Return = Schema<"Gstr1Return">;
interface Table {
  columns: string[];
  rows: unknown[][];
  totals: Record<string, number>;
}

/** Documents of March 2026, which the random months leave out. */
export function describeGstr1Answers(getDesk: () => ReturnDesk): void {
  describe("what the API answers of a month", () => {
    const query = { period: "2026-03", kind: "month" };
    let billId = 0;

    beforeAll(async () => {
      const { post, findSeries, godown, salesman, sales } = getDesk();
      const makeBill = async (customerId: number, type: "B2B" | "B2C", lines: object[]) => ({
        ...{ date: "2026-03-05", customerId, salesmanId: salesman, locationId: godown, payment: "credit" },
        ...{ seriesId: await findSeries(type, "2026-03-05"), discount: 0, lines },
      });
      const makeLine = (itemId: number, quantity: number, unitPrice: number) => ({
        itemId,
        quantity,
        unitPrice,
      });
      // 1,000.00 at 18 % and 500.00 nil-rated; 100.00 are allowed later with the tax in them.
      const lines = [makeLine(ITEM_IDS.eighteen, 10, 100), makeLine(ITEM_IDS.nilRated, 5, 100)];
      ({ id: billId } = await post("bills", await makeBill(CUSTOMER_IDS.registered, "B2B", lines)));
      const note = { date: "2026-03-09", partyId: CUSTOMER_IDS.registered, accountId: sales, billId };
      await post("credit-notes", { ...note, amount: 118, taxRate: 18 });
      // 2,000.00 at 5 % to a household.
      await post("bills", await makeBill(CUSTOMER_IDS.household, "B2C", [makeLine(ITEM_IDS.five, 20, 100)]));
    });

    const readReturn = async () => (await getDesk().read("gstr1", query)).read<Gstr1Return>();

    it("has each figure with what documents of this test add to it", async () => {
      const before = await readReturn();
      const { post, findSeries, godown, salesman } = getDesk();
      await post("bills", {
        ...{ date: "2026-03-20", customerId: CUSTOMER_IDS.registeredElsewhere, salesmanId: salesman },
        ...{
          locationId: godown,
          payment: "credit",
          seriesId: await findSeries("B2B", "2026-03-20"),
          discount: 0,
        },
        lines: [{ itemId: ITEM_IDS.five, quantity: 3, unitPrice: 100 }],
      });
      const after = await readReturn();
      const findFigure = (answer: Gstr1Return, table: string) =>
        answer.tables.find((each) => each.table === table)?.figure;
      const [was, is] = [findFigure(before, "4A"), findFigure(after, "4A")];
      // 300.00 and 15.00 of IGST.
      expect(Number(is?.count) - Number(was?.count)).toBe(1);
      expect(Number(is?.taxable) - Number(was?.taxable)).toBeCloseTo(300, 2);
      expect(Number(is?.igst) - Number(was?.igst)).toBeCloseTo(15, 2);
      expect(Number(is?.value) - Number(was?.value)).toBeCloseTo(315, 2);
      expect(after.unknownDocuments).toEqual([]);
    });

    it("puts a zone's unit into 6B without tax, and reverse charge into 4B with the recipient's tax", async () => {
      const { post, findSeries, godown, salesman } = getDesk();
      const postBill = async (customerId: number, more: object = {}) =>
        post("bills", {
          ...{ date: "2026-03-21", customerId, salesmanId: salesman, locationId: godown, payment: "credit" },
          ...{ seriesId: await findSeries("B2B", "2026-03-21"), discount: 0 },
          ...{ lines: [{ itemId: ITEM_IDS.eighteen, quantity: 2 }], ...more },
        });
      const zoneBill = await postBill(ZONE_UNIT_ID);
      const chargedBill = await postBill(CUSTOMER_IDS.registered, { reverseCharge: true });
      await post("sale-returns", {
        ...{
          date: "2026-03-22",
          billId: chargedBill.id,
          customerId: CUSTOMER_IDS.registered,
          refund: "credit",
        },
        lines: [{ billLineNo: 1, itemId: ITEM_IDS.eighteen, goodQuantity: 1 }],
      });
      const { tables, unknownDocuments } = await readReturn();
      expect(unknownDocuments).toEqual([]);
      const findFigure = (table: string) => tables.find((each) => each.table === table)?.figure;
      // 200.00 without tax, although the rate is 18 %; under reverse charge 18.00 and 18.00.
      expect(findFigure("6B")).toMatchObject({ count: 1, taxable: 200, cgst: 0, sgst: 0, igst: 0 });
      expect(findFigure("4B")).toMatchObject({ count: 1, taxable: 200, cgst: 18, sgst: 18, igst: 0 });
      const [zoneRow] = (await readTable("6B")).rows;
      expect(zoneRow?.[0]).toBe(zoneBill.voucherId);
      const file = (await getDesk().read("gstr1/file", query)).read<Schema<"Gstr1File">>();
      const json: { b2b: { inv: { inv_typ: string; rchrg: string; itms: object[] }[] }[] } = JSON.parse(
        file.text,
      );
      const invoices = json.b2b.flatMap(({ inv }) => inv);
      expect(invoices.find(({ inv_typ: type }) => type === "SEWOP")?.itms).toMatchObject([
        { num: 1801, itm_det: { txval: 200, rt: 18, iamt: 0 } },
      ]);
      expect(invoices.find(({ rchrg }) => rchrg === "Y")?.itms).toMatchObject([
        { num: 1801, itm_det: { txval: 200, rt: 18, camt: 18, samt: 18 } },
      ]);
      expect(file.text).toMatch(/"ntty":"C"[^}]*"rchrg":"Y"/);
    });

    it("puts a note where its bill went, although the customer is registered by now", async () => {
      const { db, post, findSeries, godown, salesman, sales } = getDesk();
      const bill = await post("bills", {
        ...{
          date: "2026-03-23",
          customerId: CUSTOMER_IDS.household,
          salesmanId: salesman,
          locationId: godown,
        },
        ...{ payment: "credit", seriesId: await findSeries("B2C", "2026-03-23"), discount: 0 },
        lines: [{ itemId: ITEM_IDS.eighteen, quantity: 3 }],
      });
      const countNotes = ({ tables }: Gstr1Return) => [
        tables.find(({ table }) => table === "9B-registered")?.figure.count,
        tables.find(({ table }) => table === "7")?.figure.count,
      ];
      const [listedCount = 0, summedCount = 0] = countNotes(await readReturn());
      const account = db("accounts").where({ company_id: 1, id: CUSTOMER_IDS.household });
      await account.clone().update({ gstin: "32AABCT1429B1Z5" });
      const note = { date: "2026-03-24", partyId: CUSTOMER_IDS.household, accountId: sales };
      await post("credit-notes", { ...note, amount: 11.8, taxRate: 18, billId: bill.id });
      await account.clone().update({ gstin: null });
      expect(countNotes(await readReturn())).toEqual([listedCount, summedCount + 1]);
    });

    it("opens every figure: its documents add up to it", async () => {
      const answer = await readReturn();
      const figures = [
        ...answer.tables.map(({ figure }) => figure),
        ...answer.smallSupplies.map(({ figure }) => figure),
        ...answer.untaxedSupplies.map(({ figure }) => figure),
        ...answer.hsnSummary.map(({ figure }) => figure),
      ];
      expect(figures.length).toBeGreaterThan(15);
      for (const { cell, count, taxable, cgst, sgst, igst } of figures) {
        const { rows, totals } = await readTable(cell);
        expect([cell, rows.length]).toEqual([cell, count]);
        expect([cell, totals]).toEqual([cell, { TaxableValue: taxable, CGST: cgst, SGST: sgst, IGST: igst }]);
      }
      const [numbers] = answer.issuedNumbers;
      expect((await readTable(numbers?.cell ?? "")).rows).toHaveLength(numbers?.issued ?? 0);
    });

    it("lists the voucher, the document and the customer, and deducts credit notes", async () => {
      const { columns, rows } = await readTable("9B-registered", { search: "Registered of Kerala" });
      const [row] = rows.map((values) => Object.fromEntries(columns.map((name, at) => [name, values[at]])));
      expect(row).toMatchObject({
        ...{
          Kind: "credit_note",
          Date: "2026-03-09",
          PartyName: "Registered of Kerala",
          PlaceOfSupply: "32",
        },
        ...{ Value: 118, TaxableValue: -100, CGST: -9, SGST: -9, IGST: 0 },
      });
      const bills = await readTable("4A", { search: "Registered of Kerala" });
      expect(bills.rows.map((values) => values[bills.columns.indexOf("DocumentID")])).toContain(billId);
    });

    it("sums the same by HSN code and tax head, also over two months", async () => {
      const readSums = async (FromDate: string, ToDate: string) =>
        (
          await getDesk().read(
            "hsn-summary",
            { FromDate, ToDate, pageSize: "10000" },
            { Accept: "application/vnd.vanbook.table+json" },
          )
        ).read<Table>().totals;
      const sumFigures = async (period: string) => {
        const answer = (await getDesk().read("gstr1", { ...query, period })).read<Gstr1Return>();
        return answer.hsnSummary.map(({ figure }) => [figure.taxable, figure.cgst, figure.igst].map(Number));
      };
      const [february, march] = [await sumFigures("2026-02"), await sumFigures("2026-03")];
      const sumOf = (at: number) => [...february, ...march].reduce((sum, row) => sum + (row[at] ?? 0), 0);
      const totals = await readSums("2026-02-01", "2026-03-31");
      expect(totals["TaxableValue"]).toBeCloseTo(sumOf(0), 2);
      expect(totals["CGST"]).toBeCloseTo(sumOf(1), 2);
      expect(totals["IGST"]).toBeCloseTo(sumOf(2), 2);
    });

    it("refuses a figure that the return does not have, and a quarter that does not end then", async () => {
      const answer = await getDesk().read("gstr1/documents", { ...query, cell: "4Z" });
      expect([answer.status, answer.read<{ code: string }>().code]).toEqual([422, "CELL_UNKNOWN"]);
      const quarter = await getDesk().read("gstr1", { period: "2026-02", kind: "quarter" });
      expect([quarter.status, quarter.read<{ code: string }>().code]).toEqual([400, "INVALID_FIELDS"]);
    });

    it("asks how often the company files if neither the request nor the settings say it", async () => {
      const { db } = getDesk();
      const statedRows = db("company_settings").where("company_id", 1).where("name", "like", "filing.%");
      const rows: { name: string }[] = await statedRows.clone().select();
      await statedRows.clone().delete();
      const answer = await getDesk().read("gstr1", { period: "2026-03" });
      expect([answer.status, answer.read<{ code: string }>().code]).toEqual([
        422,
        "FILING_FREQUENCY_UNKNOWN",
      ]);
      await db("company_settings").insert({ company_id: 1, name: "filing.2026-01-01", value: "quarterly" });
      const quarter = (await getDesk().read("gstr1", { period: "2026-03" })).read<Gstr1Return>();
      expect([quarter.kind, quarter.from, quarter.to]).toEqual(["quarter", "2026-01-01", "2026-03-31"]);
      const furnishedReturn = (await getDesk().read("gstr1", { period: "2026-02" })).read<Gstr1Return>();
      expect([furnishedReturn.kind, furnishedReturn.from, furnishedReturn.to]).toEqual([
        "iff",
        "2026-02-01",
        "2026-02-28",
      ]);
      await statedRows.clone().delete();
      if (rows.length > 0) await db("company_settings").insert(rows);
    });

    it("names a bill without a fact that decides its table, and writes no file then", async () => {
      const { db } = getDesk();
      const bill = db("bills").where({ company_id: 1, id: billId });
      await bill.clone().update({ place_of_supply: null });
      const answer = await readReturn();
      // The note goes where its bill goes, so it is not known either.
      expect(answer.unknownDocuments.map(({ kind, lacks }) => [kind, lacks])).toEqual([
        ["sale", ["placeOfSupply"]],
        ["credit_note", ["invoice"]],
      ]);
      const file = await getDesk().read("gstr1/file", query);
      expect([file.status, file.read<{ code: string }>().code]).toEqual([422, "RETURN_FACTS_UNKNOWN"]);
      await bill.clone().update({ place_of_supply: "32" });
      const lines = db("bill_lines").where({ company_id: 1, bill_id: billId, line_no: 2 });
      await lines.clone().update({ supply_kind: null });
      const { unknownDocuments } = await readReturn();
      // The note refers to the bill, but has its own place: only the bill's taxed line decides.
      expect(unknownDocuments.map(({ documentId, lacks }) => [documentId, lacks])).toEqual([
        [billId, ["supplyKind"]],
      ]);
      await lines.clone().update({ supply_kind: "nilRated" });
      expect((await readReturn()).unknownCount).toBe(0);
    });

    it("gives the file that the portal takes, named by the day", async () => {
      const file = (await getDesk().read("gstr1/file", query)).read<Schema<"Gstr1File">>();
      expect(file.name).toMatch(/^returns_\d{6,8}_R1_[0-9A-Z]{15}_offline\.json$/);
      expect([file.part, file.parts]).toEqual([1, 1]);
      const json: { fp: string; b2b: { ctin: string }[] } = JSON.parse(file.text);
      expect(json.fp).toBe("032026");
      const none = await getDesk().read("gstr1/file", { ...query, part: "2" });
      expect([none.status, none.read<{ code: string }>().code]).toEqual([404, "NOT_FOUND"]);
    });

    describeReaders(getDesk, ["gstr1", "gstr1/file"], query);

    function readTable(cell: string, more: Record<string, string> = {}): Promise<Table> {
      return readFigureTable(getDesk(), "gstr1/documents", { ...query, cell, ...more });
    }
  });
}
