import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { answersDrawn, recordAnswers } from "./fixtures/answers-under-way.ts";
import { sampleOf, type StoryModule, type WidgetSample } from "./fixtures/story-sample.ts";
import { StoryFrame } from "./fixtures/StoryFrame.tsx";
import * as widgets from "./index.ts";
import { samples } from "./manual/samples.ts";
import type { ManualGroup, ManualWidget } from "./manual/table/manual-widget.ts";
import { manualWidgets } from "./manual/table/manual-widgets.ts";
import { unmarked } from "./text/unmarked.ts";

const meta: Meta = { title: "Text/Every string" };
export default meta;

type Told = StoryModule<ComponentType<object>>;
const stories = import.meta.glob<Told>(
  "./{reports/*,masters/*,dashboard,field,partners,session,team,vouchers}/*.stories.tsx",
);

/**
 * Every public widget of some groups of the manual in the language that marks what comes from a catalogue: a text without the mark is what
 * its server answered, or one that no language can have.
 */
function walk(...groups: readonly ManualGroup[]): StoryObj {
  return {
    render: () => <div className="walked" />,
    play: async ({ canvasElement }) => {
      const { heard } = recordAnswers();
      const missed: string[] = [];
      const walked = manualWidgets.filter(({ group }) => groups.includes(group));
      await expect(walked.length).toBeGreaterThan(2);
      for (const widget of walked) {
        const { args, ...sample } = await sampleFor(widget);
        const Widget = componentOf(widget.name);
        const box = document.createElement("div");
        canvasElement.querySelector(".walked")?.replaceChildren(box);
        const root = createRoot(box);
        root.render(
          <StoryFrame locale="en-XA" {...sample}>
            <Widget {...args} {...{ locale: "en-XA" }} />
          </StoryFrame>,
        );
        await waitFor(() => expect(box.querySelector("[aria-busy=true]")).toBeNull());
        await answersDrawn();
        for (const text of unmarked(box, heard())) missed.push(`${widget.name}: ${text}`);
        root.unmount();
      }
      await expect(missed).toEqual([]);
    },
  };
}

/** What the manual shows a widget with. */
async function sampleFor({ name, stories: file = `/${name}`, story }: ManualWidget): Promise<WidgetSample> {
  if (Object.hasOwn(samples, name)) return samples[name as keyof typeof samples];
  const load = Object.entries(stories).find(([path]) => path.endsWith(`${file}.stories.tsx`))?.[1];
  if (!load) throw new Error(`${name} has no stories.`);
  return sampleOf(await load(), story);
}

/** A widget as the package exports it. */
function componentOf(name: string): ComponentType<object> {
  // The manual's names are the package's; each widget is given what its sample has.
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
