import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { createGate } from "../fixtures/gate.ts";
import { createFieldServer, makeTrails } from "../fixtures/field-server.ts";
import { LocationsMap } from "./LocationsMap.tsx";

const meta: Meta<typeof LocationsMap> = {
  title: "Dashboard/Locations",
  tags: ["whole"],
  component: LocationsMap,
  args: { onLive: fn() },
  parameters: {
    server: createFieldServer({ answers: { "dashboard.locations": makeTrails(3).map(markAsEvent) } }),
  },
};
export default meta;
type Story = StoryObj<typeof LocationsMap>;

function markAsEvent(point: ReturnType<typeof makeTrails>[number]) {
  return { ...point, IsIntervalPoint: 0 };
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const map = await canvas.findByRole("application", { name: "Map of last locations" });
    await waitFor(() => expect(map.dataset["points"]).toBe("3"));
    await expect([map.dataset["zoom"], map.dataset["centre"]]).toEqual(["7", "9.260,76.790"]);
    await userEvent.click(canvas.getByRole("button", { name: "Live" }));
    await waitFor(() => expect(args.onLive).toHaveBeenCalled());
  },
};

const gate = createGate();

/** A row opened while the map is loading is also open on the map once it is drawn. */
export const OpenedEarly: Story = {
  tags: ["!whole"],
  parameters: {
    server: createFieldServer({
      answers: { "dashboard.locations": makeTrails(3).map(markAsEvent) },
    }),
    gate,
  },
  beforeEach: () => gate.shut("/api/v1/map-tiles"),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole("grid", { name: "Points of Map of last locations" });
    const row = list.querySelector<HTMLElement>("[data-row]");
    if (row) await userEvent.click(row);
    await waitFor(() => expect(canvasElement.querySelector(".vb-map-popup")).toBeNull());
    gate.open();
    await waitFor(() => expect(canvasElement.querySelector(".vb-map-popup strong")).not.toBeNull());
  },
};

export const Empty: Story = {
  parameters: { server: createFieldServer({ answers: { "dashboard.locations": [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No locations yet")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    server: createFieldServer({
      answers: { "dashboard.locations": makeTrails(3) },
      failing: ["dashboard.locations"],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error fetching data")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("Error fetching data")).toBeNull());
  },
};

export const Dark: Story = { parameters: { scheme: "dark" } };
