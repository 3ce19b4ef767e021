import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { threeBills } from "../../fixtures/sale-bills.ts";
import { bodyRows, words } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report toolbar",
  component: SaleReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const FiltersOpen: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Sales Report Filters" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Salesman All Salesmen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Anil Kumar" }));
    await userEvent.keyboard("{Escape}");
    await expect(await within(dialog).findByRole("button", { name: "Salesman 1 selected" })).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    // Of the three bills one is salesman 1's.
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(canvas.getByText("Salesman: Anil Kumar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear All" }));
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await screen.findByRole("dialog", { name: "Sales Report Filters" });
  },
};

export const RangeOpen: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    await expect(await canvas.findByText("There is nothing in 21-11-2026 – 21-11-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Last Month" }));
    await expect(await canvas.findByText("There is nothing in 01-10-2026 – 31-10-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await screen.findByRole("dialog", { name: "Date range" });
  },
};

export const SearchAndSort: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.getByRole("columnheader", { name: "Bill Date" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(words((await bodyRows(canvas))[0])[4]).toBe("516.86"));
    await expect(canvas.getByRole("button", { name: "Amount" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(words((await bodyRows(canvas))[0])[4]).toBe("71,135.17"));
    await userEvent.keyboard("/");
    await userEvent.keyboard("lakeshore");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(canvas.getByText("Search: lakeshore")).toBeVisible();
    // On from the search to what it has found.
    await userEvent.keyboard("{ArrowDown}");
    await expect((await bodyRows(canvas))[0]).toHaveFocus();
  },
};

export const Shortcuts: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("?");
    await expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  },
};

export const Columns: Story = {
  parameters: { server: { bills: threeBills } },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Created By" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Created By" })).toBeNull());
  },
};
