import { createVanbook } from "@vanbook/sdk";
import { withFiles } from "@vanbook/widgets/files";
import { read, utils } from "xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfText } from "../../packages/widgets/report/export/testing/pdf-text.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";

const EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const DAYS = { FromDate: "2026-10-19", ToDate: MID_YEAR };
let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  cookie = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const ask = (
  Accept: string,
  as = cookie,
  more: { body?: object; signal?: AbortSignal; query?: string } = {},
) =>
  fetch(`${product.url}/api/getSaleReport${more.query ?? ""}`, {
    method: "POST",
    headers: { Accept, Cookie: as, "X-Vanbook-Client": "test", "Content-Type": "application/json" },
    body: JSON.stringify({ ...DAYS, ...more.body }),
    signal: more.signal ?? null,
  });
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test(
  "a report is a PDF or a workbook by its Accept, the same as a script makes",
  { timeout: 120_000 },
  async () => {
    const pdf = await ask("application/pdf");
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("Content-Disposition")).toBe(
      `attachment; filename="SaleReport_2026-10-19_to_${MID_YEAR}.pdf"`,
    );
    const vanbook = withFiles(
      createVanbook({
        baseUrl: product.url,
        auth: { kind: "session" },
        fetch: (request) => {
          const sent = new Request(request);
          sent.headers.set("Cookie", cookie);
          return fetch(sent);
        },
      }),
    );
    expect(pdfText(await bytesOf(pdf))).toEqual(pdfText((await vanbook.sales.report.pdf(DAYS)).bytes));

    const excel = await ask(EXCEL, cookie, { query: "?search=medicals&sort=BillNo" });
    const sheet = Object.values(read(await bytesOf(excel)).Sheets)[0] ?? {};
    const lines = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 });
    // A query of another shape: lines of bills, not their heads.
    const [[row]] = await product.db.raw(
      `SELECT SUM((t.itemised + t.round_off - t.discount) * (t.status = 1)) AS amount, COUNT(*) AS bills FROM (
       SELECT b.id, b.status, b.round_off, b.discount, SUM(l.taxable + l.cgst + l.sgst + l.igst) AS itemised
       FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
       JOIN accounts a ON a.id = b.customer_id
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? AND a.name LIKE '%medicals%'
       GROUP BY b.id, b.status, b.round_off, b.discount) AS t`,
      [DAYS.FromDate, DAYS.ToDate],
    );
    expect(Number(row.bills)).toBeGreaterThan(0);
    const total = lines.at(-1) ?? [];
    expect(total[0]).toBe("Total Amount");
    expect(total.find((value) => typeof value === "number")).toBe(Number(row.amount));
  },
);

test("a salesman's file has his own bills, and a caller who may not ask for the report gets none", async () => {
  const own = await product.signIn(1, "anil");
  const json = (await (await ask("application/json", own)).json()) as { billDetails: { BillNo: string }[] };
  const [pages, all] = [
    pdfText(await bytesOf(await ask("application/pdf", own))),
    pdfText(await bytesOf(await ask("application/pdf"))),
  ];
  const numbers = json.billDetails.map(({ BillNo }) => BillNo);
  const found = pages.flat();
  for (const number of numbers) expect(found).toContain(number);
  expect(found.length).toBeLessThan(all.flat().length);
  expect((await ask("application/pdf", "")).status).toBe(401);
  expect((await ask("image/png")).status).toBe(406);
});

test(
  "the server answers others while files are made, and a caller who goes ends his",
  { timeout: 120_000 },
  async () => {
    const leaving = new AbortController();
    const made = Array.from({ length: 6 }, () => ask("application/pdf"));
    // Behind the others, two of which are made at a time.
    const gone = ask("application/pdf", cookie, { signal: leaving.signal }).catch(() => "gone");
    let areMade = false;
    const all = Promise.all(made).finally(() => (areMade = true));
    let answered = 0;
    for (; !areMade; answered += 1) {
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      leaving.abort();
    }
    expect(await gone).toBe("gone");
    expect((await all).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    // Made by the server's own thread, they would let in one or two between one file and the next.
    expect(answered).toBeGreaterThan(5 * made.length);
  },
);
