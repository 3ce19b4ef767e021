import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../styles.css";
import "./preview.css";
import { type OwnServer, StoryFrame } from "./StoryFrame.tsx";
import { answersDrawn } from "./answers-under-way.ts";
import type { MasterServer } from "./master-server.ts";
import type { ReportServer } from "./report-server.ts";
import type { StoryServer } from "./story-server.ts";

// The first story to open a window also waits for its code.
configure({ asyncUtilTimeout: 5000 });

/** Every story stands in a provider of its own, with a small server of its own that `parameters.server` describes. */
const preview: Preview = {
  decorators: [
    (Story, { parameters, globals }) => (
      <StoryFrame
        server={parameters["server"] as StoryServer | ReportServer | MasterServer | OwnServer | undefined}
        scheme={(parameters["scheme"] ?? globals["scheme"]) as "light" | "dark" | undefined}
        query={parameters["query"] as string | undefined}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  // Before axe looks: it shall see the rows, not the place that is kept for them.
  afterEach: answersDrawn,
  globalTypes: {
    scheme: {
      toolbar: { title: "Scheme", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: "light" },
  parameters: {
    layout: "fullscreen",
    // A rule that is broken fails the story's test; what passes need not be told.
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    viewport: {
      options: {
        wide: { name: "Wide 1440", styles: { width: "1440px", height: "900px" } },
        middle: { name: "Middle 1024", styles: { width: "1024px", height: "768px" } },
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
      },
    },
  },
};

export default preview;
