import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { allReports } from "./embed/all-reports.ts";
import { defineElements } from "./embed/define-elements.ts";
import { branchServer } from "./fixtures/branches.ts";
import { threeBills, createSaleServer } from "./fixtures/reports/sale-bills.ts";
import { getStoryNow } from "./fixtures/story-day.ts";
import { fetchOf, type StoryFrameProps } from "./fixtures/StoryFrame.tsx";
import { bodyRows } from "./fixtures/table-rows.ts";
import { BranchMaster, Invoices, SaleReport, WidgetEvents, VanbookProvider } from "./index.ts";
import type { VanbookProviderProps } from "./VanbookProvider.tsx";

// Every misuse is reported once: `onMisuse` in React, the event `vanbook-misuse` of an element.
const [onMisuse, onFilter] = [fn(), fn()];

interface PageProps {
  server?: StoryFrameProps["server"];
  provider?: Partial<VanbookProviderProps>;
  children: ReactNode;
}

const meta: Meta<typeof Page> = {
  title: "Embed/Misuse",
  component: Page,
  beforeEach: () => {
    for (const spy of [onMisuse, onFilter]) spy.mockReset();
    const { warn } = console;
    console.warn = fn();
    return () => void (console.warn = warn);
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

const saleServer = createSaleServer({ bills: threeBills });

function expectMisuse(code: string, words: RegExp) {
  return waitFor(() =>
    expect(onMisuse.mock.calls.filter(([one]) => (one as { code: string }).code === code)).toEqual([
      [{ code, message: expect.stringMatching(words) as string }],
    ]),
  );
}

export const UnknownPropsAndThemeKeys: Story = {
  args: {
    provider: { theme: { brnad: "#7a1fa2", brand: "#7a1fa2" } as never },
    children: <SaleReport {...({ fromDate: "2026-11-01" } as object)} />,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas);
    await expectMisuse("UNKNOWN_PROP", /sales\.report has no prop fromDate; did you mean FromDate\?/);
    await expectMisuse("UNKNOWN_THEME_KEY", /no brnad; did you mean brand\?/);
  },
};

const HOSTS_QUERY = "?q=lakeshore&page=9";
export const AddressOfHost: Story = {
  args: { children: <SaleReport /> },
  beforeEach: () => {
    const { href } = window.location;
    history.replaceState(null, "", `${window.location.pathname}${HOSTS_QUERY}`);
    return () => history.replaceState(null, "", href);
  },
  play: async ({ canvas, canvasElement }) => {
    // The host's own ?q= is no search of the report.
    await expect(await bodyRows(canvas)).toHaveLength(threeBills.length);
    await userEvent.type(canvas.getByRole("searchbox"), "zz");
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ q: "zz" })));
    await expect(window.location.search).toBe(HOSTS_QUERY);
    await waitForTable(canvasElement);
  },
};

export const AddressAskedFor: Story = {
  ...AddressOfHost,
  args: { children: <SaleReport urlKey="bills" /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "zz");
    await waitFor(() => expect(window.location.search).toContain("bills.q=zz"));
    await waitForTable(canvasElement);
  },
};

