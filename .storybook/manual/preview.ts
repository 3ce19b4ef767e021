import type { Preview } from "@storybook/react-vite";
import "../../packages/widgets/manual/manual.css";
import { choices } from "../../packages/widgets/manual/choices.ts";

const preview: Preview = {
  globalTypes: Object.fromEntries(
    Object.entries(choices).map(([name, { title, options }]) => [
      name,
      {
        toolbar: {
          title,
          dynamicTitle: true,
          items: Object.entries(options).map(([value, label]) => ({ value, title: `${title}: ${label}` })),
        },
      },
    ]),
  ),
  initialGlobals: Object.fromEntries(
    Object.entries(choices).map(([name, { options }]) => [name, Object.keys(options)[0]]),
  ),
  parameters: { layout: "fullscreen" },
};

export default preview;
