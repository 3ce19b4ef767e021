import { quantity } from "../money.ts";
import { vanLoad } from "../books/documents/van-load.ts";
import { refused } from "../contract/problem.ts";
import { documentOperations } from "./document-operations.ts";
import { itemsOf } from "./references/line-items.ts";
import { readItems, readUsers } from "./references/references.ts";
import type { LocationRow } from "./references/stock-location.ts";
import { readLocations } from "./references/stock-places.ts";

/** Goods moved onto a van, off it, or from van to van. */
export const vanLoads = documentOperations(
  "vanLoads",
  "van_load",
  async ({ trx, principal, edited }, inputs) => {
    const { companyId } = principal;
    // Goods in stock can be moved away even if the item or the van was deleted.
    const sources = inputs.map((input) => input.fromLocationId);
    const source = await readLocations(trx, principal, sources, "all");
    const targets = inputs.map((input) => input.toLocationId);
    const target = await readLocations(trx, principal, targets, edited.locations);
    const item = await readItems(trx, companyId, itemsOf(inputs), "all");
    const salesmen = inputs.map((input) => input.salesmanId);
    const user = await readUsers(trx, principal, salesmen, edited.users);
    return (input) => {
      const [fromKind, toKind] = PLACES[input.kind];
      const from = source.find(input.fromLocationId, "fromLocationId", [fromKind]);
      const to = target.find(input.toLocationId, "toLocationId", [toKind]);
      if (from.id === to.id) throw refused("LOCATION_SAME", "toLocationId");
      const vehicleId = toKind === "van" ? to.vehicle_id : from.vehicle_id;
      if (vehicleId === null) {
        throw refused("LOCATION_KIND_WRONG", toKind === "van" ? "toLocationId" : "fromLocationId");
      }
      const salesman = user(input.salesmanId, "salesmanId");
      return vanLoad({
        date: input.date,
        kind: input.kind,
        vehicleId,
        userId: salesman?.id ?? null,
        branchId: from.branch_id ?? to.branch_id,
        fromLocationId: from.id,
        toLocationId: to.id,
        lines: input.lines.map((line, index) => ({
          item: item(line.itemId, `lines.${index}.itemId`),
          quantity: quantity(line.quantity),
        })),
        narration: input.narration ?? null,
      });
    };
  },
);

const PLACES = {
  load: ["godown", "van"],
  unload: ["van", "godown"],
  transfer: ["van", "van"],
} as const satisfies Record<string, readonly [from: LocationRow["kind"], to: LocationRow["kind"]]>;
