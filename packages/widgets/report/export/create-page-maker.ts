import type { QueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { Option } from "../../../sdk/report/filters/option.ts";
import type { Text } from "../../../sdk/text/en-IN/en-IN.ts";
import { makeOptionsKey } from "../../../sdk/report/filters/filter.ts";
import type { KnownNames } from "../../../sdk/report/export/known-names.ts";
import {
  makeReportFile,
  makeReportPdf,
  type ReportExportOptions,
} from "../../../sdk/report/export/make-report-file.ts";
import { makeSheetFile } from "../../../sdk/report/export/make-sheet-file.ts";
import { runUntilEnd } from "./run-export-job.ts";
import { writeInWorker } from "./worker/write-in-worker.ts";

export interface FilePage {
  client: Vanbook;
  cache: QueryClient;
  text: Text;
  today: string;
}

/** What a page makes files with, loaded with the first: names come from its cache, a worker writes. */
export function createPageMaker({ cache, ...page }: FilePage) {
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
  const maker = { ...page, names, begin: writeInWorker };
  const makePdf = (report: ReportExportOptions) =>
    runUntilEnd((signal) => makeReportPdf({ ...report, ...maker }, signal));
  return { maker, makeReportFile, makeSheetFile, makePdf };
}
