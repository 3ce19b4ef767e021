import { quantity, vanLoad } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { readReferences } from "./references/read-references.ts";
import type { LocationRow } from "./references/stock-location.ts";

/** Goods moved onto a van, off it, or from van to van. */
export const vanLoads = documentOperations("vanLoads", "van_load", async (planning, inputs) => {
  // Goods in stock can be moved away even if the item or the van was deleted.
  const found = await readReferences(planning, inputs, {
    fromLocationId: { to: "location", kinds: (input) => [PLACES[input.kind][0]], evenDeleted: true },
    toLocationId: { to: "location", kinds: (input) => [PLACES[input.kind][1]] },
    salesmanId: { to: "user" },
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  return (input) => {
    const from = found.fromLocationId(input);
    const to = found.toLocationId(input);
    if (from.id === to.id) throw refused("LOCATION_SAME", "toLocationId");
    const isOntoVan = to.kind === "van";
    const vehicleId = isOntoVan ? to.vehicle_id : from.vehicle_id;
    if (vehicleId === null) {
      throw refused("LOCATION_KIND_WRONG", isOntoVan ? "toLocationId" : "fromLocationId");
    }
    const salesman = found.salesmanId(input);
    return vanLoad({
      date: input.date,
      kind: input.kind,
      vehicleId,
      userId: salesman?.id ?? null,
      branchId: from.branch_id ?? to.branch_id,
      fromLocationId: from.id,
      toLocationId: to.id,
      lines: input.lines.map((line, index) => ({
        item: found.lines.itemId(line, index),
        quantity: quantity(line.quantity),
      })),
      narration: input.narration ?? null,
    });
  };
});

const PLACES = {
  load: ["godown", "van"],
  unload: ["van", "godown"],
  transfer: ["van", "van"],
} as const satisfies Record<string, readonly [from: LocationRow["kind"], to: LocationRow["kind"]]>;
