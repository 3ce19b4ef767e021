import { afterAll, beforeAll, expect, test } from "vitest";
import { money } from "../../packages/sdk/format/money.ts";
import { PAPER_OPERATIONS } from "../../packages/sdk/files/node/make-paper-in-node.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { openFileDesk, type FileDesk } from "./file-desk.ts";

let desk: FileDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openFileDesk();
  cookie = await desk.product.signIn(1, "meera");
});
afterAll(() => desk?.stop());

const ask = (path: string, as = cookie, Accept = "application/pdf") =>
  fetch(`${desk.product.url}/api/v1/${path}`, {
    headers: { Accept, Cookie: as, "X-Vanbook-Client": "test" },
  });
const readPaperText = async (answer: Response) => readPdfText(new Uint8Array(await answer.arrayBuffer()));
const readFirstDocument = async (table: string, where: object = {}, company = 1): Promise<{ id: number }> => {
  const firstRow = await desk.product
    .db(table)
    .where({ company_id: company, ...where })
    .whereNot("status", 3)
    .orderBy("id")
    .first("id");
  return { id: Number(firstRow?.id) };
};

test("every document that the contract offers as PDF has a paper, and every paper is offered", () => {
  const answering = Object.values(readSpec().paths)
    .flatMap((item) => Object.values(item))
    .filter(({ responses }) => {
      const types = Object.keys(responses["200"].content ?? {});
      return types.includes("application/pdf") && !types.includes("application/vnd.vanbook.table+json");
    })
    .map(({ operationId }) => operationId);
  expect(answering.filter((id) => id !== "vanSales.summary").sort()).toEqual([...PAPER_OPERATIONS].sort());
});

test("a bill as PDF has the sums of its lines in the database, over HTTP, in Node and by the command", async () => {
  const { db } = desk.product;
  const { id } = await readFirstDocument("bills", { status: 1, inter_state: 0 });
  const [[sum]] = await db.raw(
    `SELECT b.bill_no AS number, b.amount, a.name AS customer, SUM(l.taxable) AS taxable, SUM(l.cgst) AS cgst, SUM(l.quantity) AS quantity
     FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
     JOIN accounts a ON a.company_id = b.company_id AND a.id = b.customer_id
     WHERE b.company_id = 1 AND b.id = ? GROUP BY b.id, b.bill_no, b.amount, a.name`,
    [id],
  );
  const answer = await ask(`bills/${id}`);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(answer.headers.get("Content-Disposition")).toBe(
    `attachment; filename="Bill_${String(sum.number).replaceAll("/", "-")}.pdf"`,
  );
  const pages = await readPaperText(answer);
  const all = pages.flat();
  for (const text of [sum.number, money(sum.taxable), money(sum.cgst), money(sum.amount)])
    expect(all.map((piece) => piece.trim())).toContain(text);
  expect(all.join(" ")).toContain(sum.customer);
  expect(readPdfText((await desk.made("bills.read", "pdf", { id })).bytes)).toEqual(pages);
  expect(readPdfText(await desk.commanded("bills.read", "pdf", { id }))).toEqual(pages);
});

test("the query chooses paper and copies, and wrong choices are refused", async () => {
  const { id } = await readFirstDocument("bills", { status: 1 });
  const copies = await readPaperText(await ask(`bills/${id}?paper=A5&copies=original,triplicate`));
  const all = copies.flat().join(" ");
  for (const mark of ["Original for recipient", "Triplicate for supplier"]) expect(all).toContain(mark);
  expect(all).not.toContain("Duplicate");
  const roll = await ask(`bills/${id}?paper=80mm`);
  const file = Buffer.from(await roll.arrayBuffer()).toString("latin1");
  // 80 mm are 226.77 points.
  expect(file).toMatch(/MediaBox \[0 0 226\.7\d* /);
  for (const wrong of ["paper=A3", "copies=fourth", "copies=original,"])
    expect((await ask(`bills/${id}?${wrong}`)).status, wrong).toBe(400);
  expect((await ask(`bills/${id}`, cookie, "image/png")).status).toBe(406);
});

test("each kind of document is made as a PDF", async () => {
  for (const [path, table, title, where] of [
    ["sale-returns", "sale_returns", "Credit Note"],
    ["receipts", "receipts", "Receipt Voucher"],
    ["payments", "payments", "Payment Voucher"],
    ["orders", "orders", "Order"],
    ["van-loads", "van_loads", "Delivery Challan"],
    ["purchase-returns", "purchase_returns", "Debit Note"],
    ["credit-notes", "notes", "Credit Note", { type: "CN" }],
    ["debit-notes", "notes", "Debit Note", { type: "DN" }],
  ] as const) {
    const { id } = await readFirstDocument(table, where);
    const answer = await ask(`${path}/${id}`);
    expect(answer.status, path).toBe(200);
    expect((await readPaperText(answer)).flat(), path).toContain(title);
  }
});

test("between states, a credit note names the customer's state and a debit note the company's", async () => {
  const { db } = desk.product;
  const own = await db("companies").where("company_id", 1).first("state_code");
  const returns = await readFirstDocument("sale_returns", { inter_state: 1 });
  const theirs = await db("sale_returns as r")
    .join("accounts as a", { "a.company_id": "r.company_id", "a.id": "r.customer_id" })
    .where({ "r.company_id": 1, "r.id": returns.id })
    .first("a.state_code");
  const back = await readFirstDocument("purchase_returns", { inter_state: 1 });
  for (const [path, { state_code: code }] of [
    [`sale-returns/${returns.id}`, theirs],
    [`purchase-returns/${back.id}`, own],
  ] as const) {
    const pages = (await readPaperText(await ask(path))).flat();
    expect(pages[pages.indexOf("Place of supply") + 1], path).toMatch(new RegExp(`\\(${code}\\)$`));
  }
});

test("a bill of another company or salesman is not found, as PDF and as JSON", async () => {
  const { db } = desk.product;
  const theirs = await readFirstDocument("bills", {}, 2);
  const salesman = await db("users").where({ company_id: 1, username: "anil" }).first("id");
  const foreign = await db("bills").where("company_id", 1).whereNot("salesman_id", salesman?.id).first("id");
  const anil = await desk.product.signIn(1, "anil");
  for (const type of ["application/pdf", "application/json"]) {
    const ids = await db("bills").where({ company_id: 1, id: theirs.id }).pluck("id");
    if (ids.length === 0) expect((await ask(`bills/${theirs.id}`, cookie, type)).status).toBe(404);
    expect((await ask(`bills/${foreign?.id}`, anil, type)).status).toBe(404);
    expect((await ask("bills/99999999", cookie, type)).status).toBe(404);
  }
  expect((await ask(`bills/${foreign?.id}`, "")).status).toBe(401);
});
