import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { DataTable } from "./DataTable.tsx";
import { makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

const meta: Meta<typeof Paged> = { title: "Parts/Table views", component: Paged };
export default meta;
type Story = StoryObj<typeof Paged>;

/** A page with a long name, a page with short names, and another query with short names. */
const SAMPLE_PAGES: readonly TableRow[][] = [
  Array.from({ length: 40 }, (_, at) => [
    "The Pathanamthitta District Co-operative Society",
    "Kollam",
    71135.17 + at,
  ]),
  Array.from({ length: 40 }, (_, at) => [`Shop ${at}`, "Kollam", at]),
];

function Paged() {
  const [page, setPage] = useState(0);
  const [isOther, setOther] = useState(false);
  return (
    <div style={{ width: 900 }}>
      <button type="button" onClick={() => setPage(1 - page)}>
        Turn
      </button>
      <button type="button" onClick={() => setOther(true)}>
        Ask
      </button>
      <DataTable
        label="Bills"
        columns={[
          makeStoryColumn("Customer", 0),
          makeStoryColumn("Place", 1),
          makeStoryColumn("Amount", 2, "money"),
        ]}
        rows={SAMPLE_PAGES[page] ?? []}
        rowCount={isOther ? 40 : 80}
        totals={{ label: "Total", note: "", figures: { Amount: isOther ? 780 : 2_846_966.8 } }}
        card={{ title: "Customer", amount: "Amount", details: ["Place"] }}
        view={`${page} ${String(isOther)}`}
      />
    </div>
  );
}

const getTracks = (canvas: HTMLElement) =>
  getComputedStyle(canvas.querySelector(".vb-thead .vb-tr") ?? canvas).gridTemplateColumns;

/**
 * On another page of the same query no column becomes narrower; another query gets its own widths.
 */
export const Steady: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(/Pathanamthitta/);
    // Column widths depend on the width of letters, which changes once, when the font has loaded.
    getTracks(canvasElement);
    await document.fonts.ready;
    const wide = getTracks(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
    await canvas.findByText("Shop 0");
    await expect(getTracks(canvasElement)).toBe(wide);
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    await waitFor(() => expect(getTracks(canvasElement)).not.toBe(wide));
  },
};

/** On another page the focus enters at the first row, regardless of the row focused before. */
export const Entered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const findRow = (line: number) => canvasElement.querySelector<HTMLElement>(`[data-row="${line}"]`);
    await canvas.findAllByText(/Pathanamthitta/);
    findRow(0)?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(findRow(2)).toHaveFocus());
    await expect(findRow(2)).toHaveAttribute("tabindex", "0");
    await userEvent.click(canvas.getByRole("button", { name: "Turn" }));
    await canvas.findByText("Shop 0");
    await expect(findRow(2)).toHaveAttribute("tabindex", "-1");
    canvas.getByRole("button", { name: "Ask" }).focus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(findRow(1)).toHaveFocus());
  },
};
