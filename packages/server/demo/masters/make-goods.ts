import type { Knex } from "knex";
import { insertRows } from "../../db/insert-rows.ts";
import { formatPrice, type Price } from "@vanbook/sdk/books";
import { takeIds } from "../../db/ids.ts";
import type { insertBasics } from "../../company/basics.ts";
import { TAXES, UNITS, type UnitName } from "../../company/starting-records.ts";
import type { Blueprint, ItemFamily } from "../companies/blueprint.ts";
import type { DemoItem } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/** Writes the items and returns them. */
export async function makeGoods(
  trx: Knex.Transaction,
  companyId: number,
  basics: Awaited<ReturnType<typeof insertBasics>>,
  blueprint: Blueprint,
  random: Random,
  createdAt: string,
): Promise<DemoItem[]> {
  const { unitIds, taxIds } = basics;
  const members = blueprint.items.flatMap(sizesOf);
  const ids = await takeIds(trx, companyId, "items", members.length);
  const items = members.map(({ family, size, mrp }, index): DemoItem => {
    const taxId = taxIds[TAXES.findIndex(({ name }) => name === family[4])] ?? 0;
    const price = BigInt(mrp) * 10_000n;
    return {
      id: ids[index] ?? 0,
      name: nameOf(family, size),
      hsnCode: family[3],
      taxId,
      mrp: price,
      rates: { CCP: part(price, 78n), SP: part(price, 72n), DP: part(price, 64n), MRP: part(price, 84n) },
      cost: part(price, BigInt(random.int(48, 56))),
      supplier: random.int(0, blueprint.suppliers.length - 1),
      popularity: family[1] === 1 ? 0 : random.spread() * (DEMAND.find(([upTo]) => mrp <= upTo)?.[1] ?? 0.02),
      usual: Math.max(1, Math.round(900 / mrp)),
      ...(family[7] !== undefined && { months: family[7] }),
    };
  });
  for (const item of items) giveRecipe(item, items, blueprint);
  const rows = items.map((item, index) => {
    const { family, size } = members[index] ?? { family: undefined, size: null };
    const [larger, holds] = (family && PACKED_IN[family[2]]) ?? [undefined, null];
    return {
      company_id: companyId,
      id: item.id,
      name: item.name,
      description: `${item.name}, ${family?.[2]}`,
      category_id: family?.[1] ?? 1,
      item_type: family?.[1] === 1 ? 0 : 1,
      supply: item.recipe ? "production" : "purchase",
      size,
      unit_id: unitIds[UNITS.findIndex(([unit]) => unit === family?.[2])] ?? 0,
      larger_unit_id:
        larger === undefined ? null : (unitIds[UNITS.findIndex(([unit]) => unit === larger)] ?? null),
      per_larger_unit: holds,
      hsn_code: item.hsnCode,
      tax_id: item.taxId,
      keeps_batches: item.months === undefined ? 0 : 1,
      mrp: formatPrice(item.mrp),
      ccp: formatPrice(item.rates.CCP),
      wholesale_price: formatPrice(part(item.mrp, 68n)),
      bp_price: formatPrice(part(item.mrp, 60n)),
      sp: formatPrice(item.rates.SP),
      dp: formatPrice(item.rates.DP),
      created_at: createdAt,
    };
  });
  await insertRows(trx, "items", rows);
  return items;
}

function nameOf([name]: ItemFamily, size: string | null) {
  return size === null ? name : `${name} ${size}`;
}

function giveRecipe(item: DemoItem, items: readonly DemoItem[], { recipes }: Blueprint) {
  const found = recipes.find(({ makes }) => makes === item.name);
  if (!found) return;
  const of = found.of.map(([name, pieces]) => {
    const ingredient = items.find((each) => each.name === name);
    if (!ingredient) throw new Error(`There is no ${name} to make ${item.name} of.`);
    return { item: ingredient, pieces };
  });
  item.recipe = { batch: found.batch ?? 1, of, overhead: BigInt(found.overhead) * 100n };
}

/** The items of a family; each size costs a little more than the one before. */
function sizesOf(family: ItemFamily): { family: ItemFamily; size: string | null; mrp: number }[] {
  const [, , , , , mrp, sizes] = family;
  if (!sizes) return [{ family, size: null, mrp }];
  return sizes.map((size, index) => ({ family, size, mrp: mrp + Math.round((mrp * index) / 25) }));
}

/** A percentage of a price, rounded down to a paisa. */
function part(price: Price, percent: bigint): Price {
  return ((price * percent) / 10_000n) * 100n;
}

/** The demand for items up to an MRP in rupees. */
const DEMAND = [
  [1000, 3],
  [2500, 1.2],
  [8000, 0.4],
  [20000, 0.1],
] as const;

/** The larger unit in which goods of a unit are packed. */
const PACKED_IN: { readonly [Unit in UnitName]?: readonly [larger: UnitName, holds: number] } = {
  Box: ["Case", 20],
  Pack: ["Carton", 24],
  Bottle: ["Case", 12],
};
