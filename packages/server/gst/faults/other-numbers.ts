import type { OtherNumber } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { findSeries } from "../document-series.ts";
import type { OutwardVoucherKind } from "../outward-document.ts";
import type { Asked } from "../outward-rows.ts";
import { DOCUMENT_KINDS } from "./document-kinds.ts";

/**
 * Of each series with a number in the days: the last number before its first one, and the numbers
 * between them that are of other days. Reversals have the numbers of what they reverse.
 */
export async function readOtherNumbers(request: Asked): Promise<OtherNumber[]> {
  const { db, days } = request;
  const series = await readSeriesRanges(request);
  if (series.length === 0) return [];
  const parts = series.flatMap((range) => {
    const selectOwn = () => selectNumbers(request).where(pickSeries(range));
    return [
      selectOwn().where("v.number", "<", range.first_number).orderBy("v.number", "desc").limit(1),
      selectOwn()
        .whereBetween("v.number", [range.first_number, range.last_number])
        .whereNotBetween("v.date", [days.from, days.to]),
    ];
  });
  const numbers = db.unionAll(
    parts.map((part) => part.select("v.kind", "v.number", "v.voucher_no", "v.date")),
    true,
  );
  const rows = await select<NumberRow>(db.from(numbers.as("n")), {
    ...{ kind: "n.kind", number: "n.number", voucher_no: "n.voucher_no", date: "n.date" },
  });
  return rows.map(({ kind, number: seriesNumber, voucher_no: number, date }) => ({
    ...{ kind: DOCUMENT_KINDS[kind], series: findSeries(number, seriesNumber), seriesNumber, number, date },
  }));
}

function readSeriesRanges(request: Asked): Promise<SeriesRange[]> {
  const { db, days } = request;
  const ranges = selectNumbers(request)
    .whereBetween("v.date", [days.from, days.to])
    .groupBy("v.kind", "v.year_id", "v.series_id");
  return select<SeriesRange>(ranges, {
    ...{ kind: "v.kind", year_id: "v.year_id", series_id: "v.series_id" },
    ...{ first_number: db.raw("MIN(v.number)"), last_number: db.raw("MAX(v.number)") },
  });
}

function selectNumbers({ db, companyId }: Asked): Knex.QueryBuilder {
  return ofCompany(db, { companyId }, "vouchers as v")
    .whereIn("v.kind", OUTWARD_KINDS)
    .whereNull("v.reverses_id");
}

function pickSeries({ kind, year_id: year, series_id: series }: SeriesRange) {
  return { "v.kind": kind, "v.year_id": year, "v.series_id": series };
}

interface SeriesRange {
  kind: OutwardVoucherKind;
  year_id: number;
  series_id: number;
  first_number: number;
  last_number: number;
}

interface NumberRow {
  kind: OutwardVoucherKind;
  number: number;
  voucher_no: string;
  date: string;
}

const OUTWARD_KINDS = Object.keys(DOCUMENT_KINDS);
