import { namedBatch, GROUP, damage } from "@vanbook/sdk/books";
import { documentOperations } from "./document-operations.ts";
import { countedQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";

/** Write-offs of damaged and expired goods. */
export const damages = documentOperations("damages", "damage", async (planning, inputs) => {
  const { principal } = planning;
  // Goods in stock can be written off even if the item or the van was deleted.
  const found = await readReferences(planning, inputs, {
    customerId: { to: "account", groups: [GROUP.debtors] },
    salesmanId: { to: "user" },
    locationId: { to: "location", evenDeleted: true },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  return (input) => {
    const customer = found.customerId(input);
    const salesman = found.salesmanId(input);
    const branchId = salesman?.branch_id ?? principal.branchId;
    const location = found.locationId(input) ?? found.damaged(branchId);
    return damage(planning.books, {
      date: input.date,
      customerId: customer?.id ?? null,
      salesmanId: salesman?.id ?? null,
      branchId: location.branch_id ?? branchId,
      vehicleId: location.vehicle_id,
      locationId: location.id,
      lines: input.lines.map((line, index) => {
        const [damaged, expired] = countedQuantities(index, [line.damagedQuantity, line.expiredQuantity]);
        return { item: found.lines.itemId(line, index), damaged, expired, batch: namedBatch(line) };
      }),
      narration: input.narration ?? null,
    });
  };
});
