import type { Answer, Body, OperationId, Query, ReportId } from "../contract/contract.ts";
import type { Asked } from "./books.ts";
import type { StandInReport } from "./report.ts";

export interface StandInCall<Op extends OperationId> extends Asked {
  query: Query<Op>;
  body: Body<Op>;
}

/**
 * Handlers of some operations. For a report they return its definition, for others the response.
 */
export type StandInHandlers<Ops extends OperationId> = {
  readonly [Op in Ops]: (call: StandInCall<Op>) => Op extends ReportId ? StandInReport<Op> : Answer<Op>;
};
