import type { FactFault, Facts } from "../e-invoice/facts.ts";
import type { JsonValue } from "../file/json-text.ts";

/** Where the user can put right what an e-way bill lacks. */
export type EWayPlace = "company" | "customer" | "supplier" | "item" | "document" | "vehicle" | "destination";

export type EWayFault = FactFault<EWayPlace>;
export type EWayFacts = Facts<EWayPlace>;

/** Fields of a bill; what is undefined is left out of the file. */
export type BillFields = Readonly<Record<string, JsonValue | undefined>>;
