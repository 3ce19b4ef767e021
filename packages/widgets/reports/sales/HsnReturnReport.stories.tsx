import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { hsnServer } from "../../fixtures/reports/hsn-server.ts";
import { reportStates } from "../../fixtures/reports/report-states.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { takenFile } from "../../fixtures/taken-file.ts";
import { HsnReturnReport } from "./HsnReturnReport.tsx";

const server = hsnServer("/api/HSNReturn", "returns");

const meta: Meta<typeof HsnReturnReport> = {
  title: "Reports/HSN Return sale Report",
  component: HsnReturnReport,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof HsnReturnReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "HSN Return sale Report")).toHaveLength(3);
    await expect(canvas.getByText("Agrees with Sales account, returns")).toBeVisible();
    const size = canvas.getByRole("combobox", { name: "Rows" });
    await expect(size).toHaveValue("50");
    await expect(
      within(size)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["50", "500", "1000", "10000"]);
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "HSN Return sale Report");
    await userEvent.type(canvas.getByRole("searchbox"), "box");
    await waitFor(async () => expect(await bodyRows(canvas, "HSN Return sale Report")).toHaveLength(1));
  },
};

export const Files: Story = {
  play: async ({ canvas }) => {
    await bodyRows(canvas, "HSN Return sale Report");
    const names: string[] = [];
    for (const name of ["Excel", "PDF"])
      names.push((await takenFile(() => userEvent.click(canvas.getByRole("button", { name })))).name);
    await expect(names).toEqual(["HSN_Return_Report_2026-11-14_to_2026-11-21.xlsx", "HSN_Return_Report.pdf"]);
  },
};

const states = reportStates(server, { failure: "Failed to fetch purchase report. Please try again." });
export const Empty = { ...states.empty } satisfies Story;
export const Failing = { ...states.failing } satisfies Story;
export const Slow = { ...states.slow } satisfies Story;
export const Narrow = { ...states.narrow } satisfies Story;
export const Dark = { ...states.dark } satisfies Story;
