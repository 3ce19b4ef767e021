import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { Component, useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { branchServer } from "./fixtures/branches.ts";
import { threeBills, createSaleServer } from "./fixtures/reports/sale-bills.ts";
import { getStoryNow } from "./fixtures/story-day.ts";
import { fetchOf, type StoryFrameProps } from "./fixtures/StoryFrame.tsx";
import { bodyRows } from "./fixtures/table-rows.ts";
import {
  BranchMaster,
  defineReport,
  SaleReport,
  WidgetEvents,
  memoryLocation,
  VanbookProvider,
} from "./index.ts";
import type { VanbookProviderProps } from "./VanbookProvider.tsx";

// What a host does wrong empties only the place of it: the rest of its page stays, `onError` reports it,
// and `slots.error` draws the error.
const [onError, onRowClick] = [fn(), fn()];
const onPageError = fn();

interface PageProps {
  server: StoryFrameProps["server"];
  provider?: Partial<VanbookProviderProps>;
  children: ReactNode;
}

const meta: Meta<typeof Page> = {
  title: "Embed/Host mistakes",
  component: Page,
  beforeEach: () => {
    for (const spy of [onError, onRowClick, onPageError]) spy.mockReset();
    // React writes each caught error to the console.
    const write = console.error;
    console.error = fn();
    return () => void (console.error = write);
  },
};
export default meta;
type Story = StoryObj<typeof Page>;
const server = createSaleServer({ bills: threeBills });

/** The page's own parts, before and after the widget, are still there. */
async function expectWholePage(canvas: ReturnType<typeof within>) {
  await expect(await canvas.findByText("Above")).toBeVisible();
  await expect(canvas.getByText("Below")).toBeVisible();
  await expect(onPageError).not.toHaveBeenCalled();
}

function expectTold(message: string) {
  return waitFor(() =>
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({
        code: "RENDER_FAILED",
        message,
        cause: expect.objectContaining({ message }),
      }),
    ),
  );
}

function Thrower({ message }: { message: string }): ReactNode {
  throw new Error(message);
}

function fail(message: string): never {
  throw new Error(message);
}

export const ThrowingSlots: Story = {
  args: {
    server,
    children: (
      <SaleReport
        slots={{
          toolbar: <Thrower message="A bad toolbar" />,
          footer: <Thrower message="A bad footer" />,
          details: () => fail("Bad details"),
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expectWholePage(canvas);
    const [row] = await bodyRows(canvas);
    await expectTold("A bad toolbar");
    await expectTold("A bad footer");
    await expect(canvas.getAllByText("This part could not be shown.")).toHaveLength(2);
    if (row) await userEvent.click(row);
    await expectTold("Bad details");
    await bodyRows(canvas);
  },
};

export const ThrowingErrorSlot: Story = {
  args: {
    server: createSaleServer({ bills: threeBills, failures: 1 }),
    children: <SaleReport slots={{ error: () => fail("A bad error") }} />,
  },
  play: async ({ canvas }) => {
    await expectTold("A bad error");
    await expectWholePage(canvas);
    // The report's own words instead of the host's.
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await bodyRows(canvas);
  },
};

export const ThrowingMasterSlots: Story = {
  args: {
    server: branchServer,
    children: (
      <BranchMaster
        slots={{ bar: <Thrower message="A bad bar" />, fields: <Thrower message="A bad field" /> }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kollam")).toBeVisible();
    await expectTold("A bad bar");
    await expectTold("A bad field");
    await expectWholePage(canvas);
  },
};

const BadReport = defineReport({
  ...SaleReport.definition,
  columns: [{ field: "BillNo", title: "Bill No", text: () => fail("A bad formatter") }],
} as never);

export const ThrowingFormatter: Story = {
  args: {
    server,
    children: (
      <BadReport
        slots={{
          error: (error, retry) => (
            <button type="button" onClick={retry}>
              Ours: {error.message}
            </button>
          ),
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expectTold("A bad formatter");
    await expect(await canvas.findByRole("button", { name: "Ours: A bad formatter" })).toBeVisible();
    await expectWholePage(canvas);
  },
};

export const WrongProps: Story = {
  args: {
    server,
    children: (
      <>
        <SaleReport
          {...({ FromDate: null, slots: null, CustomerID: {}, urlKey: 7, heading: "x y" } as object)}
        />
        <BranchMaster {...({ slots: "none", heading: null } as object)} />
      </>
    ),
  },
  play: async ({ canvas }) => expectWholePage(canvas),
};

export const ThrowingHandlers: Story = {
  args: {
    server,
    children: <SaleReport onRowClick={onRowClick} />,
  },
  play: async ({ canvas }) => {
    onRowClick.mockImplementation(() => fail("A bad handler"));
    const [row] = await bodyRows(canvas);
    if (row) await userEvent.click(row);
    await expectTold("A bad handler");
    // The report does its own work all the same: it shows the bill.
    await expect(await canvas.findByRole("button", { name: "Close" })).toBeVisible();
    await expectWholePage(canvas);
  },
};

export const ThrowingProvider: Story = {
  args: {
    server,
    provider: { container: "#place" as never },
    children: <SaleReport />,
  },
  play: async ({ canvas }) => {
    await expectWholePage(canvas);
    await expect(await canvas.findByText("This part could not be shown.")).toBeVisible();
  },
};

export const ThrowingClock: Story = {
  args: { server, provider: { now: () => fail("A bad clock") }, children: <SaleReport /> },
  play: async ({ canvas }) => {
    await expectTold("A bad clock");
    await expectWholePage(canvas);
  },
};

export const WrongThemeAndLanguage: Story = {
  args: {
    server,
    provider: { theme: { brand: { dark: 1 }, nothing: null } as never, locale: "no_such_language!" },
    children: <SaleReport />,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expectWholePage(canvas);
  },
};

/** An error of the host's own content is not ours to catch: the host's boundary gets it. */
export const HostsOwnError: Story = {
  args: { server, children: <Thrower message="The page's own" /> },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(onPageError).toHaveBeenCalledWith(expect.objectContaining({ message: "The page's own" })),
    );
    await expect(canvas.queryByText("This part could not be shown.")).toBeNull();
  },
};

class PageBoundary extends Component<{ children: ReactNode }, { isBroken?: true }> {
  override state: { isBroken?: true } = {};
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    onPageError(error);
  }
  override render() {
    return this.state.isBroken ? <p>Everything is empty.</p> : this.props.children;
  }
}

function Page({ server, provider, children }: PageProps) {
  const [client] = useState(() =>
    createVanbook({
      baseUrl: window.location.origin,
      auth: { kind: "session" },
      fetch: fetchOf(server),
      retry: 0,
    }),
  );
  const [location] = useState(memoryLocation);
  return (
    <PageBoundary>
      <p>Above</p>
      <VanbookProvider client={client} location={location} now={getStoryNow} scheme="light" {...provider}>
        <WidgetEvents onError={onError} />
        {children}
      </VanbookProvider>
      <p>Below</p>
    </PageBoundary>
  );
}
