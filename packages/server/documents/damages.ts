import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { damage } from "../books/documents/damage.ts";
import { documentOperations } from "./document-operations.ts";
import { countedQuantities, itemsOf } from "./references/line-items.ts";
import { readAccounts, readItems, readUsers } from "./references/references.ts";
import { readLocations } from "./references/stock-places.ts";

/** Damaged and expired goods that are written off. */
export const damages = documentOperations(
  "damages",
  "damage",
  async ({ trx, principal, books, edited }, inputs) => {
    const { companyId } = principal;
    const customers = inputs.flatMap((input) => input.customerId ?? []);
    const account = await readAccounts(trx, principal, customers, edited.accounts);
    const places = inputs.flatMap((input) => input.locationId ?? []);
    // Goods in stock can be written off even if the item or the van was deleted.
    const locations = await readLocations(trx, principal, places, "all");
    const item = await readItems(trx, companyId, itemsOf(inputs), "all");
    const salesmen = inputs.map((input) => input.salesmanId);
    const user = await readUsers(trx, principal, salesmen, edited.users);
    return (input) => {
      const customer =
        input.customerId === undefined ? null : account(input.customerId, "customerId", [GROUP.debtors]);
      const salesman = user(input.salesmanId, "salesmanId");
      const branchId = salesman?.branch_id ?? principal.branchId;
      const location =
        input.locationId === undefined
          ? locations.damaged(branchId)
          : locations.find(input.locationId, "locationId");
      return damage(books, {
        date: input.date,
        customerId: customer?.id ?? null,
        salesmanId: salesman?.id ?? null,
        branchId: location.branch_id ?? branchId,
        vehicleId: location.vehicle_id,
        locationId: location.id,
        lines: input.lines.map((line, index) => {
          const [damaged, expired] = countedQuantities(index, [line.damagedQuantity, line.expiredQuantity]);
          return { item: item(line.itemId, `lines.${index}.itemId`), damaged, expired };
        }),
        narration: input.narration ?? null,
      });
    };
  },
);
