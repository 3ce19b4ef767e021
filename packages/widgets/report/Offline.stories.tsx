import { onlineManager, QueryClient } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DashboardCards } from "../dashboard/DashboardCards.tsx";
import type { DashboardRange } from "../dashboard/dashboard-range.ts";
import { createFieldServer, makeTrails } from "../fixtures/field-server.ts";
import { receiptServer } from "../fixtures/reports/receipts.ts";
import { threeBills, createSaleServer } from "../fixtures/reports/sale-bills.ts";
import { getStoryNow } from "../fixtures/story-day.ts";
import type { StoryServer } from "../fixtures/story-server.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { bodyRows } from "../fixtures/table-rows.ts";
import {
  LiveLocations,
  memoryLocation,
  ReceiptMaster,
  SaleReport,
  VanbookProvider,
  WidgetEvents,
} from "../index.ts";

// Without a network, the user and the host learn at once that the new choice has no answer, and nothing
// of the choice before is shown under it.
const onError = fn();
/** `away` refuses each request at once, `silent` never answers one. */
const network: { is: "there" | "away" | "silent" } = { is: "there" };

const meta: Meta<typeof Page> = {
  title: "Report/Offline",
  component: Page,
  beforeEach: () => {
    onError.mockReset();
    return () => setNetwork("there");
  },
};
export default meta;
type Story = StoryObj<typeof Page>;
type Canvas = ReturnType<typeof within>;

const bills = createSaleServer({ bills: threeBills });

export const Searched: Story = {
  args: { server: bills, children: <SaleReport /> },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(threeBills.length);
    await searchAway(canvas);
    // The rows of the previous search are gone.
    await expect(canvas.queryByText("73,443.09")).toBeNull();
    await expect(canvas.queryByRole("grid")).toBeNull();
    // Nor do they come back under another search, while its answer is awaited.
    setNetwork("silent");
    await userEvent.type(canvas.getByRole("searchbox"), " medicals");
    await expect(await canvas.findByText("Preparing Report")).toBeVisible();
    await expect(canvas.queryByRole("grid")).toBeNull();
    setNetwork("there");
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await waitFor(async () => expect((await bodyRows(canvas)).length).toBeLessThan(threeBills.length));
  },
};

/** In a cache that the host shares with us, our requests follow our rules, not the host's. */
export const CacheOfHost: Story = {
  args: { server: bills, cache: new QueryClient(), children: <SaleReport /> },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await searchAway(canvas);
    await expect(canvas.queryByRole("grid")).toBeNull();
  },
};

export const Receipts: Story = {
  args: { server: receiptServer, children: <ReceiptMaster /> },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Receipt List")).toHaveLength(3);
    await searchAway(canvas);
    await expect(canvas.queryByRole("grid", { name: "Receipt List" })).toBeNull();
    setNetwork("silent");
    await userEvent.type(canvas.getByRole("searchbox"), " medicals");
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
    await expect(canvas.queryByRole("grid", { name: "Receipt List" })).toBeNull();
  },
};

export const PointsOfMap: Story = {
  args: {
    server: createFieldServer({ answers: { "liveMap.points": makeTrails(12) } }),
    children: <LiveLocations />,
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("application", { name: "Map of live locations" });
    await waitFor(() => expect(map.dataset["points"]).toBe("12"));
    setNetwork("away");
    await userEvent.click(canvas.getByRole("combobox", { name: /Employee/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Shyama Menon" }));
    await expect(await canvas.findByText("Failed to fetch locations. Please try again.")).toBeVisible();
    await expectTold();
    // The canvas has no points of the other employees.
    await expect(map.dataset["points"]).toBe("0");
    await expect(canvas.queryByRole("grid")).toBeNull();
  },
};

export const Cards: Story = {
  args: {
    server: {
      answers: {
        "dashboard.sales": [{ TotalBillAmount: 412860, TotalBillCount: 148 }],
        "dashboard.orders": [{ TotalOrderAmount: 203415.5, TotalOrderCount: 1 }],
        "dashboard.outstanding": [{ Difference: -118240.75, ClosingOutstanding: 2741906.2 }],
        "dashboard.receipts": [{ TotalReceiptAmount: 794619.25, TotalReceiptCount: 71 }],
      },
    },
    children: <CardsOfRange />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("₹ 4,12,860.00")).toBeVisible();
    setNetwork("away");
    await userEvent.click(canvas.getByRole("button", { name: "Thirty days" }));
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(4));
    await expectTold();
    await expect(canvas.queryByText(/₹ 4,12,860/)).toBeNull();
  },
};

function CardsOfRange() {
  const [range, setRange] = useState<DashboardRange>("7");
  return (
    <>
      <button type="button" onClick={() => setRange("30")}>
        Thirty days
      </button>
      <DashboardCards range={range} />
    </>
  );
}

async function searchAway(canvas: Canvas): Promise<void> {
  setNetwork("away");
  await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
  await expect(await canvas.findByRole("alert", undefined, { timeout: 3000 })).toBeVisible();
  await expectTold();
}

function expectTold() {
  return waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: "NETWORK" })));
}

function setNetwork(is: (typeof network)["is"]): void {
  network.is = is;
  onlineManager.setOnline(is === "there");
}

interface PageProps {
  server: StoryServer;
  cache?: QueryClient;
  children: ReactNode;
}

function Page({ server, cache, children }: PageProps) {
  const [client] = useState(() => {
    const fetchAnswer = fetchOf(server);
    return createVanbook({
      baseUrl: window.location.origin,
      auth: { kind: "session" },
      fetch: (input, init) => {
        if (network.is === "silent") return new Promise(() => {});
        return network.is === "away"
          ? Promise.reject(new TypeError("Failed to fetch"))
          : fetchAnswer(input, init);
      },
      retry: 0,
    });
  });
  const [location] = useState(memoryLocation);
  return (
    <VanbookProvider
      client={client}
      location={location}
      now={getStoryNow}
      scheme="light"
      {...(cache && { queryClient: cache })}
    >
      <WidgetEvents onError={onError} />
      {children}
    </VanbookProvider>
  );
}
