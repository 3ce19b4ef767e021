export { createStandIn } from "./stand-in.ts";
export type { CallOfStandIn, StandIn, StandInClock, StandInOptions } from "./stand-in.ts";
export type { Failing, FailureOf } from "./faults.ts";
export type { StandInSeed } from "./stand-in-seed.ts";
export type { GivenAnswer, GivenAnswers, GivenCall, GivenRows } from "./given.ts";
