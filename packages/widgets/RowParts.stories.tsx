import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook, type Row } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { read, utils } from "xlsx";
import { branchServer } from "./fixtures/branches.ts";
import { createSaleServer, threeBills } from "./fixtures/reports/sale-bills.ts";
import { makeStoryColumn } from "./fixtures/story-columns.ts";
import { getStoryNow } from "./fixtures/story-day.ts";
import { fetchOf, type StoryFrameProps } from "./fixtures/StoryFrame.tsx";
import { bodyRows, readCells } from "./fixtures/table-rows.ts";
import { takeFile } from "./fixtures/taken-file.ts";
import {
  BranchMaster,
  SaleReport,
  Tag,
  VanbookProvider,
  WidgetEvents,
  memoryLocation,
  type RowAction,
  type RowCells,
} from "./index.ts";
import type { TableRow } from "../sdk/report/table/table-column.ts";
import type { DrawnParts } from "./table/host/row-parts.ts";
import { useDrawnParts } from "./table/host/use-drawn-parts.tsx";
import { DataTable } from "./table/DataTable.tsx";

// What a host draws in the rows of a report or a master, and what its visitors do with a row.
// docs/embedding.md shows `billCells` and `billActions`.
const [onError, onMisuse, onRowClick, remind, drawName] = [fn(), fn(), fn(), fn(), fn()];

interface PageProps {
  server?: StoryFrameProps["server"];
  children: ReactNode;
}

const meta: Meta<typeof Page> = {
  title: "Embed/Row parts",
  component: Page,
  beforeEach: () => {
    for (const spy of [onError, onMisuse, onRowClick, remind, drawName]) spy.mockReset();
    // React writes each caught error to the console.
    const { error, warn } = console;
    Object.assign(console, { error: fn(), warn: fn() });
    return () => void Object.assign(console, { error, warn });
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

const billCells: RowCells<Row<"sales.report">> = {
  BillNo: ({ row, text }) => <a href={`/bills/${row.BillID}`}>{text}</a>,
  BillModeText: ({ text }) => <Tag tone={text === "Credit" ? "warn" : "ok"}>{text}</Tag>,
};
const billActions: RowAction<Row<"sales.report">>[] = [
  {
    id: "remind",
    label: "Send a Reminder",
    isHidden: (row) => row.BillModeText === "Cash",
    onAction: (row) => remind(row.BillNo),
  },
];

const saleReport = (
  <SaleReport cells={billCells} rowActions={billActions} onRowClick={onRowClick} urlKey={false} />
);

/** The first bill is on credit, the two others are cash. */
export const CellsAndMenu: Story = {
  args: { children: saleReport },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "B2C/26-27 1482" });
    await expect(link).toHaveAttribute("href", "/bills/1482");
    const [credit, cash] = await bodyRows(canvas);
    const menus = await canvas.findAllByRole("button", { name: "Actions" });
    await expect(menus).toHaveLength(1);
    await expect(credit?.contains(menus[0] ?? null)).toBe(true);
    await expect(readCells(cash).at(-1)).toBe("");
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    // A control's press is not the row's.
    await expect(onRowClick).not.toHaveBeenCalled();
    if (menus[0]) await userEvent.click(menus[0]);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Send a Reminder" }));
    await waitFor(() => expect(remind.mock.calls).toEqual([["B2C/26-27 1482"]]));
    await expect(onRowClick).not.toHaveBeenCalled();
    if (cash) await userEvent.click(cash);
    await expect(onRowClick).toHaveBeenCalledTimes(1);
  },
};
export const CellsAndMenuInTheDark: Story = { ...CellsAndMenu, tags: ["whole"], globals: { scheme: "dark" } };

