import { beforeAll, describe, expect, it } from "vitest";
import { PAPER_OPERATIONS } from "../../packages/sdk/files/node/make-paper-in-node.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import type { Product } from "../product.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";
import { listVisitors } from "../wall/visitors.ts";
import { isWhole } from "../whole.ts";
import { listUnchangedFacts } from "./facts-of-documents.ts";

/**
 * Tests that a document keeps the facts that it was posted with. Changes all masters of company 1
 * of the product, which must have documents of every kind: run it last.
 */
export function describeFrozenDocuments(getProduct: () => Product): void {
  describe("after every master was changed", { timeout: 600_000 }, () => {
    let cookie: string;
    let knownValues: Known;
    let before: ReadonlyMap<string, string>;
    let after: ReadonlyMap<string, string>;

    beforeAll(async () => {
      const product = getProduct();
      cookie = await product.signIn(1, "meera");
      const [visitor] = await listVisitors(product.db, 1);
      knownValues = visitor?.known as Known;
      before = await readAll();
      await changeMasters(product);
      after = await readAll();
    }, 600_000);

    it("no kind of fact is what it was, and every report has answered with rows", async () => {
      expect(await listUnchangedFacts(getProduct().db)).toEqual([]);
      const emptyReports = [...reportIds].filter((id) => readTable(before.get(id)).rows.length === 0);
      expect(emptyReports).toEqual([]);
    });

    it("every printed document is what it was", () => {
      const names = [...before.keys()].filter((name) => name.includes(".read "));
      expect(names.length).toBeGreaterThanOrEqual(200);
      const kinds = new Set(names.map((name) => name.split(" ")[0]));
      expect([...kinds].toSorted()).toEqual(PAPER_KINDS.map(({ id }) => id).toSorted());
      const shippedNames = names.filter((name) => before.get(name)?.includes('"addressId":'));
      expect(new Set(shippedNames.map((name) => name.split(" ")[0]))).toEqual(
        new Set(["bills.read", "creditNotes.read", "orders.read", "saleReturns.read"]),
      );
      expect(listChanged(names)).toEqual([]);
    });

    it("every voucher with its history, and the lines of every document, are what they were", () => {
      for (const kind of ["voucher", ...LINE_READS.map(({ id }) => id)]) {
        const names = [...before.keys()].filter((name) => name.startsWith(`${kind} `));
        expect(names.length, kind).toBeGreaterThan(5);
        expect(listChanged(names)).toEqual([]);
      }
    });

    it("every report whose rows are documents or lines of documents is what it was", () => {
      const reports = [...before.keys()].filter((name) => !name.includes(" "));
      expect(reports.length).toBeGreaterThan(30);
      expect(listChanged(reports).toSorted()).toEqual([...OF_MASTERS, ...OF_GSTIN].toSorted());
    });

    it("the figures of reports whose rows are masters are what they were", () => {
      const reports = OF_MASTERS.filter((name) => !OTHER_FIGURES.includes(name));
      const changedReports = reports.filter(
        (name) => listFigures(before.get(name)) !== listFigures(after.get(name)),
      );
      expect(changedReports).toEqual([]);
    });

    it("rows that are a master show what it says today", () => {
      for (const name of ["debtors.report", "stock.report"]) {
        expect(before.get(name)).not.toContain(NEW_NAME);
        expect(after.get(name)).toContain(NEW_NAME);
      }
    });

    function listChanged(names: readonly string[]): string[] {
      return names.filter((name) => before.get(name) !== after.get(name));
    }

    async function readAll(): Promise<ReadonlyMap<string, string>> {
      const product = getProduct();
      const answers = new Map<string, string>();
      for (const operation of operations) {
        if (!reportIds.has(operation.id)) continue;
        const request = makeSampleRequest(operation, knownValues, await readDayOf(operation.id));
        const query = { ...request.query, pageSize: "10000" };
        const answer = await product.call({ ...request, query, cookie, headers: { Accept: TABLE_TYPE } });
        if (answer.status === 200) answers.set(operation.id, pickRows(operation.id, answer.text));
      }
      for (const { id, table, path, where } of PAPER_KINDS) {
        const documents = product.db(table).where({ company_id: 1, ...where });
        if (table !== "orders") void documents.whereNot("status", 3);
        // The newest first: among them are the unusual ones.
        for (const document of await documents
          .orderBy("id", "desc")
          .limit(isWhole ? 1000 : 40)
          .pluck<number[]>("id")) {
          const paper = await product.call({ method: "GET", path: `/api/v1/${path}/${document}`, cookie });
          expect(paper.status, `${id} ${paper.text}`).toBe(200);
          answers.set(`${id} ${document}`, paper.text);
        }
      }
      for (const { id, table, name } of LINE_READS)
        for (const document of await listLast(table)) {
          const operation = operations.find((each) => each.id === id) as Operation;
          const request = makeSampleRequest(operation, knownValues, { [name]: document });
          const answer = await product.call({ ...request, cookie });
          // What is cancelled may have no lines to show.
          if (answer.status === 200) answers.set(`${id} ${document}`, answer.text);
        }
      for (const voucher of await listLast("vouchers")) {
        const answer = await product.call({ method: "GET", path: `/api/v1/vouchers/${voucher}`, cookie });
        expect(answer.status, answer.text).toBe(200);
        answers.set(`voucher ${voucher}`, answer.text);
      }
      return answers;
    }

    /** A user's day with documents, for reports about one. */
    async function readDayOf(id: string): Promise<Record<string, unknown>> {
      const day = DAYS_WITH_DOCUMENTS[id];
      if (!day) return {};
      const columns = { UserId: day.user, Date: "date" };
      const documents = getProduct().db(day.table).where({ company_id: 1, status: 1 });
      return documents.whereNotNull(day.user).orderBy("id", "desc").first(columns);
    }

    /** Documents of every kind were posted last. */
    function listLast(table: string): Promise<number[]> {
      const rows = getProduct().db(table).where({ company_id: 1 });
      if (!["orders", "vouchers"].includes(table)) void rows.whereNot("status", 3);
      return rows
        .orderBy("id", "desc")
        .limit(isWhole ? 1000 : table === "vouchers" ? 200 : 40)
        .pluck<number[]>("id");
    }
  });
}

