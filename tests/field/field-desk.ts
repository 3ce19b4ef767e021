import { getToday } from "../../packages/server/clock.ts";
import type { Answer, Product } from "../product.ts";

/**
 * Ids of two salesmen in different zones, two customers, a bandage (100 + 12 % tax), a syringe
 * (0.0333 + 5 % tax) and a vehicle.
 */
export interface FieldDesk {
  anil: number;
  shyama: number;
  customer: number;
  another: number;
  bandage: number;
  syringe: number;
  vehicle: number;
}

/** Gives the demo company two items with separate taxes, and a customer who buys at DP. */
export async function openFieldDesk({ db }: Product): Promise<FieldDesk> {
  const listIds = (table: string, where: object): Promise<number[]> =>
    db(table).where("company_id", 1).where(where).orderBy("id").limit(2).pluck("id");
  const [anil = 0] = await listIds("users", { username: "anil" });
  const [shyama = 0] = await listIds("users", { username: "shyama" });
  const [bandage = 0, syringe = 0] = await listIds("items", {});
  const [customer = 0, another = 0] = await listIds("accounts", { group_id: 14 });
  const [vehicle = 0] = await listIds("vehicles", {});
  await db("taxes").insert([
    { company_id: 1, id: 901, name: "Twelve" },
    { company_id: 1, id: 902, name: "Five" },
  ]);
  await db("tax_rates").insert([
    { company_id: 1, tax_id: 901, valid_from: "2020-04-01", rate: 12 },
    { company_id: 1, tax_id: 902, valid_from: "2020-04-01", rate: 5 },
  ]);
  // Valid from today, so that earlier sales keep their tax.
  const items: { id: number; tax_id: number }[] = await db("items")
    .where("company_id", 1)
    .whereIn("id", [bandage, syringe]);
  for (const { id: item_id, tax_id } of items)
    await db("item_former_taxes").insert({
      company_id: 1,
      item_id,
      version: 1,
      tax_id,
      valid_before: getToday(),
    });
  await db("items").where({ company_id: 1, id: bandage }).update({ tax_id: 901, dp: "100.0000" });
  await db("items").where({ company_id: 1, id: syringe }).update({ tax_id: 902, dp: "0.0333" });
  await db("accounts").where({ company_id: 1, id: customer }).update({ rate_type: "DP" });
  await db("accounts")
    .where("company_id", 1)
    .whereIn("id", [customer, another])
    .update({ salesman_id: anil });
  return { anil, shyama, customer, another, bandage, syringe, vehicle };
}

export function getErrorCode(answer: Answer): string {
  return answer.read<{ code: string }>().code;
}

/** The result of each record of a batch: its problem code, or "kept". */
export function listResultCodes(answer: Answer): string[] {
  const { results } = answer.read<{ results: { problem: { code: string } | null }[] }>();
  return results.map(({ problem }) => problem?.code ?? "kept");
}
