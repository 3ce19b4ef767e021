import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { StoryServer } from "../../fixtures/story-server.ts";
import { bodyRows, readCells } from "../../fixtures/table-rows.ts";
import { Employees } from "../../generated/components/Employees.ts";

const makeEmployee = (EMPID: number, Name: string, RoleName: string, trip: [string, string | null] | []) => ({
  SLNo: EMPID,
  EMPID,
  Name,
  RoleName,
  Mobile: EMPID === 3 ? null : "9447012345",
  StartingDate: trip[0] ?? null,
  EndingDate: trip[1] ?? null,
  Status: trip[0] === undefined ? "N/A" : trip[1] ? "Complete" : "In Progress",
});
const server: StoryServer = {
  reports: {
    "employees.list": {
      rows: [
        makeEmployee(1, "Meera Nair", "Administrator", []),
        makeEmployee(2, "Anil Kumar", "Salesman", ["2026-11-21T08:20:00.000Z", null]),
        makeEmployee(3, "Shyama Menon", "Salesman", ["2026-11-20T08:31:00.000Z", "2026-11-20T17:45:00.000Z"]),
      ],
      sort: "Name",
    },
  },
};

const meta: Meta<typeof Employees> = {
  title: "Reports/Employee Details",
  tags: ["whole"],
  component: Employees,
  args: { heading: 1, onRowClick: fn() },
  parameters: { server },
};
export default meta;
type Story = StoryObj<typeof Employees>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const rows = await bodyRows(canvas, "Employee Details");
    await expect(rows.map(readCells)).toEqual([
      ["1", "Anil Kumar", "Salesman", "9447012345", "21-11-2026 08:20", "N/A", "In Progress"],
      ["2", "Meera Nair", "Administrator", "9447012345", "N/A", "N/A", "N/A"],
      ["3", "Shyama Menon", "Salesman", "N/A", "20-11-2026 08:31", "20-11-2026 17:45", "Complete"],
    ]);
    if (rows[0]) await userEvent.click(rows[0]);
    await waitFor(() => expect(args.onRowClick).toHaveBeenCalledWith(expect.objectContaining({ EMPID: 2 })));
  },
};
