import { getToday } from "../../packages/server/clock.ts";
import { createRandom } from "../../packages/server/demo/random.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import type { Product } from "../product.ts";
import { lastYearOf } from "../reports/ask-report.ts";

export type Rows = Record<string, string | number | null>[];
export type Asker = { name: string; role: number; cookie: string };
export type Range = { FromDate: string; ToDate: string };

/** One user of each role, signed in, in the order of the roles. */
export async function signInAskers(product: Product): Promise<[Asker, Asker, Asker, Asker]> {
  const users = await product
    .db("users")
    .where({ company_id: 1, is_active: 1, is_deleted: 0 })
    .orderBy("id")
    .select<{ username: string; role_id: number }[]>("username", "role_id");
  const signInAsker = async (role: number) => {
    const name = users.find(({ role_id }) => role_id === role)?.username ?? "";
    return { name, role, cookie: await product.signIn(1, name) };
  };
  return [await signInAsker(1), await signInAsker(2), await signInAsker(3), await signInAsker(4)];
}

/** The dashboard's longest range, and four ranges in the last financial year. */
export async function makeRanges(product: Product): Promise<[Range, ...Range[]]> {
  const year = await lastYearOf(product.db, 1);
  const random = createRandom(31);
  const ranges = [1, 2, 3, 4].map(() => {
    const FromDate = addDays(year.from, random.int(0, 200));
    return { FromDate, ToDate: addDays(FromDate, random.int(0, 60)) };
  });
  return [{ FromDate: addDays(getToday(), -90), ToDate: getToday() }, ...ranges];
}

/** The rows of an operation's answer; throws if the status isn't 200. */
export async function readAnswerRows(
  product: Product,
  path: string,
  cookie: string,
  query: Record<string, string> = {},
): Promise<Rows> {
  const answer = await product.call({ method: "GET", path, query, cookie });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  return answer.read<Rows>();
}

/** Compares two numbers for sorting, largest first. */
export function compareDescending(one: unknown, other: unknown): number {
  return Number(other) - Number(one);
}
