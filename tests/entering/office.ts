import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Installation } from "../crash/installation.ts";
import type { Answers } from "./answers.ts";
import { openSeat, type Masters, type Reach, type Role, type Seat } from "./seat.ts";

/** The users who enter vouchers at the same time, and the voucher dates. */
export interface Office {
  seats: readonly Seat[];
  /** The administrator's seat, also for work before and after. */
  first: Seat;
  /** Today, and yesterday if it is in the same financial year. */
  days: readonly string[];
  close(): void;
}

/**
 * Signs in `people` users of company 1's demo business, several with the same username. They share
 * few customers, items and places. Negative stock is refused, one customer has a low credit limit,
 * and every place has stock of every item.
 */
export async function openOffice(
  { url, signIn }: Pick<Installation, "url" | "signIn">,
  db: Knex,
  people: number,
  answers: Answers,
): Promise<Office> {
  const openedSeats: Awaited<ReturnType<typeof openSeat>>[] = [];
  // One after the other: password hashing makes sign-in slow.
  for (let seat = 0; seat < people; seat += 1) {
    const [username, role] = OFFICE_STAFF[seat % OFFICE_STAFF.length] ?? ["meera", "administrator"];
    openedSeats.push(await openSeat({ url, cookie: await signIn(1, username), username, role }, answers));
  }
  const suppliers = await readIds(db, "SELECT id FROM accounts WHERE company_id = 1 AND group_id = 27");
  const sharedCustomers = new Set(
    openedSeats.filter(({ role }) => role === "salesman").flatMap(({ masters }) => pickCustomers(masters)),
  );
  const seats: Seat[] = [];
  for (const { masters, ...seat } of openedSeats) {
    const reach = reachOf(masters, suppliers, sharedCustomers);
    if (seat.role === "salesman") {
      const own = masters.users[0]?.branchId;
      const godowns = masters.locations.filter(({ kind, branchId }) => kind === "godown" && branchId === own);
      const vans = await listDrivenVans(db, seat.username, masters.today);
      Object.assign(reach, { godowns: godowns.map(({ id }) => id), vans });
    }
    seats.push({ ...seat, reach });
  }
  const [first] = seats;
  if (!first || first.role !== "administrator") throw new Error("Nobody keeps the office");
  const today = openedSeats[0]?.masters.today ?? "";
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  await db("accounts").where({ company_id: 1, group_id: 14 }).update({ credit_limit: null });
  await db("accounts")
    .where({ company_id: 1, id: [...sharedCustomers][0] ?? first.reach.customers[0] })
    .update({ credit_limit: LOW_CREDIT_LIMIT });
  await postOpeningStock(first, today, answers);
  return {
    seats,
    first,
    days: listDays(today, openedSeats[0]?.masters),
    close: () => seats.forEach((seat) => seat.close()),
  };
}

/**
 * The records that a user may refer to: shared customers on the user's routes, or else the user's
 * first customers.
 */
function reachOf(
  masters: Masters,
  suppliers: readonly number[],
  sharedCustomers: ReadonlySet<number>,
): Reach {
  const { customers, items, locations, users, moneyAccounts, expenseAccounts, today } = masters;
  const common = customers.map(({ id }) => id).filter((id) => sharedCustomers.has(id));
  const goods = items.slice(0, ITEMS + 1).map(({ id }) => id);
  const listPlaces = (of: string) => locations.filter(({ kind }) => kind === of).map(({ id }) => id);
  const findMoneyAccount = (of: string) =>
    moneyAccounts.find(({ kind, userId }) => kind === of && userId === null);
  return {
    customers: common.length > 0 ? common : pickCustomers(masters),
    suppliers: suppliers.slice(0, 3),
    items: goods.slice(0, ITEMS),
    made: goods[ITEMS] ?? 0,
    series: masters.series.filter(({ from, to }) => from <= today && today <= to).map(({ id }) => id),
    godowns: listPlaces("godown"),
    vans: listPlaces("van"),
    withCash: users.filter(({ cashAccountId }) => cashAccountId !== null).map(({ id }) => id),
    mainCash: findMoneyAccount("cash")?.id ?? 0,
    bank: findMoneyAccount("bank")?.id ?? 0,
    expenses: expenseAccounts.slice(0, 4).map(({ id }) => id),
  };
}

function pickCustomers({ customers }: Masters): number[] {
  return customers.slice(0, 3).map(({ id }) => id);
}

/** Stock locations of the vans in a salesman's latest allocations. */
function listDrivenVans(db: Knex, username: string, today: string): Promise<number[]> {
  return readIds(
    db,
    `SELECT l.id FROM users u JOIN allocations a ON a.company_id = u.company_id AND a.user_id = u.id
      JOIN stock_locations l ON l.company_id = a.company_id AND l.vehicle_id = a.vehicle_id
      WHERE u.company_id = 1 AND u.username = ? AND a.is_deleted = 0 AND a.date = (SELECT MAX(b.date) FROM allocations b
        WHERE b.company_id = u.company_id AND b.user_id = u.id AND b.is_deleted = 0 AND b.date <= ?)`,
    [username, today],
  );
}

async function readIds(db: Knex, sql: string, bindings: readonly string[] = []): Promise<number[]> {
  return (await queryRows<{ id: number }>(db, `${sql} ORDER BY 1`, bindings)).map(({ id }) => id);
}

/** Posts purchases into every godown, and loads every van from the first. */
async function postOpeningStock({ reach, write }: Seat, date: string, { findings }: Answers) {
  const [supplierId = 0] = reach.suppliers;
  const lines = reach.items.map((itemId) => ({ itemId, quantity: 400, unitPrice: 40 }));
  const load = reach.items.map((itemId) => ({ itemId, quantity: 20 }));
  for (const locationId of reach.godowns) {
    const body = { date, supplierId, locationId, lines };
    await write("purchases.post", { method: "POST", path: "purchases", key: randomUUID(), body });
  }
  for (const toLocationId of reach.vans) {
    const body = { date, kind: "load", fromLocationId: reach.godowns[0], toLocationId, lines: load };
    await write("vanLoads.post", { method: "POST", path: "van-loads", key: randomUUID(), body });
  }
  if (findings.length > 0) throw new Error(findings[0]);
}

function listDays(today: string, masters: Masters | undefined): string[] {
  const before = new Date(today);
  before.setUTCDate(before.getUTCDate() - 1);
  const yesterday = before.toISOString().slice(0, 10);
  const begins = masters?.series.find(({ from, to }) => from <= today && today <= to)?.from ?? today;
  return yesterday < begins ? [today] : [today, yesterday];
}

/** Users by seat, repeated if there are more seats. The first must be the administrator. */
const OFFICE_STAFF: readonly (readonly [username: string, role: Role])[] = [
  ["meera", "administrator"],
  ["anil", "salesman"],
  ["rahim", "manager"],
  ["shyama", "salesman"],
  ["biju", "manager"],
  ["meera", "administrator"],
  ["suresh", "salesman"],
  ["latha", "manager"],
  ["anil", "salesman"],
  ["rahim", "manager"],
];
const ITEMS = 6;
/** Credit limit of one customer, in rupees. */
const LOW_CREDIT_LIMIT = 5_000;
