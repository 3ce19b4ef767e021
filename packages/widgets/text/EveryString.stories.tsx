import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { expect, waitFor } from "storybook/test";
import { answersDrawn, recordAnswers } from "../fixtures/answers-under-way.ts";
import { StoryFrame, type StoryFrameProps } from "../fixtures/StoryFrame.tsx";
import { unmarked } from "./unmarked.ts";

const meta: Meta = { title: "Text/Every string" };
export default meta;

/** What is used of another story: the widget, and what it is drawn with. */
interface Told {
  default: {
    component?: ComponentType<object>;
    args?: object;
    parameters?: { server?: StoryFrameProps["server"] };
  };
  [story: string]: { args?: object; parameters?: { server?: StoryFrameProps["server"]; query?: string } };
}

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
        const { default: told, ...all } = await load();
        const story = all["Default"] ?? Object.values(all)[0];
        if (!told.component) continue;
        const box = document.createElement("div");
        canvasElement.querySelector(".walked")?.replaceChildren(box);
        const root = createRoot(box);
        const { component: Widget } = told;
        const { server = told.parameters?.server, query } = story?.parameters ?? {};
        root.render(
          <StoryFrame locale="en-XA" server={server} query={query}>
            <Widget {...told.args} {...story?.args} {...{ locale: "en-XA" }} />
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
