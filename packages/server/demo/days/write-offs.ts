import { makeDamageVoucher, makeReplacementVoucher } from "@vanbook/sdk/books";
import { addDays, formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany, DemoItem } from "../companies/demo-company.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { Random } from "../random.ts";

/**
 * Goods replaced for customers, and damaged or expired goods in godowns, vans and among returns.
 */
export function createWriteOffs(company: DemoCompany, book: DayBook, random: Random, bills: number) {
  const itemOf = new Map(company.items.map((item) => [item.id, item]));
  const every = Math.min(80, Math.max(3, Math.floor(bills / 6)));
  let billCount = 0;

  /** Sometimes a customer exchanges damaged or expired goods for new ones of the same location. */
  const replaceAfter = ({
    date,
    customer,
    salesman,
    lines,
    locationId,
  }: PlannedBill & { locationId: number }) => {
    billCount += 1;
    if (billCount % every !== 2) return;
    const line = lines.find(({ item }) => book.onHand(locationId, item.id) > 0);
    if (!line) return;
    const pieces = BigInt(Math.min(random.int(1, 3), book.onHand(locationId, line.item.id))) * 1000n;
    const voucher = makeReplacementVoucher(company.books, {
      date,
      customerId: customer.id,
      salesmanId: salesman.userId,
      branchId: salesman.godown.branchId,
      routeId: customer.routeId,
      vehicleId: salesman.vehicleId,
      locationId,
      lines: [{ item: line.item, quantity: pieces, [random.pick(["damaged", "expired"])]: pieces }],
      narration: "Exchanged at the shop",
      entered: { by: salesman.userId, at: formatMoment(date, random.int(60, 460)) },
    });
    book.enter(voucher);
  };

  /** Each branch writes off some returns and a few pieces of stock on a month's last Friday. */
  const writeOff = (date: string) => {
    const isLastFriday = getWeekday(date) === 5 && addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
    if (!isLastFriday) return;
    for (const { branchId, damagedId, locationId } of company.godowns) {
      const returnedStock = book.stockAt(damagedId).slice(0, 12);
      if (returnedStock.length > 0) lose(date, branchId, damagedId, returnedStock, "damaged");
      const own = book.stockAt(locationId).filter(([id]) => isCheap(itemOf.get(id)));
      const at = random.int(0, Math.max(0, own.length - 1));
      const some = own.slice(at, at + random.int(1, 2)).map(([id]) => [id, 1] as const);
      if (some.length > 0 && random.chance(0.5)) lose(date, branchId, locationId, some, "expired");
    }
    const salesman = random.pick(company.salesmen.filter(({ until }) => until === null));
    const brokenStock = book
      .stockAt(salesman.vanId)
      .filter(([id]) => isCheap(itemOf.get(id)))
      .slice(0, 1);
    if (brokenStock.length > 0) {
      const pieces = brokenStock.map(([id]) => [id, 1] as const);
      lose(date, salesman.godown.branchId, salesman.vanId, pieces, "damaged", salesman);
    }
  };

  const lose = (
    date: string,
    branchId: number,
    locationId: number,
    goods: readonly (readonly [itemId: number, pieces: number])[],
    what: "damaged" | "expired",
    salesman?: { userId: number; vehicleId: number },
  ) => {
    const lines = goods.flatMap(([id, pieces]) => {
      const item = itemOf.get(id);
      return item ? [{ item, [what]: BigInt(pieces) * 1000n }] : [];
    });
    const by = salesman?.userId ?? random.pick(company.clerks);
    const voucher = makeDamageVoucher(company.books, {
      date,
      customerId: null,
      salesmanId: salesman?.userId ?? null,
      vehicleId: salesman?.vehicleId ?? null,
      branchId,
      locationId,
      lines,
      narration: what === "damaged" ? "Broken, not fit for sale" : "Past its date",
      entered: { by, at: formatMoment(date, 400) },
    });
    book.enter(voucher);
  };

  return { replaceAfter, writeOff };
}

function isCheap(item: DemoItem | undefined) {
  return item !== undefined && item.mrp <= 8_000_000n;
}
