import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { branchServer } from "./fixtures/branches.ts";
import {
  expectTold,
  expectWholePage,
  fail,
  HostPage,
  keepConsoleQuiet,
  onError,
  onMisuse,
} from "./fixtures/HostPage.tsx";
import { createSaleServer, threeBills } from "./fixtures/reports/sale-bills.ts";
import { bodyRows } from "./fixtures/table-rows.ts";
import { BalanceSheet, BranchMaster, defineReport, SaleReport } from "./index.ts";
import type { ReportSlots } from "./report/Report.tsx";

// Every way in which a host's slot or handler can fail: while it is drawn, later, as a promise, by what
// it gives. The rows and the other widgets stay.
const onRowClick = fn();

const meta: Meta<typeof HostPage> = {
  title: "Embed/Host slots",
  component: HostPage,
  beforeEach: () => {
    onRowClick.mockReset();
    return keepConsoleQuiet();
  },
};
export default meta;
type Story = StoryObj<typeof HostPage>;
const server = { ...createSaleServer({ bills: threeBills }), ...branchServer };

function ThrowingEffect(): ReactNode {
  useEffect(() => fail("A bad effect"), []);
  return <p>Ours</p>;
}

/** As a component that a bundler splits off and that never arrives. */
const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

export const InEffect: Story = {
  args: { server, children: drawWith({ toolbar: <ThrowingEffect />, footer: <p>Our footer</p> }) },
  play: async ({ canvas }) => {
    await expectTold("A bad effect");
    await expectRows(canvas);
    await expect(canvas.getByText("Our footer")).toBeVisible();
    await expect(canvas.getAllByText("This part could not be shown.")).toHaveLength(1);
  },
};

export const Objects: Story = {
  args: {
    server,
    children: drawWith({ toolbar: { a: 1 } as never, details: () => ({ b: 2 }) as never }),
  },
  play: async ({ canvas }) => {
    await expectTold(/keys \{a\}|#31.*Ba%7D/);
    await expectRows(canvas);
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expectTold(/keys \{b\}|#31.*Bb%7D/);
    await expectRows(canvas);
  },
};

export const StillLoading: Story = {
  args: {
    server,
    children: drawWith({ toolbar: <NeverLoaded />, footer: <NeverLoaded />, details: () => <NeverLoaded /> }),
  },
  play: async ({ canvas }) => {
    await expectRows(canvas);
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expect(await canvas.findByRole("button", { name: "Close" })).toBeVisible();
    await expectRows(canvas);
    await expect(onError).not.toHaveBeenCalled();
  },
};

/** A host's page may have a boundary around everything that shows only "Loading" in the meantime. */
export const LoaderStillLoading: Story = {
  args: {
    server: { ...server, delay: Infinity },
    children: <SaleReport slots={{ loader: <NeverLoaded /> }} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Above")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Sale Report" })).toBeVisible();
  },
};

/** The parts that a widget loads by itself never make the page around it wait. */
export const PartsOfWidgets: Story = {
  args: {
    server: { reports: { "balanceSheet.report": { rows: [] } } },
    children: (
      <Suspense fallback={<Waiting />}>
        <BalanceSheet />
        <SaleReport slots={{ toolbar: <NeverLoaded /> }} />
      </Suspense>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Balance Sheet" })).toBeVisible();
    await canvas.findAllByText(/No data available|No records found/);
    await expectWholePage(canvas);
    await expect(onRowClick).not.toHaveBeenCalled();
  },
};

function Waiting(): ReactNode {
  useEffect(() => void onRowClick("waiting"), []);
  return <p>The whole page waits</p>;
}

export const Promises: Story = {
  args: {
    server,
    children: (
      <>
        <SaleReport
          onRowClick={onRowClick}
          slots={{ details: (() => Promise.reject(new Error("Bad details, later"))) as never }}
        />
        <BranchMaster heading={3} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    onRowClick.mockImplementation(() => Promise.reject(new Error("A bad handler, later")));
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expectTold("A bad handler, later");
    await expectTold("Bad details, later");
    await expectRows(canvas);
  },
};

export const ActionFailingLater: Story = {
  args: {
    server,
    children: (
      <SaleReport
        rowActions={[
          {
            id: "remind",
            label: "Remind",
            icon: "info",
            onAction: () => Promise.reject(new Error("A bad answer")) as never,
          },
        ]}
        urlKey={false}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Remind" });
    if (first) await userEvent.click(first);
    await expectTold("A bad answer");
    await bodyRows(canvas);
  },
};

/** Not every page throws errors. */
export const OtherThings: Story = {
  args: { server, children: <SaleReport onRowClick={onRowClick} /> },
  play: async ({ canvas }) => {
    for (const thrownValue of ["a text", undefined, { status: 404 }]) {
      onRowClick.mockImplementationOnce(() => {
        // oxlint-disable-next-line typescript/only-throw-error -- not every page throws errors
        throw thrownValue;
      });
      const [row] = await bodyRows(canvas);
      if (row) await userEvent.click(row);
      await waitFor(() =>
        expect(onError).toHaveBeenCalledWith(
          expect.objectContaining({
            code: "RENDER_FAILED",
            message: String(thrownValue),
            cause: expect.objectContaining({ cause: thrownValue }) as unknown,
          }),
        ),
      );
    }
    await expectWholePage(canvas);
  },
};

export const ThrowingOnError: Story = {
  args: { server, children: drawWith({ toolbar: <ThrowingEffect /> }) },
  play: async ({ canvas }) => {
    onError.mockImplementation(() => fail("A bad onError"));
    onMisuse.mockImplementation(() => fail("A bad onMisuse"));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    await expectRows(canvas);
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        "Vanbook: onError of the page failed.",
        expect.objectContaining({ message: "A bad onError" }),
      ),
    );
  },
};

const Repeated = defineReport({
  ...SaleReport.definition,
  columns: [
    { field: "BillNo", label: "Bill" },
    { field: "CustomerName" },
    { field: "BillNo", label: "Bill" },
    { field: "BillNo", label: "Bill" },
    { field: "BillNo", label: "Again" },
  ],
});

export const RepeatedColumns: Story = {
  args: { server, children: <Repeated /> },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await waitFor(() =>
      expect(onMisuse.mock.calls).toEqual([
        [
          {
            code: "WRONG_VALUE",
            message: "sales.report has the column BillNo more than once, with the same label.",
          },
        ],
      ]),
    );
    await expect(canvas.getAllByRole("columnheader", { name: /Bill/ }).length).toBeGreaterThan(0);
    await expectWholePage(canvas);
  },
};

function drawWith(slots: ReportSlots<never>): ReactNode {
  return (
    <>
      <SaleReport slots={slots as object} />
      <BranchMaster heading={3} />
    </>
  );
}

async function expectRows(canvas: Parameters<typeof expectWholePage>[0]) {
  await expect(await bodyRows(canvas, "Sale Report")).toHaveLength(3);
  await expect(await canvas.findByText("Kollam")).toBeVisible();
  await expectWholePage(canvas);
}
