import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { vanAnswers, vanRows } from "../../fixtures/reports/van-days.ts";
import { VanLoadDatewise } from "./VanLoadDatewise.tsx";

const days = [
  { Date: "2026-11-19", VTStock: 44, Stock: 0 },
  { Date: "2026-11-20", VTStock: -9, Stock: 30 },
];
const server: StoryServer = {
  reports: {
    "vanLoads.datewise": {
      rows: vanRows,
      search: ["ItemName"],
      sort: "ItemName",
    },
  },
  answers: { ...vanAnswers, "vanLoads.byDate": days },
};
const VAN_QUERY = "Branch=1&VanId=1";

const meta: Meta<typeof VanLoadDatewise> = {
  title: "Reports/Vanload Datewise",
  tags: ["whole"],
  component: VanLoadDatewise,
  args: { heading: 1 },
  parameters: { server, query: VAN_QUERY },
};
export default meta;
type Story = StoryObj<typeof VanLoadDatewise>;

const onRequest = fn();

export const Default: Story = {
  tags: ["!whole"],
  parameters: { server: { ...server, onRequest: onRequest } },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Vanload Datewise", "treegrid");
    await expect(readCells(rows[0])).toEqual(
      "1,Crepe Bandage 10 cm,30.00,3.75,1.50,2.25,4.00,3.00,0.00,15.00,-9.00".split(","),
    );
    if (rows[0]) await userEvent.click(rows[0]);
    const region = await canvas.findByRole("group", { name: "VTStock Details by Date" });
    const table = await within(region).findByRole("table");
    const cells = within(table)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
    await expect(cells).toEqual(["19-11-2026", "44.00", "0.00", "20-11-2026", "-9.00", "30.00"]);
    const args = { vanId: "1", ItemID: "4", fromDate: "2026-11-14", toDate: "2026-11-21" };
    await expect(onRequest).toHaveBeenCalledWith("/api/get-vtstock", args);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("group", { name: "VTStock Details by Date" })).toBeNull());
  },
};

export const NothingLoaded: Story = {
  parameters: { server: { ...server, answers: { ...server.answers, "vanLoads.byDate": [] } } },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Vanload Datewise", "treegrid");
    if (row) await userEvent.click(row);
    await expect(await canvas.findByText("No VTStock data available for this item.")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please fill all required fields.")).toBeVisible();
  },
};
