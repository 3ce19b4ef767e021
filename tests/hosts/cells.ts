import type { Locator } from "playwright";
import { expect } from "vitest";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { download, sheetRows } from "../browser/report-screen.ts";
import { downloadFromMenu, measureLooks, listReportRows } from "./report-in-host.ts";
import type { HostPage } from "./start-hosts.ts";

/**
 * A feature of the sale report that every host must support: a column of the table in
 * docs/hosts.md.
 */
export interface Cell {
  name: string;
  /** Query string for the host's page: the visitor's choice. */
  query?: string;
  about: string;
  check(host: HostPage): Promise<void>;
}

export const cells: readonly Cell[] = [
  {
    name: "renders",
    about: "the bills that the database has, under the host's own heading",
    async check({ name, page, report, bills }) {
      await expect.poll(() => listBillNumbers(report)).toEqual(bills.map(({ no }) => no).sort());
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      expect(heading).toContain(HOST_HEADINGS[name] ?? bills[0]?.customerName);
      await report.getByRole("heading", { name: "Sale Report" }).waitFor();
    },
  },
  {
    name: "filters",
    about: "the search finds one bill; the filters' window narrows to a sale type",
    async check({ report, bills }) {
      const before = await listReportRows(report);
      const [first] = before;
      await report.getByRole("searchbox").fill(first?.no ?? "");
      await expect.poll(() => listBillNumbers(report)).toEqual([first?.no]);
      await report.getByRole("searchbox").fill("");
      await expect.poll(() => listBillNumbers(report)).toHaveLength(bills.length);
      // Choose the type that filters something out: a customer may have bills of one type only.
      const type = before.every((row) => row.type === "Retail") ? "Wholesale" : "Retail";
      const leftNumbers = before.filter((row) => row.type === type).map(({ no }) => no);
      expect(leftNumbers.length).toBeLessThan(bills.length);
      await report.getByRole("button", { name: /^Filters/ }).click();
      const filters = report.getByRole("dialog", { name: "Sales Report Filters" });
      await filters.getByRole("button", { name: /Sale Type/ }).click();
      await report.getByRole("option", { name: type }).click();
      await filters.getByRole("button", { name: "Apply Filters" }).click();
      await filters.waitFor({ state: "detached" });
      await expect.poll(() => listBillNumbers(report)).toEqual(leftNumbers.sort());
    },
  },
  {
    name: "details",
    about: "a press on a bill shows its own lines; Escape closes them",
    async check({ name, page, report, bills }) {
      const row = report.locator('.vb-tbody [role="row"]').first();
      const no = (await row.getByRole("gridcell").nth(1).innerText()).trim();
      await row.click();
      const details = report.getByRole("complementary", { name: "Bill Details" });
      const bill = bills.find((one) => one.no === no);
      expect(bill?.items.length).toBeGreaterThan(0);
      for (const item of new Set(bill?.items)) await details.getByText(item).first().waitFor();
      if (name === "vue") await page.getByText(`Bill opened: ${no}.`).waitFor();
      await page.keyboard.press("Escape");
      await details.waitFor({ state: "detached" });
    },
  },
  {
    name: "exports",
    about: "CSV, Excel and PDF files are opened and read: each has every bill",
    async check({ name, page, report, bills }) {
      const workers: string[] = [];
      page.on("worker", (worker) => workers.push(new URL(worker.url()).protocol));
      const csv = await downloadFromMenu(page, report, "CSV");
      const [, ...lines] = csv.toString("utf8").trim().split(/\r?\n/);
      expect(lines).toHaveLength(bills.length);
      const excel = await download(report, "Excel");
      expect(sheetRows(excel.bytes).rows).toBe(bills.length);
      const pdf = readPdfText((await download(report, "PDF")).bytes).flat();
      for (const { no } of bills) {
        expect(lines.filter((line) => line.includes(no))).toHaveLength(1);
        expect(pdf.filter((text) => text === no)).toHaveLength(1);
      }
      // A worker can't be started from another origin, so the page starts its own blob: worker,
      // which imports the script.
      const protocol = FROM_VANBOOK.has(name) ? "blob:" : "http:";
      expect(new Set(workers)).toEqual(new Set([protocol]));
      if (name === "vue") await page.getByText("Files saved: csv, excel, pdf.").waitFor();
    },
  },
  {
    name: "theme",
    query: "?theme=plum",
    about: "the host's brand colour is that of the report's main button",
    async check({ report }) {
      await report.getByRole("button", { name: /^Filters/ }).click();
      const apply = report.getByRole("button", { name: "Apply Filters" });
      await expect.poll(async () => (await measureLooks(apply)).ground).toBe("rgb(122, 31, 162)");
    },
  },
  {
    name: "dark",
    query: "?scheme=dark",
    about: "light text on a dark background, with a contrast of at least 4.5 to 1",
    async check({ report }) {
      for (const part of [
        report.getByRole("gridcell").nth(3),
        report.getByRole("heading", { name: "Sale Report" }),
      ])
        await expect
          .poll(async () => {
            const { inkLight, groundLight, contrast } = await measureLooks(part);
            return { isDark: groundLight < 0.1 && inkLight > groundLight, isLegible: contrast >= 4.5 };
          })
          .toEqual({ isDark: true, isLegible: true });
    },
  },
  {
    name: "Hindi",
    query: "?locale=hi",
    about: "title, columns and the PDF file are in Hindi, as text; names and numbers stay as they are",
    async check({ report, bills }) {
      await report.getByRole("heading", { name: "बिक्री रिपोर्ट" }).waitFor();
      await report.getByRole("columnheader", { name: "बिल नं." }).waitFor();
      await report.getByRole("columnheader", { name: "ग्राहक" }).waitFor();
      await expect.poll(() => listBillNumbers(report)).toEqual(bills.map(({ no }) => no).sort());
      const pdf = readPdfText((await download(report, "PDF")).bytes).flat();
      expect(pdf.filter((text) => text === "ग्राहक").length).toBeGreaterThan(0);
    },
  },
];

async function listBillNumbers(report: Locator): Promise<string[]> {
  return (await listReportRows(report)).map(({ no }) => no).sort();
}

const HOST_HEADINGS: Readonly<Record<string, string>> = {
  next: "by React 19.3.",
  plain: "Our sales",
  "react-18-webpack": "by React 18.3.1",
  "react-19-vite": "by React 19.3.1",
  "strict-policy": "Our sales",
  vue: "by Vue 3.5.",
};

/** Hosts whose script comes from Vanbook's origin. */
const FROM_VANBOOK = new Set(["plain", "portal", "strict-policy"]);
