export { createVanbook, movesMoney, operation } from "./client.ts";
export type { VanbookOptions } from "./call.ts";
export type { Auth } from "./auth.ts";
export type { EmbedToken } from "./token.ts";
export type {
  Answer,
  Args,
  CallOptions,
  CsvOptions,
  Method,
  OperationId,
  ReportId,
  Row,
  Schema,
  Table,
  TableOptions,
  Vanbook,
} from "./methods.ts";
export type { ReportFigures, ReportRows, ReportTotals } from "./generated/operations.ts";
export { isVanbookError, VanbookError } from "./errors.ts";
export type { FieldProblem, SdkErrorCode } from "./errors.ts";
export { sumPaise, toDecimal, toPaise, toRupees } from "./money.ts";
export { randomKey } from "./random-key.ts";
export { wallTimeToInstant } from "./time.ts";
