import { randomUUID } from "node:crypto";
import type { Random } from "../../packages/server/demo/random.ts";
import type { Seat } from "./seat.ts";
import type { Body } from "./vouchers.ts";

/** Result of two users correcting documents that depend on each other. */
export interface AtOdds {
  /**
   * Number of successful corrections of bills and purchases; `money` counts receipts and payments.
   */
  bills: number;
  money: number;
  findings: string[];
}

/**
 * For `seconds`, one user corrects a bill while another corrects the receipt allocated to it; two
 * more do the same with a purchase and its payment, all without pauses. Only one user corrects the
 * bill, so each of those corrections must succeed. A correction of the receipt may be refused,
 * because it may name a version of the bill that has just been replaced.
 */
export async function correctAtOdds(
  seats: readonly Seat[],
  { date, seconds, random }: { date: string; seconds: number; random: Random },
): Promise<AtOdds> {
  const outcome: AtOdds = { bills: 0, money: 0, findings: [] };
  const until = performance.now() + seconds * 1000;
  const [seat] = seats;
  if (!seat) throw new Error("Nobody is there");
  const { reach } = seat;
  const [itemId] = reach.items;
  const [locationId] = reach.godowns;
  const customerId = reach.customers.at(-1) ?? 0;
  const [supplierId = 0] = reach.suppliers;
  const bill = { date, customerId, seriesId: reach.series[0], locationId, payment: "credit" };
  const purchase = { date, supplierId, locationId };
  const stock = { ...purchase, lines: [{ itemId, quantity: 500, unitPrice: 40 }] };
  await seat.write("purchases.post", { method: "POST", path: "purchases", key: randomUUID(), body: stock });
  await Promise.all([
    runQuarrel({
      bills: "bills",
      moneys: "receipts",
      bill: (quantity) => ({ ...bill, lines: [{ itemId, quantity }] }),
      money: { date, mode: "cash", partyId: customerId },
    }),
    runQuarrel({
      bills: "purchases",
      moneys: "payments",
      bill: (quantity) => ({ ...purchase, lines: [{ itemId, quantity, unitPrice: 40 }] }),
      money: { date, mode: "cash", partyId: supplierId },
    }),
  ]);
  return outcome;

  async function runQuarrel({ bills, moneys, bill, money }: Quarrel) {
    const send = (operation: string, method: "POST" | "PUT", path: string, body: Body) =>
      turn().write<{ id: number }>(operation, { method, path, key: randomUUID(), body });
    const postedBill = await send(`${bills}.post`, "POST", bills, bill(5));
    if (!postedBill) return void outcome.findings.push(`There is nothing to correct of ${bills}`);
    let billId = postedBill.id;
    const makeSettlement = (amount: number) => ({
      ...money,
      amount: 2 * amount,
      against: [{ billId, amount }],
    });
    const postedMoney = await send(`${moneys}.post`, "POST", moneys, makeSettlement(50));
    if (!postedMoney) return void outcome.findings.push(`There is nothing to correct of ${moneys}`);
    let paidId = postedMoney.id;
    const correctBill = async () => {
      while (performance.now() < until) {
        const path = `${bills}/${billId}`;
        const editedBill = await send(`${bills}.edit`, "PUT", path, bill(random.int(3, 9)));
        if (!editedBill) return void outcome.findings.push(`Whose ${bills} nobody else corrects was refused`);
        billId = editedBill.id;
        outcome.bills += 1;
      }
    };
    const correctMoney = async () => {
      while (performance.now() < until) {
        // Either the allocation is kept as far as it fits, or it is sent again, when the bill may
        // already have been replaced.
        const body = random.chance(0.5)
          ? { ...money, amount: random.int(60, 120) }
          : makeSettlement(random.int(20, 60));
        const editedMoney = await send(`${moneys}.edit`, "PUT", `${moneys}/${paidId}`, body);
        if (!editedMoney) continue;
        paidId = editedMoney.id;
        outcome.money += 1;
      }
    };
    await Promise.all([correctBill(), correctMoney()]);
  }

  function turn(): Seat {
    return random.pick(seats);
  }
}

interface Quarrel {
  /** Names of the operations, and of their paths. */
  bills: "bills" | "purchases";
  moneys: "receipts" | "payments";
  bill(quantity: number): Body;
  money: Body;
}
