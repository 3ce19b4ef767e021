import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { makeSaleBill, threeBills, createSaleServer } from "../../fixtures/reports/sale-bills.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { SaleReport } from "./SaleReport.tsx";

const meta: Meta<typeof SaleReport> = {
  title: "Reports/Sale Report columns",
  component: SaleReport,
  args: { heading: 1 },
  parameters: { server: createSaleServer({ bills: threeBills }) },
};
export default meta;
type Story = StoryObj<typeof SaleReport>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Longer than the column's default width. */
const LONG_NAME = "The Pathanamthitta District Co-operative Wholesale Consumers' Society, Ring Road";

const listHeadings = (canvas: Canvas) =>
  canvas.getAllByRole("columnheader").map((head) => head.getAttribute("aria-label"));
const measureColumn = (canvas: Canvas, name: string) =>
  Math.round(canvas.getByRole("columnheader", { name }).getBoundingClientRect().width);

/** Presses the middle of an element, moves the pointer this many pixels and releases it. */
async function moveByDrag(element: Element, by: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerId: 1 };
  await fireEvent.pointerDown(element, { ...from, pointerType: "mouse" });
  await fireEvent.pointerMove(element, { ...from, clientX: from.clientX + by });
  await fireEvent.pointerUp(element, { ...from, clientX: from.clientX + by });
}

/** A column's edge is dragged, moved by arrow keys, and reset to the width that the texts need. */
export const Widths: Story = {
  parameters: {
    server: createSaleServer({ bills: [...threeBills, makeSaleBill(1479, { CustomerName: LONG_NAME })] }),
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const edge = await canvas.findByRole("separator", { name: "Width of Customer" });
    const before = measureColumn(canvas, "Customer");
    edge.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(measureColumn(canvas, "Customer")).toBe(before + 16));
    await expect(edge).toHaveAttribute("aria-valuenow", String(before + 16));
    await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await waitFor(() => expect(measureColumn(canvas, "Customer")).toBe(before - 24));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(measureColumn(canvas, "Customer")).not.toBe(before - 24));
    // As wide as the longest name needs.
    const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"][aria-colindex="4"]')];
    await expect(cells.map((cell) => cell.textContent)).toContain(LONG_NAME);
    await expect(cells.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
    await expect(listHeadings(canvas)).toContain("Created By");
  },
};

/**
 * A list for mouse and keyboard: columns are moved up and down, pinned at the left, and reset to
 * the report's definition.
 */
export const OrderAndPins: Story = {
  tags: ["whole"],
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const usual = listHeadings(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const list = within(await screen.findByRole("dialog", { name: "Columns" }));
    await userEvent.click(list.getByRole("button", { name: "Move Amount up" }));
    await waitFor(() =>
      expect(listHeadings(canvas).slice(2, 5)).toEqual(["Bill Date", "Amount", "Customer"]),
    );
    await waitFor(() => expect(list.getByRole("button", { name: "Move Amount up" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(listHeadings(canvas).slice(2, 5)).toEqual(["Amount", "Bill Date", "Customer"]),
    );
    await userEvent.click(list.getByRole("button", { name: "Move Amount down" }));
    await waitFor(() =>
      expect(listHeadings(canvas).slice(2, 5)).toEqual(["Bill Date", "Amount", "Customer"]),
    );
    await waitFor(() => expect(list.getByRole("button", { name: "Move Amount down" })).toHaveFocus());
    list.getByRole("button", { name: "Keep Customer at the left" }).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(listHeadings(canvas)[0]).toBe("Customer"));
    const pinnedHeading = canvas.getByRole("columnheader", { name: "Customer" });
    await expect(getComputedStyle(pinnedHeading).position).toBe("sticky");
    await userEvent.click(list.getByRole("button", { name: "Reset columns" }));
    await waitFor(() => expect(listHeadings(canvas)).toEqual(usual));
    await expect(list.queryByRole("button", { name: "Reset columns" })).toBeNull();
  },
};

/** A table too narrow for all its columns scrolls; the columns pinned at the left stay visible. */
export const NarrowWithPins: Story = {
  tags: ["whole"],
  parameters: { query: "columnPins=CustomerName&columnWidths=CustomerName:260,BillNo:300" },
  decorators: [
    (Story) => (
      <div style={{ width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    const table = canvas.getByRole("grid");
    await waitFor(() => expect(table.scrollWidth).toBeGreaterThan(table.clientWidth + 100));
    table.scrollLeft = 100;
    const measureLeft = () =>
      canvas.getByRole("columnheader", { name: "Customer" }).getBoundingClientRect().left;
    await waitFor(() => expect(Math.abs(measureLeft() - table.getBoundingClientRect().left)).toBeLessThan(2));
    await expect(measureColumn(canvas, "Customer")).toBe(260);
  },
};

/** A dragged heading is dropped at the mark; a press without dragging still sorts. */
export const DragHeadings: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await canvas.findByRole("separator", { name: "Width of Type" });
    const type = canvas.getByRole("button", { name: "Type" });
    const [from, to] = ["Type", "Bill Date"].map((name) =>
      canvas.getByRole("columnheader", { name }).getBoundingClientRect(),
    );
    await moveByDrag(type, (to?.left ?? 0) + 5 - ((from?.left ?? 0) + (from?.width ?? 0) / 2));
    await waitFor(() => expect(listHeadings(canvas).slice(2, 4)).toEqual(["Type", "Bill Date"]));
    await expect(canvas.getByRole("columnheader", { name: "Type" })).not.toHaveAttribute("aria-sort");
  },
};

/**
 * In a container as narrow as a phone the rows are cards: the menu opens the column list, whose
 * choices also apply when there is room again.
 */
export const NarrowAsAPhone: Story = {
  tags: ["whole"],
  parameters: { scheme: "dark" },
  decorators: [
    (Story) => (
      <div data-testid="container" style={{ width: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expect(canvas.queryByRole("columnheader")).toBeNull();
    const more = canvas.getByRole("button", { name: "More" });
    // Measure first: the press loads the menu's code, which replaces this button.
    const { bottom } = more.getBoundingClientRect();
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Columns" }));
    const dialog = await screen.findByRole("dialog", { name: "Columns" });
    const { top, left, right } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(bottom);
    await expect([left >= 0, right <= 390]).toEqual([true, true]);
    const list = within(dialog);
    await userEvent.click(list.getByRole("button", { name: "Keep Customer at the left" }));
    await userEvent.click(list.getByRole("button", { name: "Move Amount up" }));
    await userEvent.click(list.getByRole("checkbox", { name: "Bill No" }));
    const listedColumns = list
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent.trim());
    await waitFor(() =>
      expect(listedColumns.slice(0, 5)).toEqual(["Customer", "SL.No", "Bill No", "Amount", "Bill Date"]),
    );
    await waitFor(() => expect(canvas.queryByText("B2C/26-27 1482")).toBeNull());
    await userEvent.keyboard("{Escape}");
    canvas.getByTestId("container").style.width = "1100px";
    await waitFor(() =>
      expect(listHeadings(canvas).slice(0, 4)).toEqual(["Customer", "SL.No", "Amount", "Bill Date"]),
    );
    canvas.getByTestId("container").style.width = "390px";
    await waitFor(() => expect(canvas.queryByRole("columnheader")).toBeNull());
  },
};