export const ByKeyboard: Story = {
  args: { children: saleReport },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole("button", { name: "Actions" });
    const link = canvas.getByRole("link", { name: "B2C/26-27 1482" });
    const [row] = await bodyRows(canvas);
    // The table is one tab stop; the arrow keys lead into the row.
    await expect([link.tabIndex, menu.tabIndex]).toEqual([-1, -1]);
    row?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Send a Reminder" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(remind.mock.calls).toEqual([["B2C/26-27 1482"]]));
    await expect(onRowClick).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Actions" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(row).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onRowClick).toHaveBeenCalledTimes(1);
  },
};

export const OnPhone: Story = {
  ...CellsAndMenu,
  globals: { viewport: { value: "phone" } },
};

const iconActions: RowAction<Row<"sales.report">>[] = [
  { id: "look", label: "Look at the Bill", icon: "eye", onAction: (row) => remind(row.BillNo) },
  {
    id: "remove",
    label: "Remove the Bill",
    icon: "trash",
    isDisabled: (row) => row.BillModeText === "Credit",
    onAction: () => fail("A bad action"),
  },
];

/** Up to three actions that all have icons are buttons. */
export const Buttons: Story = {
  args: { children: <SaleReport rowActions={iconActions} urlKey={false} /> },
  play: async ({ canvas }) => {
    const looks = await canvas.findAllByRole("button", { name: "Look at the Bill" });
    const removals = canvas.getAllByRole("button", { name: "Remove the Bill" });
    await expect(removals.map((button) => button.getAttribute("aria-disabled"))).toEqual([
      "true",
      null,
      null,
    ]);
    if (looks[1]) await userEvent.click(looks[1]);
    await expect(remind.mock.calls).toEqual([["B2C/26-27 1481"]]);
    if (removals[0]) await userEvent.click(removals[0]);
    await expect(onError).not.toHaveBeenCalled();
    if (removals[1]) await userEvent.click(removals[1]);
    await expectTold("A bad action");
    await bodyRows(canvas);
  },
};

/** Each cell by itself: what throws leaves the cell its own text, and is reported once. */
export const Throwing: Story = {
  args: {
    children: (
      <SaleReport
        cells={{
          BillNo: ({ row, text }) => (row.BillID === 1481 ? fail("A bad cell") : <b>{text}!</b>),
          CustomerName: 7 as never,
          ...({ BilDate: () => null } as object),
        }}
        rowActions={[
          {
            id: "ask",
            label: "Ask",
            icon: "info",
            isHidden: (row) => row.BillID === 1480 && fail("A bad question"),
            onAction: remind,
          },
        ]}
        urlKey={false}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText("B2C/26-27 1482!");
    await expect(canvas.getByText("B2C/26-27 1481")).toBeVisible();
    await expect(canvas.getByText("Sree Narayana Surgicals")).toBeVisible();
    await expectTold("A bad cell");
    await expectTold("A bad question");
    await expect(onError).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole("button", { name: "Ask" })).toHaveLength(3);
    await waitFor(() =>
      expect(onMisuse.mock.calls.map(([one]) => (one as { message: string }).message).toSorted()).toEqual([
        "cells.CustomerName of sales.report is not a component.",
        "sales.report has no column BilDate; did you mean BillDate?",
      ]),
    );
  },
};

export const WrongParts: Story = {
  tags: ["whole"],
  args: {
    children: <SaleReport {...({ cells: "none", rowActions: { id: "pay" } } as object)} urlKey={false} />,
  },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await expect(onError).not.toHaveBeenCalled();
  },
};

