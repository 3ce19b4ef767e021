export { createVanbook, movesMoney, operation } from "./client.ts";
export type { VanbookOptions } from "./call.ts";
export type { Auth } from "./auth.ts";
export type { EmbedToken } from "./embed-token.ts";
export type {
  Answer,
  Args,
  Calling,
  CallOptions,
  CsvOptions,
  Method,
  OperationId,
  PartyArgument,
  ReportId,
  Row,
  Rows,
  Schema,
  Table,
  TableOptions,
  WithResponse,
} from "./methods.ts";
export type { TokenVanbook } from "./token-client.ts";
export type { Vanbook } from "./generated/client.ts";
export type { ReportFigures, ReportRows, ReportTotals } from "./generated/operations.ts";
export { isVanbookError, VanbookError } from "./errors.ts";
export type { CodesOf, ErrorCode, FieldProblem, SdkErrorCode } from "./errors.ts";
export { sumPaise, toDecimal, toPaise, toRupees } from "./money.ts";
export { randomKey } from "./random-key.ts";
export { wallTimeToInstant } from "./time.ts";
