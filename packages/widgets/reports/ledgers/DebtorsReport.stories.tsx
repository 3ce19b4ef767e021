import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, waitFor } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { DebtorsReport } from "../../generated/components/DebtorsReport.ts";

const meta: Meta<typeof DebtorsReport> = {
  title: "Reports/Debitors Report",
  tags: ["whole"],
  component: DebtorsReport,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof DebtorsReport>;

const ages = { NotDue: 0, Days30: 0, Days60: 0, Days90: 0, Older: 0 };

const debtors = [
  {
    AccountID: 41,
    AccountName: "Sree Narayana Surgicals",
    Address: "12/204 Market Road, Kumbanad",
    City: "Pathanamthitta",
    BalanceBefore: 12_000,
    DebitAmount: 3_500.5,
    CreditAmount: 10_000,
    Outstanding: 5_500.5,
    UserName: "Anil Kumar",
    RootName: "Thiruvalla Town",
    VanName: "KL-03-AB-1204",
    Mob: "5923276692",
    ...ages,
    NotDue: 3_500.5,
    Days30: 2_000,
  },
  {
    AccountID: 42,
    AccountName: "ശ്രീകൃഷ്ണ മെഡിക്കൽസ്",
    Address: null,
    City: null,
    BalanceBefore: 0,
    DebitAmount: 800,
    CreditAmount: 1_000,
    Outstanding: -200,
    UserName: null,
    RootName: null,
    VanName: null,
    Mob: null,
    ...ages,
    NotDue: -200,
  },
  {
    AccountID: 43,
    AccountName: '<img src=x onerror="alert(1)">=1+1',
    Address: "=HYPERLINK()",
    City: "Kollam",
    BalanceBefore: 250.25,
    DebitAmount: 0,
    CreditAmount: 0,
    Outstanding: 250.25,
    UserName: "Anil Kumar",
    RootName: "Kollam",
    VanName: "KL-03-AB-1204",
    Mob: "5324930820",
    ...ages,
    Older: 250.25,
  },
] satisfies Row<"debtors.report">[];

const server: StoryServer = {
  reports: {
    "debtors.report": {
      rows: debtors,
      search: ["AccountName"],
      sort: "AccountName",
      filters: { Salesman: (row, value) => row.UserName === (value === "2" ? "Anil Kumar" : "") },
      ties: [{ label: "Trial balance, sundry debtors", amount: 5_550.75, agrees: true }],
    },
  },
  answers: {
    "users.salesmen": [{ UserID: 2, USERNAME: "Anil Kumar" }],
    "routes.names": [],
    "vehicles.names": [],
  },
};

export const ThreeRows: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Debitors Report");
    const surgicals = rows.find((row) => row.textContent.includes("Sree Narayana"));
    await expect(readCells(surgicals).slice(1)).toEqual([
      "Sree Narayana Surgicals",
      "12/204 Market Road, Kumbanad, Pathanamthitta",
      "12,000.00",
      "3,500.50",
      "10,000.00",
      "5,500.50",
      "Anil Kumar",
      "Thiruvalla Town",
      "5923276692",
    ]);
    const advance = rows.find((row) => row.textContent.includes("ശ്രീകൃഷ്ണ"));
    await expect(advance).toHaveTextContent("-200.00");
    await expect(canvas.getByText('<img src=x onerror="alert(1)">=1+1')).toBeVisible();
    // 12,000 + 0 + 250.25; 3,500.50 + 800; 11,000; 5,500.50 − 200 + 250.25.
    for (const total of ["12,250.25", "4,300.50", "11,000.00", "5,550.75"])
      await expect(canvas.getByText(total)).toBeVisible();
    await expect(canvas.getByText("Agrees with Trial balance, sundry debtors")).toBeVisible();
    await expect(canvas.getByText("24-07-2026 – 21-11-2026", { selector: ".vb-report-days" })).toBeVisible();
    for (const label of ["SI. No", "Customer Name", "Opening", "Outstanding", "Route", "Mobile"])
      await expect(canvas.getByRole("columnheader", { name: new RegExp(label) })).toBeVisible();
  },
};

export const Aged: Story = {
  parameters: { server, query: "columns=NotDue,Days30,Days60,Days90,Older,UserName,RootName,Mob" },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Debitors Report");
    const surgicals = rows.find((row) => row.textContent.includes("Sree Narayana"));
    await expect(readCells(surgicals).slice(6)).toEqual([
      "5,500.50",
      "3,500.50",
      "2,000.00",
      "0.00",
      "0.00",
      "0.00",
    ]);
    // 3,500.50 − 200
    await expect(canvas.getByText("3,300.50")).toBeVisible();
    for (const label of ["Not Due", "1–30 Days", "Over 90 Days"])
      await expect(canvas.getByRole("columnheader", { name: new RegExp(label) })).toBeVisible();
  },
};

/** The total row stays at the lower edge while the rows scroll. */
export const TotalStays: Story = {
  parameters: {
    server: {
      ...server,
      reports: {
        "debtors.report": {
          rows: Array.from({ length: 200 }, (_, at) => ({
            ...debtors[0],
            AccountID: at + 100,
            AccountName: `Customer ${at + 1}`,
          })),
          sort: "AccountName",
        },
      },
    } satisfies StoryServer,
  },
  play: async ({ canvas }) => {
    await bodyRows(canvas, "Debitors Report");
    const grid = canvas.getByRole("grid", { name: "Debitors Report" });
    // 200 × 5,500.50
    const total = await canvas.findByText("11,00,100.00");
    const readGap = () => grid.getBoundingClientRect().bottom - total.getBoundingClientRect().bottom;
    await expect(grid.scrollHeight).toBeGreaterThan(2 * grid.clientHeight);
    for (const place of [0, grid.scrollHeight / 2, grid.scrollHeight]) {
      grid.scrollTop = place;
      await waitFor(() => expect(Math.abs(readGap())).toBeLessThan(25));
    }
  },
};
