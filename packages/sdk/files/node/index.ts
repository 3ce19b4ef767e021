// Makes report and document files without a browser, for Node programs.

export { withFiles } from "./with-files.ts";
export type {
  FileOptions,
  FileReportId,
  PaperFile,
  PaperOptions,
  ReportFiles,
  RowOptions,
  VanbookWithFiles,
  WithFilesOptions,
} from "./with-files.ts";
export type { VanbookFile } from "./vanbook-file.ts";
