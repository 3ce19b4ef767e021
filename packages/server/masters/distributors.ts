import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLines, type AuditLine } from "../auth/audit.ts";
import type { Schema } from "../contract/contract.ts";
import type { Call, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany, ofCustomers, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { lookUp } from "./look-up.ts";
import { checkVersion } from "../master/form.ts";
import { AUDIT_COLUMNS } from "../master/master.ts";
import { changeRecords, deleteRecords, stamp } from "../master/records.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";

type Sent = Schema<"DistributorLinkInput">;

const list = lookUp<Schema<"Distributor">>({
  table: "accounts",
  columns: { CustomerID: "id", CustomerName: "name" },
  where: () => DISTRIBUTOR_FILTER,
  narrow: (customers, principal) => void ofCustomers(customers, principal, "accounts"),
});

const listAssigned: Handler<"distributors.assigned"> = async ({ principal, db }) => {
  const accounts = ofCompany(db, principal, "accounts").where(DISTRIBUTOR_FILTER);
  const links = ofCompany(db, principal, LINKS_TABLE)
    .where("is_deleted", 0)
    .whereIn("distributor_id", accounts.select("id"));
  return select<Schema<"DistributorLink">>(ofUsers(links, principal, "user_id").orderBy(["user_id", "id"]), {
    EmpDistID: "id",
    EmployeeID: "user_id",
    DistributorID: "distributor_id",
    ...AUDIT_COLUMNS,
  });
};

// All links in one transaction, because a partly saved set is useless.
const assign: Handler<"distributors.assign"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    const { principal } = call;
    const links = call.body.data;
    await serialiseWrites(trx, principal, LINKS_TABLE);
    const storedLinks = await readLinks(trx, principal, links);
    await checkNames(trx, principal, links);
    const changes = links.map((sentLink, index) => changeOf(sentLink, storedLinks, index));
    checkOnce(storedLinks, changes);
    await write(trx, call, changes);
    return { success: true, message: "Saved successfully" };
  });

export const distributors = {
  "distributors.list": list,
  "distributors.assigned": listAssigned,
  "distributors.assign": assign,
};

async function readLinks(trx: Knex, principal: Principal, links: readonly Sent[]): Promise<Link[]> {
  const ids = links.flatMap(({ EmpDistID }) => EmpDistID || []);
  if (new Set(ids).size < ids.length) throw problem("INVALID_FIELDS", { message: "A link is named twice." });
  const users = [...new Set(links.map(({ EmployeeID }) => EmployeeID))];
  return ofCompany(trx, principal, LINKS_TABLE)
    .where((matches) => void matches.whereIn("id", ids).orWhereIn("user_id", users))
    .forUpdate()
    .select("id", "user_id", "distributor_id", "version", "is_deleted");
}

async function checkNames(trx: Knex, principal: Principal, links: readonly Sent[]): Promise<void> {
  const remainingLinks = links.filter(({ IsDeleted }) => IsDeleted !== 1);
  const readKnownIds = async (table: string, where: object, ids: readonly number[]) =>
    new Set<number>(
      await ofCompany(trx, principal, table).where(where).whereIn("id", ids).forShare().pluck("id"),
    );
  const [userIds, accountIds] = [
    remainingLinks.map((link) => link.EmployeeID),
    remainingLinks.map((link) => link.DistributorID),
  ];
  const users = await readKnownIds("users", { is_deleted: 0 }, userIds);
  const accounts = await readKnownIds("accounts", DISTRIBUTOR_FILTER, accountIds);
  for (const [index, link] of links.entries()) {
    if (link.IsDeleted === 1) continue;
    if (!users.has(link.EmployeeID))
      throw problemOnField("USER_UNKNOWN", `data.${index}.EmployeeID`, "The company has no such user.");
    if (!accounts.has(link.DistributorID))
      throw problemOnField("DISTRIBUTOR_UNKNOWN", `data.${index}.DistributorID`);
  }
}

function changeOf(sentLink: Sent, storedLinks: readonly Link[], index: number): Change {
  const { EmpDistID: id, EmployeeID: userId, DistributorID: distributorId, IsDeleted, Version } = sentLink;
  const after = { user_id: userId, distributor_id: distributorId };
  const isDeleted = IsDeleted === 1;
  if (!id) return { index, before: undefined, after, isDeleted };
  const before = storedLinks.find((link) => link.id === id);
  if (!before || before.user_id !== userId) throw problem("NOT_FOUND");
  // A client that sends a Version loaded the link before someone else deleted it, so it gets
  // RECORD_CHANGED.
  if (before.is_deleted === 1) throw problem(Version ? "RECORD_CHANGED" : "NOT_FOUND");
  checkVersion(before, Version);
  return { index, before, after, isDeleted };
}

/** Throws DISTRIBUTOR_TWICE if a user would have two links to one distributor after all changes. */
function checkOnce(storedLinks: readonly Link[], changes: readonly Change[]): void {
  const namedIds = new Set(changes.map(({ before }) => before?.id));
  const makeLinkKey = (link: { user_id: number; distributor_id: number }) =>
    `${link.user_id} ${link.distributor_id}`;
  const takenKeys = new Set(
    storedLinks.filter((link) => link.is_deleted === 0 && !namedIds.has(link.id)).map(makeLinkKey),
  );
  for (const { index, after, isDeleted } of changes) {
    if (isDeleted) continue;
    const key = makeLinkKey(after);
    if (takenKeys.has(key)) throw problemOnField("DISTRIBUTOR_TWICE", `data.${index}.DistributorID`);
    takenKeys.add(key);
  }
}

async function write(trx: Knex.Transaction, call: Call<"distributors.assign">, changes: readonly Change[]) {
  const { principal } = call;
  const addedRows = changes.flatMap(({ before, after, isDeleted }) => (before || isDeleted ? [] : after));
  const rows = addedRows.map((row) => ({ ...row, ...stamp("created", principal) }));
  const ids = await insertWithIds(trx, principal.companyId, LINKS_TABLE, rows, (row) => row);
  const lines: AuditLine[] = addedRows.map((after, index) => ({
    ...AUDIT_LINE,
    entityId: ids[index] ?? 0,
    after,
  }));
  for (const { before, after, isDeleted } of changes) {
    if (!before || (!isDeleted && before.distributor_id === after.distributor_id)) continue;
    const link = ofCompany(trx, principal, LINKS_TABLE).where("id", before.id);
    await (isDeleted ? deleteRecords(trx, principal, link) : changeRecords(trx, principal, link, after));
    lines.push({ ...AUDIT_LINE, entityId: before.id, before, ...(!isDeleted && { after }) });
  }
  await addAuditLines(trx, call, lines);
}

interface Link {
  id: number;
  user_id: number;
  distributor_id: number;
  version: number;
  is_deleted: number;
}

interface Change {
  index: number;
  before: Link | undefined;
  after: { user_id: number; distributor_id: number };
  isDeleted: boolean;
}

const LINKS_TABLE = "employee_distributors";
const AUDIT_LINE = { operation: "distributors.assign", entity: LINKS_TABLE };
const DISTRIBUTOR_FILTER = { group_id: ACCOUNT_GROUP.debtors, customer_type: 3, is_deleted: 0 };
