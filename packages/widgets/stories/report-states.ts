import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ReportServer } from "./report-server.ts";

/** What every report's stories try besides its rows: no rows, a failing, a slow server, a phone, the dark scheme. */
export function reportStates(
  server: ReportServer,
  words: { failure: string; empty?: string },
  query?: string,
) {
  const parameters = { server, ...(query === undefined ? {} : { query }) };
  const empty: ReportServer = {
    ...server,
    reports: Object.fromEntries(
      Object.entries(server.reports).map(([path, report]) => [path, { ...report, rows: [] }]),
    ),
  };
  return {
    empty: {
      parameters: { ...parameters, server: empty },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(words.empty ?? "No data available")).toBeVisible();
      },
    },
    failing: {
      parameters: { ...parameters, server: { ...server, failures: 1 } },
      play: async ({ canvas }) => {
        const alert = await canvas.findByRole("alert");
        await expect(alert).toHaveTextContent(words.failure);
        await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
        await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
      },
    },
    slow: {
      parameters: { ...parameters, server: { ...server, delay: Infinity } },
      play: async ({ canvas }) => {
        await expect((await canvas.findAllByText(/^Preparing Report/))[0]).toBeVisible();
      },
    },
    narrow: { parameters, globals: { viewport: { value: "phone" } } },
    dark: { parameters: { ...parameters, scheme: "dark" } },
  } satisfies Record<string, StoryObj>;
}
