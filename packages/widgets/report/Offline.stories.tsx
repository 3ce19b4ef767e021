import { onlineManager } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createVanbook } from "@vanbook/sdk";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { threeBills, createSaleServer } from "../fixtures/reports/sale-bills.ts";
import { getStoryNow } from "../fixtures/story-day.ts";
import { fetchOf } from "../fixtures/StoryFrame.tsx";
import { bodyRows } from "../fixtures/table-rows.ts";
import { memoryLocation, SaleReport, VanbookProvider, WidgetEvents } from "../index.ts";

const onError = fn();
const network = { isAway: false };

const meta: Meta<typeof Page> = {
  title: "Report/Offline",
  component: Page,
  beforeEach: () => {
    onError.mockReset();
    return () => {
      network.isAway = false;
      onlineManager.setOnline(true);
    };
  },
};
export default meta;

/** Without a network, the user and the host learn at once that the new search has no answer yet. */
export const Searched: StoryObj<typeof Page> = {
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas)).toHaveLength(threeBills.length);
    network.isAway = true;
    onlineManager.setOnline(false);
    await userEvent.type(canvas.getByRole("searchbox"), "lakeshore");
    await expect(await canvas.findByRole("alert", undefined, { timeout: 3000 })).toBeVisible();
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: "NETWORK" }));
    // The rows of the previous search are gone.
    await expect(canvas.queryByText("73,443.09")).toBeNull();
    await expect(canvas.queryByRole("grid")).toBeNull();
    network.isAway = false;
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await waitFor(async () => expect((await bodyRows(canvas)).length).toBeLessThan(threeBills.length));
  },
};

const fetchBills = fetchOf(createSaleServer({ bills: threeBills }));

function Page() {
  const [client] = useState(() =>
    createVanbook({
      baseUrl: window.location.origin,
      auth: { kind: "session" },
      fetch: (input, init) =>
        network.isAway ? Promise.reject(new TypeError("Failed to fetch")) : fetchBills(input, init),
      retry: 0,
    }),
  );
  const [location] = useState(memoryLocation);
  return (
    <VanbookProvider client={client} location={location} now={getStoryNow} scheme="light">
      <WidgetEvents onError={onError} />
      <SaleReport />
    </VanbookProvider>
  );
}
