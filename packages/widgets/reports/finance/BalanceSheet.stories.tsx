import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { read, utils } from "xlsx";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { makeReportStates } from "../../fixtures/reports/report-states.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import { BalanceSheet } from "./BalanceSheet.tsx";

const makeLine = (
  Side: "Assets" | "Liabilities",
  GName: string,
  [AcHead, HName]: readonly [number | null, string],
  [Amount, LastYear]: readonly [number, number],
) => ({ Side, GName, AcHead, HName, Amount, LastYear });

const sheet = [
  makeLine("Assets", "Fixed Assets", [21, "Delivery Van"], [450_000, 500_000]),
  makeLine("Assets", "Cash-in-Hand", [1, "Main Cash"], [1_200.1, 300]),
  makeLine("Assets", "Cash-in-Hand", [5, "Cash with Anil Kumar"], [-0.2, 0]),
  makeLine("Assets", "Stock-in-Hand", [8, "Inventory"], [98_800.2, 90_000]),
  makeLine("Liabilities", "Capital Account", [9, "Capital"], [500_000, 500_000]),
  makeLine("Liabilities", "Reserves & Surplus", [null, "Profit & Loss (prior years)"], [40_300, 0]),
  makeLine(
    "Liabilities",
    "Profit & Loss Account",
    [null, "Profit & Loss (current period)"],
    [-300.4, 40_300],
  ),
  makeLine("Liabilities", "Sundry Creditors", [12, "Kochi Surgicals"], [10_000.5, 50_000]),
] satisfies Row<"balanceSheet.report">[];

const server: StoryServer = {
  reports: {
    "balanceSheet.report": {
      rows: sheet,
      figures: {
        Liabilities: 550_000.1,
        Assets: 550_000.1,
        LiabilitiesLastYear: 590_300,
        AssetsLastYear: 590_300,
      },
      ties: [{ label: "Trial balance, assets", amount: 550_000.1, agrees: true }],
    },
  },
};

const meta: Meta<typeof BalanceSheet> = {
  title: "Reports/Balance Sheet",
  tags: ["whole"],
  component: BalanceSheet,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof BalanceSheet>;

export const Default: Story = {
  tags: ["!whole"],
  parameters: { server },
  args: { onRowClick: fn() },
  play: async ({ canvas, args }) => {
    const assets = await canvas.findByRole("region", { name: "Assets" });
    const liabilities = canvas.getByRole("region", { name: "Capital & Liabilities" });
    // 450,000.00 + 1,200.10 − 0.20 + 98,800.20, and 500,000.00 + 300.00 + 90,000.00 a year before.
    await expect(within(assets).getByRole("row", { name: /^Total Assets/ })).toHaveTextContent(
      "Total Assets5,50,000.10",
    );
    await expect(within(assets).getByRole("row", { name: /^Total Assets/ })).toHaveTextContent("5,90,300.00");
    await expect(within(liabilities).getByRole("row", { name: /^Profit & Loss Account/ })).toHaveTextContent(
      "-300.4040,300.00",
    );
    await expect(within(assets).getByRole("columnheader", { name: "21-11-2026" })).toBeVisible();
    await expect(within(assets).getByRole("columnheader", { name: "21-11-2025" })).toBeVisible();
    const group = within(assets).getByRole("button", { name: "Cash-in-Hand" });
    await expect(within(assets).queryByText("Main Cash")).toBeNull();
    group.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(group).toHaveAttribute("aria-expanded", "true"));
    await userEvent.click(within(assets).getByRole("button", { name: "Main Cash" }));
    await waitFor(() => expect(args.onRowClick).toHaveBeenCalledWith(sheet[1]));
    await expect(canvas.getByText("agrees with Trial balance, assets", { exact: false })).toBeVisible();
  },
};

export const NoAccount: Story = {
  parameters: { server },
  args: { onRowClick: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Profit & Loss Account" }));
    // The year's profit is not an account and has no ledger to open.
    await waitFor(() =>
      expect(canvas.getByText("Profit & Loss (current period)").closest("button")).toBeNull(),
    );
  },
};

const requests: string[] = [];
export const AnotherDay: Story = {
  parameters: {
    server: { ...server, onRequest: (_: string, args: { Date?: string }) => requests.push(args.Date ?? "") },
    query: "Date=2024-02-29",
  },
  play: async ({ canvas }) => {
    const assets = await canvas.findByRole("region", { name: "Assets" });
    await expect(within(assets).getByRole("columnheader", { name: "29-02-2024" })).toBeVisible();
    await expect(within(assets).getByRole("columnheader", { name: "28-02-2023" })).toBeVisible();
    await expect(requests).toContain("2024-02-29");
  },
};

export const Excel: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Excel" });
    const { name, file } = await takeFile(() => userEvent.click(button));
    await expect(name).toBe("BalanceSheet_2026-11-21.xlsx");
    const book = read(await file.arrayBuffer());
    const page = book.Sheets[book.SheetNames[0] ?? ""];
    const lines = page ? utils.sheet_to_json<unknown[]>(page, { header: 1 }) : [];
    await expect(lines).toContainEqual(["Balance Sheet"]);
    await expect(lines).toContainEqual(["Particulars", "21-11-2026", "21-11-2025"]);
    await expect(lines).toContainEqual(["Cash-in-Hand", 1199.9, 300]);
    await expect(lines).toContainEqual(["Kochi Surgicals", 10_000.5, 50_000]);
    await expect(lines).toContainEqual(["Total Liabilities", 550_000.1, 590_300]);
    await expect(lines.at(-1)).toEqual(["Total Assets", 550_000.1, 590_300]);
  },
};

const states = makeReportStates(server, { failure: "Failed to fetch the balance sheet. Please try again." });
export const Empty = { tags: ["!whole"], ...states.empty } satisfies Story;
export const Failing = { ...states.failing } satisfies Story;
export const PhoneInTheDark: Story = {
  parameters: { server, scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
