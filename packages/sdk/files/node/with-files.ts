import { readFile } from "node:fs/promises";
import {
  isVanbookError,
  operation,
  type Args,
  type Method,
  type OperationId,
  type ReportId,
  type Row,
  type Vanbook,
} from "@vanbook/sdk";
import type { PageFormat } from "../sheet.ts";
import { enIN, type Text } from "../../text/en-IN/en-IN.ts";
import { loadCatalogue } from "../../text/languages.ts";
import { createKnownNames } from "./create-known-names.ts";
import type { VanbookFile } from "./vanbook-file.ts";
import type { PaperOperation } from "../../paper/define-paper.ts";
import { makePaperInNode, PAPER_OPERATIONS } from "./make-paper-in-node.ts";
import { makeReportInNode } from "./make-report-in-node.ts";
import { makeSheetInNode } from "./make-sheet-in-node.ts";
import { listFileReports, loadReportDefinition, type DefinedReportId } from "./report-definitions.ts";
import { SHEET_OPERATIONS } from "./own-sheets.ts";
import { findScreenSheet } from "./screen-sheets.ts";
import { createWriter } from "../create-writer.ts";
import { createScriptReader } from "../pdf/scripts/script-faces.ts";

/** Operations that can be made into files, as in their widgets. */
export type FileReportId = DefinedReportId | (typeof SHEET_OPERATIONS)[number];

/** Adds `.pdf(args)` and `.excel(args)` to reports, and `.pdf(args)` to documents. */
export type VanbookWithFiles = {
  readonly [Resource in keyof Vanbook]: {
    readonly [Verb in keyof Vanbook[Resource]]: Vanbook[Resource][Verb] &
      (`${Resource}.${Verb & string}` extends infer Op extends FileReportId
        ? ReportFiles<Op>
        : `${Resource}.${Verb & string}` extends infer Paper extends PaperOperation
          ? PaperFile<Paper>
          : unknown);
  };
};

/** All rows, with title, company, filters and totals, as in the widget's own files. */
export interface ReportFiles<Op extends FileReportId> {
  pdf(...input: Input<Op>): Promise<VanbookFile>;
  excel(...input: Input<Op>): Promise<VanbookFile>;
}

/** A PDF such as a tax invoice. `paper` (A4, A5, 80mm) and `copies` are arguments. */
export interface PaperFile<Op extends PaperOperation> {
  pdf(args: Args<Op>, options?: Pick<PaperOptions, "signal">): Promise<VanbookFile>;
}

/** Options of a file, in addition to the operation's arguments. */
export type FileOptions<Op extends FileReportId> = PaperOptions &
  (Op extends ReportId ? RowOptions<Op> : unknown);

/** Options for the file of any operation. */
export interface PaperOptions {
  /** The page format of a PDF; default: the report's own, mostly A4 landscape. */
  page?: PageFormat | undefined;
  /** Aborts the file; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Options for a file of report rows. */
export interface RowOptions<Op extends ReportId> {
  /**
   * Columns by field (`#` is the serial number), in this order; default: those that the widget
   * shows at first.
   */
  columns?: readonly (keyof Row<Op> | "#")[] | undefined;
  /** A column, with `-` before it for descending; default: the report's own order. */
  sort?: `${"" | "-"}${keyof Row<Op> & string}` | undefined;
  /** Only rows that contain this text, case-insensitive. */
  search?: string | undefined;
}

/** Settings for all files of a client. */
export interface WithFilesOptions {
  /**
   * BCP 47 tag of the language for titles, labels and notes: `hi`, `ml`. Default: Indian English.
   */
  locale?: string | undefined;
  /** Today in India (YYYY-MM-DD), for file names and open ranges; default: `session.current`. */
  today?: (() => string) | undefined;
}

/**
 * Adds `.pdf(args)` and `.excel(args)` to a client's reports, and `.pdf(args)` to its documents
 * (`bills.read`, `receipts.read`), in Node. Uses the widgets' own definitions, columns and writers,
 * without rendering. Names for the notes (company, customer) are read from the server and cached
 * for five minutes; names that the caller may not read are omitted. `trialBalance.report` with
 * `Statement: "ProfitAndLoss"` is the Profit & Loss Statement. Rejects like the operation itself
 * (`VanbookError`), or with a TypeError that names the wrong argument or column.
 */
export function withFiles(vanbook: Vanbook, { locale, today }: WithFilesOptions = {}): VanbookWithFiles {
  const names = createKnownNames(vanbook);
  const readFaces = createScriptReader(async (file) => new Uint8Array(await readFile(file)));
  const begin = createWriter(readFaces);
  let text: Promise<Text> | undefined;
  const askToday = async () => (today ? today() : readToday(vanbook));
  const make =
    (id: FileReportId, kind: "pdf" | "excel") =>
    async (
      args: Readonly<Record<string, unknown>> = {},
      options: PaperOptions & Partial<RowOptions<ReportId>> = {},
    ): Promise<VanbookFile> => {
      text ??= loadText(locale);
      const maker = { client: vanbook, names, begin, text: await text, today: askToday };
      const sheet = findScreenSheet(id, args);
      if (sheet) return makeSheetInNode(maker, sheet, kind, args, options);
      const definition = await loadReportDefinition(id as DefinedReportId); // an operation without rows has a screen sheet
      return makeReportInNode(maker, definition, kind, args, options);
    };
  const makePaper =
    (id: PaperOperation) =>
    async (args: object, { signal }: Pick<PaperOptions, "signal"> = {}) => {
      text ??= loadText(locale);
      return makePaperInNode({ client: vanbook, text: await text, readFaces }, id, args, signal);
    };
  const files: Record<string, object> = { ...vanbook };
  const give = (id: OperationId, makers: object) => {
    const [resource = "", verb = ""] = id.split(".");
    const method = operation(vanbook, id) as Method<OperationId>;
    const own = Object.assign((...input: Parameters<typeof method>) => method(...input), method, makers);
    files[resource] = { ...files[resource], [verb]: own };
  };
  for (const id of PAPER_OPERATIONS) give(id, { pdf: makePaper(id) });
  for (const id of [...listFileReports(), ...SHEET_OPERATIONS])
    give(id, { pdf: make(id, "pdf"), excel: make(id, "excel") });
  return files as VanbookWithFiles; // the types are derived from the same definitions
}

function loadText(locale: string | undefined): Promise<Text> {
  return locale === undefined
    ? Promise.resolve(enIN)
    : loadCatalogue(locale).then((loadedText) => loadedText ?? enIN);
}

async function readToday(vanbook: Vanbook): Promise<string | undefined> {
  try {
    return (await vanbook.session.current()).today;
  } catch (error) {
    if (isVanbookError(error) && error.status === 403) return undefined; // this key may not read the session: the file name has no date
    throw error;
  }
}

type Input<Op extends FileReportId> =
  Record<never, never> extends FileArgs<Op>
    ? [args?: FileArgs<Op>, options?: FileOptions<Op>]
    : [args: FileArgs<Op>, options?: FileOptions<Op>];

/**
 * The report's own arguments; a missing financial year becomes the current one, as in the widgets.
 */
type FileArgs<Op extends FileReportId> =
  Args<Op> extends infer Own extends { FYearID: unknown }
    ? Omit<Own, "FYearID"> & Partial<Pick<Own, "FYearID">>
    : Args<Op>;
