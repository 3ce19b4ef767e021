import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { branchServer } from "./fixtures/branches.ts";
import {
  expectOnPage,
  expectTold,
  expectWholePage,
  fail,
  HostPage,
  keepConsoleQuiet,
  onError,
  Thrower,
} from "./fixtures/HostPage.tsx";
import { threeBills, createSaleServer } from "./fixtures/reports/sale-bills.ts";
import { bodyRows } from "./fixtures/table-rows.ts";
import { BranchMaster, defineReport, SaleReport } from "./index.ts";

// What a host does wrong empties only the place of it: the rest of its page stays, `onError` reports it,
// and `slots.error` draws the error.
const onRowClick = fn();

const meta: Meta<typeof HostPage> = {
  title: "Embed/Host mistakes",
  component: HostPage,
  beforeEach: () => {
    onRowClick.mockReset();
    return keepConsoleQuiet();
  },
};
export default meta;
type Story = StoryObj<typeof HostPage>;
const server = createSaleServer({ bills: threeBills });

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

const makeThrowingTheme = () =>
  Object.defineProperty({}, "brand", { enumerable: true, get: () => fail("A bad theme") });

/** Without what can't be used, the widgets are drawn all the same. */
export const ThrowingTheme: Story = {
  args: { server, children: <SaleReport /> },
  // Storybook reads the values of args.
  render: (page) => <HostPage {...page} provider={{ theme: makeThrowingTheme() }} />,
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await expectTold("A bad theme");
    await expect(onError).toHaveBeenCalledTimes(1);
    await expectWholePage(canvas);
  },
};

export const WrongContainer: Story = {
  args: { ...ThrowingTheme.args, provider: { container: "#place" as never } },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await expectTold(/container|#299/);
    await expectWholePage(canvas);
  },
};

export const WrongCache: Story = {
  args: { ...ThrowingTheme.args, provider: { queryClient: { ours: true } as never } },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(3);
    await expectTold(/./);
    await expectWholePage(canvas);
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
    await expectOnPage(expect.objectContaining({ message: "The page's own" }));
    await expect(canvas.queryByText("This part could not be shown.")).toBeNull();
  },
};

/** A router's boundary looks at what was thrown, which is not always an error. */
const notFound = new Response(null, { status: 404 });
function Throwing404(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- routers throw responses
  throw notFound;
}
export const HostsOwnResponse: Story = {
  args: { server, children: <Throwing404 /> },
  play: async () => {
    await expectOnPage(notFound);
    await expect(onError).not.toHaveBeenCalled();
  },
};
