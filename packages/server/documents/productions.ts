import type { Knex } from "knex";
import { paise, quantity, production, type StockMove } from "@vanbook/sdk/books";
import { readOnHand, type OnHand } from "../books/posting/on-hand.ts";
import type { Body } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { countedQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE } from "./references/stock-location.ts";

type ProductionInput = Body<"productions.post">;

/** Production batches. */
export const productions = documentOperations("productions", "production", async (planning, inputs) => {
  const { trx, principal, replaces } = planning;
  const { companyId } = principal;
  const references = readReferences(planning, inputs, {
    locationId: { to: "location", kinds: SALEABLE },
    itemId: { to: "item", isGoods: true },
    lines: { itemId: { to: "item", isGoods: true } },
  });
  const [found, onHand] = await Promise.all([references, readOnHand(trx, companyId, ingredientsOf(inputs))]);
  if (replaces !== undefined) moveOnPaper(onHand, await takenBack(trx, companyId, replaces));
  return (input) => {
    const at = found.locationId(input);
    const voucher = production(planning.books, {
      date: input.date,
      item: found.itemId(input),
      quantity: quantity(input.quantity),
      batchName: input.batchName ?? null,
      expiresOn: input.expiresOn,
      locationId: at.id,
      branchId: at.branch_id,
      userId: null,
      overhead: paise(input.overhead ?? "0"),
      lines: input.lines.map((line, index) => {
        if (line.itemId === input.itemId) throw refused("LINE_INVALID", `lines.${index}.itemId`, OF_ITSELF);
        const asked = [line.usedQuantity, line.requiredQuantity ?? line.usedQuantity] as const;
        const [used, required] = countedQuantities(index, asked);
        return {
          item: found.lines.itemId(line, index),
          batchName: line.batchName ?? null,
          available: onHand.get(`${line.itemId} ${at.id}`) ?? 0n,
          required,
          used,
        };
      }),
      narration: input.narration ?? null,
    });
    moveOnPaper(onHand, voucher.moves);
    return voucher;
  };
});

function ingredientsOf(inputs: readonly ProductionInput[]) {
  return inputs.flatMap(({ locationId, lines }) => lines.map(({ itemId }) => ({ itemId, locationId })));
}

/** Applies a production to the stock in memory, so that the next one of the batch sees it. */
function moveOnPaper(
  onHand: OnHand,
  moves: readonly Pick<StockMove, "itemId" | "locationId" | "quantity">[],
) {
  for (const move of moves) {
    const key = `${move.itemId} ${move.locationId}`;
    onHand.set(key, (onHand.get(key) ?? 0n) + move.quantity);
  }
}

/** The reversed stock moves of the production that is edited. */
async function takenBack(trx: Knex.Transaction, companyId: number, id: number) {
  const rows: { itemId: number; locationId: number; quantity: string }[] = await trx("productions as p")
    .join("stock_moves as m", (on) =>
      on.on("m.company_id", "p.company_id").andOn("m.voucher_id", "p.voucher_id"),
    )
    .where({ "p.company_id": companyId, "p.id": id })
    .select({ itemId: "m.item_id", locationId: "m.location_id", quantity: "m.quantity" });
  return rows.map((row) => ({ ...row, quantity: -quantity(row.quantity) }));
}

const OF_ITSELF = "An item is not made of itself.";
