import type { Answer, Body, OperationId, Query, ReportId } from "../contract/contract.ts";
import type { Asked } from "./books.ts";
import type { StandInReport } from "./report.ts";

/** What a handler of the stand-in is given: a request that the contract has checked, and the books. */
export interface StandInCall<Op extends OperationId> extends Asked {
  query: Query<Op>;
  body: Body<Op>;
}

/** The handlers of some operations: of a report, what it is made of; of others, the answer. */
export type StandInHandlers<Ops extends OperationId> = {
  readonly [Op in Ops]: (call: StandInCall<Op>) => Op extends ReportId ? StandInReport<Op> : Answer<Op>;
};
