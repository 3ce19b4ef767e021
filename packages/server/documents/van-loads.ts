import {
  findChallanPrice,
  findPriceOnDay,
  formatQuantity,
  quantity,
  makeVanLoadVoucher,
  type ItemRow,
} from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { createDocumentOperations } from "./document-operations.ts";
import { readFrozenLoadLines } from "./references/frozen-load-lines.ts";
import { readReferences } from "./references/read-references.ts";
import type { LocationRow } from "./references/stock-location.ts";

export const vanLoads = createDocumentOperations("vanLoads", "van_load", async (planning, inputs) => {
  // Goods in stock can be moved away even if the item or the van was deleted.
  const { trx, principal, replaces } = planning;
  const [references, takeFrozen] = await Promise.all([
    readReferences(planning, inputs, {
      fromLocationId: { to: "location", kinds: (input) => [PLACE_KINDS[input.kind][0]], evenDeleted: true },
      toLocationId: { to: "location", kinds: (input) => [PLACE_KINDS[input.kind][1]] },
      salesmanId: { to: "user" },
      lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
    }),
    readFrozenLoadLines(trx, principal.companyId, replaces),
  ]);
  const makeLine = (item: ItemRow, count: bigint, date: string) => {
    const frozenLine = takeFrozen(item.id, formatQuantity(count));
    if (!frozenLine) {
      const mrp = findPriceOnDay(item, "MRP", date);
      return { item: { ...item, mrp }, quantity: count, listed: findChallanPrice(item, date) };
    }
    const { mrp, taxRate, ...listed } = frozenLine;
    return { item: { ...item, mrp, taxRate }, quantity: count, listed };
  };
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
    return makeVanLoadVoucher(planning.books, {
      date: input.date,
      kind: input.kind,
      vehicleId,
      userId: salesman?.id ?? null,
      branchId: from.branch_id ?? to.branch_id,
      fromLocationId: from.id,
      toLocationId: to.id,
      lines: input.lines.map((line, index) =>
        makeLine(references.lines.itemId(line, index), quantity(line.quantity), input.date),
      ),
      narration: input.narration ?? null,
    });
  };
});

const PLACE_KINDS = {
  load: ["godown", "van"],
  unload: ["van", "godown"],
  transfer: ["van", "van"],
} as const satisfies Record<string, readonly [from: LocationRow["kind"], to: LocationRow["kind"]]>;
