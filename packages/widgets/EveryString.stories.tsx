import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { waitForAnswers, startRecordingAnswers } from "./fixtures/answers-under-way.ts";
import { SIGNED_OUT } from "../sdk/token-route.ts";
import { makeSample, type StoryModule, type WidgetSample } from "./fixtures/story-sample.ts";
import { FAILURE_PROBLEM, type StoryServer } from "./fixtures/story-server.ts";
import { StoryFrame } from "./fixtures/StoryFrame.tsx";
import * as widgets from "./index.ts";
import { samples } from "./manual/samples.ts";
import type { ManualGroup, ManualWidget } from "./manual/manual-widget.ts";
import { manualWidgets } from "./generated/manual-widgets.ts";
import { listUnmarkedTexts } from "../sdk/text/unmarked.ts";

const meta: Meta = { title: "Text/Every string", tags: ["whole"] };
export default meta;

type Told = StoryModule<ComponentType<object>>;
const stories = import.meta.glob<Told>(
  "./{reports/*,masters/*,dashboard,field,gst,partners,session,team,vouchers}/*.stories.tsx",
);

/**
 * Renders every public widget of some groups of the manual in the pseudo-locale, which marks every
 * text from a catalogue. A text without the mark must come from the server, or be one that is never
 * translated.
 */
function walk(...groups: readonly ManualGroup[]): StoryObj {
  return {
    render: () => <div className="walked" />,
    play: async ({ canvasElement }) => {
      const { heard } = startRecordingAnswers();
      const missedTexts: string[] = [];
      const walkedWidgets = manualWidgets.filter(({ group }) => groups.includes(group));
      await expect(walkedWidgets.length).toBeGreaterThan(2);
      for (const widget of walkedWidgets) {
        const { box, end } = await draw(canvasElement, widget.name, await loadSample(widget));
        for (const text of listUnmarkedTexts(box, heard())) missedTexts.push(`${widget.name}: ${text}`);
        end();
      }
      await expect(missedTexts).toEqual([]);
    },
  };
}

/**
 * What a widget opens: the test presses something (a button by its English name, or the first row),
 * something opens, and Escape closes it. One widget of each kind is enough: the engine opens the
 * same windows for all.
 */
const WIDGET_POPUPS: readonly (readonly [
  widget: string,
  ...(readonly [pressed: string, opens: string])[],
])[] = [
  [
    "SaleReport",
    ["Filters", "[role=dialog]"],
    ["Columns", "[role=dialog]"],
    ["More", "[role=menu]"],
    ["row", ".vb-report-two, [role=dialog]"],
  ],
  [
    "BranchMaster",
    ["row", '.vb-form input[value="Kollam"]'],
    ["Delete", "[role=alertdialog], [role=dialog]"],
  ],
  ["LiveLocations", ["row", ".vb-map-popup"]],
  ["Invoices"],
  ["BalanceSheet"],
  ["VanSaleSummary"],
  ["TripInfo"],
];

export const Opened: StoryObj = {
  render: () => <div className="walked" />,
  play: async ({ canvasElement }) => {
    const { heard } = startRecordingAnswers();
    const missedTexts: string[] = [];
    for (const [name, ...steps] of WIDGET_POPUPS) {
      if (steps.length === 0) continue;
      const { box, end } = await draw(canvasElement, name, await loadSample(findManualWidget(name)));
      for (const [buttonName, opens] of steps) {
        if (buttonName === "row") await waitFor(() => expect(box.querySelector("[data-row]")).not.toBeNull());
        const target =
          buttonName === "row"
            ? box.querySelector("[data-row]")
            : await within(box).findByRole("button", { name: `⟦${buttonName}⟧` });
        if (target) await userEvent.click(target);
        await waitFor(() => expect(box.querySelector(opens), `${name}: ${buttonName}`).not.toBeNull());
        await waitForAnswers();
        for (const text of listUnmarkedTexts(box, heard()))
          missedTexts.push(`${name}, ${buttonName}: ${text}`);
        if (buttonName !== "row") await userEvent.keyboard("{Escape}");
      }
      end();
    }
    await expect(missedTexts).toEqual([]);
  },
};

/**
 * No request succeeds: the server refuses, or the page's token route has no token for the current
 * user.
 */
export const Failing: StoryObj = {
  render: () => <div className="walked" />,
  play: async ({ canvasElement }) => {
    const { heard } = startRecordingAnswers();
    const missedTexts: string[] = [];
    const refuse: StoryServer = { setUp: (standIn) => standIn.fail("*", FAILURE_PROBLEM, "always") };
    const noToken: StoryServer = {
      getToken: () =>
        Promise.reject(Object.assign(new Error("No token could be had."), { visitor: SIGNED_OUT })),
    };
    for (const [name] of WIDGET_POPUPS)
      for (const server of [refuse, noToken]) {
        const { args } = await loadSample(findManualWidget(name));
        const { box, end } = await draw(canvasElement, name, { args, server });
        await within(box).findAllByRole("alert");
        for (const text of listUnmarkedTexts(box, heard())) missedTexts.push(`${name}: ${text}`);
        end();
      }
    await expect(missedTexts).toEqual([]);
  },
};

/** Renders a widget in the pseudo-locale and waits for its data. */
async function draw(canvasElement: HTMLElement, name: string, { args, ...sample }: WidgetSample) {
  const Widget = findComponent(name);
  const box = document.createElement("div");
  canvasElement.querySelector(".walked")?.replaceChildren(box);
  const root = createRoot(box);
  root.render(
    <StoryFrame locale="en-XA" {...sample}>
      <Widget {...args} {...{ locale: "en-XA" }} />
    </StoryFrame>,
  );
  await waitFor(() => expect(box.querySelector("[aria-busy=true]")).toBeNull());
  await waitForAnswers();
  return { box, end: () => root.unmount() };
}

function findManualWidget(name: string): ManualWidget {
  const manualWidget = manualWidgets.find((widget) => widget.name === name);
  if (!manualWidget) throw new Error(`The manual has no ${name}.`);
  return manualWidget;
}

/** The server, query and properties with which the manual shows a widget. */
async function loadSample({ name, stories: file = `/${name}`, story }: ManualWidget): Promise<WidgetSample> {
  if (Object.hasOwn(samples, name)) return samples[name as keyof typeof samples];
  const load = Object.entries(stories).find(([path]) => path.endsWith(`${file}.stories.tsx`))?.[1];
  if (!load) throw new Error(`${name} has no stories.`);
  return makeSample(await load(), story);
}

/** A widget as the package exports it. */
function findComponent(name: string): ComponentType<object> {
  // The manual's names are the package's export names; each widget gets its sample's properties.
  return (widgets as unknown as Record<string, ComponentType<object>>)[name] ?? (() => null);
}

export const Sales = walk("Sales", "Purchases");
export const Ledgers = walk("Ledgers and accounts", "Finance");
export const Stock = walk("Stock", "Vans");
export const Field = walk("Field staff");
export const Dashboard = walk("Dashboard");
export const Vouchers = walk("Vouchers");
export const Masters = walk("Masters");
export const People = walk("Users and company", "Partners");
