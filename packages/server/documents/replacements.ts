import { ACCOUNT_GROUP, quantity, makeReplacementVoucher } from "@vanbook/sdk/books";
import { refuseExchange } from "../auth/refusals.ts";
import { createDocumentOperations } from "./document-operations.ts";
import { countExchanges } from "./references/exchanges.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";

export const replacements = createDocumentOperations(
  "replacements",
  "replacement",
  async (planning, inputs) => {
    const references = await readReferences(planning, inputs, {
      customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors] },
      salesmanId: { to: "user" },
      locationId: { to: "location", kinds: SALEABLE_KINDS, onDate: true },
      lines: { itemId: { to: "item", isGoods: true } },
    });
    const count = await countExchanges(planning, inputs);
    return (input) => {
      const customer = references.customerId(input);
      const salesman = references.salesmanId(input);
      const from = references.locationId(input);
      const lines = input.lines.map((line, index) => ({
        item: references.lines.itemId(line, index),
        quantity: quantity(line.quantity),
        damaged: quantity(line.damagedQuantity ?? "0"),
        expired: quantity(line.expiredQuantity ?? "0"),
      }));
      refuseExchange(planning, lines);
      count({ date: input.date, rateType: customer.rate_type, lines });
      return makeReplacementVoucher(planning.books, {
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
  },
);
