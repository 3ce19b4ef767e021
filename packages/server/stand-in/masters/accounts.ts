import { accountNameRule, accountRules, findFieldFault } from "@vanbook/sdk/rules";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { Body, OperationId, Schema } from "../../contract/contract.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { toDatabaseTime } from "../../database-time.ts";
import { checkForm, checkVersion } from "../../master/form.ts";
import {
  ACCOUNT_COLUMNS,
  buildAccountRow,
  checkGstKind,
  pickCreditTerms,
  listMissingFields,
} from "../../masters/account-columns.ts";
import {
  runAtomically,
  INDIA_OFFSET_MS,
  getToday,
  takeNextId,
  update,
  type Asked,
  type StandInBooks,
} from "../books.ts";
import { splitAddresses } from "../../masters/address-columns.ts";
import { addAccount } from "../open-books.ts";
import type { StandInHandlers } from "../handlers.ts";
import type { Account } from "../tables.ts";
import { sortByName } from "./look-ups.ts";

type Input = Body<"accounts.create">;

export const accounts = {
  "accounts.list": ({ books }) =>
    sortByName(books.tables.accounts.filter((each) => each.is_deleted === 0 && isParty(each))).map(
      (account) => toAccountAnswer(account, books.company.id),
    ),
  "accounts.create": ({ books, body, principal }) =>
    runAtomically(books, () => {
      const row = toAccountColumns(books, body);
      const { id } = addAccount(
        books,
        { ...row, reference: makeReference(books), created_by: principal.userId },
        toDatabaseTime(books.clock.now()),
      );
      saveAddresses(books, body, id);
      return { success: true, message: "Account submitted successfully", id };
    }),
  "accounts.update": ({ books, body, principal }) =>
    runAtomically(books, () => {
      const id = body.AccountID ?? 0;
      checkForm(accountRules, body);
      const before = books.tables.accounts.find(
        (each) => each.id === id && each.is_deleted === 0 && isParty(each),
      );
      if (!before) throw problem("NOT_FOUND");
      checkVersion(before, body.Version);
      const change = {
        ...toAccountColumns(books, body, before),
        version: before.version + 1,
        modified_by: principal.userId,
        modified_at: toDatabaseTime(books.clock.now()),
      };
      update(books, "accounts", (each) => each.id === id, change);
      saveAddresses(books, body, id);
      return { success: true, message: "Account updated successfully", id };
    }),
  "deliveryAddresses.list": ({ books, query: { AccountID: accountId } }) => {
    const customer = books.tables.accounts.find(({ id }) => id === accountId);
    if (customer?.group_id !== ACCOUNT_GROUP.debtors || customer.is_deleted === 1) throw problem("NOT_FOUND");
    return sortByName(findAddresses(books, accountId)).map(
      ({ id, name, address, pin, state, state_code: stateCode, gstin }) => ({
        ...{ id, name, address, pin, state, stateCode, gstin },
      }),
    );
  },
} satisfies Partial<StandInHandlers<OperationId>>;

/** Throws the same problems as the server's form. */
function toAccountColumns(books: StandInBooks, body: Input, before?: Account) {
  const { tables } = books;
  checkForm(accountRules, body);
  const name = body.AccountName.trim();
  const isTaken = tables.accounts.some(
    (each) => each.id !== before?.id && each.is_deleted === 0 && isSameText(each.name, name),
  );
  const takenFault = { field: "AccountName", message: "Account Name already exists." };
  if (isTaken) throw problem("ACCOUNT_NAME_TAKEN", { fields: [takenFault] });
  const nameFault = name === before?.name ? undefined : findFieldFault(accountNameRule, body.AccountName);
  if (nameFault !== undefined) throw problemOnField("INVALID_FIELDS", "AccountName", nameFault);
  if (body.AccountParent === ACCOUNT_GROUP.debtors) refuseIncomplete(books, body, before);
  if (before && before.group_id !== body.AccountParent) refusePosted(books, before);
  const chooseFieldValue = (field: "State" | "Email" | "GSTinNo", storedValue: string | null | undefined) =>
    body[field] === undefined ? (storedValue ?? "") : body[field];
  const row = buildAccountRow({
    ...body,
    State: chooseFieldValue("State", before?.state),
    Email: chooseFieldValue("Email", before?.email),
    GSTinNo: chooseFieldValue("GSTinNo", before?.gstin),
    GstKind: body.GstKind === undefined ? (before?.gst_kind ?? null) : body.GstKind,
  });
  checkGstKind(row);
  return { ...row, ...pickCreditTerms(body) };
}

