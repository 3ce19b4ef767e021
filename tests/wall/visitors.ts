import type { Knex } from "knex";
import { PASSWORD } from "../product.ts";
import type { Visitor } from "./interference.ts";

/** One user of each role of a company, with ids that exist in it. */
export async function visitorsOf(db: Knex, companyId: number): Promise<Visitor[]> {
  const users: { id: number; username: string; role_id: number }[] = await db("users")
    .where({ company_id: companyId, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .select("id", "username", "role_id");
  const [range] = await db("bills")
    .where("company_id", companyId)
    .select(db.raw("MIN(date) AS first"), db.raw("MAX(date) AS last"));
  return Promise.all(
    [1, 2, 3, 4].map(async (role) => {
      const user = users.find(({ role_id }) => role_id === role);
      if (!user) throw new Error(`Company ${companyId} has no user of role ${role}`);
      const bill = await db("bills")
        .where({ company_id: companyId })
        .where(role === 2 ? { salesman_id: user.id } : {})
        .first("id");
      const values = {
        BillID: bill?.id as number,
        keyId: 1,
        CurrentPassword: PASSWORD,
        NewPassword: `${PASSWORD}-2`,
        name: "A key",
      };
      return {
        role,
        username: user.username,
        known: { companyId, userId: user.id, from: laterOf(range.first, range.last), to: range.last, values },
      };
    }),
  );
}

/** The first day, or two years before the last where the books are longer: reports take three at most. */
function laterOf(first: string, last: string) {
  const twoYearsBefore = `${Number(last.slice(0, 4)) - 2}${last.slice(4)}`;
  return first > twoYearsBefore ? first : twoYearsBefore;
}
