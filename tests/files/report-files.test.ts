import { createVanbook, operation, type ReportId, type Table } from "@vanbook/sdk";
import { withFiles } from "@vanbook/widgets/files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { listFileReports, loadReportDefinition } from "../../packages/sdk/files/node/report-definitions.ts";
import { money } from "../../packages/sdk/format/money.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { MID_YEAR } from "../demo-database.ts";
import { pickTried } from "../whole.ts";
import { REPORT_DAYS, type FileDesk, openFileDesk, readWorkbookLines } from "./file-desk.ts";
import { makeReportArgs } from "./report-args.ts";

let desk: FileDesk;
beforeAll(async () => void (desk = await openFileDesk()));
afterAll(() => desk?.stop());

describe("Files of reports", () => {
  /**
   * Grouped lines, a statement of one account and a pivot; a whole run tests every
   * file. Plain lines are tested below, two-sided statements in every-file.prove.ts.
   */
  const SLICE = new Set<string>(["profit.report", "ledger.report", "vanLoads.analysis"]);

  test.each(pickTried(listFileReports(), (id) => SLICE.has(id)))(
    "%s is a PDF and a workbook with the figures of its widget, made here, on the server and by the command",
    async (id) => {
      const { vanbook, made, commanded } = desk;
      const definition = await loadReportDefinition(id);
      const args = await makeReportArgs(vanbook, definition, REPORT_DAYS);
      const table = (await (operation(vanbook, id) as unknown as AnyTabled).table(args, {
        pageSize: 10_000,
      })) as Table<ReportId>;
      const [company] = await vanbook.session.company();

      const pdf = await made(id, "pdf", args);
      const pages = readPdfText(pdf.bytes);
      const words = pages[0] ?? [];
      expect(pdf.name).toMatch(/^[\w-]+\.pdf$/);
      expect(words[0]).toBe(definition.title);
      expect(words).toContain(company?.CompanyName);

      const onPaper = definition.rows?.paper?.columns;
      const shownColumns = definition.columns.filter(
        ({ isHidden, field = "#" }) =>
          !isHidden && !definition.rows?.groups?.includes(field) && (!onPaper || onPaper.includes(field)),
      );
      for (const { label, field = "" } of shownColumns)
        expect(words.join(" ")).toContain((label ?? field).split(" ")[0]);
      const all = pages.flat();
      for (const { field = "", total, kind } of shownColumns)
        if (total && kind === "money")
          expect(all).toContain(money((table.totals as Record<string, number>)[field] ?? NaN));

      const excel = await made(id, "excel", args);
      const lines = readWorkbookLines(excel.bytes);
      expect(lines[0]?.[0]).toBe(definition.title);
      const labels = definition.columns
        .filter(({ isHidden }) => !isHidden)
        .map(({ label, field }) => label ?? field);
      const head = lines.findIndex((line) => labels.every((label) => line.includes(label ?? "")));
      expect(head).toBeGreaterThan(0);
      const totalledColumns = definition.columns.filter(({ total, isHidden }) => total && !isHidden);
      const last = lines.at(-1) ?? [];
      // A total row exists if the report has totals, and then it has a figure.
      const isTotalled = last[0] === (definition.words?.total ?? "Total");
      expect(isTotalled).toBe(last.some((cell, at) => at > 0 && isTotalled && typeof cell === "number"));
      if (!definition.rows?.pivot) expect(isTotalled).toBe(totalledColumns.length > 0);
      if (!definition.rows?.groups)
        expect(lines.length - head - 1 - (isTotalled ? 1 : 0)).toBe(table.page.rows);
      for (const { field, label } of totalledColumns)
        expect(last[lines[head]?.indexOf(label ?? field ?? "") ?? -1]).toBeCloseTo(
          (table.totals as Record<string, number>)[field ?? ""] ?? NaN,
          2,
        );

      expect(readPdfText(await commanded(id, "pdf", args))).toEqual(pages);
      expect(readWorkbookLines(await commanded(id, "excel", args))).toEqual(lines);
    },
  );

  interface AnyTabled {
    table: (args: object, options: object) => Promise<unknown>;
  }
});

