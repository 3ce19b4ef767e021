import type { Knex } from "knex";
import type { Product, Request } from "../product.ts";
import type { Visitor } from "./interference.ts";
import { pickOneIn } from "../whole.ts";
import { makeSampleRequest, operations } from "./operations.ts";

type Served = Pick<Product, "call" | "signIn">;

/**
 * Descriptions of what users of each role can see or call outside their scope; empty if there is
 * nothing.
 */
export async function findScopeBreaches(
  servedProduct: Served,
  db: Knex,
  visitors: readonly Visitor[],
): Promise<string[]> {
  const breaches: string[] = [];
  for (const visitor of visitors) {
    const cookie = await servedProduct.signIn(visitor.known.companyId, visitor.username);
    breaches.push(...(await findBillsBeyondScope(servedProduct, db, visitor, cookie)));
    breaches.push(...(await findCallsBeyondRole(servedProduct, visitor, cookie)));
    breaches.push(...(await findOtherCompanyServed(servedProduct, visitor, cookie)));
    const profile = await servedProduct.call({
      method: "GET",
      path: "/api/getUserbyid",
      query: { UserId: String(visitor.known.userId) },
      cookie,
    });
    if (profile.status !== 200 || /password|hash/i.test(profile.text))
      breaches.push(`profile of role ${visitor.role}: ${profile.text.slice(0, 200)}`);
  }
  return breaches;
}

/**
 * Checks that the sales report shows exactly the bills in scope, and that the lines of another bill
 * are not found. A differently written query finds the bills in scope: those of salesmen in scope
 * (also of those who left) and, for managers, bills of their branches without a salesman. Replaced
 * bills (status 3) are in no report.
 */
async function findBillsBeyondScope(
  servedProduct: Served,
  db: Knex,
  { role, known }: Visitor,
  cookie: string,
): Promise<string[]> {
  if (role === 1) return [];
  const user = await db("users")
    .where({ company_id: known.companyId, id: known.userId })
    .first("zone_id", "branch_id");
  const sees = { 2: "u.id = ?", 3: "u.zone_id = ?", 4: "u.branch_id = ?" }[role] ?? "1 = 0";
  const by = role === 2 ? known.userId : role === 3 ? user.zone_id : user.branch_id;
  const [own] = (await db.raw(
    `SELECT b.id FROM users u JOIN bills b ON b.company_id = u.company_id AND b.salesman_id = u.id
     WHERE u.company_id = ? AND ${sees} AND b.status <> 3 AND b.date BETWEEN ? AND ?
     UNION SELECT b.id FROM bills b WHERE b.company_id = ? AND b.salesman_id IS NULL AND b.status <> 3 AND b.date BETWEEN ? AND ?
       AND b.branch_id IN (SELECT u.branch_id FROM users u WHERE u.company_id = ? AND ${sees} AND ? <> 2)`,
    [
      ...[known.companyId, by, known.from, known.to],
      ...[known.companyId, known.from, known.to, known.companyId, by, role],
    ],
  )) as [{ id: number }[]];
  const allowedIds = new Set(own.map(({ id }) => id));
  const ids = Array.from({ length: 40 }, (_, at) => at + 1);
  const everybody = ids.join(",");
  // A list without the caller differs from the list of all active users that clients usually send.
  const others = ids.filter((id) => id !== known.userId).join(",");
  const breaches: string[] = [];
  for (const activeUserId of [null, everybody, others, "999999"]) {
    const answer = await servedProduct.call({
      method: "POST",
      path: "/api/getSaleReport",
      cookie,
      body: { FromDate: known.from, ToDate: known.to, activeUserId },
    });
    const bills = answer.read<{ billDetails?: { BillID: number }[] }>().billDetails ?? [];
    const beyond = bills.filter(({ BillID }) => !allowedIds.has(BillID)).length;
    if (beyond > 0)
      breaches.push(`role ${role} sees ${beyond} bills of others with activeUserId ${activeUserId}`);
    if ((activeUserId === null || activeUserId === everybody) && bills.length !== allowedIds.size)
      breaches.push(`role ${role} sees ${bills.length} of its ${allowedIds.size} bills`);
  }
  const other = await db("bills")
    .where("company_id", known.companyId)
    .whereNotIn("id", [...allowedIds])
    .first("id");
  const lines = await servedProduct.call({
    method: "GET",
    path: "/api/GetBilldetails",
    query: { BillID: String(other.id) },
    cookie,
  });
  if (lines.status !== 404) breaches.push(`role ${role} reads the lines of bill ${other.id}`);
  return breaches;
}

async function findCallsBeyondRole(
  servedProduct: Served,
  { role, known }: Visitor,
  cookie: string,
): Promise<string[]> {
  // A sample: roles.test.ts tests all of them without HTTP.
  const forbiddenOperations = pickOneIn(
    8,
    operations.filter(({ roles }) => roles !== "public" && !roles.includes(role)),
  );
  const breaches: string[] = [];
  // One at a time: on a busy machine, hundreds of parallel requests would time out waiting for a
  // database connection.
  for (const operation of forbiddenOperations) {
    const { status } = await servedProduct.call({
      ...makeHarmless(makeSampleRequest(operation, known)),
      cookie,
    });
    if (status !== 403) breaches.push(`role ${role} may call ${operation.id}: ${status}`);
  }
  return breaches;
}

/**
 * A write with an invalid body: if the role is not checked, nothing is changed either (no password,
 * for example).
 */
function makeHarmless(request: Request): Request {
  return request.body === undefined || request.method === "GET"
    ? request
    : { ...request, body: { nothing: 1 } };
}

async function findOtherCompanyServed(
  servedProduct: Served,
  { role, known }: Visitor,
  cookie: string,
): Promise<string[]> {
  const query = { CompanyID: String(known.companyId + 1) };
  const { status } = await servedProduct.call({ method: "GET", path: "/api/getcompanynav", query, cookie });
  return status === 403 ? [] : [`role ${role} is answered for another company: ${status}`];
}
