import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { threeBills, createSaleServer, makeSaleBills } from "../../fixtures/reports/sale-bills.ts";
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

/**
 * Apply loads the chosen rows from their first page; Clear All restores dates, choices and search.
 */
export const AppliedAndCleared: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills: makeSaleBills(1200) }), query: "q=b2c&Type=Retail" },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(await canvas.findByText("Page 2 of 2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    const dialog = await screen.findByRole("dialog", { name: "Sales Report Filters" });
    // The week begins on the 14th; from the 16th there are fewer bills.
    await userEvent.click(within(dialog).getAllByRole("spinbutton")[0]!);
    await userEvent.keyboard("16112026");
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply Filters" }));
    await expect(
      await canvas.findByText("16-11-2026 – 21-11-2026", { selector: ".vb-report-days" }),
    ).toBeVisible();
    await expect(await canvas.findByText("Page 1 of 1")).toBeVisible();
    await expect(await canvas.findByText("Sale Type: Retail")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Clear All" }));
    await expect(
      await canvas.findByText("14-11-2026 – 21-11-2026", { selector: ".vb-report-days" }),
    ).toBeVisible();
    await expect(await canvas.findByText("Page 1 of 3")).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.queryByText("Sale Type: Retail")).toBeNull();
  },
};

/** The quick range in use is highlighted; after dates are entered by hand, none is. */
export const QuickRanges: Story = {
  tags: ["whole"],
  parameters: { server: createSaleServer({ bills: threeBills }) },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const listPressed = () =>
      screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent);
    const open = async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Date range/ }));
      return screen.findByRole("dialog", { name: "Date range" });
    };
    await open();
    await expect(listPressed()).toEqual(["Last 7 Days"]);
    await userEvent.click(screen.getByRole("button", { name: "Last 30 Days" }));
    await expect(canvas.getByRole("button", { name: /^Date range: Last 30 Days/ })).toBeVisible();
    const dialog = await open();
    await expect(listPressed()).toEqual(["Last 30 Days"]);
    const current = screen.getByRole("button", { name: "Last 30 Days", pressed: true });
    const other = screen.getByRole("button", { name: "Last 7 Days", pressed: false });
    await expect(getComputedStyle(current).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
    await userEvent.click(within(dialog).getAllByRole("spinbutton")[0]!);
    await userEvent.keyboard("15112026");
    await userEvent.click(within(dialog).getByRole("button", { name: "Use these dates" }));
    await expect(
      await canvas.findByRole("button", { name: "Date range: 15-11-2026 – 21-11-2026" }),
    ).toBeVisible();
    await open();
    await expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
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
