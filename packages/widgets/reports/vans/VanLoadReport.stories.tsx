import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { vanAnswers, vanRows } from "../../fixtures/reports/van-days.ts";
import { VanLoadReport } from "./VanLoadReport.tsx";

const server: StoryServer = {
  reports: {
    "vanLoads.report": {
      rows: vanRows,
      search: ["ItemName"],
      sort: "ItemName",
      ties: [{ label: "Van loads", amount: 41, agrees: true }],
    },
  },
  answers: vanAnswers,
};
const VAN_QUERY = "Branch=1&VanId=1";

const meta: Meta<typeof VanLoadReport> = {
  title: "Reports/Vanload Report",
  tags: ["whole"],
  component: VanLoadReport,
  args: { heading: 1 },
  parameters: { server, query: VAN_QUERY },
};
export default meta;
type Story = StoryObj<typeof VanLoadReport>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Vanload Report");
    // 30 − 9 + 1.5 − 3 − 4 − 0.5 = 15; 50 − 12 − 2 = 36
    await expect(rows.map(readCells)).toEqual([
      "1,Crepe Bandage 10 cm,172.00,30.00,3.75,1.50,2.25,4.00,3.00,0.00,15.00,-9.00".split(","),
      "2,Digital Thermometer,245.50,0.00,0.00,0.00,0.00,0.00,12.00,2.00,36.00,50.00".split(","),
    ]);
    await expect(await canvas.findByText("Salesman: Anil Kumar")).toBeVisible();
    for (const total of ["51.00", "41.00"]) await expect(canvas.getByText(total)).toBeVisible();
    await expect(canvas.getByText("Agrees with Van loads")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "nothing of the kind");
    await expect(await canvas.findByText("No matching data found")).toBeVisible();
  },
};

/** Date, branch and vehicle must be chosen first; only the branch's vehicles are offered. */
export const Chosen: Story = {
  parameters: { query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please fill all required fields.")).toBeVisible();
    const vehicle = await canvas.findByRole("combobox", { name: /^Vehicle/ });
    await expect(vehicle).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Please fill all required fields.");
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Branch/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Thiruvalla" }));
    const enabledField = await canvas.findByRole("combobox", { name: /^Vehicle/ });
    await waitFor(() => expect(enabledField).toBeEnabled());
    await userEvent.click(enabledField);
    await expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
      "KL 27 D 4501",
      "KL 27 F 1188",
    ]);
    await userEvent.click(await screen.findByRole("option", { name: "KL 27 F 1188" }));
    await expect(await bodyRows(canvas, "Vanload Report")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("Please fill all required fields.")).toBeVisible();
  },
};

/** Each list of choices that can't be fetched has its own message, and Retry fetches it. */
export const ChoicesFailing: Story = {
  parameters: {
    server: { ...server, failing: ["branches.list", "vehicles.names"] } satisfies StoryServer,
    query: "",
  },
  play: async ({ canvas }) => {
    const branches = (await canvas.findByText("Failed to load branch data.")).closest<HTMLElement>(
      ".vb-banner",
    );
    if (branches) await userEvent.click(within(branches).getByRole("button", { name: "Retry" }));
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Branch/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Thiruvalla" }));
    await expect(await canvas.findByText("Failed to load vehicle data.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Vehicle/ })).toBeEnabled());
  },
};

export const PhoneInTheDark: Story = {
  parameters: { server, query: VAN_QUERY, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
