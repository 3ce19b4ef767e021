import type { Knex } from "knex";
import { makePurchaseReturnVoucher, type ReturnablePurchase } from "@vanbook/sdk/books";
import { readReturnablePurchases } from "../../books/documents/returnable-purchases.ts";
import { addDays, formatMoment } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import type { Delivery } from "./stock-keeper.ts";

interface Awaited {
  date: string;
  purchaseId: number;
  delivery: Delivery;
}

export function createSupplierReturns(company: DemoCompany, book: DayBook, random: Random) {
  let awaitedReturns: Awaited[] = [];
  let returnable = new Map<number, ReturnablePurchase>();
  let deliveryCount = 0;
  let count = 0;

  const noteDelivery = (purchaseId: number, delivery: Delivery) => {
    deliveryCount += 1;
    if (deliveryCount > 8 && !random.chance(0.03)) return;
    awaitedReturns.push({ purchaseId, delivery, date: addDays(delivery.voucher.date, random.int(3, 20)) });
  };

  const read = async (trx: Knex.Transaction, days: readonly string[]) => {
    const [first = "", last = ""] = [days[0], days.at(-1)];
    for (const each of awaitedReturns) if (each.date < first) each.date = first;
    const due = awaitedReturns.filter(({ date }) => date <= last).map((each) => each.purchaseId);
    returnable = await readReturnablePurchases(trx, company.author.companyId, due);
  };

  const enterReturns = (date: string) => {
    const due = awaitedReturns.filter((each) => each.date === date);
    awaitedReturns = awaitedReturns.filter((each) => each.date !== date);
    for (const { purchaseId, delivery } of due) {
      const { supplier, godown } = delivery;
      const lines = delivery.lines.map(({ item, quantity }, index) => ({
        item,
        quantity,
        lineNo: index + 1,
      }));
      const line = lines.find(({ item }) => book.onHand(godown.locationId, item.id) > 0);
      const standing = returnable.get(purchaseId);
      if (!line || !standing) continue;
      const there = book.onHand(godown.locationId, line.item.id);
      const pieces = Math.min(there, Math.max(1, Math.floor(Number(line.quantity / 1000n) / 8)));
      count += 1;
      const isUnnamed = count % 6 === 5;
      const by = random.pick(company.clerks);
      const voucher = makePurchaseReturnVoucher(company.books, {
        date,
        supplier,
        purchase: isUnnamed ? null : standing,
        locationId: godown.locationId,
        branchId: godown.branchId,
        lines: [
          {
            item: line.item,
            purchaseLineNo: isUnnamed ? null : line.lineNo,
            quantity: BigInt(pieces) * 1000n,
            ...(isUnnamed && { unitPrice: line.item.cost }),
          },
        ],
        toRupee: true,
        narration: random.pick(["Short-dated goods", "Wrong size delivered", "Seal broken on arrival"]),
        entered: { by, at: formatMoment(date, 240) },
      });
      if (book.isBilled(voucher)) book.enter(voucher);
    }
  };

  return { arrived: noteDelivery, read, returnsOn: enterReturns };
}
