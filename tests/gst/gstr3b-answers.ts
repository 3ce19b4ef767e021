import { beforeAll, describe, expect, it } from "vitest";
import { checkGstr3bFile } from "@vanbook/sdk/gst";
import type { Schema } from "@vanbook/sdk";
import { SUPPLIER_IDS, type InwardDesk } from "./inward-desk.ts";
import { CUSTOMER_IDS, ITEM_IDS, type ReturnDesk } from "./return-desk.ts";
import { describeReaders, readFigureTable } from "./return-readers.ts";

interface Table {
  columns: string[];
  rows: unknown[][];
  totals: Record<string, number>;
}

/** Documents of March 2026, which the random months leave out. */
export function describeGstr3bAnswers(getDesk: () => ReturnDesk & InwardDesk): void {
  describe("what the API answers of a month", () => {
    const query = { period: "2026-03", kind: "month" };
    const readReturn = async () => (await getDesk().read("gstr3b", query)).read<Schema<"Gstr3bReturn">>();
    const findFigure = ({ figures }: Schema<"Gstr3bReturn">, cell: string) =>
      figures.find((figure) => figure.cell === cell);
    let before: Schema<"Gstr3bReturn">;
    let purchaseId = 0;

    beforeAll(async () => {
      const { post, findSeries, godown, salesman, rent, cash, discountReceived } = getDesk();
      before = await readReturn();
      // 1,000.00 at 18 %, 200.00 nil-rated and 300.00 non-GST.
      ({ id: purchaseId } = await post("purchases", {
        ...{ date: "2026-03-05", supplierId: SUPPLIER_IDS.inState, locationId: godown },
        lines: [
          { itemId: ITEM_IDS.eighteen, quantity: 10, unitPrice: 100 },
          { itemId: ITEM_IDS.nilRated, quantity: 2, unitPrice: 100 },
          { itemId: ITEM_IDS.nonGst, quantity: 3, unitPrice: 100 },
        ],
      }));
      // A tenth of the goods at 18 % back: 100.00. And 118.00 with 18 % in it.
      const source = { supplierId: SUPPLIER_IDS.inState, purchaseId, locationId: godown };
      await post("purchase-returns", {
        date: "2026-03-06",
        ...source,
        lines: [{ purchaseLineNo: 1, quantity: 1 }],
      });
      const note = {
        date: "2026-03-07",
        partyId: SUPPLIER_IDS.inState,
        accountId: discountReceived,
        purchaseId,
      };
      await post("debit-notes", { ...note, amount: 118, taxRate: 18 });
      // Freight of 500.00 on reverse charge at 5 %.
      const expense = { date: "2026-03-08", mode: "cash", ledgerId: cash, accountId: rent, amount: 500 };
      await post("expenses", { ...expense, taxRate: 5, reverseCharge: true });
      // 2,000.00 at 5 % to a household of Karnataka.
      await post("bills", {
        ...{ date: "2026-03-09", customerId: CUSTOMER_IDS.householdElsewhere, salesmanId: salesman },
        ...{
          locationId: godown,
          payment: "credit",
          seriesId: await findSeries("B2C", "2026-03-09"),
          discount: 0,
        },
        lines: [{ itemId: ITEM_IDS.five, quantity: 20, unitPrice: 100 }],
      });
    });

    it("has what the documents of this test add to each figure", async () => {
      const after = await readReturn();
      const subtractBefore = (cell: string) => {
        const [was, is] = [findFigure(before, cell), findFigure(after, cell)];
        return (["taxable", "igst", "cgst", "sgst"] as const).map(
          (name) => Math.round((Number(is?.[name]) - Number(was?.[name])) * 100) / 100,
        );
      };
      expect(subtractBefore("3.1(a)")).toEqual([2000, 100, 0, 0]);
      expect(subtractBefore("3.1(d)")).toEqual([500, 0, 12.5, 12.5]);
      expect(subtractBefore("4(A)(3)")).toEqual([500, 0, 12.5, 12.5]);
      expect(subtractBefore("4(A)(5)")).toEqual([800, 0, 72, 72]); // 1,000 less 100 and 100
      expect(subtractBefore("4(C)")).toEqual([1300, 0, 84.5, 84.5]);
      expect(subtractBefore("5-exempt-intra")).toEqual([200, 0, 0, 0]);
      expect(subtractBefore("5-nonGst-intra")).toEqual([300, 0, 0, 0]);
      const place = after.places.find(({ placeOfSupply }) => placeOfSupply === "29");
      expect(place).toMatchObject({ table: "3.2-unregistered", figure: { cell: "3.2-unregistered/29" } });
      expect(after.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
    });

    it("opens every figure: its documents add up to it", async () => {
      const answer = await readReturn();
      const figures = [...answer.figures, ...answer.places.map(({ figure }) => figure)];
      for (const { cell, count, taxable, cgst, sgst, igst } of figures) {
        const { rows, totals } = await readTable(cell);
        expect([cell, rows.length]).toEqual([cell, count]);
        if (count > 0)
          expect([cell, totals]).toEqual([
            cell,
            { TaxableValue: taxable, CGST: cgst, SGST: sgst, IGST: igst },
          ]);
      }
    });

    it("lists the voucher, the document and the supplier, and deducts what went back", async () => {
      const { columns, rows } = await readTable("4(A)(5)", { search: "Mill of Kerala" });
      const records = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
      expect(records.map(({ Kind, TaxableValue, CGST }) => [Kind, TaxableValue, CGST])).toEqual([
        ["purchase", 1000, 90],
        ["purchase_return", -100, -9],
        ["debit_note", -100, -9],
      ]);
      expect(records[0]).toMatchObject({ DocumentID: purchaseId, PartyName: "Mill of Kerala", Value: 1680 });
    });

    it("gives the file that the portal takes", async () => {
      const file = (await getDesk().read("gstr3b/file", query)).read<Schema<"Gstr3bFile">>();
      expect(file.name).toMatch(/^March_2025-GSTR3B[0-9A-Z]{15}-Details\.json$/);
      expect(checkGstr3bFile(file.text)).toEqual([]);
    });

    it("names a journal to an account of tax as the difference", async () => {
      const { post, taxAccount, rent } = getDesk();
      const lines = [
        { accountId: rent, debit: 7.5 },
        { accountId: await taxAccount("cgst_input"), credit: 7.5 },
      ];
      const journal = await post("journals", { date: "2026-03-20", lines });
      const [output, input] = (await readReturn()).ties;
      expect([output?.agrees, input?.agrees, input?.differenceCount]).toEqual([true, false, 1]);
      expect(input?.differences).toMatchObject([
        {
          ...{ voucherId: journal.voucherId, kind: "journal", date: "2026-03-20" },
          ...{ books: { igst: 0, cgst: -7.5, sgst: 0 }, tables: { igst: 0, cgst: 0, sgst: 0 } },
        },
      ]);
      await post(`journals/${journal.id}/cancel`);
      expect((await readReturn()).ties[1]?.agrees).toBe(true);
    });

    it("names a purchase that lacks the kind of a line without tax, and writes no file then", async () => {
      const line = getDesk()
        .db("purchase_lines")
        .where({ company_id: 1, purchase_id: purchaseId, line_no: 2 });
      await line.clone().update({ supply_kind: null });
      const { unknownDocuments } = await readReturn();
      expect(unknownDocuments).toMatchObject([
        { documentId: purchaseId, kind: "purchase", lacks: ["supplyKind"] },
      ]);
      const file = await getDesk().read("gstr3b/file", query);
      expect([file.status, file.read<{ code: string }>().code]).toEqual([422, "RETURN_FACTS_UNKNOWN"]);
      await line.clone().update({ supply_kind: "nilRated" });
      expect((await readReturn()).unknownCount).toBe(0);
    });

    it("refuses a figure that the form does not have", async () => {
      for (const cell of ["4(E)", "3.2-unregistered", "3.1(a)/32"]) {
        const answer = await getDesk().read("gstr3b/documents", { ...query, cell });
        expect([cell, answer.status, answer.read<{ code: string }>().code]).toEqual([
          cell,
          422,
          "CELL_UNKNOWN",
        ]);
      }
    });

    describeReaders(getDesk, ["gstr3b", "gstr3b/file"], query);

    function readTable(cell: string, more: Record<string, string> = {}): Promise<Table> {
      return readFigureTable(getDesk(), "gstr3b/documents", { ...query, cell, ...more });
    }
  });
}
