import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Invoices } from "./dashboard/Invoices.tsx";
import { LiveLocations } from "./field/LiveLocations.tsx";
import { branchServer } from "./fixtures/branches.ts";
import { createFieldServer, makeTrails } from "./fixtures/field-server.ts";
import { threeBills, createSaleServer } from "./fixtures/reports/sale-bills.ts";
import { getStoryNow } from "./fixtures/story-day.ts";
import { fetchOf, type StoryFrameProps } from "./fixtures/StoryFrame.tsx";
import { bodyRows } from "./fixtures/table-rows.ts";
import { BranchMaster } from "./generated/components/BranchMaster.ts";
import { SaleReport } from "./reports/sales/SaleReport.tsx";
import { samples } from "./manual/samples.ts";
import { memoryLocation } from "./provider/memory-location.ts";
import { VanbookProvider } from "./VanbookProvider.tsx";
import { WidgetEvents } from "./provider/WidgetEvents.tsx";

// The events a React host receives from the widgets of a provider, and what it may render instead
// of their own messages.
const [onReady, onError, onFilter, onExport, onRowClick] = [fn(), fn(), fn(), fn(), fn()];

interface HostProps {
  server: StoryFrameProps["server"];
  children: ReactNode;
}

const meta: Meta<typeof Host> = {
  title: "Embed/Widget events",
  component: Host,
  beforeEach: () => [onReady, onError, onFilter, onExport, onRowClick].forEach((spy) => spy.mockClear()),
};
export default meta;
type Story = StoryObj<typeof Host>;

export const OfReport: Story = {
  args: { server: createSaleServer({ bills: threeBills }), children: <SaleReport /> },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
    await waitFor(() =>
      expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ q: "lakeshore" })),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
    await waitFor(() => expect(onExport).toHaveBeenCalledWith({ kind: "excel" }));
    await expect(onError).not.toHaveBeenCalled();
  },
};

export const OfFailingFile: Story = {
  args: { server: createSaleServer({ bills: threeBills }), children: <SaleReport /> },
  beforeEach: () => {
    const { createObjectURL } = URL;
    const { error } = console;
    URL.createObjectURL = () => {
      throw new Error("No room for a file");
    };
    console.error = fn();
    return () => {
      URL.createObjectURL = createObjectURL;
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "PDF" }));
    await waitFor(() =>
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ code: "UNKNOWN", message: "No room for a file" }),
      ),
    );
    await expect(onExport).not.toHaveBeenCalled();
  },
};

export const OfFailingReport: Story = {
  args: {
    server: createSaleServer({ bills: threeBills, failures: 1 }),
    children: (
      <SaleReport
        slots={{
          error: (error, retry) => (
            <button type="button" onClick={retry}>
              Our words: {error.message}
            </button>
          ),
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const ours = await canvas.findByRole("button", { name: /^Our words/ });
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: "DATABASE_UNAVAILABLE", requestId: "stand-in-1" }),
    );
    await expect(onReady).not.toHaveBeenCalled();
    await userEvent.click(ours);
    await bodyRows(canvas);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  },
};

export const OfMaster: Story = {
  args: {
    server: branchServer,
    children: <BranchMaster onRowClick={onRowClick} slots={{ empty: <p>None of ours</p> }} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Kollam"));
    await waitFor(() =>
      expect(onRowClick).toHaveBeenCalledWith(expect.objectContaining({ BranchName: "Kollam" })),
    );
    await expect(onFilter).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("searchbox"), "zz");
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ q: "zz" }));
    await expect(await canvas.findByText("None of ours")).toBeVisible();
  },
};

export const OfFailingMaster: Story = {
  tags: ["whole"],
  args: {
    server: { ...branchServer, failures: 1 },
    children: (
      <BranchMaster
        slots={{
          loader: <p>Ours is coming</p>,
          error: (_, retry) => (
            <button type="button" onClick={retry}>
              Our words
            </button>
          ),
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ours is coming")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Our words" }));
    await canvas.findByText("Kollam");
    await expect(canvas.queryByText("Ours is coming")).toBeNull();
  },
};

export const OfMap: Story = {
  args: {
    server: createFieldServer({ answers: { "liveMap.points": makeTrails(2) } }),
    children: <LiveLocations onRowClick={onRowClick} />,
  },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Points of Map of live locations");
    if (row) await userEvent.click(row);
    await waitFor(() =>
      expect(onRowClick).toHaveBeenCalledWith(expect.objectContaining({ Name: "Anil Kumar" })),
    );
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  },
};

export const OfEmptyMap: Story = {
  tags: ["whole"],
  args: {
    server: createFieldServer({ answers: { "liveMap.points": [] } }),
    children: <LiveLocations slots={{ empty: <p>Nobody of ours</p> }} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody of ours")).toBeVisible();
  },
};

export const OfDashboardPart: Story = {
  args: { server: samples.Invoices.server, children: <Invoices /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ page: "2", size: "5" }));
  },
};

function Host({ server, children }: HostProps) {
  const [[client, location]] = useState(
    () =>
      [
        createVanbook({
          baseUrl: window.location.origin,
          auth: { kind: "session" },
          fetch: fetchOf(server),
          retry: 0,
        }),
        memoryLocation(),
      ] as const,
  );
  return (
    <VanbookProvider client={client} location={location} now={getStoryNow} scheme="light">
      <WidgetEvents onReady={onReady} onError={onError} onFilter={onFilter} onExport={onExport} />
      {children}
    </VanbookProvider>
  );
}
