import { shift } from "../../books/years/financial-year.ts";
import { addMonths } from "../../books/years/months.ts";
import { findPeriodDays, type ReturnPeriod } from "../return-period.ts";

/** Until when a return is in time: a day of the month after its period. Rows are ordered by `from`. */
export interface DueDateLaw {
  /** Of periods that begin on that day or later: `YYYY-MM-DD`. */
  from: string;
  form: "GSTR-1" | "GSTR-3B";
  kind: "month" | "quarter";
  day: number;
  /** Codes of the States whose companies have this day; all if there are none. */
  states?: readonly string[];
  source: string;
}

const GSTR1_SOURCE = "Section 37(1) of the CGST Act with notification 83/2020-Central Tax";
const GSTR3B_SOURCE = "Rule 61(1) of the CGST Rules, as notification 82/2020-Central Tax has it";

export const DUE_DATE_LAWS: readonly DueDateLaw[] = [
  { from: "2021-01-01", form: "GSTR-1", kind: "month", day: 11, source: GSTR1_SOURCE },
  { from: "2021-01-01", form: "GSTR-1", kind: "quarter", day: 13, source: GSTR1_SOURCE },
  { from: "2021-01-01", form: "GSTR-3B", kind: "month", day: 20, source: GSTR3B_SOURCE },
  { from: "2021-01-01", form: "GSTR-3B", kind: "quarter", day: 24, source: GSTR3B_SOURCE },
  {
    ...{ from: "2021-01-01", form: "GSTR-3B", kind: "quarter", day: 22, source: GSTR3B_SOURCE },
    states: "22 23 24 25 26 27 29 30 31 32 33 34 35 36 37".split(" "),
  },
];

/**
 * The last day on which the return is in time; undefined for periods that the rows do not reach.
 * What single notifications extended later is not among them.
 */
export function findDueDate(
  form: DueDateLaw["form"],
  period: ReturnPeriod,
  stateCode: string,
): string | undefined {
  const { from, to } = findPeriodDays(period);
  const law = DUE_DATE_LAWS.findLast(
    (each) =>
      each.form === form &&
      each.kind === period.kind &&
      each.from <= from &&
      (each.states?.includes(stateCode) ?? true),
  );
  return law && shift(addMonths(to, 1), { days: law.day - 1 });
}
