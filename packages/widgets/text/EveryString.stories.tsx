import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { answersDrawn, recordAnswers } from "../fixtures/answers-under-way.ts";
import { sampleOf, type StoryModule } from "../fixtures/story-sample.ts";
import { StoryFrame } from "../fixtures/StoryFrame.tsx";
import { unmarked } from "./unmarked.ts";

const meta: Meta = { title: "Text/Every string" };
export default meta;

type Told = StoryModule<ComponentType<object>>;
type Stories = Readonly<Record<string, () => Promise<Told>>>;

/**
 * Every widget of some folders in the language that marks what comes from a catalogue: a text without the mark is what its server
 * answered, or one that no language can have.
 */
function walk(stories: Stories): StoryObj {
  return {
    render: () => <div className="walked" />,
    play: async ({ canvasElement }) => {
      const { heard } = recordAnswers();
      const missed: string[] = [];
      for (const [name, load] of Object.entries(stories)) {
        const told = await load();
        const { component: Widget } = told.default;
        if (!Widget) continue;
        const { args, ...sample } = sampleOf(told);
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
        for (const text of unmarked(box, heard())) missed.push(`${name}: ${text}`);
        root.unmount();
      }
      await expect(missed).toEqual([]);
    },
  };
}

export const Reports = walk(import.meta.glob<Told>("../reports/{sales,ledgers,purchases}/*.stories.tsx"));
export const MoreReports = walk(
  import.meta.glob<Told>("../reports/{accounts,finance,stock,trips,vans}/*.stories.tsx"),
);
export const Masters = walk(
  import.meta.glob<Told>("../masters/{accounts,company,items,places,series}/*.stories.tsx"),
);
export const MoreMasters = walk(
  import.meta.glob<Told>("../masters/{beat-plan,distributors,import,users,years}/*.stories.tsx"),
);
export const Others = walk(
  import.meta.glob<Told>("../{dashboard,field,partners,session,team}/*.stories.tsx"),
);
