import { makeProductionVoucher } from "@vanbook/sdk/books";
import { countDaysBetween, formatMoment } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany, DemoItem, DemoRecipe, Godown } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import type { createStockKeeper } from "./stock-keeper.ts";

/** Every fourth week: the items whose stock is low, and always some of the first item. */
export function createKits(
  company: DemoCompany,
  book: DayBook,
  keeper: ReturnType<typeof createStockKeeper>,
  random: Random,
) {
  let batches = 0;

  const make = (date: string) => {
    if (countDaysBetween(date, company.today) % 28 !== 4) return;
    for (const [index, { item, godown, level, missing }] of keeper.toMake().entries()) {
      if (!item.recipe || (index > 0 && missing < level * 0.3)) continue;
      const { batch } = item.recipe;
      const wantedTimes = Math.max(1, Math.ceil(missing / batch));
      const times = Math.min(wantedTimes, countPossibleTimes(item.recipe, godown));
      if (times > 0) book.enter(makeProduction(date, item, item.recipe, godown, times));
    }
  };

  const countPossibleTimes = ({ of }: DemoRecipe, { locationId }: Godown) =>
    Math.min(...of.map(({ item, pieces }) => Math.floor(book.onHand(locationId, item.id) / pieces)));

  const makeProduction = (
    date: string,
    item: DemoItem,
    recipe: DemoRecipe,
    godown: Godown,
    times: number,
  ) => {
    const by = random.pick(company.clerks);
    batches += 1;
    const lines = recipe.of.map(({ item: ingredient, pieces }, index) => {
      const there = book.onHand(godown.locationId, ingredient.id);
      const requiredPieces = pieces * times;
      const usedPieces =
        index === 0 && there > requiredPieces && random.chance(0.15) ? requiredPieces + 1 : requiredPieces;
      keeper.ask(godown, ingredient, usedPieces);
      return {
        item: ingredient,
        available: BigInt(there) * 1000n,
        required: BigInt(requiredPieces) * 1000n,
        used: BigInt(usedPieces) * 1000n,
      };
    });
    return makeProductionVoucher(company.books, {
      date,
      item,
      quantity: BigInt(times * recipe.batch) * 1000n,
      batchName: `B${date.slice(2, 4)}${date.slice(5, 7)}-${batches}`,
      locationId: godown.locationId,
      branchId: godown.branchId,
      userId: by,
      overhead: recipe.overhead * BigInt(times),
      lines,
      entered: { by, at: formatMoment(date, 180) },
    });
  };

  return { make };
}
