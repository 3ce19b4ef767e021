import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { readCells } from "../fixtures/table-rows.ts";
import { Button } from "../parts/Button.tsx";
import { DataTable } from "./DataTable.tsx";
import { getFocusedLine, findLine, makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";
import { useGroupState } from "./use-group-state.ts";

const meta: Meta<typeof Groups> = { title: "Parts/Table groups", component: Groups };
export default meta;
type Story = StoryObj<typeof Groups>;

interface GroupsProps {
  rows: readonly TableRow[];
  startsOpen?: boolean;
}

const columns = [
  makeStoryColumn("Type", 0),
  makeStoryColumn("GName", 1),
  makeStoryColumn("AcHead", 2),
  makeStoryColumn("OpeningBalance", 3, "balance", { label: "Opening" }),
  makeStoryColumn("Debit", 4, "money"),
  makeStoryColumn("Credit", 5, "money"),
];
const by = columns.slice(0, 2);
const sums = ["OpeningBalance", "Debit", "Credit"];

/** Accounts by type and group, as in a trial balance. */
function Groups({ rows, startsOpen = true }: GroupsProps) {
  const state = useGroupState(startsOpen);
  const groups = useMemo(() => ({ by, sums, state }), [state]);
  return (
    <div>
      <Button onPress={state.openAll}>Open all</Button>
      <Button onPress={state.closeAll}>Close all</Button>
      <DataTable
        label="Accounts"
        columns={columns}
        rows={rows}
        groups={groups}
        totals={{ label: "Grand Total", note: "", figures: { Debit: 2_000.5, Credit: 2_000.5 } }}
        card={{ title: "AcHead", amount: "Debit", details: ["Credit"] }}
      />
    </div>
  );
}

const fewRows: TableRow[] = [
  ["Assets", "Bank", "Federal Bank", 1200, "0.10", "0.00"],
  ["Assets", "Bank", "South Indian Bank", "-200.50", "0.20", "1700.50"],
  ["Assets", "Debtors", "Sree Narayana Surgicals", 0, 1791.06, 0],
  ["Liabilities", "Capital", "ശ്രീ മാത്യു, Capital Account of the first partner", -999.5, 209.14, 300],
];

const manyRows = (count: number): TableRow[] =>
  Array.from({ length: count }, (_, at) => [
    at < count / 2 ? "Assets" : "Liabilities",
    `Group ${Math.floor((at / count) * 50) + 1}`,
    `Account ${at + 1}`,
    at % 2 ? at : -at,
    (at % 1000) / 100,
    "0.01",
  ]);

export const TwoLevels: Story = {
  args: { rows: fewRows },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("treegrid", { name: "Accounts" });
    const drawnRows = [...grid.querySelectorAll<HTMLElement>("[data-row]")].map(readCells);
    await expect(drawnRows).toEqual([
      // 1,200.00 − 200.50 + 0; 0.10 + 0.20 + 1,791.06.
      ["Assets3 rows", "999.50 Dr", "1,791.36", "1,700.50"],
      ["Bank2 rows", "999.50 Dr", "0.30", "1,700.50"],
      ["Federal Bank", "1,200.00 Dr", "0.10", "0.00"],
      ["South Indian Bank", "200.50 Cr", "0.20", "1,700.50"],
      ["Debtors1 row", "0.00", "1,791.06", "0.00"],
      ["Sree Narayana Surgicals", "0.00", "1,791.06", "0.00"],
      ["Liabilities1 row", "999.50 Cr", "209.14", "300.00"],
      ["Capital1 row", "999.50 Cr", "209.14", "300.00"],
      ["ശ്രീ മാത്യു, Capital Account of the first partner", "999.50 Cr", "209.14", "300.00"],
    ]);
    // Header, nine rows, totals.
    await expect(grid).toHaveAttribute("aria-rowcount", "11");
    await expect(findLine(canvasElement, 0)).toHaveAttribute("aria-level", "1");
    await expect(findLine(canvasElement, 3)).toHaveAttribute("aria-level", "3");
    await expect(findLine(canvasElement, 3)).toHaveAttribute("aria-posinset", "2");
    await expect(findLine(canvasElement, 3)).toHaveAttribute("aria-setsize", "2");

    await userEvent.click(findLine(canvasElement, 1));
    await waitFor(() => expect(findLine(canvasElement, 1)).toHaveAttribute("aria-expanded", "false"));
    await expect(readCells(findLine(canvasElement, 2))[0]).toBe("Debtors1 row");
    await userEvent.click(canvas.getByRole("button", { name: "Close all" }));
    await waitFor(() => expect(grid.querySelectorAll("[data-row]")).toHaveLength(2));
    await expect(grid).toHaveAttribute("aria-rowcount", "4");
    await userEvent.click(canvas.getByRole("button", { name: "Open all" }));
    // The table must first grow to its full height.
    await waitFor(() => expect(grid.querySelectorAll("[data-row]")).toHaveLength(9));
  },
};

