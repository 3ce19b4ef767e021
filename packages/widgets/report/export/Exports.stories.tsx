import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { read, utils } from "xlsx";
import { Button } from "../../parts/Button.tsx";
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { makeSaleBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { defineReport } from "../define/define-report.tsx";
import type { SheetContent } from "../../../sdk/files/sheet.ts";
import { toWrittenName, hostileNames } from "../../../sdk/files/testing/hostile-names.ts";
import { useSheetExport } from "./use-sheet-export.ts";

/** A sheet that a screen builds itself, with three export buttons. */
function Sheet({ sheet }: { sheet: SheetContent }) {
  const exports = useSheetExport();
  return (
    <>
      {(["excel", "pdf", "print"] as const).map((kind) => (
        <Button key={kind} onPress={() => exports.start(kind, sheet, "VanSale_Summary_2026-11-14")}>
          {kind}
        </Button>
      ))}
    </>
  );
}

const meta: Meta<typeof Sheet> = { title: "Report/Exports", component: Sheet };
export default meta;
type Story = StoryObj<typeof Sheet>;

const columns = [
  { label: "Name", kind: "text" },
  { label: "Count", kind: "number" },
  { label: "Amount", kind: "money" },
] as const;
const sheet: SheetContent = {
  title: "VanSale Summary",
  columns,
  rows: [
    { kind: "group", label: "Bills (2)", level: 1, figures: [null, 5, "300.50"] },
    ["B2B", 2, "100.25"],
    ["B2C", 3, "200.25"],
  ],
};

export const ScreensOwnSheet: Story = {
  args: { sheet },
  play: async ({ canvas }) => {
    const { name, file } = await takeFile(() =>
      userEvent.click(canvas.getByRole("button", { name: "excel" })),
    );
    await expect(name).toBe("VanSale_Summary_2026-11-14.xlsx");
    const writtenSheet = read(await file.arrayBuffer()).Sheets["VanSale Summary"];
    await expect(utils.sheet_to_json(writtenSheet ?? {}, { header: 1, blankrows: false })).toEqual([
      ["VanSale Summary"],
      ["Kairali Surgicals & Medicals"],
      ["Name", "Count", "Amount"],
      ["Bills (2)", 5, 300.5],
      ["B2B", 2, 100.25],
      ["B2C", 3, 200.25],
    ]);
  },
};

export const WithoutRows: Story = {
  args: { sheet: { ...sheet, rows: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "pdf" }));
    await screen.findByText("No data to export.");
  },
};

export const HostileNames: Story = {
  tags: ["whole"],
  args: {
    sheet: {
      ...sheet,
      rows: hostileNames.map((name, at) => [name, at, `${at}.50`]),
      totals: [null, 190, null],
    },
  },
  play: async ({ canvas }) => {
    const excel = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "excel" })));
    const writtenSheet = read(await excel.file.arrayBuffer()).Sheets["VanSale Summary"];
    const rows = utils.sheet_to_json<unknown[]>(writtenSheet ?? {}, { header: 1, blankrows: false });
    await expect(rows.slice(3, -1).map(([name]) => name)).toEqual(hostileNames.map(toWrittenName));
    await expect(rows.at(-1)).toEqual(["Total", 190]);

    const pdf = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "pdf" })));
    const text = await pdf.file.text();
    // Characters that the fonts lack are drawn as pictures: an unpaired surrogate, emoji, Tamil,
    // Arabic. Malayalam and Hindi have fonts.
    await expect(text.match(/\/Subtype \/Image/g)).toHaveLength(4);
    for (const script of ["malayalam", "devanagari"])
      await expect(text).toContain(`Noto-Sans-${script}-regular`);

    const page = await capturePrintedPage(() =>
      userEvent.click(canvas.getByRole("button", { name: "print" })),
    );
    await waitFor(() => expect(page.querySelectorAll("tbody tr")).toHaveLength(hostileNames.length + 1));
    await expect(page.querySelector("img, script")).toBeNull();
    await expect(page.textContent).toContain("<img src=x onerror");
  },
};

const bills = makeSaleBills(230);

const Bills = defineReport({
  operation: "sales.report",
  title: "Sale Report",
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  columns: [{ field: "BillNo" }, { field: "BillAmount", kind: "money", total: true }],
  card: { title: "BillNo", amount: "BillAmount", details: [] },
});

export const PrintKey: Story = {
  parameters: { server: createSaleServer({ bills }) },
  render: () => <Bills />,
  play: async ({ canvas }) => {
    await canvas.findByRole("grid", { name: "Sale Report" });
    await waitFor(() => expect(document.querySelector(".vb-print-key")).not.toBeNull());
    const page = await capturePrintedPage(() => {
      // False: the browser's own printing was prevented.
      const isLeft = fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
      return expect(isLeft).toBe(false);
    });
    // All rows of all pages, and the totals.
    await expect(page.querySelectorAll("tbody tr")).toHaveLength(231);
    await expect(fireEvent.keyDown(document.body, { key: "p" })).toBe(true);
    await expect(fireEvent.keyDown(document.body, { key: "p", ctrlKey: true, shiftKey: true })).toBe(true);
  },
};

export const PrintKeyAmongTwo: Story = {
  tags: ["whole"],
  // Two copies of the same report have landmarks with the same name; on a real page their names
  // would differ.
  parameters: { server: createSaleServer({ bills: bills.slice(0, 3) }), a11y: { test: "off" } },
  render: () => (
    <>
      <Bills urlKey="one" />
      <Bills urlKey="two" />
    </>
  ),
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole("grid", { name: "Sale Report" });
    await waitFor(() => expect(document.querySelectorAll(".vb-print-key")).toHaveLength(2));
    // It is unclear which of the two reports is meant, so the browser prints.
    await expect(fireEvent.keyDown(document.body, { key: "p", ctrlKey: true })).toBe(true);
    const search = second?.closest(".vb-report")?.querySelector("input");
    search?.focus();
    const page = await capturePrintedPage(() =>
      expect(fireEvent.keyDown(search ?? document.body, { key: "p", metaKey: true })).toBe(false),
    );
    await expect(page.querySelectorAll("tbody tr")).toHaveLength(4);
  },
};

/** Runs an action that prints, and returns the printed content. */
async function capturePrintedPage(act: () => Promise<unknown>): Promise<Element> {
  const { print } = window;
  let printedNode: Node | undefined;
  window.print = () => {
    printedNode = document.querySelector(".vb-print")?.cloneNode(true);
    window.dispatchEvent(new Event("afterprint"));
  };
  await act();
  // The worker that plans the pages is loaded with the first print.
  await waitFor(() => expect(printedNode).toBeInstanceOf(Element));
  await waitFor(() => expect(document.querySelector(".vb-print")).toBeNull());
  window.print = print;
  // The wait above makes sure of it.
  return printedNode as Element;
}
