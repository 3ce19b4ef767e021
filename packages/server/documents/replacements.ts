import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { quantity } from "../money.ts";
import { replacement } from "../books/documents/replacement.ts";
import { documentOperations } from "./document-operations.ts";
import { itemsOf } from "./references/line-items.ts";
import { readAccounts, readItems, readUsers } from "./references/references.ts";
import { readLocations, SALEABLE } from "./references/stock-places.ts";

/** Goods given to customers in exchange for damaged and expired ones. */
export const replacements = documentOperations(
  "replacements",
  "replacement",
  async ({ trx, principal, books, edited }, inputs) => {
    const { companyId } = principal;
    const customers = inputs.map((input) => input.customerId);
    const account = await readAccounts(trx, principal, customers, edited.accounts);
    const places = inputs.map((input) => input.locationId);
    const { find: location } = await readLocations(trx, principal, places, edited.locations);
    const item = await readItems(trx, companyId, itemsOf(inputs), edited.items);
    const salesmen = inputs.map((input) => input.salesmanId);
    const user = await readUsers(trx, principal, salesmen, edited.users);
    return (input) => {
      const customer = account(input.customerId, "customerId", [GROUP.debtors]);
      const salesman = user(input.salesmanId, "salesmanId");
      const from = location(input.locationId, "locationId", SALEABLE, input.date);
      return replacement(books, {
        date: input.date,
        customerId: customer.id,
        salesmanId: salesman?.id ?? null,
        branchId: from.branch_id ?? salesman?.branch_id ?? null,
        routeId: customer.route_id,
        vehicleId: from.vehicle_id,
        locationId: from.id,
        lines: input.lines.map((line, index) => ({
          item: item(line.itemId, `lines.${index}.itemId`),
          quantity: quantity(line.quantity),
          damaged: quantity(line.damagedQuantity ?? "0"),
          expired: quantity(line.expiredQuantity ?? "0"),
        })),
        narration: input.narration ?? null,
      });
    };
  },
);
