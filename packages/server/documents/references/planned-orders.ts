import type { Knex } from "knex";
import { readCompanyBooks } from "../../books/posting/read-company-books.ts";
import type { OrderInput } from "@vanbook/sdk/books";
import { lockYears } from "../../books/years/lock-years.ts";
import { now, toDatabaseTime, today } from "../../clock.ts";
import type { Body } from "../../contract/contract.ts";
import { SALESMAN, type Principal } from "../../contract/principal.ts";
import { limitsFor } from "../../auth/company-limits.ts";
import { ORDER, orderInput } from "../order-input.ts";
import type { Recording } from "../save-records.ts";
import { NO_REFERENCES, type EditedReferences } from "./deleted-references.ts";
import { readPartyOrders } from "./party-orders.ts";
import { readReferences } from "./read-references.ts";

type PlaceOrder = Body<"orders.post">;

/**
 * Reads the records that orders refer to; returns the function that makes each order, at the prices of its date.
 * `edited` has the references of an edited order.
 */
export async function planOrders(
  { trx, principal }: Omit<Recording, "trx"> & { trx: Knex },
  inputs: readonly PlaceOrder[],
  edited: EditedReferences = NO_REFERENCES,
) {
  const { companyId } = principal;
  const { taxes } = await readCompanyBooks(trx, companyId);
  const found = await readReferences({ trx, principal, edited }, inputs, ORDER);
  const years = await lockYears(trx, companyId);
  const own = await readPartyOrders(trx, principal, inputs);
  const bound: Principal = own ? { ...principal, role: SALESMAN } : principal;
  const limits = await limitsFor(trx, bound);
  return (input: PlaceOrder): OrderInput => ({
    ...orderInput(input, { found, taxes, years, today: today(), principal: bound, limits, own }),
    // Entered as the salesman, so that anyone who may change the salesman's orders may change it; the audit log says
    // whose token placed it.
    ...(own?.salesman && { entered: { by: own.salesman.id, at: toDatabaseTime(now()) } }),
  });
}
