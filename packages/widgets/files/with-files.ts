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
import type { PageFormat } from "../../sdk/files/sheet.ts";
import { enIN, type Text } from "../text/en-IN/en-IN.ts";
import { loadCatalogue } from "../text/languages.ts";
import { createKnownNames } from "./create-known-names.ts";
import type { VanbookFile } from "./vanbook-file.ts";
import type { PaperOperation } from "../paper/define-paper.ts";
import { makePaperInNode, PAPERS } from "./make-paper-in-node.ts";
import { makeReportInNode } from "./make-report-in-node.ts";
import { makeSheetInNode } from "./make-sheet-in-node.ts";
import { fileReports, reportDefinition, type DefinedReportId } from "./report-definitions.ts";
import { screenSheet, SHEETS } from "./screen-sheets.ts";
import { createWriter } from "../../sdk/files/create-writer.ts";
import { createInstalledReader } from "../../sdk/files/pdf/scripts/installed-faces.ts";

/** The operations that can be made as files: those that a widget makes files of. */
export type FileReportId = DefinedReportId | (typeof SHEETS)[number];

/** A client whose reports have `.pdf(args)` and `.excel(args)`, and whose documents have `.pdf(args)`, beside what they have already. */
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

/** The files of a report: all rows, with the title, the company, what narrows it, and the totals, as the widget's own files have them. */
export interface ReportFiles<Op extends FileReportId> {
  pdf(...input: Input<Op>): Promise<VanbookFile>;
  excel(...input: Input<Op>): Promise<VanbookFile>;
}

/** The paper of a document: a tax invoice, a receipt. `paper` (A4, A5, 80mm) and `copies` are among its arguments. */
export interface PaperFile<Op extends PaperOperation> {
  pdf(args: Args<Op>, options?: Pick<PaperOptions, "signal">): Promise<VanbookFile>;
}

/** What a file may be told besides the operation's arguments. */
export type FileOptions<Op extends FileReportId> = PaperOptions &
  (Op extends ReportId ? RowOptions<Op> : unknown);

/** What the file of any operation may be told. */
export interface PaperOptions {
  /** The sheet of a PDF; the report's own unless given, mostly A4 landscape. */
  page?: PageFormat | undefined;
  /** Gives the file up, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What the file of a report's rows may be told. */
export interface RowOptions<Op extends ReportId> {
  /** Columns by their fields (`#` is the serial number), in this order; those that the widget begins with unless given. */
  columns?: readonly (keyof Row<Op> | "#")[] | undefined;
  /** A column of the rows, `-` before it for descending; the report's own order unless given. */
  sort?: `${"" | "-"}${keyof Row<Op> & string}` | undefined;
  /** Only rows that contain this text, in any case. */
  search?: string | undefined;
}

/** How files are made. */
export interface WithFilesOptions {
  /** The language of titles, labels and notes, by its BCP 47 tag: `hi`, `ml`. Indian English unless given. */
  locale?: string | undefined;
  /** The day it is in India (YYYY-MM-DD), where a file's name or an open range needs it; asked of the server (`session.current`) unless given. */
  today?: (() => string) | undefined;
}

/**
 * Gives the reports of a client `.pdf(args)` and `.excel(args)`, and its documents (`bills.read`, `receipts.read`) `.pdf(args)`, in Node. The definitions, columns and writers are the widgets' own; nothing
 * is drawn. Names for the notes (the company's, a customer's) are asked of the server once in five minutes; what the caller may not ask
 * for is left out. `trialBalance.report` with `Statement: "ProfitAndLoss"` is the Profit & Loss Statement. Rejects as the operation itself does
 * (`VanbookError`), or with a TypeError that says which argument or column is amiss.
 */
export function withFiles(vanbook: Vanbook, { locale, today }: WithFilesOptions = {}): VanbookWithFiles {
  const names = createKnownNames(vanbook);
  const readFaces = createInstalledReader();
  const begin = createWriter(readFaces);
  let text: Promise<Text> | undefined;
  const askToday = async () => (today ? today() : askedDay(vanbook));
  const make =
    (id: FileReportId, kind: "pdf" | "excel") =>
    async (
      args: Readonly<Record<string, unknown>> = {},
      options: PaperOptions & Partial<RowOptions<ReportId>> = {},
    ): Promise<VanbookFile> => {
      text ??= catalogue(locale);
      const maker = { client: vanbook, names, begin, text: await text, today: askToday };
      const sheet = screenSheet(id, args);
      if (sheet) return makeSheetInNode(maker, sheet, kind, args, options);
      const definition = await reportDefinition(id as DefinedReportId); // what answers no rows is a sheet
      return makeReportInNode(maker, definition, kind, args, options);
    };
  const makePaper =
    (id: PaperOperation) =>
    async (args: object, { signal }: Pick<PaperOptions, "signal"> = {}) => {
      text ??= catalogue(locale);
      return makePaperInNode({ client: vanbook, text: await text, readFaces }, id, args, signal);
    };
  const files: Record<string, object> = { ...vanbook };
  const give = (id: OperationId, makers: object) => {
    const [resource = "", verb = ""] = id.split(".");
    const method = operation(vanbook, id) as Method<OperationId>;
    const own = Object.assign((...input: Parameters<typeof method>) => method(...input), method, makers);
    files[resource] = { ...files[resource], [verb]: own };
  };
  for (const id of PAPERS) give(id, { pdf: makePaper(id) });
  for (const id of [...fileReports(), ...SHEETS])
    give(id, { pdf: make(id, "pdf"), excel: make(id, "excel") });
  return files as VanbookWithFiles; // the names are those of the definitions, which the types are made from
}

function catalogue(locale: string | undefined): Promise<Text> {
  return locale === undefined ? Promise.resolve(enIN) : loadCatalogue(locale).then((found) => found ?? enIN);
}

async function askedDay(vanbook: Vanbook): Promise<string | undefined> {
  try {
    return (await vanbook.session.current()).today;
  } catch (error) {
    if (isVanbookError(error) && error.status === 403) return undefined; // a key that may not ask: the name has no day
    throw error;
  }
}

type Input<Op extends FileReportId> =
  Record<never, never> extends FileArgs<Op>
    ? [args?: FileArgs<Op>, options?: FileOptions<Op>]
    : [args: FileArgs<Op>, options?: FileOptions<Op>];

/** The report's own arguments. Today's financial year is asked for where none is given, as the widgets do. */
type FileArgs<Op extends FileReportId> =
  Args<Op> extends infer Own extends { FYearID: unknown }
    ? Omit<Own, "FYearID"> & Partial<Pick<Own, "FYearID">>
    : Args<Op>;