/** Without the ties: they name accounts, which are masters. */
function pickRows(id: string, text: string): string {
  const { columns, rows, totals } = JSON.parse(text) as Table;
  // The route of a customer of today, not of the document.
  const leftOut = id === "billsReceivable.report" ? columns.indexOf("RootName") : -1;
  return JSON.stringify({ columns, rows: rows.map((row) => row.filter((_, at) => at !== leftOut)), totals });
}

function readTable(text: string | undefined): Pick<Table, "columns" | "rows"> {
  return text === undefined ? { columns: [], rows: [] } : (JSON.parse(text) as Table);
}

/** The numbers of each row except the MRP, in any order: rows and columns are sorted by names. */
function listFigures(text: string | undefined): string {
  const { columns, rows } = readTable(text);
  const priceAt = columns.indexOf("MRP");
  const isFigure = (value: unknown, at: number) => typeof value === "number" && at !== priceAt;
  const figures = rows.map((row) => row.filter(isFigure).toSorted().join(" "));
  return figures.toSorted().join("\n");
}

interface Table {
  columns: string[];
  rows: unknown[][];
  totals: unknown;
}

/** By SQL, so that no rule of a form stops a change. */
async function changeMasters({ db }: Pick<Product, "db">): Promise<void> {
  const own = { company_id: 1 };
  const otherState = { state: "Goa", state_code: "30", gstin: null };
  const place = { address: NEW_NAME, city: NEW_NAME, mobile: "9000000000" };
  await db("accounts")
    .where(own)
    .update({
      ...otherState,
      ...place,
      name: db.raw("CONCAT(?, id)", [NEW_NAME]),
      place: NEW_NAME,
      credit_days: 61,
      gst_kind: "composition",
      pin: "403001",
      phone: "0832222222",
    });
  await db("companies")
    .where(own)
    .update({
      ...otherState,
      ...place,
      name: NEW_NAME,
      district: NEW_NAME,
      telephone: "0832222223",
      email: "new@example.com",
      upi_id: "new@bank",
      signatory: NEW_NAME,
      bank_name: NEW_NAME,
      bank_branch: NEW_NAME,
      bank_account_no: "000111222333",
      ifsc: "HDFC0000001",
    });
  await db("items")
    .where(own)
    .update({
      name: db.raw("CONCAT(?, id)", [NEW_NAME]),
      hsn_code: "9999",
      mrp: 9,
      larger_unit_id: null,
      per_larger_unit: null,
    });
  await db("units").where(own).update({ name: NEW_NAME, uqc: "OTH" });
  await db("taxes").where(own).update({ name: NEW_NAME, kind: "exempt" });
  await db("users")
    .where(own)
    .update({ name: db.raw("CONCAT(?, id)", [NEW_NAME]) });
  await db("vehicles").where(own).update({ reg_no: NEW_NAME });
  for (const table of ["branches", "routes", "stock_locations", "account_groups", "item_categories"])
    await db(table).where(own).update({ name: NEW_NAME });
  await db("delivery_addresses")
    .where(own)
    .update({ ...otherState, name: NEW_NAME, address: NEW_NAME, pin: "403001" });
  await db("hsn_codes").where(own).update({ description: NEW_NAME });
}

