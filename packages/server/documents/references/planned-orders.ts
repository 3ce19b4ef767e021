import type { Knex } from "knex";
import { readCompanyBooks } from "../../books/posting/read-company-books.ts";
import { lockYears } from "../../books/years/lock-years.ts";
import { readClock, toDatabaseTime, getToday } from "../../clock.ts";
import type { Body } from "../../contract/contract.ts";
import { SALESMAN_ROLE, type Principal } from "../../contract/principal.ts";
import { loadLimitsFor } from "../../auth/company-limits.ts";
import { ORDER_REFERENCES, makeOrderInput } from "../order-input.ts";
import type { Recording } from "../save-records.ts";
import { NO_REFERENCES, type EditedReferences } from "./deleted-references.ts";
import { readPartyOrders } from "./party-orders.ts";
import { readReferences } from "./read-references.ts";
import { readNamedAddresses } from "./ship-to.ts";

type PlaceOrder = Body<"orders.post">;

/** Reads what orders refer to; returns a function that makes each at its date's prices. */
export async function planOrders(
  { trx, principal }: Omit<Recording, "trx"> & { trx: Knex },
  inputs: readonly PlaceOrder[],
  editedReferences: EditedReferences = NO_REFERENCES,
) {
  const { companyId } = principal;
  const books = await readCompanyBooks(trx, companyId);
  const references = await readReferences(
    { trx, principal, edited: editedReferences },
    inputs,
    ORDER_REFERENCES,
  );
  const years = await lockYears(trx, companyId);
  const own = await readPartyOrders(trx, principal, inputs);
  const actingPrincipal: Principal = own ? { ...principal, role: SALESMAN_ROLE } : principal;
  const limits = await loadLimitsFor(trx, actingPrincipal);
  const addresses = await readNamedAddresses(trx, companyId, inputs);
  return (input: PlaceOrder) => ({
    ...makeOrderInput(input, {
      found: references,
      books,
      years,
      today: getToday(),
      principal: actingPrincipal,
      limits,
      own,
      addresses,
      keptShipTo: editedReferences.accounts.has(input.customerId) ? editedReferences.shipTo : undefined,
    }),
    // Entered as the salesman, so that anyone who may change the salesman's orders may change this
    // one. The audit log names the token.
    ...(own?.salesman && { entered: { by: own.salesman.id, at: toDatabaseTime(readClock()) } }),
  });
}
