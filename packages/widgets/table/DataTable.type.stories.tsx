import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, waitFor } from "storybook/test";
import { DataTable } from "./DataTable.tsx";
import { makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

const meta: Meta<typeof Bills> = { title: "Parts/Table type", tags: ["whole"], component: Bills };
export default meta;
type Story = StoryObj<typeof Bills>;

const rows: TableRow[] = Array.from({ length: 60 }, (_, at) => [
  `B2B/26-27 ${1480 + at}`,
  "2026-11-20",
  "The Pathanamthitta District Co-operative Society",
  1071135.17 + at,
  "Anil Kumar",
]);

interface BillsProps {
  width: number;
  /** CSS properties, as set by a host's theme or by the user's settings. */
  style?: Record<string, string>;
  /** Declarations of the user's own style sheet. */
  settings?: string;
}

/** Bills in a type size or spacing other than the default. */
function Bills({ width, style, settings }: BillsProps) {
  return (
    <div className="read-in" style={{ width, ...style } as CSSProperties}>
      {settings && <style>{`.read-in * { ${settings} }`}</style>}
      <DataTable
        label="Bills"
        columns={[
          makeStoryColumn("Bill No", 0),
          makeStoryColumn("Bill Date", 1, "date"),
          makeStoryColumn("Customer", 2),
          makeStoryColumn("Amount", 3, "money"),
          makeStoryColumn("Salesman", 4, "text", { gives: "never" }),
        ]}
        rows={rows}
        sort={undefined}
        onSort={() => undefined}
        totals={{ label: "Total", note: "", figures: { Amount: 64_269_880.2 } }}
        card={{ title: "Customer", amount: "Amount", details: ["Bill No", "Bill Date"] }}
      />
    </div>
  );
}

/** The distance between two rows, and a row's height, in whole pixels. */
function measureLines(canvas: HTMLElement): { apart: number; high: number } {
  const [, one, next] = [...canvas.querySelectorAll(".vb-tbody > .vb-tr")].map((row) =>
    row.getBoundingClientRect(),
  );
  return { apart: Math.round((next?.top ?? 0) - (one?.top ?? 0)), high: Math.round(one?.height ?? 0) };
}

/** Amounts and dates that are partly cut off. */
function cutFigures(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll<HTMLElement>(".vb-tbody .vb-num, .vb-td-date")]
    .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1)
    .map((cell) => cell.textContent);
}

const DOUBLE_TYPE = { "--vb-text-s": "25px", "--vb-text-m": "27px", fontSize: "27px" };

/**
 * Type twice as large (WCAG 1.4.4): rows are 2.175 times the type size, and no figure is cut off.
 */
export const Double: Story = {
  tags: ["!whole"],
  args: { width: 1500, style: DOUBLE_TYPE },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(measureLines(canvasElement)).toEqual({ apart: 59, high: 59 }));
    await expect(cutFigures(canvasElement)).toEqual([]);
    // Names either fit next to the figures, or show the full text in a tooltip.
    const name = canvasElement.querySelector(".vb-td-text[title]");
    await expect(name).toHaveAttribute("title", "B2B/26-27 1480");
  },
};

/** If double-size columns don't fit, rows become cards already at twice a phone's width. */
export const DoubleOnCards: Story = {
  args: { width: 1000, style: DOUBLE_TYPE },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryAllByRole("columnheader")).toEqual([]));
    await waitFor(() => expect(measureLines(canvasElement)).toEqual({ apart: 103, high: 103 }));
    await expect(cutFigures(canvasElement)).toEqual([]);
  },
};

/** More space between letters, words and lines (WCAG 1.4.12). */
export const Spaced: Story = {
  args: {
    width: 900,
    settings:
      "letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important",
  },
  play: async ({ canvasElement }) => {
    // 0.12em of 13.5 px type is 1.62 px.
    const table = canvasElement.querySelector<HTMLElement>(".vb-table");
    await waitFor(() => expect(table?.style.getPropertyValue("--vb-letter")).toBe("calc(1ch + 1.62px)"));
    await expect(cutFigures(canvasElement)).toEqual([]);
  },
};

/** A row height set by the host. */
export const TallRows: Story = {
  args: { width: 1200, style: { "--vb-row": "48px" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(measureLines(canvasElement)).toEqual({ apart: 48, high: 48 }));
  },
};

/** The pinned column doesn't cover the focused element (WCAG 2.4.11). */
export const FocusInSight: Story = {
  tags: ["!whole"],
  args: { width: 650 },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole("grid");
    await waitFor(() => expect(table.scrollWidth).toBeGreaterThan(table.clientWidth));
    table.scrollLeft = table.scrollWidth;
    const measureRightEdge = () => canvasElement.querySelector(".vb-th")?.getBoundingClientRect().right ?? 0;
    const heading = canvas.getByRole("button", { name: "Bill Date" });
    await expect(heading.getBoundingClientRect().left).toBeLessThan(measureRightEdge() - 1);
    heading.focus({ preventScroll: true });
    await waitFor(() =>
      expect(heading.getBoundingClientRect().left).toBeGreaterThanOrEqual(measureRightEdge() - 1),
    );
  },
};