/** As the server's form does it: those that the form no longer has are deleted. */
function saveAddresses(books: StandInBooks, body: Input, accountId: number): void {
  const addresses = body.AccountParent === ACCOUNT_GROUP.debtors ? body.DeliveryAddresses : [];
  if (!addresses) return;
  const before = findAddresses(books, accountId);
  const { keptColumns, newColumns } = splitAddresses(addresses, before);
  for (const { id } of before)
    update(books, "delivery_addresses", (each) => each.id === id, keptColumns.get(id) ?? { is_deleted: 1 });
  for (const columns of newColumns)
    books.tables.delivery_addresses.push({
      ...{ id: takeNextId(books, "delivery_addresses"), account_id: accountId, is_deleted: 0 },
      ...columns,
    });
}

function findAddresses({ tables }: StandInBooks, accountId: number) {
  return tables.delivery_addresses.filter(
    ({ account_id, is_deleted: isDeleted }) => account_id === accountId && isDeleted === 0,
  );
}

function refuseIncomplete({ tables }: StandInBooks, body: Input, before?: Account) {
  const message = "Route is required.";
  const missing = listMissingFields(body);
  if (missing.length > 0)
    throw problem("INVALID_FIELDS", { message, fields: missing.map((field) => ({ field, message })) });
  const isKept = before !== undefined && before.route_id === body.RootId;
  if (!isKept && !tables.routes.some(({ id }) => id === body.RootId))
    throw problemOnField("ROUTE_UNKNOWN", "RootId", "The company has no such route.");
}

function refusePosted({ tables }: StandInBooks, { id, group_id: group }: Account) {
  const isPosted =
    tables.ledger_entries.some((entry) => entry.account_id === id) ||
    tables.orders.some((order) => order.customer_id === id);
  if (!isPosted) return;
  const kind = group === ACCOUNT_GROUP.debtors ? "Customer" : "Supplier";
  throw problemOnField(
    "INVALID_FIELDS",
    "AccountParent",
    `The account has postings or orders and stays a ${kind}.`,
  );
}

/** Each new reference has a time one millisecond later than the one before, so it is unique. */
function makeReference(books: StandInBooks): string {
  const { tables, clock } = books;
  const count = tables.accounts.filter((each) => each.reference !== null).length;
  const at = new Date(clock.now().getTime() + INDIA_OFFSET_MS + count)
    .toISOString()
    .replaceAll(/[-:.TZ]/g, "");
  const today = getToday(books);
  const year = tables.financial_years.findLast(({ start_date: start }) => start <= today);
  return `WEB-${at.slice(0, 8)}-${at.slice(8)}-${year?.id ?? 0}`;
}

function toAccountAnswer(account: Account, companyId: Asked["principal"]["companyId"]): Schema<"Account"> {
  const columnValues = Object.entries(ACCOUNT_COLUMNS).map(([name, column]) => [name, account[column]]);
  return {
    ...(Object.fromEntries(columnValues) as Pick<Schema<"Account">, keyof typeof ACCOUNT_COLUMNS>), // as in the table
    CreditLimit: account.credit_limit ?? "0.00",
    CreditDays: account.credit_days ?? 0,
    CompanyID: companyId,
    CreatedBy: account.created_by,
    CreatedDate: account.created_at,
    ModifiedBy: account.modified_by,
    ModifiedDate: account.modified_at,
    DeletedBy: null,
    DeletedDate: null,
    IsDeleted: 0,
    Version: account.version,
    Type: account.group_id === ACCOUNT_GROUP.debtors ? "Customer" : "Supplier",
  };
}

function isParty({ group_id: group }: Account): boolean {
  return group === ACCOUNT_GROUP.debtors || group === ACCOUNT_GROUP.creditors;
}

function isSameText(a: string, b: string): boolean {
  return a.localeCompare(b, "en", { sensitivity: "base" }) === 0;
}
