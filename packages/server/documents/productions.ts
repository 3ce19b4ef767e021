import type { Knex } from "knex";
import { paise, quantity, makeProductionVoucher, type StockMove } from "@vanbook/sdk/books";
import { readOnHand, type OnHand } from "../books/posting/on-hand.ts";
import type { Body } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { createDocumentOperations } from "./document-operations.ts";
import { parseLineQuantities } from "./references/line-items.ts";
import { readReferences } from "./references/read-references.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";

type ProductionInput = Body<"productions.post">;

export const productions = createDocumentOperations("productions", "production", async (planning, inputs) => {
  const { trx, principal, replaces } = planning;
  const { companyId } = principal;
  const references = readReferences(planning, inputs, {
    locationId: { to: "location", kinds: SALEABLE_KINDS },
    itemId: { to: "item", isGoods: true },
    lines: { itemId: { to: "item", isGoods: true } },
  });
  const [finders, onHand] = await Promise.all([
    references,
    readOnHand(trx, companyId, listIngredients(inputs)),
  ]);
  if (replaces !== undefined) moveOnPaper(onHand, await readReversedMoves(trx, companyId, replaces));
  return (input) => {
    const at = finders.locationId(input);
    const voucher = makeProductionVoucher(planning.books, {
      date: input.date,
      item: finders.itemId(input),
      quantity: quantity(input.quantity),
      batchName: input.batchName ?? null,
      expiresOn: input.expiresOn,
      locationId: at.id,
      branchId: at.branch_id,
      userId: null,
      overhead: paise(input.overhead ?? "0"),
      lines: input.lines.map((line, index) => {
        if (line.itemId === input.itemId)
          throw problemOnField("LINE_INVALID", `lines.${index}.itemId`, OF_ITSELF);
        const enteredQuantities = [line.usedQuantity, line.requiredQuantity ?? line.usedQuantity] as const;
        const [usedQuantity, requiredQuantity] = parseLineQuantities(index, enteredQuantities);
        return {
          item: finders.lines.itemId(line, index),
          batchName: line.batchName ?? null,
          available: onHand.get(`${line.itemId} ${at.id}`) ?? 0n,
          required: requiredQuantity,
          used: usedQuantity,
        };
      }),
      narration: input.narration ?? null,
    });
    moveOnPaper(onHand, voucher.moves);
    return voucher;
  };
});

function listIngredients(inputs: readonly ProductionInput[]) {
  return inputs.flatMap(({ locationId, lines }) => lines.map(({ itemId }) => ({ itemId, locationId })));
}

/** Changes the stock in memory, so that the next production of the batch sees it. */
function moveOnPaper(
  onHand: OnHand,
  moves: readonly Pick<StockMove, "itemId" | "locationId" | "quantity">[],
) {
  for (const move of moves) {
    const key = `${move.itemId} ${move.locationId}`;
    onHand.set(key, (onHand.get(key) ?? 0n) + move.quantity);
  }
}

async function readReversedMoves(trx: Knex.Transaction, companyId: number, id: number) {
  const rows: { itemId: number; locationId: number; quantity: string }[] = await trx("productions as p")
    .join("stock_moves as m", (on) =>
      on.on("m.company_id", "p.company_id").andOn("m.voucher_id", "p.voucher_id"),
    )
    .where({ "p.company_id": companyId, "p.id": id })
    .select({ itemId: "m.item_id", locationId: "m.location_id", quantity: "m.quantity" });
  return rows.map((row) => ({ ...row, quantity: -quantity(row.quantity) }));
}

const OF_ITSELF = "An item is not made of itself.";
