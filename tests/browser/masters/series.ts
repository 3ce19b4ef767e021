import type { Knex } from "knex";
import { getToday } from "../../../packages/server/clock.ts";
import { choose, countOf, findField, fillFields, type MasterScreen } from "./master-screen.ts";

/** Creates the series to which the tests' allocations refer, and a year to move a series to. */
async function prepare(db: Knex): Promise<void> {
  const own = { company_id: 1 };
  if (
    await db("invoice_series")
      .where({ ...own, id: FIRST_YEAR })
      .first()
  )
    return;
  const [year] = await db("financial_years").where(own).orderBy("start_date", "desc").limit(1);
  const names = [
    "B2C/Zebra One",
    "B2C/Zebra Two",
    "B2C/Zebra Three",
    "B2C/Zebra Four",
    "B2B/Crane 1",
    "B2B/Crane 9",
  ];
  await db("invoice_series").insert(
    names.map((series, at) => ({
      ...own,
      id: FIRST_YEAR + at,
      series,
      inv_type: series.slice(0, 3),
      year_id: year.id,
    })),
  );
  await db("financial_years").insert({
    ...own,
    id: 91,
    label: "2091-92",
    start_date: "2091-04-01",
    end_date: "2092-03-31",
  });
}
const FIRST_YEAR = 9001;
const start = Number(getToday().slice(0, 4)) - (getToday().slice(5, 7) < "04" ? 1 : 0);
const makeYearLabel = (year: number) => `${year}-${String(year + 1).slice(2)}`;

/** "Zebra One" → "N-One": a series has at most nine characters. */
const makeShortName = (name: string) => `N-${name.slice(6, 9)}`;

export const seriesScreen: MasterScreen = {
  title: "InvoiceSeries Master",
  path: "/TabSeries?tab=series",
  list: "/api/getInvoiceSeries",
  writes: ["/api/insertInvoiceSeries", "/api/updateInvoiceSeries", "/api/deleteInvoiceSeries"],
  table: "invoice_series",
  prepare,
  fill: async (page, name) => {
    // The invoice type sets the start of the name.
    await fillFields(page, { "Series Name": makeShortName(name) });
    await choose(page, "InvType", "B2C");
    await choose(page, "Financial Year", makeYearLabel(start));
  },
  listed: (name) => `B2C/${makeShortName(name)}`,
  change: { label: "Financial Year", to: makeYearLabel(start - 1) },
  chosen: {
    put: (page, value) => choose(page, "Financial Year", value),
    other: "2091-92",
    changed: (db, value) =>
      db("invoice_series as s")
        .join("financial_years as y", (on) =>
          on.on("y.company_id", "s.company_id").andOn("y.id", "s.year_id"),
        )
        .where({ "s.company_id": 1, "s.is_deleted": 0, "y.label": value })
        .where("s.series", "like", "B2C/N-%")
        .select("s.id"),
  },
  column: "year_id",
  count: (db) => countOf(db, "invoice_series"),
  required: ["InvType is required.", "Series Name is required.", "Financial Year is required."],
  invalid: [
    {
      label: "Series Name",
      typed: "26-27",
      message: "Series Name must begin with B2B/ or B2C/, followed by a name.",
    },
    {
      label: "Series Name",
      typed: "B2C/Kollam",
      message:
        "B2C/Kollam is too long: with 6 digits its numbers have 17 characters. GST allows 16, so a series has at most 9.",
    },
  ],
  words: {
    created: "InvoiceSeries information submitted successfully!",
    updated: "InvoiceSeries updated successfully!",
    deleted: "InvoiceSeries deleted successfully!",
    question: "Are you sure you want to delete this invoice series?",
    failedList: "The list could not be loaded.",
    failedCreate: "Failed to submit InvoiceSeries information. Please try again.",
    empty: "No invoice series records found.",
    noMatch: "No matching invoice series found",
  },
  salesman: "refused",
};

export const allocationScreen: MasterScreen = {
  title: "Allocation Master",
  path: "/TabSeries?tab=allocation",
  list: "/api/getAllocation",
  writes: ["/api/insertUpdateAllocation", "/api/deleteAllocation"],
  table: "allocations",
  prepare,
  fill: async (page, name) => {
    // Meera has no van yet. Use another van each time: the same van twice on a day is refused.
    await findField(page, "Vehicle").click();
    const vans = page.getByRole("option");
    await vans.first().waitFor();
    await vans.nth(["Zebra One", "Zebra Two", "Zebra Three", "Zebra Four"].indexOf(name)).click();
    await choose(page, "User", "Meera Nair");
    // The form adds the prefix if it wasn't typed.
    await fillFields(page, { "B2B Series": makeYearLabel(start).slice(2), "B2C Series": name });
  },
  listed: (name) => `B2C/${name}`,
  change: { label: "B2B Series", to: "B2B/Crane 1" },
  column: "b2b_series",
  count: (db) => countOf(db, "allocations"),
  required: [
    "Vehicle is required.",
    "User is required.",
    "B2B Series is required.",
    "B2C Series is required.",
  ],
  invalid: [
    { label: "B2B Series", typed: "B2B/", message: "B2B Series must begin with B2B/, followed by a name." },
  ],
  words: {
    created: "Allocation submitted successfully!",
    updated: "Allocation updated successfully!",
    deleted: "Allocation deleted successfully!",
    question: "Are you sure you want to delete this allocation?",
    failedList: "The list could not be loaded.",
    failedCreate: "Failed to submit Allocation.",
    empty: "No allocation records found.",
    noMatch: "No matching allocation found",
  },
  salesman: "refused",
};
