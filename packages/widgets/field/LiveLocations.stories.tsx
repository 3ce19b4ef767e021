import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createFieldServer, makeTrails } from "../fixtures/field-server.ts";
import type { StoryServer } from "../fixtures/story-server.ts";
import { bodyRows } from "../fixtures/table-rows.ts";
import { LiveLocations } from "./LiveLocations.tsx";

const requestSpy = fn();
const full: StoryServer = { answers: { "liveMap.points": makeTrails(12) } };

const meta: Meta<typeof LiveLocations> = {
  title: "Field/Live Locations",
  tags: ["whole"],
  component: LiveLocations,
  args: { heading: 1 },
  parameters: { server: createFieldServer(full) },
};
export default meta;
type Story = StoryObj<typeof LiveLocations>;
type Canvas = ReturnType<typeof within>;

/** The map sets `data-points` once it has drawn them. */
const mapOf = async (canvas: Canvas, points: number) => {
  const map = await canvas.findByRole("application", { name: "Map of live locations" });
  await waitFor(() => expect(map.dataset["points"]).toBe(String(points)));
  return map;
};
const findRows = (canvas: Canvas) => bodyRows(canvas, "Points of Map of live locations");

/**
 * The map opens at the documented place; clicking a row of the list opens its point's popup, and
 * Escape closes it.
 */
export const Default: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const map = await mapOf(canvas, 12);
    await expect([map.dataset["zoom"], map.dataset["centre"]]).toEqual(["6.5", "9.260,76.790"]);
    await expect(await canvas.findByText(/outline of the states/)).toBeVisible();
    const rows = await findRows(canvas);
    await expect(rows).toHaveLength(12);
    await expect(rows[0]?.textContent).toContain("21-11-2026 09:00");
    rows[0]?.focus();
    await userEvent.keyboard("{Enter}");
    const popup = await within(map).findByText("21-11-2026 09:00");
    await expect(popup.parentElement?.textContent).toBe("Anil KumarThiruvalla21-11-2026 09:00");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(map).queryByText("21-11-2026 09:00")).toBeNull());
  },
};

/**
 * Opening an interval point zooms in to the level that shows interval points; without interval
 * points half of the points remain.
 */
export const Intervals: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    const map = await mapOf(canvas, 12);
    const rows = await findRows(canvas);
    if (rows[1]) await userEvent.click(rows[1]);
    await waitFor(() => expect(map.dataset["zoom"]).toBe("12"));
    await userEvent.click(canvas.getByRole("switch", { name: "Interval Points" }));
    await mapOf(canvas, 6);
    await expect(await findRows(canvas)).toHaveLength(6);
  },
};

export const AnotherDayAndEmployee: Story = {
  parameters: { server: createFieldServer({ ...full, onRequest: requestSpy }), query: "Date=2026-11-20" },
  play: async ({ canvas }) => {
    await mapOf(canvas, 12);
    await userEvent.click(canvas.getByRole("combobox", { name: /Employee/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Shyama Menon" }));
    await waitFor(() =>
      expect(requestSpy).toHaveBeenCalledWith("/api/userlive", { Date: "2026-11-20", UserID: "3" }),
    );
  },
};

const NASTY_NAMES = [
  `<img src=x onerror="document.title='hacked'">`,
  '=1+1 & "quotes"',
  "മലയാളം 🩺",
  "x".repeat(200),
];

/** Users enter names and places: popups and the list show them as plain text. */
export const HostileNames: Story = {
  parameters: {
    server: createFieldServer({
      answers: {
        "liveMap.points": makeTrails(4).map((point, at) => ({
          ...point,
          Name: NASTY_NAMES[at],
          Place: NASTY_NAMES[at],
          IsIntervalPoint: 0,
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    const map = await mapOf(canvas, 4);
    for (const [at, row] of (await findRows(canvas)).entries()) {
      await userEvent.click(row);
      await waitFor(() =>
        expect(map.querySelector(".vb-map-popup strong")?.textContent).toBe(NASTY_NAMES[at]),
      );
      await expect(map.querySelector("img")).toBeNull();
    }
    await expect(document.title).not.toBe("hacked");
  },
};

/** If the tile service fails, the map shows the outline instead and says so. */
export const TilesRefused: Story = {
  tags: ["!whole"],
  parameters: {
    server: createFieldServer({
      answers: {
        ...full.answers,
        "maps.tiles": {
          tiles: { address: "/no-tiles/{z}/{x}/{y}.png", attribution: "© <b>Nobody</b>" },
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await mapOf(canvas, 12);
    await expect(await canvas.findByText(/The map service is not responding/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { server: createFieldServer({ answers: { "liveMap.points": [] } }) },
  play: async ({ canvas }) => {
    await mapOf(canvas, 0);
    await expect(await canvas.findByText("No locations on this day")).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ["!whole"],
  parameters: { server: createFieldServer({ ...full, failing: ["liveMap.points"] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch locations. Please try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await mapOf(canvas, 12);
  },
};

export const Slow: Story = {
  parameters: { server: createFieldServer({ ...full, delay: Infinity }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Fetching the locations" })).toBeVisible();
  },
};

/** Ten thousand points need few elements: the map draws them on canvases. */
export const Many: Story = {
  parameters: { server: createFieldServer({ answers: { "liveMap.points": makeTrails(10_000) } }) },
  play: async ({ canvas }) => {
    const map = await mapOf(canvas, 10_000);
    await expect(map.querySelectorAll("canvas").length).toBeLessThan(5);
    await expect(map.querySelectorAll("*").length).toBeLessThan(200);
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
