import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { isWidgetName, widgetOperations } from "@vanbook/sdk/partner";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { watchClient } from "../fixtures/called-operations.ts";
import { STORY_DAY } from "../fixtures/story-day.ts";
import { createQueryClient } from "../provider/create-query-client.ts";
import { memoryLocation } from "../provider/memory-location.ts";
import { allReports } from "./all-reports.ts";
import { createFailureNotice } from "./failure-notice.ts";
import { ReportMount } from "./ReportMount.tsx";
import { type EmbeddedReport, loadReport } from "./report-registry.ts";

// Each report's own stories check its calls (fixtures/called-operations.ts). The other widgets make
// all their calls without any action.
const PART_NAMES = [
  ...["overview", "sales", "b2b", "orderGraph", "saleGraph", "customers", "products", "stock"],
  ...["invoices", "messages", "tasks", "subscription"],
].map((part) => `dashboard.${part}`);
const MAP_OPERATIONS = ["liveMap.points", "trips.counts", "trips.map"];
const calls: Record<string, Set<string>> = {};

const meta: Meta<typeof Widgets> = { title: "Embed/Calls", component: Widgets };
export default meta;

/**
 * Every part of the dashboard, map and chart calls exactly the operations that its token allows.
 */
export const Exactly: StoryObj<typeof Widgets> = {
  play: async ({ canvasElement }) => {
    for (const name of [...PART_NAMES, ...MAP_OPERATIONS]) {
      if (!isWidgetName(name)) throw new Error(`${name} is not in the table.`);
      const knownOperations = widgetOperations([name]).toSorted();
      const listCalls = () => ({ [name]: [...(calls[name] ?? [])].toSorted() });
      await waitFor(() => {
        // Widgets that are out of sight make no requests.
        canvasElement.querySelector(`[data-widget="${name}"]`)?.scrollIntoView();
        return expect(listCalls()).toEqual({ [name]: knownOperations });
      });
    }
  },
  // The same failed state is rendered many times.
  parameters: { a11y: { test: "off" } },
};

/**
 * If the request for the token's terms fails, a widget that isn't a report says so and offers a
 * retry.
 */
export const TermsFail: StoryObj<typeof Widgets> = {
  args: { kind: "token", names: [...MAP_OPERATIONS, "vanSales.summary"] },
  play: async ({ canvas, args: { names = [] }, step }) => {
    for (const name of names)
      await step(name, async () => {
        const widget = within(await canvas.findByTestId(name));
        await waitFor(() => expect(widget.getAllByRole("alert")[0]).toBeVisible());
        const requestCount = termsAsked[name] ?? 0;
        // A press while a request is pending starts no second one.
        await waitFor(async () => {
          await userEvent.click(await retryOf(widget));
          await expect(termsAsked[name]).toBeGreaterThan(requestCount);
        });
      });
  },
};
/** How often each widget has requested its token's terms. */
const termsAsked: Record<string, number> = {};

async function retryOf(widget: ReturnType<typeof within>): Promise<HTMLElement> {
  const [retry] = await widget.findAllByRole("button", { name: "Retry" });
  if (!retry) throw new Error("There is no button to ask again.");
  return retry;
}

interface WidgetsProps {
  kind?: "session" | "token";
  names?: readonly string[];
}

function Widgets({ kind = "session", names = [...MAP_OPERATIONS, ...PART_NAMES] }: WidgetsProps) {
  return names.map((name) => (
    <div key={name} data-widget={name} data-testid={name} style={{ minHeight: 300 }}>
      <Widget name={name} kind={kind} />
    </div>
  ));
}

function Widget({ name, kind }: { name: string; kind: "session" | "token" }) {
  const [cache] = useState(createQueryClient);
  const [location] = useState(() => memoryLocation());
  const [report, setReport] = useState<{ Report: EmbeddedReport }>();
  const [client] = useState(() => {
    const operations = (calls[name] = new Set());
    const own = createVanbook({
      baseUrl: window.location.origin,
      auth: kind === "session" ? { kind } : { kind, getToken: () => Promise.resolve(TOKEN_ANSWER) },
      // Failing every request doesn't change which operations are called, and no sample data is
      // needed.
      fetch: (input) => {
        if (String(input instanceof Request ? input.url : input).endsWith("/embed-token"))
          termsAsked[name] = (termsAsked[name] ?? 0) + 1;
        return Promise.reject(new TypeError("no answer"));
      },
      retry: 0,
    });
    return kind === "token" ? own : watchClient(own, (operation) => operations.add(operation));
  });
  useEffect(() => {
    void loadReport(allReports, name).then((Report) => Report && setReport({ Report }));
  }, [name]);
  if (!report) return null;
  const attributes = MAP_OPERATIONS.includes(name) ? { UserId: "2", Date: STORY_DAY } : { range: "7" };
  return (
    <ReportMount
      client={client}
      report={report.Report}
      createNotice={createFailureNotice}
      given={attributes}
      heading={2}
      locale="en-IN"
      root={undefined}
      cache={cache}
      location={location}
      tell={() => true}
    />
  );
}

const TOKEN_ANSWER = { token: "vbe_story", expiresAt: `${STORY_DAY}T23:59:59Z` };