const NEW_NAME = "Renamed";
const TABLE_TYPE = "application/vnd.vanbook.table+json";
const reportIds = new Set(
  Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => TABLE_TYPE in (responses["200"].content ?? {}))
    .map(({ operationId }) => operationId),
);
/** Reports with a row for each master, and of logs and field work: they show what it says today. */
const OF_MASTERS =
  `auditLog.report balanceSheet.report batchStock.report creditors.report customerPrices.report customers.report
  debtors.report employees.list godownStock.report itemSales.report stock.report stockValuation.report trialBalance.report
  trips.allReport trips.lines trips.report vanLoads.analysis vanLoads.datewise vanLoads.report`.split(/\s+/);

/** Of those, a list of today's prices, and one whose rows are numbered in the order of names. */
const OTHER_FIGURES = ["customerPrices.report", "employees.list"];

/** A return is refused once the company has no GSTIN, which is one of the changes. */
const OF_GSTIN = ["gst.gstr1Documents", "gst.gstr3bDocuments", "gst.hsnSummary"];

const DAYS_WITH_DOCUMENTS: Readonly<Record<string, { table: string; user: string }>> = {
  "trips.orders": { table: "orders", user: "user_id" },
  "trips.sales": { table: "bills", user: "salesman_id" },
  "trips.receipts": { table: "receipts", user: "user_id" },
};

/** The lines of documents, with the parameter that has the document's id. */
const LINE_READS = [
  { id: "bills.lines", table: "bills", name: "BillID" },
  { id: "orders.lines", table: "orders", name: "DSID" },
  { id: "purchases.lines", table: "purchases", name: "PurchaseID" },
  { id: "productions.lines", table: "productions", name: "PID" },
] as const;

/** The form of a period is of no document. */
const PAPERS_OF_DOCUMENTS = PAPER_OPERATIONS.filter((id) => id.endsWith(".read") && id !== "gstr3bForm.read");
const PAPER_KINDS = PAPERS_OF_DOCUMENTS.map((id) => {
  const resource = id.split(".")[0] ?? "";
  const words = resource.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const isNote = words.endsWith("_notes");
  return {
    id,
    table: isNote ? "notes" : words,
    path: words.replaceAll("_", "-"),
    where: isNote ? { type: words === "credit_notes" ? "CN" : "DN" } : {},
  };
});
