import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { read, utils } from "xlsx";
import { createGate } from "../../fixtures/gate.ts";
import { makeReportStates } from "../../fixtures/reports/report-states.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { takeFile } from "../../fixtures/taken-file.ts";
import type { StoryServer } from "../../fixtures/story-server.ts";
import {
  balances,
  makeBalanceLine,
  createTrialBalanceServer,
} from "../../fixtures/reports/trial-balance-server.ts";
import { TrialBalance } from "./TrialBalance.tsx";

const meta: Meta<typeof TrialBalance> = {
  title: "Reports/Trial Balance",
  tags: ["whole"],
  component: TrialBalance,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof TrialBalance>;

const server = createTrialBalanceServer();

export const ByTypeAndGroup: Story = {
  tags: ["!whole"],
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Trial Balance", "treegrid");
    // Four types, seven groups, nine accounts.
    await expect(rows).toHaveLength(20);
    await expect(rows[0]).toHaveTextContent("Assets3 rows6,000.00 Dr1,500.501,000.256,500.25 Dr");
    await expect(rows[3]).toHaveTextContent("Cash-in-Hand2 rows1,000.00 Dr0.001,000.250.25 Cr");
    await expect(readCells(rows[4])).toEqual(["Main Cash", "800.00 Dr", "0.00", "600.25", "199.75 Dr"]);
    await expect(canvas.getByText("Grand Total")).toBeVisible();
    await expect(canvas.getByText("Agrees with Total of credits")).toBeVisible();
    const cash = rows[3];
    if (cash) await userEvent.click(cash);
    await waitFor(() => expect(canvas.queryByText("Main Cash")).toBeNull());
  },
};

export const OneGroup: Story = {
  parameters: { server, query: "GName=Cash-in-Hand" },
  play: async ({ canvas }) => {
    await expect(await bodyRows(canvas, "Trial Balance", "treegrid")).toHaveLength(4);
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /Group Name/ })).toHaveValue("Cash-in-Hand"),
    );
  },
};

export const Searched: Story = {
  parameters: { server, query: "q=1600.50" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Trial Balance", "treegrid");
    await expect(rows).toHaveLength(3);
    await expect(rows[2]).toHaveTextContent("Sales");
  },
};

export const TheFiltersBeginWith180Days: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Trial Balance", "treegrid");
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    // 180 days before 21 November.
    await expect(
      await canvas.findByText("25-05-2026 – 21-11-2026", { selector: ".vb-report-days" }),
    ).toBeVisible();
  },
};

export const LedgerAndGroupExcel: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Trial Balance", "treegrid");
    const ledger = await takeFile(() => userEvent.click(canvas.getByRole("button", { name: "Excel" })));
    await expect(ledger.name).toBe("TrialBalance_Ledger_2026-10-22_to_2026-11-21.xlsx");
    const names = (await readSheetCells(ledger.file)).flat();
    for (const { HName } of balances) await expect(names.filter((name) => name === HName)).toHaveLength(1);
    const button = await canvas.findByRole("button", { name: "Group Excel" });
    const groups = await takeFile(() => userEvent.click(button));
    await expect(groups.name).toBe("TrialBalance_Group_2026-10-22_to_2026-11-21.xlsx");
    const lines = await readSheetCells(groups.file);
    await expect(lines).toContainEqual(["Cash-in-Hand", 1000, 0, 1000.25, -0.25]);
    await expect(lines).toContainEqual(["Assets", 6000, 1500.5, 1000.25, 6500.25]);
    await expect(lines).toContainEqual(["Grand Total", 0, 2600.75, 2600.75, 0]);
  },
};

const gate = createGate();
let changing: readonly Row<"trialBalance.report">[] = balances;
const changingServer: StoryServer = {
  ...createTrialBalanceServer(),
  setUp: (standIn) => standIn.giveRows("trialBalance.report", () => ({ rows: changing })),
};

/**
 * While the rows for new dates are loading, the table still shows the old dates' rows: no file may
 * have them under the new dates.
 */
export const AFileOfDaysThatAreOnTheirWay: Story = {
  parameters: { server: changingServer, gate },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Trial Balance", "treegrid");
    const button = await canvas.findByRole("button", { name: "Group Excel" });
    gate.shut("/api/TrailBalance");
    changing = [makeBalanceLine("Assets", "Cash-in-Hand", 1, "Main Cash", 7, 0, 0)];
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Apply Filters" }));
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    const ledger = await takeFile(async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Excel" }));
      gate.open();
    });
    await expect(ledger.name).toBe("TrialBalance_Ledger_2026-05-25_to_2026-11-21.xlsx");
    const last = Object.values((await readSheetCells(ledger.file)).at(-1) ?? []);
    await expect(last).toEqual(["Grand Total", 7, 0, 0, 7]);
  },
};

const states = makeReportStates(server, { failure: "An error occurred while fetching the report." });
export const Empty = { ...states.empty } satisfies Story;
export const Failing = { ...states.failing } satisfies Story;
export const Slow = { ...states.slow } satisfies Story;

async function readSheetCells(file: Blob): Promise<unknown[][]> {
  const book = read(await file.arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}