export const ByKeyboard: Story = {
  args: { rows: fewRows },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("treegrid");
    canvas.getByRole("button", { name: "Close all" }).focus();
    // Past the column headings to the first row.
    await userEvent.tab();
    while (getFocusedLine() === undefined && document.activeElement !== document.body) await userEvent.tab();
    await waitFor(() => expect(getFocusedLine()).toBe("0"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(getFocusedLine()).toBe("1"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(getFocusedLine()).toBe("3"));
    // From a row to its group's heading; a second press closes the group, a third goes to the
    // parent heading.
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(getFocusedLine()).toBe("1"));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(findLine(canvasElement, 1)).toHaveAttribute("aria-expanded", "false"));
    await expect(getFocusedLine()).toBe("1");
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(getFocusedLine()).toBe("0"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(findLine(canvasElement, 0)).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(findLine(canvasElement, 0)).toHaveAttribute("aria-expanded", "true"));
    // It is already open: go into it. Its first group is still closed: open it, then go into that.
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(getFocusedLine()).toBe("1"));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(findLine(canvasElement, 1)).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(getFocusedLine()).toBe("2"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(getFocusedLine()).toBe("8"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(getFocusedLine()).toBe("0"));
  },
};

// Too slow for every run.
export const HundredThousandRows: Story = {
  tags: ["whole"],
  args: { rows: manyRows(100_000) },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("treegrid");
    // Two types, fifty groups, all rows, header and totals.
    await expect(grid).toHaveAttribute("aria-rowcount", "100054");
    // A thousand different amounts from 0.00 to 9.99, fifty times: 4,995.00 each time. Opening
    // balances cancel pair by pair.
    await expect(readCells(findLine(canvasElement, 0))).toEqual([
      "Assets50,000 rows",
      "25,000.00 Dr",
      "2,49,750.00",
      "500.00",
    ]);
    const last = async () => {
      findLine(canvasElement, 0).focus();
      await userEvent.keyboard("{End}");
      await waitFor(() => expect(getFocusedLine()).toBe("100051"));
    };
    await last();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(Number(getFocusedLine())).toBeLessThan(100_045));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(getFocusedLine()).toBe("0"));
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await userEvent.click(canvas.getByRole("button", { name: "Close all" }));
    await userEvent.click(canvas.getByRole("button", { name: "Open all" }));
    await expect(grid).toHaveAttribute("aria-rowcount", "100054");
  },
};

export const TenThousandClosedRows: Story = {
  args: { rows: manyRows(10_000), startsOpen: false },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("treegrid");
    await expect(grid.querySelectorAll("[data-row]")).toHaveLength(2);
    findLine(canvasElement, 1).focus();
    await userEvent.click(findLine(canvasElement, 1));
    // 25 groups, all closed.
    await waitFor(() => expect(grid).toHaveAttribute("aria-rowcount", "29"));
    await userEvent.keyboard("{End}{ArrowRight}{End}");
    await waitFor(() => expect(getFocusedLine()).toBe("226"));
    await expect(readCells(findLine(canvasElement, 226))[0]).toBe("Account 10000");
  },
};

export const Dark: Story = { args: { rows: fewRows }, parameters: { scheme: "dark" } };

export const Phone: Story = {
  args: { rows: fewRows },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("treegrid");
    await waitFor(() => expect(canvasElement.querySelector(".vb-table-cards")).not.toBeNull());
    await expect(readCells(findLine(canvasElement, 0))).toEqual([
      "Assets3 rows",
      "1,791.36",
      "Opening 999.50 Dr",
      "Credit 1,700.50",
    ]);
    await userEvent.click(findLine(canvasElement, 0));
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(4));
  },
};
