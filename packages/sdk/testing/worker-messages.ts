import type { FailureOf } from "./faults.ts";
import type { OperationId, ReportId } from "../methods.ts";

/** What a page requests from the stand-in in its service worker. The message comes with a port for the answer. */
export type StandInMessage =
  | { do: "fail"; operation: OperationId; failure: FailureOf<OperationId>; times: number | "always" }
  | { do: "give"; operation: OperationId; answer: unknown }
  | { do: "giveRows"; report: ReportId; rows: unknown }
  | { do: "delay"; operation: OperationId | "*"; milliseconds: number | null }
  | { do: "set"; to: string }
  | { do: "advance"; by: { days?: number; hours?: number; minutes?: number; seconds?: number } }
  | { do: "now" | "calls" | "reset" };

/** The answer: a value, or the error in the message. */
export type StandInReply = { value: unknown } | { error: string };

/** The key that marks a message as meant for the stand-in, because a page may send a worker other messages. */
export const MESSAGE = "vanbookStandIn";