describe("Files made by the server", () => {
  const EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const RANGE = { FromDate: "2026-10-19", ToDate: MID_YEAR };
  let cookie: string;
  beforeAll(async () => {
    cookie = await desk.product.signIn(1, "meera");
  });

  const ask = (
    Accept: string,
    as = cookie,
    more: { body?: object; signal?: AbortSignal; query?: string } = {},
  ) =>
    fetch(`${desk.product.url}/api/getSaleReport${more.query ?? ""}`, {
      method: "POST",
      headers: { Accept, Cookie: as, "X-Vanbook-Client": "test", "Content-Type": "application/json" },
      body: JSON.stringify({ ...RANGE, ...more.body }),
      signal: more.signal ?? null,
    });
  const readBytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

  test(
    "a report is a PDF or a workbook by its Accept header, the same as a script makes",
    { timeout: 120_000 },
    async () => {
      const pdf = await ask("application/pdf");
      expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      expect(pdf.headers.get("Content-Disposition")).toBe(
        `attachment; filename="SaleReport_2026-10-19_to_${MID_YEAR}.pdf"`,
      );
      const vanbook = withFiles(
        createVanbook({
          baseUrl: desk.product.url,
          auth: { kind: "session" },
          fetch: (request) => {
            const sentRequest = new Request(request);
            sentRequest.headers.set("Cookie", cookie);
            return fetch(sentRequest);
          },
        }),
      );
      expect(readPdfText(await readBytes(pdf))).toEqual(
        readPdfText((await vanbook.sales.report.pdf(RANGE)).bytes),
      );

      const excel = await ask(EXCEL, cookie, { query: "?search=medicals&sort=BillNo" });
      const sheet = Object.values(read(await readBytes(excel)).Sheets)[0] ?? {};
      const lines = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 });
      // A query of another shape: it reads bill lines instead of bill heads.
      const [[row]] = await desk.product.db.raw(
        `SELECT SUM((t.itemised + t.round_off - t.discount) * (t.status = 1)) AS amount, COUNT(*) AS bills FROM (
       SELECT b.id, b.status, b.round_off, b.discount, SUM(l.taxable + l.cgst + l.sgst + l.igst) AS itemised
       FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
       JOIN accounts a ON a.id = b.customer_id
       WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? AND a.name LIKE '%medicals%'
       GROUP BY b.id, b.status, b.round_off, b.discount) AS t`,
        [RANGE.FromDate, RANGE.ToDate],
      );
      expect(Number(row.bills)).toBeGreaterThan(0);
      const total = lines.at(-1) ?? [];
      expect(total[0]).toBe("Total Amount");
      expect(total.find((value) => typeof value === "number")).toBe(Number(row.amount));
    },
  );

  test("a salesman's file has only the salesman's own bills, and a caller without a session gets none", async () => {
    const own = await desk.product.signIn(1, "anil");
    const json = (await (await ask("application/json", own)).json()) as { billDetails: { BillNo: string }[] };
    const [pages, all] = [
      readPdfText(await readBytes(await ask("application/pdf", own))),
      readPdfText(await readBytes(await ask("application/pdf"))),
    ];
    const numbers = json.billDetails.map(({ BillNo }) => BillNo);
    const foundTexts = pages.flat();
    for (const number of numbers) expect(foundTexts).toContain(number);
    expect(foundTexts.length).toBeLessThan(all.flat().length);
    expect((await ask("application/pdf", "")).status).toBe(401);
    expect((await ask("image/png")).status).toBe(406);
  });

  test(
    "the server answers others while files are made, and a caller who leaves ends that file",
    { timeout: 120_000 },
    async () => {
      const leaving = new AbortController();
      const pdfRequests = Array.from({ length: 4 }, () => ask("application/pdf"));
      // This request waits behind the others.
      const abortedRequest = ask("application/pdf", cookie, { signal: leaving.signal }).catch(() => "gone");
      let areMade = false;
      const all = Promise.all(pdfRequests).finally(() => (areMade = true));
      let answeredCount = 0;
      for (; !areMade; answeredCount += 1) {
        expect((await fetch(`${desk.product.url}/healthz`)).status).toBe(200);
        leaving.abort();
      }
      expect(await abortedRequest).toBe("gone");
      expect((await all).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      // If the server's main thread made the files, it would answer only one or two requests
      // between two files.
      expect(answeredCount).toBeGreaterThan(5 * pdfRequests.length);
    },
  );

  test("one company's thirty files keep no other company waiting", { timeout: 120_000 }, async () => {
    const other = await desk.product.signIn(2, "fathima");
    // Both threads have started when the thirty files begin.
    await Promise.all([ask("application/pdf"), ask("application/pdf", other)]);
    let madeCount = 0;
    const ofOne = Array.from({ length: 30 }, async () => {
      const answer = await ask("application/pdf");
      await answer.arrayBuffer();
      madeCount += answer.status === 200 ? 1 : 0;
      return answer;
    });
    const ofOther = await ask("application/pdf", other);
    expect([ofOther.status, await readBytes(ofOther).then(({ length }) => length > 1000)]).toEqual([
      200,
      true,
    ]);
    expect(madeCount).toBeLessThan(10);
    const answers = await Promise.all(ofOne);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals.length).toBeGreaterThan(0);
    for (const refusal of refusals)
      expect([refusal.status, refusal.headers.get("Retry-After")]).toEqual([503, "10"]);
  });
});
