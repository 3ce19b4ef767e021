import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import { addAuditLine } from "../auth/audit.ts";
import { ofAccounts, ofCompany } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Client, Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { takeIds } from "../db/ids.ts";
import { insertRows } from "../db/insert-rows.ts";
import { select } from "../db/select.ts";
import { changeRecords, deleteRecords, stamp } from "../master/records.ts";
import { splitAddresses, type AddressColumns } from "./address-columns.ts";

type Input = Pick<Schema<"AccountInput">, "AccountParent" | "DeliveryAddresses">;

const list: Handler<"deliveryAddresses.list"> = async ({ query: { AccountID: id }, principal, db }) => {
  const customers = ofCompany(db, principal, "accounts as c").where({
    ...{ "c.id": id, "c.group_id": ACCOUNT_GROUP.debtors, "c.is_deleted": 0 },
  });
  const customer: unknown = await ofAccounts(customers, principal, "c").first("c.id");
  if (!customer) throw problem("NOT_FOUND");
  return select<Schema<"DeliveryAddress">>(selectAddresses(db, principal, id).orderBy(["d.name", "d.id"]), {
    ...{ id: "d.id", name: "d.name", address: "d.address", pin: "d.pin" },
    ...{ state: "d.state", stateCode: "d.state_code", gstin: "d.gstin" },
  });
};

export const deliveryAddresses = { "deliveryAddresses.list": list };

/**
 * Saves a customer's delivery addresses as the form sends them: those that it no longer has are
 * deleted. Throws ADDRESS_UNKNOWN.
 */
export async function saveDeliveryAddresses(
  trx: Knex.Transaction,
  author: { body: Input; principal: Principal; client: Pick<Client, "requestId"> },
  accountId: number,
  action: "create" | "update",
): Promise<void> {
  const { body, principal } = author;
  const isCustomer = body.AccountParent === ACCOUNT_GROUP.debtors;
  const addresses = isCustomer ? body.DeliveryAddresses : [];
  if (!addresses) return;
  const before: ({ id: number } & AddressColumns)[] = await selectAddresses(trx, principal, accountId)
    .orderBy("d.id")
    .select("d.id", "d.name", "d.address", "d.pin", "d.state", "d.state_code", "d.gstin");
  const { keptColumns, newColumns } = splitAddresses(addresses, before);
  const removedIds = before.flatMap(({ id }) => (keptColumns.has(id) ? [] : [id]));
  const changedIds = before.flatMap((row) => {
    const columns = keptColumns.get(row.id);
    return columns && !hasColumns(row, columns) ? [row.id] : [];
  });
  if (newColumns.length + changedIds.length + removedIds.length === 0) return;
  const selectOwn = () => ofCompany(trx, principal, "delivery_addresses");
  if (removedIds.length > 0) await deleteRecords(trx, principal, selectOwn().whereIn("id", removedIds));
  for (const id of changedIds)
    await changeRecords(trx, principal, selectOwn().where("id", id), keptColumns.get(id) ?? {});
  const ids =
    newColumns.length > 0
      ? await takeIds(trx, principal.companyId, "delivery_addresses", newColumns.length)
      : [];
  const authorColumns = {
    company_id: principal.companyId,
    account_id: accountId,
    ...stamp("created", principal),
  };
  await insertRows(
    trx,
    "delivery_addresses",
    newColumns.map((columns, index) => ({ ...authorColumns, id: ids[index] ?? 0, ...columns })),
  );
  await addAuditLine(trx, author, {
    operation: `accounts.${action}`,
    entity: "delivery_addresses",
    entityId: accountId,
    before: { addresses: before },
    after: { addresses: [...before.flatMap(({ id }) => keptColumns.get(id) ?? []), ...newColumns] },
  });
}

function hasColumns(row: AddressColumns, columns: AddressColumns): boolean {
  return Object.entries(columns).every(([name, value]) => row[name as keyof AddressColumns] === value); // the same names
}

function selectAddresses(db: Knex, principal: Pick<Principal, "companyId">, accountId: number) {
  return ofCompany(db, principal, "delivery_addresses as d").where({
    "d.account_id": accountId,
    "d.is_deleted": 0,
  });
}
