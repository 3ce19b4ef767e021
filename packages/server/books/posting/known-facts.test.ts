import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSaleVoucher } from "@vanbook/sdk/books";
import { connect } from "../../db/connection.ts";
import { queryRows } from "../../db/rows.ts";
import { createTestDatabase } from "../../db/testing/test-database.ts";
import { checkBooks } from "../checks/check.ts";
import { openTestDesk, type Desk } from "../testing/test-desk.ts";
import {
  buildSignatureSql,
  LAST_EDITION,
  listMasterKinds,
  MASTER_FACTS,
  type FactsOf,
} from "./master-facts.ts";
import { post } from "./post.ts";

let desk: Desk;
/** What another process opens. */
let otherDb: Knex;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(() => database.drop());
  desk = await openTestDesk(database.db, 1);
  otherDb = connect(database.url);
  closing.unshift(() => otherDb.destroy());
  await desk.bought(100_000n, 10_0000n);
});
afterAll(async () => {
  for (const close of closing) await close();
});

it("compares the masters with their facts once, and again only those that were changed", async () => {
  await sell(desk.db);
  expect(await countComparisons(() => sell(desk.db))).toBe(1);
  expect(await countComparisons(() => sell(desk.db))).toBe(0);
  await rename("Second");
  expect(await countComparisons(() => sell(desk.db))).toBe(1);
  expect(await countComparisons(() => sell(desk.db))).toBe(1);
  expect(await countComparisons(() => sell(desk.db))).toBe(0);
});

it("another master that is frozen again costs no comparison of those that were not", async () => {
  await sell(desk.db);
  await sell(otherDb, await addCustomer());
  expect(await countComparisons(() => sell(desk.db))).toBe(0);
});

it("a name that another process froze between two uses of the former name is frozen again", async () => {
  await rename("Former");
  const before = await sell(desk.db);
  await sell(desk.db);
  await rename("Between");
  const between = await sell(otherDb);
  await rename("Former");
  const after = await sell(desk.db);
  expect(await Promise.all([before, between, after].map(readName))).toEqual(["Former", "Between", "Former"]);
});

it("nothing is kept of a transaction that was rolled back", async () => {
  await rename("Kept");
  await sell(desk.db);
  await sell(desk.db);
  await rename("Tried");
  const trial = desk.db.transaction(async (trx) => {
    await sellIn(trx);
    await sellIn(trx);
    throw new Error("rolled back");
  });
  await expect(trial).rejects.toThrow("rolled back");
  // Another master takes the edition that was rolled back.
  await sell(otherDb, await addCustomer());
  expect(await readName(await sell(desk.db))).toBe("Tried");
  await rename("Kept");
  expect(await readName(await sell(desk.db))).toBe("Kept");
});

it("an edition that was rolled back is not the one that another process takes then", async () => {
  await sell(desk.db);
  const customer = await addCustomer();
  const trial = desk.db.transaction(async (trx) => {
    await sellIn(trx, customer);
    await sellIn(trx, customer);
    throw new Error("rolled back");
  });
  await expect(trial).rejects.toThrow("rolled back");
  await rename("Between");
  await sell(otherDb);
  await rename("Kept");
  expect(await readName(await sell(desk.db))).toBe("Kept");
});

it("facts of an earlier state of the company, brought back under a running server, are compared again", async () => {
  await rename("Early");
  await sell(desk.db);
  const early = await desk.db("fact_editions").where("company_id", 1).first("edition");
  await rename("Late");
  await sell(desk.db);
  await sell(desk.db);
  await desk.db("account_facts").where({ company_id: 1, id: desk.customer.id, name: "Late" }).delete();
  await desk
    .db("account_facts")
    .where({ company_id: 1, id: desk.customer.id, name: "Early" })
    .update({ until_edition: LAST_EDITION });
  await desk.db("fact_editions").where("company_id", 1).update(early);
  expect(await readName(await sell(desk.db))).toBe("Late");
  expect(await readEdition(desk.db)).toBe(early.edition + 1);
});