/** What TypeScript would not let pass. */
export const WrongTypes: Story = {
  args: {
    provider: {
      theme: { brand: 7 } as never,
      scheme: "drak" as never,
      locale: "no_such_language!",
    },
    children: (
      <>
        <SaleReport
          {...({
            urlKey: 7,
            onRowClick: "open",
            slots: { emtpy: <p>None</p>, details: <p>Details</p>, error: 7 },
            rowActions: [
              { id: "a", label: "A", onAction: () => undefined },
              { id: "a", label: "A again" },
            ],
          } as object)}
        />
        <BranchMaster {...({ isReadOnly: "no", slots: "none", heading: null } as object)} />
        <Invoices {...({ rnage: "7" } as object)} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(threeBills.length);
    await waitFor(() =>
      expect(listMessages().filter((one) => !one.includes("urlKey="))).toEqual(WRONG_TYPES),
    );
  },
};

const WRONG_TYPES = [
  "Invoices has no prop rnage.",
  "brand in the theme of VanbookProvider must be a text.",
  "heading of branches.list must be 1, 2, 3 or false.",
  "isReadOnly of branches.list must be true or false.",
  "locale of VanbookProvider must be a language tag such as en-IN, hi, ml.",
  "onRowClick of sales.report must be a function.",
  "rowActions of sales.report: each needs an id, a label and a function onAction.",
  "rowActions of sales.report: the id a is there twice.",
  "sales.report has no slot emtpy; did you mean empty?",
  "scheme of VanbookProvider must be one of light, dark, auto, inherit.",
  "slots of branches.list must be an object such as { empty: <p>None</p> }.",
  "slots.details of sales.report must be a function.",
  "slots.error of sales.report must be a function.",
  "urlKey of sales.report must be a text, or false.",
];

export const NoClient: Story = {
  args: { provider: { client: undefined as never }, children: <SaleReport /> },
  play: async ({ canvas }) => {
    await expectMisuse("NO_CLIENT", /VanbookProvider needs a client/);
    await expect(await canvas.findByText("This part could not be shown.")).toBeVisible();
  },
};

/** Two reports of one name, which a page should not have. */
const TWO_ALIKE = { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } };
const SHARED_KEY = [
  {
    code: "WRONG_VALUE",
    message: 'two reports keep their choices under urlKey="bills"; give each its own, or urlKey={false}.',
  },
];
function TwoReports() {
  const [keys, setKeys] = useState(["bills", "more"]);
  return (
    <>
      {keys.map((urlKey, at) => (
        <SaleReport key={at} urlKey={urlKey} />
      ))}
      <button type="button" onClick={() => setKeys(["more", "bills"])}>
        Swap
      </button>
      <button type="button" onClick={() => setKeys(["bills", "bills"])}>
        Share
      </button>
    </>
  );
}

export const SharedKey: Story = {
  parameters: TWO_ALIKE,
  args: { children: <TwoReports /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("grid", { name: "Sale Report" })).toHaveLength(2));
    // A key that another report gave up is free.
    await userEvent.click(canvas.getByRole("button", { name: "Swap" }));
    await new Promise((resolve) => setTimeout(resolve));
    await expect(onMisuse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(onMisuse.mock.calls).toEqual([SHARED_KEY]));
  },
};

/** A number that is none must not be taken for "all customers". */
export const NumberThatIsNone: Story = {
  parameters: TWO_ALIKE,
  args: {
    children: (
      <>
        <SaleReport CustomerID={Number("none")} />
        <SaleReport CustomerID={Infinity} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/No records found|not valid|must be/)).toHaveLength(2));
    await expect(canvas.queryByText("Sree Narayana Surgicals")).toBeNull();
  },
};

/** The page's token names neither the report nor what the master saves. */
export const RefusedToken: Story = {
  args: {
    server: {
      ...saleServer,
      ...branchServer,
      refuses: { code: "TOKEN_FORBIDDEN", message: "The embed token may not call this operation." },
      setUp: (standIn) => standIn.fail("sales.report", { code: "TOKEN_FORBIDDEN" }, "always"),
    },
    children: (
      <>
        <SaleReport />
        <BranchMaster />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(listMessages()).toEqual([`${FORBIDDEN_CALL} sales.report. ${TOKEN_CURE}`]));
    await userEvent.click(await canvas.findByText("Kollam"));
    await userEvent.type(canvas.getByLabelText(/^Address/), " B");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await waitFor(() =>
      expect(listMessages()).toEqual([
        `${FORBIDDEN_CALL} an operation. ${TOKEN_CURE}`,
        `${FORBIDDEN_CALL} sales.report. ${TOKEN_CURE}`,
      ]),
    );
    await expect(onMisuse).toHaveBeenLastCalledWith(expect.objectContaining({ code: "TOKEN_FORBIDDEN" }));
  },
};

