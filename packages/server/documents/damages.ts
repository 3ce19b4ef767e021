import { readNamedBatch, ACCOUNT_GROUP, makeDamageVoucher } from "@vanbook/sdk/books";
import { createDocumentOperations } from "./document-operations.ts";
import { parseLineQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";

export const damages = createDocumentOperations("damages", "damage", async (planning, inputs) => {
  const { principal } = planning;
  // Goods in stock can be written off even if the item or the van was deleted.
  const finders = await readReferences(planning, inputs, {
    customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors] },
    salesmanId: { to: "user" },
    locationId: { to: "location", evenDeleted: true },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  return (input) => {
    const customer = finders.customerId(input);
    const salesman = finders.salesmanId(input);
    const branchId = salesman?.branch_id ?? principal.branchId;
    const location = finders.locationId(input) ?? finders.damaged(branchId);
    return makeDamageVoucher(planning.books, {
      date: input.date,
      customerId: customer?.id ?? null,
      salesmanId: salesman?.id ?? null,
      branchId: location.branch_id ?? branchId,
      vehicleId: location.vehicle_id,
      locationId: location.id,
      lines: input.lines.map((line, index) => {
        const [damagedQuantity, expiredQuantity] = parseLineQuantities(index, [
          line.damagedQuantity,
          line.expiredQuantity,
        ]);
        return {
          item: finders.lines.itemId(line, index),
          damaged: damagedQuantity,
          expired: expiredQuantity,
          batch: readNamedBatch(line),
        };
      }),
      narration: input.narration ?? null,
    });
  };
});
