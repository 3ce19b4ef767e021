import {
  addMonths,
  formatPaise,
  formatPercent,
  formatQuantity,
  getMonthStart,
  shift,
} from "@vanbook/sdk/books";
import { GSTR1_LAWS, summariseHsn, type PeriodDays } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Handler } from "../contract/handler.ts";
import { findOfficialCode } from "../masters/official-codes.ts";
import { readInSnapshot } from "../report/run/snapshot.ts";
import { addHsnParts, describeCustomers, sortHsnSums, type HsnSum, type HsnSums } from "./hsn-sums.ts";
import { buildJsonTableSql } from "./json-table.ts";
import { readGstCompany } from "./read-filer.ts";
import { readIssuedDocuments } from "./read-issued-documents.ts";

const summarise: Handler<"gst.hsnSummary"> = async ({ query, principal, db }) => {
  const sums = await readHsnSums(db, principal.companyId, { from: query.FromDate, to: query.ToDate });
  const rows = ofCompany(db, principal, "companies as c").joinRaw(
    `JOIN ${buildJsonTableSql(ROW_COLUMNS)} AS h`,
    [JSON.stringify(sums.map(makeRow))],
  );
  return {
    rows,
    columns: {
      ...{ HSNCode: "NULLIF(h.hsn, '')", Description: "h.description", Unit: "NULLIF(h.unit, '')" },
      ...{ Customers: "h.customers", TaxPer: "h.rate", Quantity: "h.quantity" },
      ...{
        TaxableValue: "h.taxable",
        CGST: "h.cgst",
        SGST: "h.sgst",
        IGST: "h.igst",
        TotalAmount: "h.amount",
      },
    },
    search: ["HSNCode", "Description", "Unit"],
    sort: "HSNCode",
    key: "h.place",
  };
};

export const hsnSummary = { "gst.hsnSummary": summarise };

/** Month by month, so that a long range takes no more memory than a month. */
function readHsnSums(db: Knex, companyId: number, range: PeriodDays): Promise<HsnSum[]> {
  return readInSnapshot(db, async (snapshot) => {
    const company = await readGstCompany(snapshot, companyId);
    const sums: HsnSums = new Map();
    for (const days of splitByMonth(range)) {
      const { documents, unknownDocuments } = await readIssuedDocuments(
        { db: snapshot, companyId, days },
        company,
      );
      if (unknownDocuments.length > 0) throw problem("RETURN_FACTS_UNKNOWN");
      addHsnParts(sums, summariseHsn(company, documents, GSTR1_LAWS));
    }
    return sortHsnSums(sums);
  });
}

function splitByMonth({ from, to }: PeriodDays): PeriodDays[] {
  const months: PeriodDays[] = [];
  for (let start = from; start <= to; start = addMonths(getMonthStart(start), 1)) {
    const next = addMonths(getMonthStart(start), 1);
    months.push({ from: start, to: next <= to ? shift(next, { days: -1 }) : to });
  }
  return months;
}

/** In the order of `ROW_COLUMNS`. */
function makeRow(row: HsnSum, at: number) {
  const { hsnCode, uqc, part, rate, quantity, taxable, cgst, sgst, igst } = row;
  return [
    ...[at, hsnCode, findOfficialCode(hsnCode)?.description ?? null, uqc],
    ...[describeCustomers(part), formatPercent(rate), formatQuantity(quantity)],
    ...[taxable, cgst, sgst, igst, taxable + cgst + sgst + igst].map(formatPaise),
  ];
}

const ROW_COLUMNS = [
  ...["place INT", "hsn VARCHAR(8)", "description TEXT", "unit VARCHAR(10)", "customers VARCHAR(12)"],
  ...["rate DECIMAL(10,2)", "quantity DECIMAL(18,3)"],
  ...["taxable", "cgst", "sgst", "igst", "amount"].map((name) => `${name} DECIMAL(18,2)`),
];
