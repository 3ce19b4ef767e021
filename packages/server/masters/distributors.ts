import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { auditAll, type AuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany, ofCustomers, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { lookUp } from "./look-up.ts";
import { checkVersion } from "../master/form.ts";
import { AUDITED } from "../master/master.ts";
import { changeRecords, deleteRecords, stamp } from "../master/records.ts";
import { serializeWrites } from "../master/serialize-writes.ts";

type Sent = Schema<"DistributorLinkInput">;

const list = lookUp<Schema<"Distributor">>({
  table: "accounts",
  columns: { CustomerID: "id", CustomerName: "name" },
  where: () => DISTRIBUTOR,
  narrow: (customers, principal) => void ofCustomers(customers, principal, "accounts"),
});

const assigned: Handler<"distributors.assigned"> = async ({ principal, db }) => {
  const accounts = ofCompany(db, principal, "accounts").where(DISTRIBUTOR);
  const links = ofCompany(db, principal, TABLE)
    .where("is_deleted", 0)
    .whereIn("distributor_id", accounts.select("id"));
  return select<Schema<"DistributorLink">>(ofUsers(links, principal, "user_id").orderBy(["user_id", "id"]), {
    EmpDistID: "id",
    EmployeeID: "user_id",
    DistributorID: "distributor_id",
    ...AUDITED,
  });
};

// All links in one transaction, because a partly saved set is useless.
const assign: Handler<"distributors.assign"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    const { principal } = call;
    const links = call.body.data;
    await serializeWrites(trx, principal, TABLE);
    const kept = await readLinks(trx, principal, links);
    await checkNames(trx, principal, links);
    const changes = links.map((sent, index) => changeOf(sent, kept, index));
    checkOnce(kept, changes);
    await write(trx, call, changes);
    return { success: true, message: "Saved successfully" };
  });

/** The distributors assigned to a user; a user's links are saved together. */
export const distributors = {
  "distributors.list": list,
  "distributors.assigned": assigned,
  "distributors.assign": assign,
};

/** The links in the request, and all links of their users. */
async function readLinks(trx: Knex, principal: Principal, links: readonly Sent[]): Promise<Link[]> {
  const ids = links.flatMap(({ EmpDistID }) => EmpDistID || []);
  if (new Set(ids).size < ids.length) throw problem("INVALID_FIELDS", { message: "A link is named twice." });
  const users = [...new Set(links.map(({ EmployeeID }) => EmployeeID))];
  return ofCompany(trx, principal, TABLE)
    .where((named) => void named.whereIn("id", ids).orWhereIn("user_id", users))
    .forUpdate()
    .select("id", "user_id", "distributor_id", "version", "is_deleted");
}

/** The users and distributors must belong to the company. */
async function checkNames(trx: Knex, principal: Principal, links: readonly Sent[]): Promise<void> {
  const left = links.filter(({ IsDeleted }) => IsDeleted !== 1);
  const known = async (table: string, where: object, ids: readonly number[]) =>
    new Set<number>(
      await ofCompany(trx, principal, table).where(where).whereIn("id", ids).forShare().pluck("id"),
    );
  const [userIds, accountIds] = [left.map((link) => link.EmployeeID), left.map((link) => link.DistributorID)];
  const users = await known("users", { is_deleted: 0 }, userIds);
  const accounts = await known("accounts", DISTRIBUTOR, accountIds);
  for (const [index, link] of links.entries()) {
    if (link.IsDeleted === 1) continue;
    if (!users.has(link.EmployeeID))
      throw refused("USER_UNKNOWN", `data.${index}.EmployeeID`, "The company has no such user.");
    if (!accounts.has(link.DistributorID))
      throw refused("DISTRIBUTOR_UNKNOWN", `data.${index}.DistributorID`);
  }
}

/** The change to a link: its stored row, if any, and the sent values. */
function changeOf(sent: Sent, kept: readonly Link[], index: number): Change {
  const { EmpDistID: id, EmployeeID: userId, DistributorID: distributorId, IsDeleted, Version } = sent;
  const after = { user_id: userId, distributor_id: distributorId };
  const isDeleted = IsDeleted === 1;
  if (!id) return { index, before: undefined, after, isDeleted };
  const before = kept.find((link) => link.id === id);
  if (!before || before.user_id !== userId) throw problem("NOT_FOUND");
  // A client that sends a Version has loaded the link before someone else deleted it: RECORD_CHANGED says so.
  if (before.is_deleted === 1) throw problem(Version ? "RECORD_CHANGED" : "NOT_FOUND");
  checkVersion(before, Version);
  return { index, before, after, isDeleted };
}

/** Throws DISTRIBUTOR_TWICE if a user would have two links to the same distributor after all changes. */
function checkOnce(kept: readonly Link[], changes: readonly Change[]): void {
  const named = new Set(changes.map(({ before }) => before?.id));
  const keyOf = (link: { user_id: number; distributor_id: number }) =>
    `${link.user_id} ${link.distributor_id}`;
  const taken = new Set(kept.filter((link) => link.is_deleted === 0 && !named.has(link.id)).map(keyOf));
  for (const { index, after, isDeleted } of changes) {
    if (isDeleted) continue;
    const key = keyOf(after);
    if (taken.has(key)) throw refused("DISTRIBUTOR_TWICE", `data.${index}.DistributorID`);
    taken.add(key);
  }
}

async function write(trx: Knex.Transaction, call: Call<"distributors.assign">, changes: readonly Change[]) {
  const { principal } = call;
  const added = changes.flatMap(({ before, after, isDeleted }) => (before || isDeleted ? [] : after));
  const rows = added.map((row) => ({ ...row, ...stamp("created", principal) }));
  const ids = await insertWithIds(trx, principal.companyId, TABLE, rows, (row) => row);
  const lines: AuditLine[] = added.map((after, index) => ({ ...LINE, entityId: ids[index] ?? 0, after }));
  for (const { before, after, isDeleted } of changes) {
    if (!before || (!isDeleted && before.distributor_id === after.distributor_id)) continue;
    const link = ofCompany(trx, principal, TABLE).where("id", before.id);
    await (isDeleted ? deleteRecords(trx, principal, link) : changeRecords(trx, principal, link, after));
    lines.push({ ...LINE, entityId: before.id, before, ...(!isDeleted && { after }) });
  }
  await auditAll(trx, call, lines);
}

interface Link {
  id: number;
  user_id: number;
  distributor_id: number;
  version: number;
  is_deleted: number;
}

interface Change {
  /** The link's index in the request. */
  index: number;
  /** The row before the change; undefined for a new link. */
  before: Link | undefined;
  after: { user_id: number; distributor_id: number };
  isDeleted: boolean;
}

const TABLE = "employee_distributors";
const LINE = { operation: "distributors.assign", entity: TABLE };
/** Distributors are customers of customer type 3. */
const DISTRIBUTOR = { group_id: GROUP.debtors, customer_type: 3, is_deleted: 0 };