const FORBIDDEN_CALL = "the page's token may not call";
const TOKEN_CURE =
  "Name its widget in `widgets` of the token's terms, or the operation in `operations`; a key that is limited to some operations needs it too.";

export const OfElements: Story = {
  args: { children: <Elements /> },
  play: async () => {
    await expectMisuse("UNKNOWN_NAME", /no widget named "sale\.report"; did you mean "sales\.report"/);
    await waitFor(
      () =>
        expect(onMisuse.mock.calls.map(([one]) => (one as { code: string }).code).toSorted()).toEqual([
          "NO_CLIENT",
          "UNKNOWN_ATTRIBUTE",
          "UNKNOWN_ATTRIBUTE",
          "UNKNOWN_NAME",
          "UNKNOWN_THEME_KEY",
          "WRONG_VALUE",
          "WRONG_VALUE",
          "WRONG_VALUE",
        ]),
      { timeout: 15_000 },
    );
    await expectMisuse("UNKNOWN_THEME_KEY", /no --vb-brnad; did you mean --vb-brand/);
    await expectMisuse("NO_CLIENT", /needs token-url/);
  },
};

export const OfPartsOfElements: Story = {
  args: { children: <div ref={drawParts} /> },
  play: async () => {
    await waitFor(() => expect(listMessages()).toEqual(PART_FAULTS));
  },
};

const PART_FAULTS = [
  'container="#nowhere" of sales.report: the page has no such element.',
  'customer-id="" of sales.report is not one of: a value; leave the attribute out where there is none.',
  'links="/reports" of sales.report is not one of: addresses with {name}, such as /reports/{name}.',
  'sales.report has no slot="emtpy"; did you mean empty?',
  'token-url="http://" of orders.report is no address.',
];

function drawParts(place: HTMLDivElement | null): void {
  if (!place) return;
  defineElements({ reports: allReports });
  place.addEventListener("vanbook-misuse", (event) => onMisuse((event as CustomEvent<unknown>).detail));
  place.innerHTML = `
    <vanbook-widget name="sales.report" container="#nowhere" customer-id="" links="/reports">
      <p slot="emtpy" hidden>None</p>
    </vanbook-widget>
    <vanbook-widget name="orders.report" token-url="http://"></vanbook-widget>`;
  const [wrong] = place.querySelectorAll("vanbook-widget");
  if (wrong) wrong.client = createStoryClient();
}

const listMessages = () =>
  onMisuse.mock.calls.map(([one]) => (one as { message: string }).message).toSorted();

function Elements() {
  return <div ref={drawElements} />;
}

function drawElements(place: HTMLDivElement | null): void {
  if (!place) return;
  defineElements({ reports: allReports });
  place.addEventListener("vanbook-misuse", (event) => onMisuse((event as CustomEvent<unknown>).detail));
  place.innerHTML = `
    <vanbook-widget name="sale.report"></vanbook-widget>
    <vanbook-widget name="sales.report" form-date="2026-11-01"></vanbook-widget>
    <vanbook-widget name="sales.report" heading="4" scheme="drak" from-date="1 Nov" custmer-id="3"
      style="--vb-brnad: red"></vanbook-widget>`;
  const client = createStoryClient();
  const [unknown, , wrong] = place.querySelectorAll("vanbook-widget");
  for (const element of [unknown, wrong]) if (element) element.client = client;
}

/** Rows of the search before are pale until the new ones are there. */
const waitForTable = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector(".vb-outdated")).toBeNull());

function createStoryClient(server: StoryFrameProps["server"] = saleServer) {
  return createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: fetchOf(server),
    retry: 0,
  });
}

function Page({ server, provider, children }: PageProps) {
  const [client] = useState(() => createStoryClient(server));
  return (
    <VanbookProvider client={client} now={getStoryNow} scheme="light" {...provider}>
      <WidgetEvents onMisuse={onMisuse} onFilter={onFilter} />
      {children}
    </VanbookProvider>
  );
}
