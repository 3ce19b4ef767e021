import { CREDIT_NOTE_TIMES } from "../../books/law/tax-times.ts";
import type { Paise } from "../../books/money.ts";
import { GSTR1_LAWS, type Gstr1Laws } from "../laws.ts";

/**
 * What the check takes from the law beside the rates in force, the digits of HSN codes and the
 * numbers of documents, which are in other lists. Rows of a list are ordered by their day.
 */
export interface FaultLaws {
  gstr1: Gstr1Laws;
  creditNoteTimes: typeof CREDIT_NOTE_TIMES;
  customerNames: readonly CustomerNameLaw[];
}

/**
 * From this taxable value on, an invoice to an unregistered person names them, with address and
 * State.
 */
interface CustomerNameLaw {
  /** `YYYY-MM-DD`. */
  from: string;
  limit: Paise;
  source: string;
}

export const FAULT_LAWS: FaultLaws = {
  gstr1: GSTR1_LAWS,
  creditNoteTimes: CREDIT_NOTE_TIMES,
  customerNames: [
    {
      ...{ from: "2017-07-01", limit: 50_000_00n },
      source: "Rule 46(e) of the CGST Rules 2017: a taxable value of fifty thousand rupees or more",
    },
  ],
};
