import { GROUP, quantity, replacement } from "@vanbook/sdk/books";
import { refuseExchange } from "../auth/refusals.ts";
import { documentOperations } from "./document-operations.ts";
import { countExchanges } from "./references/exchanges.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-location.ts";

/** Goods given to customers in exchange for damaged and expired goods. */
export const replacements = documentOperations("replacements", "replacement", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, {
    customerId: { to: "account", groups: [GROUP.debtors] },
    salesmanId: { to: "user" },
    locationId: { to: "location", kinds: SALEABLE, onDate: true },
    lines: { itemId: { to: "item", isGoods: true } },
  });
  const count = await countExchanges(planning, inputs);
  return (input) => {
    const customer = found.customerId(input);
    const salesman = found.salesmanId(input);
    const from = found.locationId(input);
    const lines = input.lines.map((line, index) => ({
      item: found.lines.itemId(line, index),
      quantity: quantity(line.quantity),
      damaged: quantity(line.damagedQuantity ?? "0"),
      expired: quantity(line.expiredQuantity ?? "0"),
    }));
    refuseExchange(planning, lines);
    count({ date: input.date, rateType: customer.rate_type, lines });
    return replacement(planning.books, {
      date: input.date,
      customerId: customer.id,
      salesmanId: salesman?.id ?? null,
      branchId: from.branch_id ?? salesman?.branch_id ?? null,
      routeId: customer.route_id,
      vehicleId: from.vehicle_id,
      locationId: from.id,
      lines,
      narration: input.narration ?? null,
    });
  };
});
