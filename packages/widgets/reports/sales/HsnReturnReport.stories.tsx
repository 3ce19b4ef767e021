import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createHsnServer } from "../../fixtures/reports/hsn-server.ts";
import { bodyRows } from "../../fixtures/table-rows.ts";
import { HsnReturnReport } from "../../generated/components/HsnReturnReport.ts";

const server = createHsnServer("hsnReturns.report", "returns");

const meta: Meta<typeof HsnReturnReport> = {
  title: "Reports/HSN Return sale Report",
  tags: ["whole"],
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
