import { accountNameRule, accountRules, findFieldFault } from "@vanbook/sdk/rules";
import { GROUP } from "@vanbook/sdk/books";
import type { Body, OperationId, Schema } from "../../contract/contract.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { toDatabaseTime } from "../../database-time.ts";
import { checkForm, checkVersion } from "../../master/form.ts";
import {
  ACCOUNT_COLUMNS,
  accountRow,
  creditTerms,
  missingOfCustomer,
} from "../../masters/account-columns.ts";
import { atomically, INDIA, todayOf, update, type Asked, type StandInBooks } from "../books.ts";
import { addAccount } from "../open-books.ts";
import type { StandInHandlers } from "../handlers.ts";
import type { Account } from "../tables.ts";
import { byName } from "./look-ups.ts";

type Input = Body<"accounts.create">;

/** Customers and suppliers. */
export const accounts = {
  "accounts.list": ({ books }) =>
    byName(books.tables.accounts.filter((each) => each.is_deleted === 0 && isParty(each))).map((account) =>
      shown(account, books.company.id),
    ),
  "accounts.create": ({ books, body, principal }) =>
    atomically(books, () => {
      const row = columnsOf(books, body);
      const { id } = addAccount(
        books,
        { ...row, reference: referenceOf(books), created_by: principal.userId },
        toDatabaseTime(books.clock.now()),
      );
      return { success: true, message: "Account submitted successfully", id };
    }),
  "accounts.update": ({ books, body, principal }) =>
    atomically(books, () => {
      const id = body.AccountID ?? 0;
      checkForm(accountRules, body);
      const before = books.tables.accounts.find(
        (each) => each.id === id && each.is_deleted === 0 && isParty(each),
      );
      if (!before) throw problem("NOT_FOUND");
      checkVersion(before, body.Version);
      const change = {
        ...columnsOf(books, body, before),
        version: before.version + 1,
        modified_by: principal.userId,
        modified_at: toDatabaseTime(books.clock.now()),
      };
      update(books, "accounts", (each) => each.id === id, change);
      return { success: true, message: "Account updated successfully", id };
    }),
} satisfies Partial<StandInHandlers<OperationId>>;

/** The columns from a form. Throws the same problems as the server's form. */
function columnsOf(books: StandInBooks, body: Input, before?: Account) {
  const { tables } = books;
  checkForm(accountRules, body);
  const name = body.AccountName.trim();
  const isTaken = tables.accounts.some(
    (each) => each.id !== before?.id && each.is_deleted === 0 && sameText(each.name, name),
  );
  const taken = { field: "AccountName", message: "Account Name already exists." };
  if (isTaken) throw problem("ACCOUNT_NAME_TAKEN", { fields: [taken] });
  const broken = name === before?.name ? undefined : findFieldFault(accountNameRule, body.AccountName);
  if (broken !== undefined) throw refused("INVALID_FIELDS", "AccountName", broken);
  if (body.AccountParent === GROUP.debtors) refuseIncomplete(books, body, before);
  if (before && before.group_id !== body.AccountParent) refusePosted(books, before);
  const sent = (field: "State" | "Email" | "GSTinNo", kept: string | null | undefined) =>
    body[field] === undefined ? (kept ?? "") : body[field];
  const row = accountRow({
    ...body,
    State: sent("State", before?.state),
    Email: sent("Email", before?.email),
    GSTinNo: sent("GSTinNo", before?.gstin),
  });
  return { ...row, ...creditTerms(body) };
}

function refuseIncomplete({ tables }: StandInBooks, body: Input, before?: Account) {
  const message = "Route is required.";
  const missing = missingOfCustomer(body);
  if (missing.length > 0)
    throw problem("INVALID_FIELDS", { message, fields: missing.map((field) => ({ field, message })) });
  const isKept = before !== undefined && before.route_id === body.RootId;
  if (!isKept && !tables.routes.some(({ id }) => id === body.RootId))
    throw refused("ROUTE_UNKNOWN", "RootId", "The company has no such route.");
}

/** Refuses another group for a customer or supplier with postings or orders. */
function refusePosted({ tables }: StandInBooks, { id, group_id: group }: Account) {
  const isPosted =
    tables.ledger_entries.some((entry) => entry.account_id === id) ||
    tables.orders.some((order) => order.customer_id === id);
  if (!isPosted) return;
  const kind = group === GROUP.debtors ? "Customer" : "Supplier";
  throw refused("INVALID_FIELDS", "AccountParent", `The account has postings or orders and stays a ${kind}.`);
}

/** A unique reference: each new one has a time one millisecond later. */
function referenceOf(books: StandInBooks): string {
  const { tables, clock } = books;
  const count = tables.accounts.filter((each) => each.reference !== null).length;
  const at = new Date(clock.now().getTime() + INDIA + count).toISOString().replaceAll(/[-:.TZ]/g, "");
  const today = todayOf(books);
  const year = tables.financial_years.findLast(({ start_date: start }) => start <= today);
  return `WEB-${at.slice(0, 8)}-${at.slice(8)}-${year?.id ?? 0}`;
}

function shown(account: Account, companyId: Asked["principal"]["companyId"]): Schema<"Account"> {
  const named = Object.entries(ACCOUNT_COLUMNS).map(([name, column]) => [name, account[column]]);
  return {
    ...(Object.fromEntries(named) as Pick<Schema<"Account">, keyof typeof ACCOUNT_COLUMNS>), // as in the table
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
    Type: account.group_id === GROUP.debtors ? "Customer" : "Supplier",
  };
}

function isParty({ group_id: group }: Account): boolean {
  return group === GROUP.debtors || group === GROUP.creditors;
}

function sameText(a: string, b: string): boolean {
  return a.localeCompare(b, "en", { sensitivity: "base" }) === 0;
}
