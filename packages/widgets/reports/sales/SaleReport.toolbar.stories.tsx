import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { threeBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report toolbar",
  component: SaleReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;

export const FiltersOpen: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const dialog = await screen.findByRole("dialog", { name: "Sales Report Filters" });
    await userEvent.click(await within(dialog).findByRole("button", { name: "Salesman All Salesmen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Anil Kumar" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Salesman 1 selected" })).toBeVisible(),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    // One of the three bills is salesman 1's.
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(await canvas.findByText("Salesman: Anil Kumar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear All" }));
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await screen.findByRole("dialog", { name: "Sales Report Filters" });
  },
};

export const RangeOpen: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Today" }));
    await expect(await canvas.findByText("No entries in 21-11-2026 – 21-11-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await userEvent.click(await screen.findByRole("button", { name: "Last Month" }));
    await expect(await canvas.findByText("No entries in 01-10-2026 – 31-10-2026.")).toBeVisible();
    await userEvent.keyboard("{Alt>}{F2}{/Alt}");
    await screen.findByRole("dialog", { name: "Date range" });
  },
};

export const SearchAndSort: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.getByRole("columnheader", { name: "Bill Date" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(readCells((await bodyRows(canvas))[0])[4]).toBe("516.86"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Amount" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Amount" }));
    await waitFor(async () => expect(readCells((await bodyRows(canvas))[0])[4]).toBe("71,135.17"));
    await userEvent.keyboard("/");
    await userEvent.keyboard("lakeshore");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await expect(await canvas.findByText("Search: lakeshore")).toBeVisible();
    // Screen reader users are informed of the number of rows.
    await expect(canvas.getByText("· 1 row")).toHaveRole("status");
    // From the search to the first row found.
    await userEvent.keyboard("{ArrowDown}");
    await expect((await bodyRows(canvas))[0]).toHaveFocus();
  },
};

/**
 * The first press loads the menu's code, which replaces the button: when the menu closes, the new
 * button has the focus.
 */
export const More: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    canvas.getByRole("button", { name: "More" }).focus();
    for (const time of ["first", "second"]) {
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByRole("menu", { name: "More" }), time).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(canvas.getByRole("button", { name: "More" })).toHaveFocus());
    }
  },
};

export const Shortcuts: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.keyboard("?");
    await expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  },
};

export const Columns: Story = {
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Created By" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Created By" })).toBeNull());
  },
};

/**
 * A narrow table drops less important columns; the list says which of the chosen columns have no
 * room.
 */
export const ColumnsWithoutRoom: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills: threeBills }) },
  decorators: [
    (Story) => (
      <div style={{ width: 800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const listDrawnHeadings = () =>
      canvas.getAllByRole("columnheader").map((head) => head.textContent.trim());
    await waitFor(() => expect(listDrawnHeadings()).not.toContain("Created By"));
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    const boxLabels = boxes.map((box) => box.labels?.[0]?.textContent.trim() ?? "");
    const markedLabels = boxLabels
      .filter((label) => label.endsWith(" no room"))
      .map((label) => label.slice(0, -8));
    await expect(markedLabels).toContain("Created By");
    await expect([...markedLabels, ...listDrawnHeadings()].toSorted()).toEqual(
      boxLabels.map((label) => label.replace(/ no room$/, "")).toSorted(),
    );
    // With these columns hidden there is room for it.
    for (const name of ["Type", "Pay Mode", "Salesman"])
      await userEvent.click(await screen.findByRole("checkbox", { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(listDrawnHeadings()).toContain("Created By"));
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Created By" })).toBeChecked());
  },
};
