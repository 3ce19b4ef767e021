import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { makeReportStates } from "../../fixtures/reports/report-states.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { vanAnswers } from "../../fixtures/reports/van-days.ts";
import { VanLoadAnalysis } from "./VanLoadAnalysis.tsx";

const server: StoryServer = {
  reports: {
    "vanLoads.analysis": {
      // In the type of a row, which has a column for each van, even the date is a number.
      rows: [
        { Date: "2026-11-19", "KL 05 AN 6642_4": 55, "KL 27 D 4501_1": 0 },
        { Date: "2026-11-20", "KL 05 AN 6642_4": 0, "KL 27 D 4501_1": 0 },
        { Date: "2026-11-21", "KL 05 AN 6642_4": -6, "KL 27 D 4501_1": 12.5 },
      ] as never,
      sort: "Date",
      ties: [{ label: "Stock moves", amount: 61.5, agrees: true }],
    },
  },
  answers: vanAnswers,
};

const meta: Meta<typeof VanLoadAnalysis> = {
  title: "Reports/Vanload Analysis",
  tags: ["whole"],
  component: VanLoadAnalysis,
  args: { heading: 1 },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof VanLoadAnalysis>;

export const Default: Story = {
  tags: ["!whole"],
  args: { onCellPress: fn() },
  play: async ({ canvas, args }) => {
    const rows = await bodyRows(canvas, "Stock Report Details");
    await expect(rows.map(readCells)).toEqual([
      ["19-11-2026", "55.00", "0.00"],
      ["20-11-2026", "0.00", "0.00"],
      ["21-11-2026", "-6.00", "12.50"],
    ]);
    await expect(canvas.getByRole("columnheader", { name: /KL 05 AN 6642/ })).toBeVisible();
    await expect(canvas.getByText("49.00")).toBeVisible();
    await expect(canvas.getByText("Agrees with Stock moves")).toBeVisible();
    await userEvent.click(canvas.getAllByText("12.50")[0] ?? document.body);
    await waitFor(() =>
      expect(args.onCellPress).toHaveBeenCalledWith({ Date: "2026-11-21", VanId: 1, Branch: 1 }),
    );
  },
};

const onRequest = fn();

/** The month is changed with the arrows, and by typing mm/yyyy. */
export const AnotherMonth: Story = {
  parameters: { server: { ...server, onRequest: onRequest } },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Stock Report Details");
    const findMonthField = () => canvas.findByRole<HTMLInputElement>("combobox", { name: /^Month/ });
    await waitFor(async () => expect((await findMonthField()).value).toBe("11/2026"));
    await expect(canvas.getByRole("button", { name: "Next month" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Previous month" }));
    await waitFor(async () => expect((await findMonthField()).value).toBe("10/2026"));
    const path = "/api/GetVanLoadingAnalysis";
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(path, expect.objectContaining({ Month: "10", Year: "2026" })),
    );
    const field = await findMonthField();
    await userEvent.clear(field);
    await userEvent.type(field, "03/2025");
    await userEvent.click(await screen.findByRole("option", { name: "03/2025" }));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(path, expect.objectContaining({ Month: "3", Year: "2025" })),
    );
  },
};

/** On a phone: only the days with loads, by vehicle. */
export const PhoneInTheDark: Story = {
  tags: ["!whole"],
  parameters: { scheme: "dark" },
  args: { onCellPress: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "KL 05 AN 6642 55.00" }));
    await waitFor(() =>
      expect(args.onCellPress).toHaveBeenCalledWith({ Date: "2026-11-19", VanId: 4, Branch: 2 }),
    );
    await expect(canvas.queryByText("20-11-2026")).toBeNull();
  },
};

const states = makeReportStates(server, { failure: "Failed to load stock report." });
export const Empty = { ...states.empty } satisfies Story;
