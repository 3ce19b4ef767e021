import { quantity, makeVanLoadVoucher } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { createDocumentOperations } from "./document-operations.ts";
import { readReferences } from "./references/read-references.ts";
import type { LocationRow } from "./references/stock-location.ts";

export const vanLoads = createDocumentOperations("vanLoads", "van_load", async (planning, inputs) => {
  // Goods in stock can be moved away even if the item or the van was deleted.
  const references = await readReferences(planning, inputs, {
    fromLocationId: { to: "location", kinds: (input) => [PLACE_KINDS[input.kind][0]], evenDeleted: true },
    toLocationId: { to: "location", kinds: (input) => [PLACE_KINDS[input.kind][1]] },
    salesmanId: { to: "user" },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  return (input) => {
    const from = references.fromLocationId(input);
    const to = references.toLocationId(input);
    if (from.id === to.id) throw problemOnField("LOCATION_SAME", "toLocationId");
    const isOntoVan = to.kind === "van";
    const vehicleId = isOntoVan ? to.vehicle_id : from.vehicle_id;
    if (vehicleId === null) {
      throw problemOnField("LOCATION_KIND_WRONG", isOntoVan ? "toLocationId" : "fromLocationId");
    }
    const salesman = references.salesmanId(input);
    return makeVanLoadVoucher({
      date: input.date,
      kind: input.kind,
      vehicleId,
      userId: salesman?.id ?? null,
      branchId: from.branch_id ?? to.branch_id,
      fromLocationId: from.id,
      toLocationId: to.id,
      lines: input.lines.map((line, index) => ({
        item: references.lines.itemId(line, index),
        quantity: quantity(line.quantity),
      })),
      narration: input.narration ?? null,
    });
  };
});

const PLACE_KINDS = {
  load: ["godown", "van"],
  unload: ["van", "godown"],
  transfer: ["van", "van"],
} as const satisfies Record<string, readonly [from: LocationRow["kind"], to: LocationRow["kind"]]>;