/** Files, search and order use the values, not what the host draws. */
export const PlainValues: Story = {
  args: {
    children: (
      <SaleReport
        cells={{ CustomerName: () => <b>Hidden from view</b> }}
        rowActions={billActions}
        urlKey={false}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Hidden from view")).toHaveLength(3);
    const excel = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "Excel" })));
    const workbook = read(await excel.file.arrayBuffer());
    const text = JSON.stringify(
      utils.sheet_to_json(workbook.Sheets[workbook.SheetNames[0] ?? ""] ?? {}, { header: 1 }),
    );
    await expect(text).toContain("Sree Narayana Surgicals");
    await expect(text).not.toMatch(/Hidden|Actions/);
    await userEvent.click(canvas.getByRole("button", { name: /^Sort by Customer|^Customer/ }));
    await waitFor(async () =>
      expect((await bodyRows(canvas)).map((row) => /B2.\S+ \d{4}/.exec(row.textContent)?.[0])).toEqual([
        "B2C/26-27 1481",
        "B2B/26-27 1480",
        "B2C/26-27 1482",
      ]),
    );
    await userEvent.type(canvas.getByRole("searchbox"), "narayana");
    await waitFor(async () => expect(await bodyRows(canvas)).toHaveLength(1));
    await waitFor(() => expect(canvas.getAllByText("Hidden from view")).toHaveLength(1));
  },
};

const MANY_ROWS: TableRow[] = Array.from({ length: 10_000 }, (_, at) => [`Row ${at}`, at]);
const manyCells: RowCells<{ Name: string }> = {
  Name: ({ row, text }) => {
    drawName(text);
    return <b>{row.Name}</b>;
  },
};
const manyColumns = [makeStoryColumn("Name", 0), makeStoryColumn("Count", 1, "number")];
const readNamed = (row: TableRow) => ({ Name: String(row[0]) });

function ManyRows() {
  const [parts, setParts] = useState<DrawnParts>();
  useDrawnParts({
    widget: "many",
    cells: manyCells as RowCells<Readonly<Record<string, unknown>>>,
    columns: manyColumns,
    readRow: readNamed,
    onChange: setParts,
  });
  return (
    <DataTable
      label="Many"
      height="400px"
      columns={manyColumns}
      rows={MANY_ROWS}
      parts={parts}
      card={{ title: "Name", amount: "Count", details: [] }}
    />
  );
}

/** Of 10,000 rows, only those in sight ask the host's component. */
export const TenThousandRows: Story = {
  args: { children: <ManyRows /> },
  play: async ({ canvas }) => {
    await canvas.findByText("Row 0");
    await waitFor(() => expect(drawName).toHaveBeenCalled());
    const countNames = () => new Set(drawName.mock.calls.map(([text]) => text as string)).size;
    await expect(countNames()).toBeLessThan(60);
    const [first] = await bodyRows(canvas, "Many");
    first?.focus();
    await userEvent.keyboard("{End}");
    await canvas.findByText("Row 9999");
    await expect(countNames()).toBeLessThan(120);
    await expect(drawName.mock.calls.length).toBeLessThan(400);
  },
};

export const OfMaster: Story = {
  args: {
    server: branchServer,
    children: (
      <BranchMaster
        cells={{ BranchName: ({ text }) => <b>{text} branch</b> }}
        rowActions={[
          { id: "map", label: "Show", icon: "eye", onAction: ({ BranchName }) => remind(BranchName) },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByText("Kollam branch");
    const row = name.closest<HTMLElement>("[data-row]");
    // The list is beside the form, and so narrow: its rows are cards.
    const menu = row?.querySelector<HTMLElement>('button[aria-label="Actions"]');
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Show" }));
    await waitFor(() => expect(remind.mock.calls).toEqual([["Kollam"]]));
  },
};

function expectTold(message: string) {
  return waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: "RENDER_FAILED", message })),
  );
}

function fail(message: string): never {
  throw new Error(message);
}

const saleServer = createSaleServer({ bills: threeBills });

function createStoryClient(server: StoryFrameProps["server"] = saleServer) {
  return createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: fetchOf(server),
    retry: 0,
  });
}

function Page({ server, children }: PageProps) {
  const [[client, location]] = useState(() => [createStoryClient(server), memoryLocation()] as const);
  return (
    <VanbookProvider client={client} location={location} now={getStoryNow} scheme="light">
      <WidgetEvents onError={onError} onMisuse={onMisuse} />
      {children}
    </VanbookProvider>
  );
}
