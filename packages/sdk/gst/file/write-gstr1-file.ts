import type { Paise } from "../../books/money.ts";
import { GSTR1_FORMAT } from "../format/gstr1-format.ts";
import type { Gstr1 } from "../make-gstr1.ts";
import { formatPeriodCode } from "../return-period.ts";
import { takeSteps, type Steps } from "../steps.ts";
import { makeAmendmentRecords } from "./amendment-records.ts";
import { makeDocumentRecords } from "./document-records.ts";
import { packRecords, sortByGroup, writeSections } from "./file-parts.ts";
import { writeJson, type JsonObject } from "./json-text.ts";
import { makeSummaryRecords, type HsnDescription } from "./summary-records.ts";

export interface Gstr1File {
  name: string;
  /** JSON in ASCII. */
  text: string;
}

export interface Gstr1FileOptions {
  /** The day on which the file is made, which is in its name: `YYYY-MM-DD`. */
  madeOn: string;
  describeHsn?: HsnDescription;
  /** Aggregate turnover of the financial year before, and of this year up to now. */
  turnover?: { yearBefore: Paise; thisYear: Paise };
  /** Of a quarter: documents that its IFFs had. The file lists them no more, but sums count them. */
  furnishedIds?: ReadonlySet<number>;
  /** Otherwise the limit of the government's tool. */
  maxBytes?: number;
}

/**
 * The return as the portal accepts it, in parts if it is too large for one: a document is in one
 * part, and each part can be uploaded alone. An IFF has only what an IFF may have.
 */
export function writeGstr1File(...given: Parameters<typeof writeGstr1FileInSteps>): Gstr1File[] {
  return takeSteps(writeGstr1FileInSteps(...given));
}

/** The same in steps. */
export function* writeGstr1FileInSteps(gstr1: Gstr1, options: Gstr1FileOptions): Steps<Gstr1File[]> {
  const { furnishedIds, maxBytes = GSTR1_FORMAT.envelope.max_measured_bytes } = options;
  const isIff = gstr1.period.kind === "iff";
  const keys = isIff ? GSTR1_FORMAT.envelope.iff_keys : GSTR1_FORMAT.envelope.keys;
  const header = writeHeader(gstr1, isIff ? undefined : options.turnover);
  const records = [
    ...sortByGroup([
      ...(yield* makeDocumentRecords(gstr1, (id) => furnishedIds?.has(id) ?? false)),
      ...(gstr1.amendments ? makeAmendmentRecords(gstr1.amendments) : []),
    ]),
    ...makeSummaryRecords(gstr1, options.describeHsn ?? (() => undefined)),
  ].filter(({ key }) => keys.includes(key));
  const parts = packRecords(records, header.length + 1, maxBytes);
  return parts.map((part, at) => ({
    name: makeFileName(gstr1, options.madeOn, parts.length > 1 ? at + 1 : undefined),
    text: `${header}${writeSections(part, keys)}}`,
  }));
}

/** Without the closing brace. */
function writeHeader({ company, period }: Gstr1, turnover: Gstr1FileOptions["turnover"]): string {
  const { version, hash } = GSTR1_FORMAT.envelope;
  const head: JsonObject = {
    ...{ gstin: company.gstin, fp: formatPeriodCode(period) },
    ...(turnover && { gt: turnover.yearBefore, cur_gt: turnover.thisYear }),
    ...{ version, hash },
  };
  return writeJson(head).slice(0, -1);
}

/** The day is written without zeros: 5 November 2026 is 5112026. */
function makeFileName({ company }: Gstr1, madeOn: string, part: number | undefined): string {
  const [year = "", month = "", day = ""] = madeOn.split("-");
  const name = GSTR1_FORMAT.envelope.file_name
    .replace("{generated_dmy}", `${Number(day)}${Number(month)}${year}`)
    .replace("{gstin}", company.gstin);
  return part === undefined ? name : name.replace(".json", `_${part}.json`);
}
