import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { DataTable } from "./DataTable.tsx";
import { makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

const meta: Meta<typeof Nine> = { title: "Parts/Table widths", component: Nine };
export default meta;
type Story = StoryObj<typeof Nine>;

const rows: TableRow[] = Array.from({ length: 30 }, (_, at) => [
  `B2B/26-27 ${1480 + at}`,
  "2026-11-20",
  "The Pathanamthitta District Co-operative Wholesale Consumers' Society Medical Store",
  71135.17 + at,
  "Wholesale",
  "Credit",
  at % 2 ? "Anil Kumar" : "Shyama Nair",
  "Shyama Nair",
]);

/** The nine columns of a sale report, in a given width, in a report that may be wider. */
function Nine({
  width,
  inside = { width },
}: {
  width: number;
  inside?: { className?: string; width: number };
}) {
  return (
    <div className={inside.className} style={{ width: inside.width }}>
      <div className="vb-story-table" style={{ width }}>
        <DataTable
          label="Bills"
          columns={[
            makeStoryColumn("SL.No", 0, "serial", { isSortable: false }),
            makeStoryColumn("Bill No", 0),
            makeStoryColumn("Bill Date", 1, "date"),
            makeStoryColumn("Customer", 2),
            makeStoryColumn("Amount", 3, "money"),
            makeStoryColumn("Type", 4),
            makeStoryColumn("Pay Mode", 5, "tag", { tones: { Credit: "warn" } }),
            makeStoryColumn("Salesman", 6),
            makeStoryColumn("Created By", 7),
          ]}
          rows={rows}
          totals={{ label: "Total", note: "", figures: { Amount: 2134490.1 } }}
          card={{ title: "Customer", amount: "Amount", details: ["Bill No"] }}
        />
      </div>
    </div>
  );
}

/** The cells with truncated text, by column. */
function cut(canvas: HTMLElement): string[] {
  const cells = [...canvas.querySelectorAll<HTMLElement>(".vb-td-words, .vb-th > span, .vb-sort")];
  const cutCells = cells.filter((cell) => cell.scrollWidth > cell.clientWidth);
  return [
    ...new Set(cutCells.map((cell) => cell.closest("[aria-colindex]")?.getAttribute("aria-colindex") ?? "")),
  ];
}

/** Waits for an element's font: the fallback font is wider. */
async function loadFont(element: HTMLElement): Promise<void> {
  await document.fonts.load(`1em ${getComputedStyle(element).fontFamily}`);
}

/** How many pixels the table is wider than its visible part. */
function measureOverflow(canvas: HTMLElement): number {
  const table = canvas.querySelector(".vb-table");
  return table ? table.scrollWidth - table.clientWidth : NaN;
}

export const Middle: Story = {
  args: { width: 990 },
  play: async ({ canvas, canvasElement }) => {
    await loadFont(await canvas.findByRole("grid"));
    await waitFor(() => expect(measureOverflow(canvasElement)).toBe(0));
    // Only the longest text is truncated.
    await expect(cut(canvasElement)).toEqual(["4"]);
  },
};

export const Wide: Story = {
  tags: ["whole"],
  args: { width: 1400 },
  play: async ({ canvas, canvasElement }) => {
    await loadFont(await canvas.findByRole("grid"));
    await waitFor(() => expect(measureOverflow(canvasElement)).toBe(0));
    // Remaining space is distributed: the last column ends at the table's edge.
    const heads = [...canvasElement.querySelectorAll(".vb-th")];
    const right = heads.at(-1)?.getBoundingClientRect().right ?? 0;
    const edge = canvasElement.querySelector(".vb-thead")?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(edge - right)).toBeLessThan(2);
  },
};

export const Tight: Story = {
  args: { width: 700 },
  play: async ({ canvas, canvasElement }) => {
    await loadFont(await canvas.findByRole("grid"));
    // Too narrow even with truncated texts: the table scrolls, and figures, dates and headings are
    // complete.
    await waitFor(() => expect(measureOverflow(canvasElement)).toBeGreaterThan(0));
    await expect(cut(canvasElement).filter((column) => ["1", "3", "5", "7"].includes(column))).toEqual([]);
  },
};

/**
 * Details beside a report, or a form beside a list, take room from the table: on a page of 1024 px
 * and more it still has all columns. Narrower, it leaves some out.
 */
export const BesideDetails: Story = {
  args: { width: 860, inside: { className: "vb-report", width: 880 } },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("grid");
    await loadFont(grid);
    const box = canvasElement.querySelector<HTMLElement>(".vb-story-table");
    const whole = box?.parentElement;
    if (!box || !whole) throw new Error("The story has no table.");
    const listHeadings = () => canvas.getAllByRole("columnheader").map(({ ariaLabel }) => ariaLabel);
    await waitFor(() => expect(listHeadings().length).toBeLessThan(9));
    // A report and its table at 1180, 1280, 1366, 1440, 1536 and 1920 px, and a list at 1366 and
    // 1024 px.
    for (const [className, wholeWidth, width] of [
      ["vb-report", 1132, 662],
      ["vb-report", 1232, 722],
      ["vb-report", 1318, 774],
      ["vb-report", 1392, 819],
      ["vb-report", 1488, 876],
      ["vb-report", 1872, 1226],
      ["vb-master", 1318, 710],
      ["vb-master", 976, 976],
    ] as const) {
      whole.className = className;
      whole.style.width = `${wholeWidth}px`;
      box.style.width = `${width}px`;
      await waitFor(() => expect(listHeadings(), `${className} ${wholeWidth}`).toHaveLength(9));
      // The table adapts to its width a frame later.
      for (const _ of "123") await new Promise(requestAnimationFrame);
      await expect(listHeadings(), `${className} ${wholeWidth}`).toHaveLength(9);
    }
  },
};
