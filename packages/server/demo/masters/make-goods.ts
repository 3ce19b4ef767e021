import type { Knex } from "knex";
import { insertRows } from "../../db/insert-rows.ts";
import { formatPrice, type Price } from "@vanbook/sdk/books";
import { takeIds } from "../../db/ids.ts";
import type { insertBasics } from "../../company/basics.ts";
import {
  chooseTaxKind,
  STARTING_TAXES,
  STARTING_UNITS,
  type UnitName,
} from "../../company/starting-records.ts";
import type { Blueprint, ItemFamily } from "../companies/blueprint.ts";
import type { DemoItem } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

export async function makeGoods(
  trx: Knex.Transaction,
  companyId: number,
  basics: Awaited<ReturnType<typeof insertBasics>>,
  blueprint: Blueprint,
  random: Random,
  createdAt: string,
): Promise<DemoItem[]> {
  const { unitIds, taxIds } = basics;
  const members = blueprint.items.flatMap(listSizes);
  const ids = await takeIds(trx, companyId, "items", members.length);
  const items = members.map(({ family, size, mrp }, index): DemoItem => {
    const taxIndex = STARTING_TAXES.findIndex(({ name }) => name === family[4]);
    const tax = STARTING_TAXES[taxIndex];
    const price = BigInt(mrp) * 10_000n;
    return {
      id: ids[index] ?? 0,
      name: makeItemName(family, size),
      hsnCode: family[3],
      taxId: taxIds[taxIndex] ?? 0,
      ...(tax && { supplyKind: chooseTaxKind(tax) }),
      mrp: price,
      rates: {
        CCP: calculatePart(price, 78n),
        SP: calculatePart(price, 72n),
        DP: calculatePart(price, 64n),
        MRP: calculatePart(price, 84n),
      },
      cost: calculatePart(price, BigInt(random.int(48, 56))),
      supplier: random.int(0, blueprint.suppliers.length - 1),
      popularity:
        family[1] === 1 ? 0 : random.spread() * (DEMAND_BY_MRP.find(([upTo]) => mrp <= upTo)?.[1] ?? 0.02),
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
      unit_id: unitIds[STARTING_UNITS.findIndex(([unit]) => unit === family?.[2])] ?? 0,
      larger_unit_id:
        larger === undefined
          ? null
          : (unitIds[STARTING_UNITS.findIndex(([unit]) => unit === larger)] ?? null),
      per_larger_unit: holds,
      hsn_code: item.hsnCode,
      tax_id: item.taxId,
      keeps_batches: item.months === undefined ? 0 : 1,
      mrp: formatPrice(item.mrp),
      ccp: formatPrice(item.rates.CCP),
      wholesale_price: formatPrice(calculatePart(item.mrp, 68n)),
      bp_price: formatPrice(calculatePart(item.mrp, 60n)),
      sp: formatPrice(item.rates.SP),
      dp: formatPrice(item.rates.DP),
      created_at: createdAt,
    };
  });
  await insertRows(trx, "items", rows);
  return items;
}

function makeItemName([name]: ItemFamily, size: string | null) {
  return size === null ? name : `${name} ${size}`;
}

function giveRecipe(item: DemoItem, items: readonly DemoItem[], { recipes }: Blueprint) {
  const recipe = recipes.find(({ makes }) => makes === item.name);
  if (!recipe) return;
  const of = recipe.of.map(([name, pieces]) => {
    const ingredient = items.find((each) => each.name === name);
    if (!ingredient) throw new Error(`There is no ${name} to make ${item.name} of.`);
    return { item: ingredient, pieces };
  });
  item.recipe = { batch: recipe.batch ?? 1, of, overhead: BigInt(recipe.overhead) * 100n };
}

function listSizes(family: ItemFamily): { family: ItemFamily; size: string | null; mrp: number }[] {
  const [, , , , , mrp, sizes] = family;
  if (!sizes) return [{ family, size: null, mrp }];
  return sizes.map((size, index) => ({ family, size, mrp: mrp + Math.round((mrp * index) / 25) }));
}

/** Rounded down to a paisa. */
function calculatePart(price: Price, percent: bigint): Price {
  return ((price * percent) / 10_000n) * 100n;
}

/** Each row applies to goods with an MRP up to its first value, in rupees. */
const DEMAND_BY_MRP = [
  [1000, 3],
  [2500, 1.2],
  [8000, 0.4],
  [20000, 0.1],
] as const;

const PACKED_IN: { readonly [Unit in UnitName]?: readonly [larger: UnitName, holds: number] } = {
  Box: ["Case", 20],
  Pack: ["Carton", 24],
  Bottle: ["Case", 12],
};
