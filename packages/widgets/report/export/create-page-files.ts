import type { QueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { Option } from "../../../sdk/report/filters/option.ts";
import type { Text } from "../../../sdk/text/en-IN/en-IN.ts";
import { makeOptionsKey } from "../../../sdk/report/filters/filter.ts";
import type { FileKind, WrittenKind } from "../../../sdk/files/sheet.ts";
import type { KnownNames } from "../../../sdk/report/export/known-names.ts";
import {
  makeReportFile,
  makeReportPdf,
  type ReportExportOptions,
} from "../../../sdk/report/export/make-report-file.ts";
import { makeSheetFile, type SheetToWrite } from "../../../sdk/report/export/make-sheet-file.ts";
import { writeInWorker } from "./worker/write-in-worker.ts";

export interface FilePage {
  client: Vanbook;
  cache: QueryClient;
  text: Text;
  today: string;
}

/** Loaded with the first file. A worker writes the files; names come from the page's cache. */
export function createPageFiles({ cache, ...page }: FilePage) {
  const { client } = page;
  const names: KnownNames = {
    company: async () => {
      const company = await cache.fetchQuery({
        queryKey: ["session.company"],
        queryFn: ({ signal }) => client.session.company({}, { signal }),
        staleTime: 5 * 60_000,
      });
      return company[0]?.CompanyName;
    },
    // The filter's field or chip has already fetched these options.
    options: (filter, parentValue) =>
      Promise.resolve(cache.getQueryData<Option[]>(makeOptionsKey(filter, parentValue))),
  };
  const by = { ...page, names, begin: writeInWorker };
  return {
    report: (report: ReportExportOptions, kind: FileKind, ...rest: Rest) =>
      makeReportFile({ ...report, ...by }, kind, ...rest),
    reportPdf: (report: ReportExportOptions, signal: AbortSignal) =>
      makeReportPdf({ ...report, ...by }, signal),
    sheet: (sheet: Pick<SheetToWrite, "content" | "name">, kind: WrittenKind, ...rest: Rest) =>
      makeSheetFile({ ...sheet, ...by }, kind, ...rest),
  };
}

type Rest = [signal: AbortSignal, onProgress: (progress: number) => void];
