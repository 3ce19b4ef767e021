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
