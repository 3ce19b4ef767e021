import type { FailureOf } from "./faults.ts";
import type { OperationId, ReportId } from "../methods.ts";

export type StandInMessage =
  | { do: "fail"; operation: OperationId; failure: FailureOf<OperationId>; times: number | "always" }
  | { do: "give"; operation: OperationId; answer: unknown }
  | { do: "giveRows"; report: ReportId; rows: unknown }
  | { do: "delay"; operation: OperationId | "*"; milliseconds: number | null }
  | { do: "set"; to: string }
  | { do: "advance"; by: { days?: number; hours?: number; minutes?: number; seconds?: number } }
  | { do: "now" | "calls" | "reset" };

export type StandInReply = { value: unknown } | { error: string };

/** Marks a message as meant for the stand-in, because a page may send a worker other messages. */
export const MESSAGE_KEY = "vanbookStandIn";
