import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { readCells } from "../fixtures/table-rows.ts";
import { DataTable } from "./DataTable.tsx";
import { getFocusedLine, findLine, makeStoryColumn } from "../fixtures/story-columns.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

const meta: Meta = { title: "Parts/Table cells", tags: ["whole"] };
export default meta;
type Story = StoryObj;

const days: TableRow[] = Array.from({ length: 20 }, (_, at) => [
  `2026-11-${String(at + 1).padStart(2, "0")}`,
  at,
  at * 2,
]);

/**
 * Days by vehicle: pressing a figure opens that day and vehicle; pressing the row opens the row.
 */
function Vans() {
  const [message, setMessage] = useState("");
  const press = (vehicle: string) => (row: TableRow) => setMessage(`${vehicle} on ${String(row[0])}`);
  return (
    <div>
      <p data-testid="said">{message}</p>
      <DataTable
        label="Stock Report Details"
        columns={[
          makeStoryColumn("Date", 0, "date"),
          makeStoryColumn("KL-07 AB 1", 1, "quantity", { onPress: press("KL-07 AB 1") }),
          makeStoryColumn("KL-33 C 22", 2, "quantity", { onPress: press("KL-33 C 22") }),
        ]}
        rows={days}
        onOpen={press("All")}
        card={{ title: "Date", amount: "KL-07 AB 1", details: ["KL-33 C 22"] }}
      />
    </div>
  );
}

export const PressedCells: Story = {
  tags: ["!whole"],
  render: () => <Vans />,
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByTestId("said");
    await canvas.findByRole("grid");
    await userEvent.click(canvas.getAllByRole("gridcell", { name: "3.00" })[0] ?? canvasElement);
    await waitFor(() => expect(status).toHaveTextContent("KL-07 AB 1 on 2026-11-04"));
    await userEvent.click(canvas.getByText("05-11-2026"));
    await waitFor(() => expect(status).toHaveTextContent("All on 2026-11-05"));

    // By keyboard: into the cells, down the column, press, back to the row.
    await expect(getFocusedLine()).toBe("4");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("8.00"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("10.00"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(status).toHaveTextContent("KL-33 C 22 on 2026-11-06"));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("10.00"));
    await userEvent.keyboard("{ArrowLeft} ");
    await waitFor(() => expect(status).toHaveTextContent("KL-07 AB 1 on 2026-11-06"));
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await waitFor(() => expect(status).toHaveTextContent("All on 2026-11-06"));
    await userEvent.keyboard("{ArrowLeft}{End}");
    await waitFor(() => expect(getFocusedLine()).toBe("19"));
  },
};

const entries: TableRow[] = [
  ["Sales", 1791.06, "Not Invoiced"],
  ["Receipt", 500, "Invoiced"],
  ["Return", null, "Invoiced"],
];

export const Toned: Story = {
  render: () => (
    <DataTable
      label="Details"
      columns={[
        makeStoryColumn("Description", 0),
        makeStoryColumn("Amount", 1, "money", {
          cellTone: (row) => (row[0] === "Sales" ? "debit" : "credit"),
        }),
        makeStoryColumn("Status", 2, "text", {
          cellTone: (row) => (row[2] === "Invoiced" ? "credit" : "debit"),
        }),
      ]}
      rows={entries}
      card={{ title: "Description", amount: "Amount", details: ["Status"] }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("grid");
    await expect([0, 1, 2].map((line) => readCells(findLine(canvasElement, line)))).toEqual([
      ["Sales", "1,791.06 Dr", "Not Invoiced"],
      ["Receipt", "500.00 Cr", "Invoiced"],
      ["Return", "N/A", "Invoiced"],
    ]);
    await expect(canvas.getByText("1,791.06 Dr")).toHaveClass("vb-debit");
    await expect(canvas.getByText("500.00 Cr")).toHaveClass("vb-credit");
  },
};

export const TonedDark: Story = { tags: ["!whole"], ...Toned, parameters: { scheme: "dark" } };
export const TonedPhone: Story = { ...Toned, globals: { viewport: { value: "phone" } } };
