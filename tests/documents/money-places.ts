import type { Knex } from "knex";
import { getToday } from "../../packages/server/clock.ts";
import type { Answer } from "../product.ts";

/** The fields of a posting's response that these tests need. */
export interface Posted {
  id: number | null;
  voucherId: number;
  voucherNo: string;
}

/** The document's id in paths. An opening has no document id, so its voucher id is used. */
export function getPostedId({ id, voucherId }: Posted) {
  return id ?? voucherId;
}

/** The error code of a refused request, else the response's text. */
export function getErrorCode(answer: Answer) {
  return answer.read<{ code?: string }>().code ?? answer.text;
}

export type Line = [accountId: number, debit: string, credit: string];

/** The ledger lines of a voucher of company 1. */
export async function readLedgerLines(db: Knex, voucherId: number): Promise<Line[]> {
  const rows = await db("ledger_entries").where({ company_id: 1, voucher_id: voucherId }).orderBy("line_no");
  return rows.map((row) => [row.account_id, row.debit, row.credit]);
}

/**
 * The accounts, users and trips that money documents of company 1 use in
 * the demo; two trips and an account of company 2 are created for it.
 */
export async function findMoneyPlaces(db: Knex) {
  const findAccount = async (where: Record<string, unknown>): Promise<number> =>
    (
      await db("accounts")
        .where({ company_id: 1, is_deleted: 0, ...where })
        .orderBy("id")
        .first("id")
    ).id;
  const findUser = async (username: string): Promise<number> =>
    (await db("users").where({ company_id: 1, username }).first("id")).id;
  const anil = await findUser("anil");
  const shyama = await findUser("shyama");
  const insertTrip = async (userId: number): Promise<number> => {
    const [{ next }] = await db("trips")
      .where("company_id", 1)
      .select(db.raw("COALESCE(MAX(id), 0) + 1 AS next"));
    const row = { company_id: 1, id: next, user_id: userId, date: getToday(), starting_km: "1", days: 1 };
    await db("trips").insert({ ...row, started_at: `${getToday()} 03:00:00` });
    return next;
  };
  await db("accounts").insert({ company_id: 2, id: 900_001, name: "Of company 2", group_id: 14 });
  const heldItem = await db("item_costs").where("company_id", 1).where("quantity", ">", 0).first("item_id");
  const godown = await db("stock_locations").where({ company_id: 1, kind: "godown" }).first("id");
  const customer = await findAccount({ group_id: 14 });
  await db("accounts").where({ company_id: 1, id: customer }).update({ salesman_id: anil });
  return {
    anil,
    shyama,
    withoutCash: await findUser("rahim"),
    anilsCash: await findAccount({ user_id: anil }),
    shyamasCash: await findAccount({ user_id: shyama }),
    anilsTrip: await insertTrip(anil),
    shyamasTrip: await insertTrip(shyama),
    mainCash: await findAccount({ system_key: "cash" }),
    bank: await findAccount({ system_key: "bank" }),
    inventory: await findAccount({ system_key: "inventory" }),
    equity: await findAccount({ system_key: "opening_equity" }),
    fuel: await findAccount({ name: "Vehicle Fuel" }),
    rent: await findAccount({ name: "Rent" }),
    customer,
    supplier: await findAccount({ group_id: 27 }),
    foreign: 900_001,
    item: heldItem.item_id as number,
    godown: godown.id as number,
  };
}
