import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Row } from "@vanbook/sdk";
import { expect, screen, userEvent } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { SignInLog } from "../../generated/components/SignInLog.ts";
import { AuditLog } from "./AuditLog.tsx";

const meta: Meta<typeof AuditLog> = {
  title: "Reports/Logs",
  tags: ["whole"],
  component: AuditLog,
  args: { heading: 1 },
};
export default meta;
type Story = StoryObj<typeof AuditLog>;

const CHANGED_ENTRY: Row<"auditLog.report"> = {
  ...{ EntryID: 2, At: "2026-11-20T08:35:00.000Z", Name: "Meera Pillai", Via: "session", What: "users" },
  ...{ Record: "Anil Kumar", Result: "Changed", Operation: "users.update", RequestID: "4f0c" },
  Changes: ["Role id: Salesman → Branch manager", "Km allowance: 6.50 → 7.5"],
};
const SIGNED_IN: Row<"signInLog.report"> = {
  ...{ EntryID: 5, At: "2026-11-20T08:30:00.000Z", Name: "George Kurian", UserName: "george" },
  ...{ RoleName: "Zone manager", Result: "Failed", Method: "Code", Browser: "Firefox", System: "Windows" },
  ...{ NewBrowser: null, Address: "203.0.113.7", Place: null },
};

const server: StoryServer = {
  reports: {
    "auditLog.report": {
      rows: [
        CHANGED_ENTRY,
        {
          ...CHANGED_ENTRY,
          EntryID: 1,
          What: "sessions",
          Record: "No. 7",
          Result: "Done",
          Changes: [],
          Via: "system",
        },
      ],
      ...({ day: "At", sort: "-At" } as const),
    },
    "signInLog.report": { rows: [SIGNED_IN], day: "At", sort: "-At" },
  },
};

/** Who changed what, field by field; pressing a row shows each field on its own line. */
export const Audit: Story = {
  parameters: { server },
  play: async ({ canvas }) => {
    const rows = await bodyRows(canvas, "Audit Log");
    await expect(readCells(rows[0]).slice(0, 6)).toEqual([
      ...["20-11-2026 14:05", "Meera Pillai", "User", "Anil Kumar", "Changed"],
      "Role id: Salesman → Branch manager; Km allowance: 6.50 → 7.5",
    ]);
    if (rows[0]) await userEvent.click(rows[0]);
    await screen.findByText("Km allowance: 6.50 → 7.5", { selector: "li" });
  },
};

/** Successful and failed sign-ins. */
export const SignIns: StoryObj<typeof SignInLog> = {
  render: (args) => <SignInLog {...args} />,
  parameters: { server },
  play: async ({ canvas }) => {
    const [row] = await bodyRows(canvas, "Sign-in Log");
    await expect(readCells(row).slice(0, 6)).toEqual([
      ...["20-11-2026 14:00", "George Kurian", "george", "Failed", "Code", "Firefox"],
    ]);
  },
};
