import { UserDetails } from "@vanbook/widgets";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { PAYMENT_TYPES, RECEIPT_TYPES } from "../../sdk/reports/accounts/pay-modes.ts";
import { creditorsReport } from "../../sdk/reports/ledgers/creditors-report.ts";
import { getBillMode, getOrderStatus } from "../../sdk/reports/sales/order-words.ts";
import { dashboardRanges } from "../../widgets/dashboard/dashboard-range.ts";
import { accountCreation } from "../../widgets/masters/accounts/account-creation.ts";
import { routeMaster } from "../../widgets/masters/places/route-master.ts";
import { userFields } from "../../widgets/masters/users/user-form.ts";
import { CHART_COLOURS } from "../../widgets/theme/canvas-colours.ts";
import { taskMaster } from "../../widgets/team/task-master.ts";
import { listMenus } from "../menus.ts";
import { versionLog } from "../versions/version-log.ts";

// Codes, names and lists of the specification, copied from its documents, not from the code.

test("the ranges of the dashboard have the documented names", () => {
  expect(Object.keys(dashboardRanges).toSorted()).toEqual(["30", "7", "90", "today"]);
  expect(dashboardText.ranges).toEqual({
    today: "Today",
    "7": "Last 7 Days",
    "30": "Last 30 Days",
    "90": "Last 90 Days",
  });
});

test("the version log lists the documented features, from version 5.1.1 to 5.8.06", () => {
  expect([versionLog.at(-1)?.version, versionLog[0]?.version]).toEqual(["5.1.1", "5.8.06"]);
  expect(versionLog.flatMap(({ features }) => features)).toEqual(
    expect.arrayContaining([
      ...["Dynamic dashboard", "Van sale summary", "Godown stock", "Balance stock", "Trial balance"],
      ...["Debitors and creditors reports", "Employee location and trip maps", "User messages and tasks"],
    ]),
  );
});

test("the menu Employee Trip opens /EmpView", () => {
  expect(listMenus(1).find(({ label }) => label === "Employee Trip")?.path).toBe("/EmpView");
});

test("a task is 1 Active or 2 Inactive", () => {
  expect(taskMaster.fields.find(({ field }) => field === "Status")).toMatchObject({
    options: [
      { value: 1, label: "Active" },
      { value: 2, label: "Inactive" },
    ],
  });
});

test("the choices of users and accounts have the documented codes", () => {
  const listChoices = (fields: readonly { field: string; options?: unknown }[], name: string) => {
    const options = fields.find(({ field }) => field === name)?.options;
    return (options as { value: unknown; label: string }[]).map(
      ({ value, label }) => `${String(value)} ${label}`,
    );
  };
  expect(listChoices(userFields, "Sex")).toEqual(["0 Male", "1 Female", "2 Other"]);
  const { fields } = accountCreation;
  expect(listChoices(fields, "AccountParent")).toEqual(["14 Customer", "27 Supplier"]);
  expect(listChoices(fields, "RateType")).toEqual(["CCP CCP", "SP SP", "DP DP", "MRP MRP"]);
  expect(listChoices(fields, "CustomerType")).toEqual([
    ...["0 Retail", "1 Wholesale", "2 Supermarket", "3 Distributor", "4 Other"],
  ]);
});

test("an order is 1 Invoiced and otherwise Not Invoiced; its mode is 1 Credit and otherwise Cash", () => {
  expect([1, 0, 2].map((code) => getOrderStatus({ OrderStatus: code as 0 | 1 }))).toEqual([
    "Invoiced",
    "Not Invoiced",
    "Not Invoiced",
  ]);
  expect([1, 0, 2].map((code) => getBillMode({ BillMode: code as 0 | 1 }))).toEqual([
    "Credit",
    "Cash",
    "Cash",
  ]);
});

test("receipts and payments have the documented codes; a receipt's B is a cheque", () => {
  const readTypes = (types: typeof RECEIPT_TYPES | typeof PAYMENT_TYPES) =>
    Object.fromEntries(types.map(({ value, label }) => [value, label]));
  expect(readTypes(RECEIPT_TYPES)).toEqual({ C: "Cash", B: "Cheque", N: "NEFT", O: "Online Payment" });
  expect(readTypes(PAYMENT_TYPES)).toEqual({ C: "Cash", B: "Bank", N: "NEFT", O: "Online Payment" });
});

test("a list of options that can't be fetched has its documented message", () => {
  const readFailures = (fields: readonly object[]) =>
    fields.flatMap((field) => ("from" in field ? [(field.from as { failed?: string }).failed] : []));
  expect(readFailures(routeMaster.fields)).toEqual([
    "Failed to fetch states",
    "Failed to fetch districts",
    "Failed to fetch taluks",
    "Failed to fetch junctions",
  ]);
  expect(readFailures(UserDetails.definition.fields)).toEqual([
    "Failed to fetch branches",
    "Failed to fetch Zone",
    "Failed to fetch UserRole",
  ]);
});

test("the creditors report has the documented filters", () => {
  expect(creditorsReport.range).toMatchObject({ from: "FromDate", to: "ToDate" });
  expect(creditorsReport.filters?.map(({ label }) => label)).toEqual(["Salesman", "Route"]);
});

test("routes on a map have six colours", () => {
  expect(new Set(CHART_COLOURS).size).toBe(6);
});

test.each(["Frame", "MenuBar", "TopBar"])("the styles of %s change below 992 px", (part) => {
  const styles = readFileSync(new URL(`../shell/${part}.styles.ts`, import.meta.url), "utf8");
  expect([...styles.matchAll(/@media \(([^)]+)\)/g)].map(([, width]) => width)).toContain("max-width: 991px");
});
