import type { Knex } from "knex";
import { addDays, formatMoment } from "../calendar.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import type { Random } from "../random.ts";
import type { SignInMethod } from "../../session/login-log.ts";

/** Outside the books: rate slabs, devices, distributors, messages, tasks and the sign-in log. */
export async function makeOffice(trx: Knex.Transaction, company: DemoCompany, random: Random): Promise<void> {
  const { salesmen, customers, today, years, author } = company;
  const { companyId } = author;
  const stampColumns = { created_by: author.userId, created_at: formatMoment(years[0].start, 0) };
  const insert = <T>(table: string, members: readonly T[], rowOf: Parameters<typeof insertWithIds<T>>[4]) =>
    insertWithIds(trx, companyId, table, members, rowOf);
  await insert("rate_slabs", RATE_SLABS, ([from, to, discount]) => ({
    from_rate: from,
    to_rate: to,
    discount,
    ...stampColumns,
  }));
  await insert("macs", salesmen, ({ userId, until }) => ({
    bluetooth: generateMacAddress(random),
    user_id: userId,
    is_active: until === null ? 1 : 0,
    remark: until === null ? null : "Phone given back",
    ...stampColumns,
  }));
  const distributors = customers.filter(({ rateType }) => rateType === "DP").slice(0, salesmen.length);
  await insert("employee_distributors", distributors, ({ id }, index) => ({
    user_id: salesmen[index % salesmen.length]?.userId ?? 0,
    distributor_id: id,
    ...stampColumns,
  }));
  await insert("messages", SAMPLE_MESSAGES, ([daysAgo, message], index) => ({
    message,
    user_id: index % 3 === 2 ? (salesmen[0]?.userId ?? null) : null,
    ...of(addDays(today, -daysAgo), author.userId),
  }));
  await insert("tasks", SAMPLE_TASKS, ([daysAgo, name, status]) => ({
    name,
    status,
    ...of(addDays(today, -daysAgo), author.userId),
  }));
  await makeSignInLog(trx, company, random);
}

async function makeSignInLog(trx: Knex.Transaction, { author, today }: DemoCompany, random: Random) {
  const users: { id: number; username: string; name: string; role_id: number }[] = await trx("users")
    .select("id", "username", "name", "role_id")
    .where({ company_id: author.companyId, is_active: 1 })
    .orderBy("id");
  const signIns = [3, 2, 1].flatMap((daysAgo) => users.map((user) => ({ user, daysAgo })));
  await insertWithIds(trx, author.companyId, "login_log", signIns, ({ user, daysAgo }, index) => ({
    user_id: user.id,
    username: user.username,
    role_id: user.role_id,
    name: user.name,
    ip: `10.20.${author.companyId}.${user.id + 10}`,
    status: index % 9 === 4 ? "Failed" : "Success",
    user_agent: "Mozilla/5.0 (Linux; Android 14)",
    method: "Password" satisfies SignInMethod,
    created_at: formatMoment(addDays(today, -daysAgo), random.int(0, 60)),
  }));
}

function of(date: string, by: number | null) {
  return { date, created_by: by, created_at: formatMoment(date, 10) };
}

function generateMacAddress(random: Random) {
  return Array.from({ length: 6 }, () => random.int(0, 255).toString(16).toUpperCase().padStart(2, "0")).join(
    ":",
  );
}

/** Lowest and highest bill in rupees, and the discount in percent; most bills are smaller. */
const RATE_SLABS = [
  ["100000.00", "199999.99", "1.00"],
  ["200000.00", "499999.99", "1.50"],
  ["500000.00", "9999999.00", "2.00"],
] as const;

const SAMPLE_MESSAGES = [
  [0, "Collect pending payments before the month closes"],
  [1, "New stock of nitrile gloves has arrived at the godown"],
  [2, "Please send the odometer photo at the start of every trip"],
  [5, "Rates are revised from Monday, see the price list"],
  [9, "Sales meeting on Saturday at four"],
  [20, "Check the expiry dates of what is in your van"],
] as const;

const SAMPLE_TASKS = [
  [0, "Visit customers who have not ordered for a month", 1],
  [1, "Collect cheques of last week", 1],
  [4, "Count the stock in the van", 1],
  [12, "Hand out the new price list", 2],
] as const;
