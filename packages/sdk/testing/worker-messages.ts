import type { FailureOf } from "./faults.ts";
import type { OperationId } from "../methods.ts";

/** What a page asks of the stand-in in its service worker, as a message beside a port for the answer. */
export type StandInMessage =
  | { do: "fail"; operation: OperationId; failure: FailureOf<OperationId>; times: number | "always" }
  | { do: "delay"; operation: OperationId | "*"; milliseconds: number }
  | { do: "set"; to: string }
  | { do: "advance"; by: { days?: number; hours?: number; minutes?: number; seconds?: number } }
  | { do: "now" | "calls" | "reset" };

/** The answer: a value, or what was wrong with the message. */
export type StandInReply = { value: unknown } | { error: string };

/** The name under which a message is for the stand-in: a page may have other things to say to a worker. */
export const MESSAGE = "vanbookStandIn";