it("a master's signature changes with each column that documents show", async () => {
  const sameColumns: string[] = [];
  for (const kind of listMasterKinds()) {
    const { columns, from, id } = MASTER_FACTS[kind];
    const masterId = await findMaster(kind);
    const read = async (trx: Knex) =>
      queryRows(
        trx,
        `SELECT ${buildSignatureSql(kind)} AS text FROM ${from} WHERE m.company_id = 1 AND ${id} = ?`,
        [masterId],
      );
    for (const column of Object.values(columns)) {
      const rolledBack = desk.db.transaction(async (trx) => {
        const before = await read(trx);
        expect(before).toHaveLength(1);
        await trx.raw(
          `UPDATE ${from} SET ${column} = IF(${column} <=> '7', '8', '7') WHERE m.company_id = 1 AND ${id} = ?`,
          [masterId],
        );
        if (isDeepStrictEqual(await read(trx), before)) sameColumns.push(`${kind} ${column}`);
        throw new Error("rolled back");
      });
      await expect(rolledBack).rejects.toThrow("rolled back");
    }
  }
  expect(sameColumns).toEqual([]);
});

it("all documents show what their masters said, and the books are sound", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

function sell(db: Knex, customer = desk.customer): Promise<number> {
  return db.transaction((trx) => sellIn(trx, customer));
}

async function sellIn(trx: Knex.Transaction, customer = desk.customer): Promise<number> {
  const voucher = makeSaleVoucher(desk.books, {
    ...{ date: "2026-06-01", customer, series: desk.series, saleType: "Retail" },
    ...{ payment: { mode: "credit" }, salesmanId: 2, branchId: 1, routeId: null, vehicleId: null },
    locationId: desk.godown,
    lines: [{ item: desk.bandage, quantity: 1000n, unitPrice: 100_0000n }],
  });
  const [postedSale] = await post(trx, desk.author, [voucher]);
  if (!postedSale) throw new Error("Nothing was posted");
  return postedSale.voucherId;
}

async function rename(name: string): Promise<void> {
  await desk.db("accounts").where({ company_id: 1, id: desk.customer.id }).update({ name });
}

/** Gives the item a larger unit, and makes what the test company does not have. */
async function findMaster(kind: FactsOf): Promise<number> {
  if (kind === "account") return desk.customer.id;
  if (kind === "route") await desk.db("routes").insert({ company_id: 1, id: 1, name: "North" });
  if (kind === "branch") await desk.db("branches").insert({ company_id: 1, id: 77, name: "Kochi" });
  if (kind === "user") await desk.db("users").insert({ company_id: 1, id: 77, ...A_USER });
  if (kind === "vehicle") await desk.db("vehicles").insert({ company_id: 1, id: 77, reg_no: "KL07AB1" });
  if (kind === "item") {
    await desk.db("units").insert({ company_id: 1, id: 55, name: "Box", uqc: "BOX" });
    await desk
      .db("items")
      .where({ company_id: 1, id: desk.bandage.id })
      .update({ larger_unit_id: 55, per_larger_unit: 12 });
    return desk.bandage.id;
  }
  const { from, id } = MASTER_FACTS[kind];
  const [master] = await queryRows<{ id: number }>(
    desk.db,
    `SELECT ${id} AS id FROM ${from} WHERE m.company_id = 1`,
  );
  return master?.id ?? 0;
}

const A_USER = { name: "Meera", username: "meera", password_hash: "", role_id: 2 };

let lastCustomer = 9000;
async function addCustomer(): Promise<Desk["customer"]> {
  lastCustomer += 1;
  await desk.db.raw(
    "INSERT INTO accounts (company_id, id, name, group_id) SELECT company_id, ?, 'New', group_id FROM accounts WHERE company_id = 1 AND id = ?",
    [lastCustomer, desk.customer.id],
  );
  return { ...desk.customer, id: lastCustomer };
}

/** How many statements compare masters with their facts. */
async function countComparisons(work: () => Promise<unknown>): Promise<number> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  desk.db.on("query", note);
  await work();
  desk.db.off("query", note);
  return statements.filter((sql) => sql.includes("f.digest <=>")).length;
}

async function readName(voucherId: number): Promise<string> {
  const { edition, party_id: id } = await desk
    .db("vouchers")
    .where({ company_id: 1, id: voucherId })
    .first("edition", "party_id");
  const facts = desk.db("account_facts").where({ company_id: 1, id }).where("edition", "<=", edition);
  return (await facts.where("until_edition", ">", edition).first("name")).name;
}

async function readEdition(db: Knex): Promise<number> {
  return (await db("fact_editions").where("company_id", 1).first("edition")).edition;
}
