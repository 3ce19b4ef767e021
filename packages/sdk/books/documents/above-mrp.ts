import * as say from "../../generated/messages.ts";
import { problemOnField } from "../../problem.ts";
import { formatRupees } from "../money.ts";
import { calculateAmount } from "../rounding.ts";
import type { PricedLine } from "./sale-input.ts";

/**
 * Throws ABOVE_MRP for a line that comes to more, with its tax, than its quantity at the MRP. An
 * item without an MRP, a service and a line that an edit sends unchanged are not asked about.
 */
export function refuseAboveMrp(lines: readonly PricedLine[], findName: (itemId: number) => string): void {
  for (const [index, { item, quantity, amount, isKept = false }] of lines.entries()) {
    const most = calculateAmount(quantity, item.mrp);
    if (isKept || item.isService || item.mrp === 0n || amount <= most) continue;
    const values = { item: findName(item.id), amount: formatRupees(amount), most: formatRupees(most) };
    throw problemOnField("ABOVE_MRP", `lines.${index}`, say.aboveMrp(values));
  }
}
