import { randomUUID } from "node:crypto";
import { sheetColumns } from "@vanbook/sdk/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { readSums } from "../../packages/server/db/sums-of.ts";
import { askReport } from "../reports/ask-report.ts";
import type { Answer, Product } from "../product.ts";
import type { Imported, Preview } from "./import-answers.ts";
import { makeSheetFile, type Cell } from "./sheet.ts";

/**
 * Tests the sheets of opening bills. They are posted in company 1 of the product, which must be a
 * demo.
 */
export function describeOpeningBillSheets(getProduct: () => Product): void {
  describe("a sheet of opening bills", () => {
    let product: Product;
    let admin: string;
    let supplier: number;
    let firstDay: string;

    beforeAll(async () => {
      product = getProduct();
      admin = await product.signIn(1, "meera");
      for (const AccountName of ["Nila Traders", "Periyar Mills"]) {
        const party = { AccountParent: 27, AccountName, Address: "A", Place: "P", Mob: "9847012345" };
        const answer = await post("/api/insertaccountexcel", party);
        expect(answer.status, answer.text).toBe(200);
      }
      const { id } = await product.db("accounts").where({ company_id: 1, name: "Nila Traders" }).first("id");
      supplier = Number(id);
      const opening = await product
        .db("vouchers")
        .where({ company_id: 1, kind: "opening" })
        .min({ day: "date" })
        .first();
      firstDay = String(opening?.day);
      const balances = [{ accountId: supplier, credit: 2000 }];
      const answer = await post("/api/v1/openings", { date: opening?.day, balances });
      expect(answer.status, answer.text).toBe(200);
    });

    const post = (path: string, body: unknown): Promise<Answer> =>
      product.call({
        ...{ method: "POST", path, body, cookie: admin },
        headers: { "Idempotency-Key": randomUUID() },
      });
    const callPreview = async (...rows: readonly (readonly Cell[])[]) => {
      const headings = sheetColumns("openingBill").map(([, heading]) => heading);
      const file = makeSheetFile([headings, ...rows]);
      const answer = await post("/api/v1/imports/preview", { kind: "openingBill", file });
      expect(answer.status, answer.text).toBe(200);
      return answer.read<Preview>();
    };
    const importRows = async ({ rows }: Pick<Preview, "rows">) => {
      const body = { rows: rows.map(({ Error: _, ...row }) => row) };
      const answer = await post("/api/v1/imports/opening-bills", body);
      expect(answer.status, answer.text).toBe(200);
      return answer.read<Imported>();
    };
    const readBalance = async () => {
      const entries = product.db("ledger_entries as e").where({ company_id: 1, account_id: supplier });
      return (await readSums(product.db, entries, { amount: "e.debit - e.credit" })).amount;
    };
    const listPayable = async () => {
      const report = askReport(product, "GET", "/api/v1/bills-payable");
      const { records } = await report.table(admin, { SupplierID: String(supplier) });
      return records.map(({ BillNo, Date: day, DueDate, Pending }) => [BillNo, day, DueDate, Pending]);
    };
    const makeDateCell = (serial: number, format: string): Cell => ({ t: "n", v: serial, z: format });
    const firstBills = [
      ["Nila Traders", "N/1", "15-01-2020", "14 Feb 2020", "1,250.50", null],
      // 10 March 2020, in a cell that shows 3/10/20.
      ["nila traders", "N/2", makeDateCell(43_900, "m/d/yy"), null, 300, "Cr"],
    ];

    it("has each fault named in its row, and then nothing is imported", async () => {
      const read = await callPreview(
        ...firstBills,
        ["Nila Traders", "N/3", "31-02-2020", null, 10, null],
        ["Nobody", "X", "15-01-2020", null, 10, null],
        ["Nila Traders", "N/1", "15/1/20", null, 10, null],
        ["Nila Traders", "N/4", "15-01-2020", "14-01-2020", 10, null],
        ["Nila Traders", "N/5", "15-01-2020", null, 0, null],
        ["Nila Traders", "", "15-01-2020", null, 5, null],
        ["Nila Traders", "N/6", "15-01-2999", null, 5, null],
        ["Nila Traders", "N/7", "15-01-2020", null, 5, "X"],
        ["Nila Traders", "N/8", firstDay.split("-").toReversed().join("-"), null, 5, null],
      );
      expect(read.rows.map(({ Error }) => Error)).toEqual([
        null,
        null,
        "Row 4: Bill Date must be a date such as 31-03-2026.",
        "Row 5: No customer or supplier has this name.",
        "Row 6 names the same as row 2.",
        "Row 7: A bill is not due before its date.",
        "Row 8: Amount must be at least 0.01.",
        "Row 9 is missing required fields: Party, Bill No, Bill Date, or Amount.",
        "Row 10: An opening bill has a date before the first day of the books.",
        "Row 11: Dr/Cr must be Dr or Cr.",
        "Row 12: An opening bill has a date before the first day of the books.",
      ]);
      const { made, refused, results } = await importRows(read);
      expect([made, refused]).toEqual([0, 9]);
      expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, () => null));
      expect(results[0]?.message).toBe("Nothing is imported while another row has an error.");
      expect(results[2]?.message).toBe(read.rows[2]?.Error);
      expect(await readBalance()).toBe("-2000.00");
      expect(await listPayable()).toHaveLength(1);
    });

    it("breaks up the opening balance, names the difference, and changes nothing the second time", async () => {
      const read = await callPreview(...firstBills);
      expect(read.rows[1]).toMatchObject({ BillDate: "2020-03-10", Side: "Cr", Amount: "300" });
      // 2,000.00 less 1,250.50 and 300.00.
      const party = {
        ...{ AccountName: "Nila Traders", Opening: -2000, Bills: -1550.5, Difference: -449.5 },
        message:
          "Nila Traders: of the opening balance of 2,000.00 Cr the bills make 1,550.50 Cr; 449.50 Cr stays without a bill.",
      };
      expect(read.parties).toMatchObject([party]);
      const answer = await importRows(read);
      expect(answer).toMatchObject({ made: 2, refused: 0, parties: [party] });
      expect(await readBalance()).toBe("-2000.00");
      const bills = [
        ["N/1", "2020-01-15", "2020-02-14", 1250.5],
        ["N/2", "2020-03-10", "2020-03-10", 300],
      ];
      const open = await listPayable();
      expect(open.slice(0, 2)).toEqual(bills);
      expect(open.slice(2).map((row) => row[3])).toEqual([449.5]);
      const again = await importRows(await callPreview(...firstBills));
      expect([again.made, again.refused]).toEqual([0, 0]);
      expect(again.results).toEqual(answer.results);
      expect(await listPayable()).toEqual(open);
      expect(await checkBooks(product.db, 1)).toEqual([]);
    });

    it("takes a bill of the day before the first one, and a customer's bill without a side as a debit", async () => {
      const dayBefore = new Date(Date.parse(firstDay) - 86_400_000).toISOString().slice(0, 10);
      const customer: { name: string } = await product
        .db("ledger_entries as e")
        .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
        .where({ "e.company_id": 1, "e.entry_kind": "opening", "a.group_id": 14 })
        .where("e.debit", ">", 1)
        .first("a.name");
      const read = await callPreview(
        ["Nila Traders", "N/8", dayBefore.split("-").toReversed().join("-"), null, 1, null],
        [customer.name, "C/1", "15-01-2020", null, 1, null],
      );
      expect(read.rows.map(({ Error }) => Error)).toEqual([null, null]);
    });

    it("refuses a known bill of another amount or due date, and more than the opening balance has without bills", async () => {
      const read = await callPreview(
        ["Nila Traders", "N/1", "15-01-2020", "14-02-2020", 1250.51, null],
        ["Nila Traders", "n/2", "10-03-2020", "11-03-2020", 300, null],
        ["Nila Traders", "N/9", "15-01-2020", null, 449.51, null],
      );
      expect(read.rows.map(({ Error }) => Error)).toEqual([
        "Row 2: The books have this bill with another amount or due date.",
        "Row 3: The books have this bill with another amount or due date.",
        "Row 4: The bills of Nila Traders come to 449.51 Cr, but only 449.50 Cr of its opening balance has no bill.",
      ]);
      const rest = await importRows(
        await callPreview(["Nila Traders", "N/9", "15-01-2020", null, 449.5, null]),
      );
      expect(rest).toMatchObject({ made: 1, parties: [{ Difference: 0, message: null }] });
      expect((await listPayable()).map((row) => row[3])).toEqual([1250.5, 449.5, 300]);
      expect(await readBalance()).toBe("-2000.00");
    });

    it("breaks up an opening balance that a note without a document has taken", async () => {
      const party = {
        AccountParent: 27,
        AccountName: "Pamba Foods",
        Address: "A",
        Place: "P",
        Mob: "9847012346",
      };
      expect((await post("/api/insertaccountexcel", party)).status).toBe(200);
      const findAccount = async (where: object) =>
        Number(
          (
            await product
              .db("accounts")
              .where({ company_id: 1, ...where })
              .first("id")
          ).id,
        );
      const partyId = await findAccount({ name: "Pamba Foods" });
      const balances = [{ accountId: partyId, credit: 500 }];
      const opening = await post("/api/v1/openings", { date: firstDay, balances });
      expect(opening.status, opening.text).toBe(200);
      const accountId = await findAccount({ system_key: "discount_received" });
      const note = { date: firstDay, partyId, accountId, amount: 500, taxRate: 0 };
      const answer = await post("/api/v1/debit-notes", note);
      expect(answer.status, answer.text).toBe(200);
      const bills = [
        ["Pamba Foods", "P/1", "15-01-2020", null, 200, null],
        ["Pamba Foods", "P/2", "16-01-2020", null, 300, null],
      ];
      expect(await importRows(await callPreview(...bills))).toMatchObject({ made: 2, refused: 0 });
      expect(await checkBooks(product.db, 1)).toEqual([]);
    });

    it("makes the opening balance of a party that has none", async () => {
      const read = await callPreview(["Periyar Mills", "ADV/1", "15-01-2020", null, 100, "Dr"]);
      expect(read.parties?.[0]?.message).toBe(
        "Periyar Mills has no opening balance without bills: its opening balance becomes 100.00 Dr.",
      );
      expect(await importRows(read)).toMatchObject({ made: 1, refused: 0 });
      expect(await checkBooks(product.db, 1)).toEqual([]);
    });
  });
}
