import { listSeriesFaults } from "@vanbook/sdk/books";
import { seriesRules } from "@vanbook/sdk/rules";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { lookUp } from "./look-up.ts";
import { createMasterTable, type MasterWrite } from "../master/master.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";

const invoiceSeries = createMasterTable<Schema<"InvoiceSeries">, Schema<"InvoiceSeriesInput">>({
  name: "series",
  table: "invoice_series",
  id: "SID",
  columns: {
    SID: "id",
    Series: "series",
    InvType: "inv_type",
    FYearID: "year_id",
    FYear: "y.label",
    CompanyID: "company_id",
    Version: "version",
  },
  joins: { y: { table: "financial_years", id: "invoice_series.year_id" } },
  order: "y.start_date DESC, invoice_series.series, invoice_series.id",
  stored: ["Series", "InvType", "FYearID"],
  unique: {
    field: "Series",
    code: "SERIES_NAME_TAKEN",
    message: "InvoiceSeries Name already exists. Please choose a different name.",
  },
  rules: seriesRules,
  words: {
    created: "InvoiceSeries information submitted successfully!",
    updated: "InvoiceSeries updated successfully!",
    deleted: "InvoiceSeries deleted successfully!",
  },
  prepare: async (write) => {
    const { trx, principal, body, before } = write;
    const year: { end_date: string } | undefined = await ofCompany(trx, principal, "financial_years")
      .where({ id: body.FYearID, is_deleted: 0 })
      .first("end_date");
    if (!year) throw problemOnField("YEAR_MISSING", "FYearID", "The company has no such financial year.");
    const name = addTypePrefix(body);
    // A series from before the check of its numbers may be saved as it is.
    if (before && isSameSeries(body, before, name)) return { series: name };
    if (before) await checkChange(write, before, name);
    const [fault] = listSeriesFaults(name, year.end_date);
    if (fault) throw problemOnField("SERIES_NUMBERS_REFUSED", "Series", fault);
    return { series: name, numbers_checked: 1 };
  },
  beforeRemove: async ({ trx, principal, before }) => {
    if (await hasBills(trx, principal, before)) throw problem("RECORD_IN_USE", { message: SERIES_BILLED });
    if (await isAllocated(trx, principal, before))
      throw problem("RECORD_IN_USE", {
        message: "It can't be deleted: the series is allocated. Change its allocations first.",
      });
  },
});

const financialYears = lookUp<Schema<"FinancialYear">>({
  table: "financial_years",
  columns: { FYearID: "id", FYear: "label" },
  order: [{ column: "start_date", order: "desc" }],
});

export const series = {
  "series.list": invoiceSeries.list,
  "series.create": invoiceSeries.create,
  "series.update": invoiceSeries.update,
  "series.delete": invoiceSeries.remove,
  "financialYears.list": financialYears,
};

type Stored = Readonly<Record<string, unknown>>;

function addTypePrefix({ Series, InvType }: Schema<"InvoiceSeriesInput">): string {
  return `${InvType}/${Series.trim().slice(InvType.length + 1)}`;
}

function isSameSeries(body: Schema<"InvoiceSeriesInput">, before: Stored, name: string): boolean {
  return !isMoved(body, before) && name === before.series;
}

function isMoved({ InvType, FYearID }: Schema<"InvoiceSeriesInput">, before: Stored): boolean {
  return InvType !== before.inv_type || FYearID !== before.year_id;
}

/** Bills print a series' name, so one with bills can't change. Updates its allocations. */
async function checkChange(
  { trx, principal, body }: MasterWrite<Schema<"InvoiceSeriesInput">>,
  before: Stored,
  name: string,
) {
  if (await hasBills(trx, principal, before)) throw problemOnField("RECORD_IN_USE", "Series", SERIES_BILLED);
  if (!(await isAllocated(trx, principal, before))) return;
  if (isMoved(body, before))
    throw problemOnField(
      "RECORD_IN_USE",
      "InvType",
      "The series is allocated: it keeps its InvType and Financial Year.",
    );
  const column = getSeriesColumn(before);
  await ofCompany(trx, principal, "allocations")
    .where({ [column]: before.series })
    .update({ [column]: name, version: trx.raw("version + 1") });
}

/** The first bill of a series creates its counter. */
async function hasBills(trx: Knex, principal: Principal, { id }: Stored): Promise<boolean> {
  const counters = ofCompany(trx, principal, "counters").where({ kind: "sale", series_id: id });
  return (await counters.forShare().first("kind")) !== undefined;
}

/** Locks allocations, so that the series is not allocated before the transaction ends. */
async function isAllocated(trx: Knex.Transaction, principal: Principal, before: Stored): Promise<boolean> {
  await serialiseWrites(trx, principal, "allocations");
  const allocationRows = ofCompany(trx, principal, "allocations").where({
    is_deleted: 0,
    [getSeriesColumn(before)]: before.series,
  });
  return (await allocationRows.forShare().first("id")) !== undefined;
}

function getSeriesColumn({ inv_type: type }: Stored): string {
  return type === "B2B" ? "b2b_series" : "b2c_series";
}

const SERIES_BILLED =
  "Bills were made in this series: it keeps its name, InvType and Financial Year, and stays.";
