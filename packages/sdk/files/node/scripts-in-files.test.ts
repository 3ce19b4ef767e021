import { createVanbook } from "@vanbook/sdk";
import { withFiles } from "../../../widgets/files/index.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { readPdfText } from "../testing/pdf-text.ts";

const CUSTOMER_NAME = "ശ്രീകൃഷ്ണ മെഡിക്കൽസ് ക്ഷ ന്ത്ര സ്ത്രീ";
const COMPANY_NAME = "श्री कृष्ण ट्रैक्टर";
const REPORT_ARGS = { FromDate: "2026-04-01", ToDate: "2026-04-30", CustomerID: 5 };

/**
 * A server with one bill per customer, with names in Malayalam and Hindi. Lists in `forbiddenPaths`
 * are refused.
 */
function serveAnswers(
  forbiddenPaths: readonly string[] = [],
  customers: readonly string[] = [CUSTOMER_NAME],
) {
  const requestedPaths: string[] = [];
  const answers = new Map<string, unknown>([
    ["/api/v1/lookups/customers", [{ CustomerID: 5, CustomerName: CUSTOMER_NAME }]],
  ]);
  const send = async (request: Request) => {
    await Promise.resolve();
    const { pathname } = new URL(request.url);
    requestedPaths.push(pathname);
    if (request.headers.get("Accept")?.includes("table"))
      return Response.json(
        {
          columns: ["BillNo", "BillDate", "CustomerName", "BillAmount", "RetailBillNo", "WholesaleNo"],
          rows: customers.map((name) => ["B2C/1", "2026-04-02", name, 1791.06, "1", null]),
          totals: { BillAmount: 1791.06 },
          page: { number: 1, size: 10_000, rows: 1, pages: 1 },
          ties: [],
        },
        { headers: { "Content-Type": "application/vnd.vanbook.table+json" } },
      );
    if (forbiddenPaths.some((part) => pathname.toLowerCase().includes(part)))
      return Response.json(
        { error: { code: "KEY_FORBIDDEN", message: "The API key may not call this operation." } },
        { status: 403 },
      );
    if (pathname.toLowerCase().includes("company")) return Response.json([{ CompanyName: COMPANY_NAME }]);
    return Response.json(answers.get(pathname) ?? [{ CustomerID: 5, CustomerName: CUSTOMER_NAME }]);
  };
  const vanbook = withFiles(
    createVanbook({
      baseUrl: "http://books.test",
      auth: { kind: "key", key: "vbk_x" },
      fetch: (request) => send(new Request(request)),
    }),
  );
  return { vanbook, asked: requestedPaths };
}

test("a PDF shows Malayalam and Hindi names in the package's own fonts, and their text reads as written", async () => {
  const { vanbook } = serveAnswers();
  const { bytes, name, type } = await vanbook.sales.report.pdf(REPORT_ARGS);
  expect([name, type]).toEqual(["SaleReport_2026-04-01_to_2026-04-30.pdf", "application/pdf"]);
  const [page = []] = readPdfText(bytes);
  const text = page.join("");
  for (const words of [
    "Sale Report",
    COMPANY_NAME,
    `Customer: ${CUSTOMER_NAME}`,
    "01-04-2026 – 30-04-2026",
    "Total Amount",
    "1,791.06",
  ])
    expect(text).toContain(words);
});

test("a PDF draws the letters of a conjunct as one sign, measured with another PDF reader", async () => {
  const { vanbook } = serveAnswers([], ["ക്ഷ", "ക", "ഷ", "ट्र", "ट", "र", "ट्"]);
  const { bytes } = await vanbook.sales.report.pdf(REPORT_ARGS, { columns: ["CustomerName", "BillAmount"] });
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  const measureDrawnText = (text: string) => {
    const textWidths = items.flatMap((item) =>
      "str" in item && item.str.trim() === text ? [item.width] : [],
    );
    expect(textWidths.length, text).toBeGreaterThan(0);
    return textWidths.at(-1) ?? 0; // the notes above use it in another size
  };
  // Unshaped letters would be as wide as all of them together.
  expect(measureDrawnText("ക്ഷ")).toBeLessThan((measureDrawnText("ക") + measureDrawnText("ഷ")) * 0.95);
  expect(measureDrawnText("ट्र")).toBeLessThan((measureDrawnText("ट") + measureDrawnText("र")) * 0.95);
});

test("names are requested once for many files, and left out when the caller may not request them", async () => {
  const { vanbook, asked } = serveAnswers();
  for (let time = 0; time < 3; time += 1) await vanbook.sales.report.pdf(REPORT_ARGS);
  // Three tables, the company and the customers.
  expect(asked).toHaveLength(5);
  const limitedFiles = serveAnswers(["company", "customer", "lookup", "getcus"]);
  const [page = []] = readPdfText((await limitedFiles.vanbook.sales.report.pdf(REPORT_ARGS)).bytes);
  expect(page).toContain("Customer: 5");
  expect(page.join("")).not.toContain(COMPANY_NAME);
});

test("a PDF has the columns that the caller names, and an unknown column gives an error", async () => {
  const { vanbook } = serveAnswers();
  const { bytes } = await vanbook.sales.report.pdf(REPORT_ARGS, {
    columns: ["BillNo", "BillAmount"],
    page: "a4-portrait",
  });
  const [page = []] = readPdfText(bytes);
  expect(page).toContain("Bill No");
  expect(page).not.toContain("Salesman");
  // @ts-expect-error the report has no such column
  await expect(vanbook.sales.report.pdf(REPORT_ARGS, { columns: ["Colour"] })).rejects.toThrow(
    'Sale Report has no column "Colour". It has: #, BillNo,',
  );
});

test("a PDF is refused without a required argument, and the caller can abort it", async () => {
  const { vanbook, asked } = serveAnswers();
  const { CustomerID: _, ...days } = REPORT_ARGS;
  // @ts-expect-error the contract asks for a customer too
  await expect(vanbook.customerLedger.report.pdf(days)).rejects.toThrow(
    "CustomerID, FromDate, and ToDate are required.",
  );
  expect(asked).toEqual([]);
  await expect(
    vanbook.sales.report.pdf(REPORT_ARGS, { signal: AbortSignal.abort(new Error("Enough.")) }),
  ).rejects.toThrow("Enough.");
});
