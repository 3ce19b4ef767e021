import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../parts/Button.tsx";
import { DataTable } from "./DataTable.tsx";
import { getFocusedLine, findLine, makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

const meta: Meta<typeof Opening> = { title: "Parts/Table regions", component: Opening };
export default meta;
type Story = StoryObj<typeof Opening>;

const columns = [
  makeStoryColumn("#", 0, "serial", { label: "SI.No", isSortable: false }),
  makeStoryColumn("ItemName", 0),
  makeStoryColumn("Sale", 1, "quantity"),
  makeStoryColumn("VtStock", 2, "quantity"),
];

/** Items, each with its days under it. */
function Opening({ count }: { count: number }) {
  const [rows] = useState<TableRow[]>(() =>
    Array.from({ length: count }, (_, at) => [`Item ${at + 1}`, at, at % 7]),
  );
  const [row, setRow] = useState<TableRow>();
  return (
    <DataTable
      label="Vanload Datewise"
      columns={columns}
      rows={rows}
      selected={row}
      onOpen={setRow}
      expansion={{
        row,
        label: "VTStock Details by Date",
        content: (openedRow) => <Days name={String(openedRow[0])} />,
        onClose: () => setRow(undefined),
      }}
      card={{ title: "ItemName", amount: "VtStock", details: ["Sale"] }}
    />
  );
}

function Days({ name }: { name: string }) {
  const [days, setDays] = useState(3);
  return (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      <strong>Days of {name}</strong>
      {Array.from({ length: days }, (_, at) => (
        <span key={at}>Day {at + 1}</span>
      ))}
      <Button onPress={() => setDays(days + 10)}>Earlier days</Button>
      {/* Simulates an arriving response while the focus stays on the row. */}
      <span
        data-testid="arrival"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setDays(13)}
      />
    </div>
  );
}

export const ByKeyboard: Story = {
  args: { count: 40 },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("treegrid", { name: "Vanload Datewise" });
    findLine(canvasElement, 0).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(getFocusedLine()).toBe("2"));
    const above = findLine(canvasElement, 2);
    const below = findLine(canvasElement, 3);
    const measureGap = () => below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
    await expect(measureGap()).toBe(0);
    await userEvent.keyboard("{Enter}");
    const region = await canvas.findByRole("group", { name: "VTStock Details by Date" });
    await expect(region).toHaveTextContent("Days of Item 3");
    await expect(getFocusedLine()).toBe("2");
    await expect(above).toHaveAttribute("aria-expanded", "true");
    await waitFor(() =>
      expect(Math.abs(measureGap() - region.getBoundingClientRect().height)).toBeLessThan(2),
    );
    await expect(grid).toHaveAttribute("aria-rowcount", "42");
    await expect(below).toHaveAttribute("aria-rowindex", "6");

    // The region grows, and the rows below it move down.
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Day 13")).toBeInTheDocument());
    await waitFor(() =>
      expect(Math.abs(measureGap() - region.getBoundingClientRect().height)).toBeLessThan(2),
    );

    // Esc inside the region returns the focus to the row.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText("Days of Item 3")).toBeNull());
    await expect(getFocusedLine()).toBe("2");
    await expect(measureGap()).toBe(0);

    // Only one region is open at a time; Enter on the open row closes it, and so does Esc.
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByText("Days of Item 3")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(getFocusedLine()).toBe("3"));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Days of Item 4")).toBeVisible();
    await expect(canvas.queryByText("Days of Item 3")).toBeNull();
    await expect(getFocusedLine()).toBe("3");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByText("Days of Item 4")).toBeNull());
    await userEvent.keyboard("{Enter}{Escape}");
    await waitFor(() => expect(canvas.queryByText("Days of Item 4")).toBeNull());
    await expect(getFocusedLine()).toBe("3");
  },
};

export const Pressed: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("treegrid");
    await userEvent.click(findLine(canvasElement, 1));
    await expect(await canvas.findByText("Days of Item 2")).toBeVisible();
    await userEvent.click(findLine(canvasElement, 4));
    await expect(await canvas.findByText("Days of Item 5")).toBeVisible();
    await expect(canvas.queryByText("Days of Item 2")).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(600);
    // The last row's region is scrolled into view too.
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(getFocusedLine()).toBe("9999"));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Days of Item 10000")).toBeVisible();
    const grid = canvas.getByRole("treegrid").getBoundingClientRect();
    await waitFor(() => {
      const region = canvas.getByRole("group", { name: "VTStock Details by Date" });
      return expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.bottom + 1);
    });
    await userEvent.click(findLine(canvasElement, 9999));
    await waitFor(() => expect(canvas.queryByText("Days of Item 10000")).toBeNull());
  },
};

export const Open: Story = {
  tags: ["whole"],
  args: { count: 40 },
  parameters: { scheme: "dark" },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole("treegrid");
    // The last visible row: its region begins below the visible part, and grows.
    const lines = [...canvasElement.querySelectorAll<HTMLElement>("[data-row]")];
    const bottom = grid.getBoundingClientRect().bottom;
    const last = lines.filter((line) => line.getBoundingClientRect().bottom <= bottom).at(-1);
    await userEvent.click(last ?? grid);
    const region = await canvas.findByRole("group", { name: "VTStock Details by Date" });
    const isSeen = () => expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
    await waitFor(isSeen);
    await userEvent.click(canvas.getByTestId("arrival"));
    await waitFor(() => expect(document.activeElement).toBe(last));
    await expect(await canvas.findByText("Day 13")).toBeInTheDocument();
    await waitFor(isSeen);
  },
};

export const Phone: Story = {
  args: { count: 40 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("treegrid");
    await waitFor(() => expect(canvasElement.querySelector(".vb-table-cards")).not.toBeNull());
    await userEvent.click(findLine(canvasElement, 1));
    const region = await canvas.findByRole("group", { name: "VTStock Details by Date" });
    await waitFor(() =>
      expect(
        Math.abs(
          findLine(canvasElement, 2).getBoundingClientRect().top - region.getBoundingClientRect().bottom,
        ),
      ).toBeLessThan(2),
    );
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(390);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText("Days of Item 2")).toBeNull());
  },
};
