import { shift } from "@vanbook/sdk/books";
import { AMENDMENT_LAWS, findPeriodDays, hasGstr1a, isSamePeriod } from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { findLastGstr1, getLastDay, type ReturnForm, type ReturnName } from "./marked-return.ts";

/**
 * The portal takes GSTR-3B of a period after its GSTR-1 (section 39(10)), and GSTR-1 after GSTR-3B
 * of the period before (rule 59(6)); GSTR-1A lies between the two. Throws RETURN_FILED and
 * RETURN_OUT_OF_ORDER.
 */
export function refuseOrder(name: ReturnName, markedReturns: readonly ReturnName[]): void {
  if (hasReturn(markedReturns, name)) throw problem("RETURN_FILED");
  if (!isInOrder(name, markedReturns)) throw problem("RETURN_OUT_OF_ORDER");
}

function isInOrder({ form, period }: ReturnName, markedReturns: readonly ReturnName[]): boolean {
  const hasForm = (other: ReturnForm) => hasReturn(markedReturns, { form: other, period });
  if (form === "GSTR-3B") return hasForm("GSTR-1");
  const { from } = findPeriodDays(period);
  if (form === "GSTR-1A")
    return (
      period.kind !== "iff" && hasForm("GSTR-1") && !hasForm("GSTR-3B") && hasGstr1a(AMENDMENT_LAWS, from)
    );
  const last = findLastGstr1(markedReturns);
  if (!last) return true;
  const isPaid = hasReturn(markedReturns, { form: "GSTR-3B", period: last.period });
  const nextDay = shift(getLastDay(last), { days: 1 });
  return isPaid && (period.kind === "iff" ? isInQuarterOf(nextDay, from) : from === nextDay);
}

/** A month of an IFF is one of the first two of its quarter. */
function isInQuarterOf(quarterStart: string, monthStart: string): boolean {
  const months = [quarterStart, shift(quarterStart, { days: 31 })].map((day) => day.slice(0, 7));
  return months.includes(monthStart.slice(0, 7));
}

export function hasReturn(markedReturns: readonly ReturnName[], { form, period }: ReturnName): boolean {
  return markedReturns.some((each) => each.form === form && isSamePeriod(each.period, period));
}

/** A return is filed after its period, and never tomorrow. Throws INVALID_FIELDS. */
export function refuseFilingDay(filedOn: string, lastDay: string, today: string): void {
  if (filedOn > lastDay && filedOn <= today) return;
  throw problemOnField(
    "INVALID_FIELDS",
    "filedOn",
    "A return is filed after the last day of its period, and not after today.",
  );
}
