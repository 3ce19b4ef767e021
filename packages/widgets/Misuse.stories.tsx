import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useState, type ReactNode } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { allReports } from "./embed/all-reports.ts";
import { defineElements } from "./embed/define-elements.ts";
import { threeBills, createSaleServer } from "./fixtures/reports/sale-bills.ts";
import { getStoryNow } from "./fixtures/story-day.ts";
import { fetchOf } from "./fixtures/StoryFrame.tsx";
import { bodyRows } from "./fixtures/table-rows.ts";
import { SaleReport, WidgetEvents, VanbookProvider } from "./index.ts";
import type { VanbookProviderProps } from "./VanbookProvider.tsx";

// Every misuse is reported once: `onMisuse` in React, the event `vanbook-misuse` of an element.
const [onMisuse, onFilter] = [fn(), fn()];

interface PageProps {
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

const server = createSaleServer({ bills: threeBills });

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

const createStoryClient = () =>
  createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: fetchOf(server),
    retry: 0,
  });

function Page({ provider, children }: PageProps) {
  const [client] = useState(createStoryClient);
  return (
    <VanbookProvider client={client} now={getStoryNow} scheme="light" {...provider}>
      <WidgetEvents onMisuse={onMisuse} onFilter={onFilter} />
      {children}
    </VanbookProvider>
  );
}
