// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { Method } from "../methods.ts";

/** Every operation as `vanbook.<resource>.<verb>`. */
export type Vanbook = {
  readonly accountGroups: {
    /**
     * Delete an own group.
     *
     * For administrators.
     *
     * Takes
     * - `id`: needed; an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accountGroups.delete({ id: 1 });
     * ```
     */
    readonly delete: Method<"accountGroups.delete">;
    /**
     * Fixed groups of accounts. The groups that accounts of the chart may be in; customers (14) and suppliers (27) are kept by `accounts.*`.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accountGroups.fixed();
     * ```
     */
    readonly fixed: Method<"accountGroups.fixed">;
    /**
     * The company's own groups of accounts.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `groupId`: an id. Only those under this fixed group.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accountGroups.list();
     * ```
     */
    readonly list: Method<"accountGroups.list">;
    /**
     * Make or change an own group. A group under one of the fixed groups, for sorting accounts more finely: reports add up the fixed one. While accounts are in it, it stays
     * under the same fixed group.
     *
     * For administrators.
     *
     * Takes
     * - `name`: needed; text.
     * - `groupId`: needed; an id. The fixed group that it is under (`accountGroups.fixed`).
     * - `id`: an id. 0 or none makes a new one.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `GROUP_UNKNOWN`, `NAME_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accountGroups.save({ name: "Delivery Vehicles", groupId: 11 });
     * ```
     */
    readonly save: Method<"accountGroups.save">;
  };
  readonly accounts: {
    /**
     * Submit an account. A customer (AccountParent 14) needs RootId, RateType and CustomerType too; his salesman is the one whose beat plan has the
     * route. The name is unique in the company, in any case: 409 ACCOUNT_NAME_TAKEN. The account reference is made by the server. The state
     * that he is taxed in is the one that the GSTIN begins with, else State, else the company's own.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `AccountParent`: needed; 14 or 27. 14 customer; 27 supplier.
     * - `AccountName`: needed; text. Letters of any script, digits and spaces. An account that came by an import with another name may keep it.
     * - `Address`: needed; text.
     * - `Place`: needed; text.
     * - `PinNo`: needed; text.
     * - `city`: needed; text.
     * - `country`: needed; text.
     * - `Phone`: needed; text.
     * - `Mob`: needed; text.
     * - `State`: text. Decides where an account without GSTIN is taxed.
     * - `Email`: text. Empty when there is none.
     * - `GSTinNo`: text. Kept in capitals. Empty when the account is not registered.
     * - `RootId`: an id. Needed for a customer.
     * - `RateType`: "CCP" or "SP" or "DP" or "MRP" or "" or null. Needed for a customer.
     * - `CustomerType`: 0 or 1 or 2 or 3 or 4 or null. 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
     * - `CreditLimit`: rupees, two decimals. What a customer may owe at most: a credit bill that goes beyond is refused. 0 is no limit. Left out, it stays as it is.
     * - `CreditDays`: a whole number. Days from a bill's date until it is due. Left out, it stays as it is.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `ACCOUNT_NAME_TAKEN`, `ROUTE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.create({
     *   AccountName: "Anu Medicals",
     *   AccountParent: 14,
     *   Address: "12 Broadway, Kochi",
     *   Place: "Kochi",
     *   city: "Ernakulam",
     *   country: "India",
     *   PinNo: "682001",
     *   Phone: "9847012345",
     *   Mob: "9847012345",
     *   RootId: 1,
     *   RateType: "CCP",
     *   CustomerType: 0,
     * });
     * ```
     */
    readonly create: Method<"accounts.create">;
    /**
     * Delete an account. An account with a balance or with open orders stays: 409 RECORD_IN_USE. What was posted keeps its name.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `AccountCode`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.delete({ AccountCode: 170 });
     * ```
     */
    readonly delete: Method<"accounts.delete">;
    /**
     * Account groups. All groups; a receipt's mode is one of 5 (bank) and 6 (cash).
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.groups();
     * ```
     */
    readonly groups: Method<"accounts.groups">;
    /**
     * Ledger heads to choose from. Every account of the company.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.heads();
     * ```
     */
    readonly heads: Method<"accounts.heads">;
    /**
     * Import one row of a spreadsheet. One customer or supplier, as older clients send a sheet: row after row. Scripts take `accounts.importRows`: 200 rows at once, each
     * answered for itself, and nothing is made twice when a batch is sent again. A customer (AccountParent 14) needs RootId, RateType and
     * CustomerType too. The name is unique in the company, in any case: 409 ACCOUNT_NAME_TAKEN.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `AccountName`: needed; text.
     * - `AccountParent`: needed; 14 or 27. 14 customer; 27 supplier.
     * - `Address`: needed; text.
     * - `Place`: needed; text.
     * - `Mob`: needed; text.
     * - `city`: text. District.
     * - `State`: text.
     * - `country`: text.
     * - `PinNo`: text.
     * - `Phone`: text.
     * - `Email`: text.
     * - `GSTinNo`: text.
     * - `RootId`: an id. A route's id. Needed for a customer.
     * - `RateType`: "CCP" or "SP" or "DP" or "MRP" or "" or null. Which of an item's prices they pay. Needed for a customer.
     * - `CustomerType`: 0 or 1 or 2 or 3 or 4 or null. 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
     * - `CompanyID`: an id.
     *
     * It may be refused with `ACCOUNT_NAME_TAKEN`, `ROUTE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.import({
     *   AccountName: "Anu Medicals",
     *   AccountParent: 14,
     *   Address: "12 Broadway, Kochi",
     *   Place: "Kochi",
     *   Mob: "9847012345",
     *   RootId: 1,
     *   RateType: "CCP",
     *   CustomerType: 0,
     * });
     * ```
     */
    readonly import: Method<"accounts.import">;
    /**
     * Make customers or suppliers of up to 200 rows. For scripts: rows as `imports.preview` reads them from a sheet, or of your own. Each row is an account, or is refused with a reason; a
     * refused one changes nothing for the others, and a batch that is sent again under its Idempotency-Key is made once. Customers
     * (AccountParent 14) need RootId, RateType and CustomerType, which are those of all rows. A name is unique in the company, in any case.
     * `accounts.import` is the same for older clients: one row at a time, each with its own route, rate type and customer type.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `AccountParent`: needed; 14 or 27. 14 customer; 27 supplier.
     * - `rows`: needed; a list of objects.
     * - `RootId`: an id. A route's id. Needed for a customer.
     * - `RateType`: "CCP" or "SP" or "DP" or "MRP" or null. Which of an item's prices they pay. Needed for a customer.
     * - `CustomerType`: 0 or 1 or 2 or 3 or 4 or null. 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
     *
     * It may be refused with `ACCOUNT_NAME_TAKEN`, `ROUTE_UNKNOWN`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.importRows({
     *   AccountParent: 14,
     *   rows: [{ Row: 2, AccountName: "Asha Medicals", Address: "12 Broadway, Kochi", Place: "Kochi", State: "Kerala", Mobile: "9847012345" }],
     *   RootId: 1,
     *   RateType: "CCP",
     *   CustomerType: 0,
     * });
     * ```
     */
    readonly importRows: Method<"accounts.importRows">;
    /**
     * Ledgers of a receipt to choose from. Cash and bank ledgers (Receipt Type) and those that money comes from (Ledger Type). A manager has those of nobody's and, of cash
     * and customers, those of the users in scope.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.ledgers();
     * ```
     */
    readonly ledgers: Method<"accounts.ledgers">;
    /**
     * Account Creation. Customers and suppliers: the accounts of groups 14 and 27.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.list();
     * ```
     */
    readonly list: Method<"accounts.list">;
    /**
     * Update an account. As accounts.create; a field that is left out stays. An account that has postings or orders keeps its AccountParent. Accounts of other
     * groups are not kept here: 404 NOT_FOUND.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `AccountParent`: needed; 14 or 27. 14 customer; 27 supplier.
     * - `AccountName`: needed; text. Letters of any script, digits and spaces. An account that came by an import with another name may keep it.
     * - `Address`: needed; text.
     * - `Place`: needed; text.
     * - `PinNo`: needed; text.
     * - `city`: needed; text.
     * - `country`: needed; text.
     * - `Phone`: needed; text.
     * - `Mob`: needed; text.
     * - `State`: text. Decides where an account without GSTIN is taxed.
     * - `Email`: text. Empty when there is none.
     * - `GSTinNo`: text. Kept in capitals. Empty when the account is not registered.
     * - `RootId`: an id. Needed for a customer.
     * - `RateType`: "CCP" or "SP" or "DP" or "MRP" or "" or null. Needed for a customer.
     * - `CustomerType`: 0 or 1 or 2 or 3 or 4 or null. 0 retail; 1 wholesale; 2 supermarket; 3 distributor; 4 other. Needed for a customer.
     * - `CreditLimit`: rupees, two decimals. What a customer may owe at most: a credit bill that goes beyond is refused. 0 is no limit. Left out, it stays as it is.
     * - `CreditDays`: a whole number. Days from a bill's date until it is due. Left out, it stays as it is.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `ACCOUNT_NAME_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `ROUTE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.accounts.update({
     *   AccountName: "Anu Medicals",
     *   AccountParent: 14,
     *   Address: "12 Broadway, Kochi",
     *   Place: "Kochi",
     *   city: "Ernakulam",
     *   country: "India",
     *   PinNo: "682001",
     *   Phone: "9847012345",
     *   Mob: "9847012345",
     *   AccountID: 170,
     *   RootId: 1,
     *   RateType: "CCP",
     *   CustomerType: 0,
     * });
     * ```
     */
    readonly update: Method<"accounts.update">;
  };
  readonly allocations: {
    /**
     * Delete an allocation.
     *
     * For administrators.
     *
     * Takes
     * - `AlocId`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.allocations.delete({ AlocId: 1 });
     * ```
     */
    readonly delete: Method<"allocations.delete">;
    /**
     * Allocation Master. Which vehicle and which bill series a user has from a day on.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.allocations.list();
     * ```
     */
    readonly list: Method<"allocations.list">;
    /**
     * Add or change an allocation. Both series must be the company's, of the financial year of the date. A user may be given several vehicles on a day, and a vehicle to
     * several users; the same vehicle twice to one user on a day is 409 ALLOCATION_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `VanID`: needed; an id. VID of the vehicle.
     * - `UserId`: needed; an id.
     * - `B2BSeries`: needed; text.
     * - `B2CSeries`: needed; text.
     * - `AlocId`: an id. 0 or none makes a new one.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `ALLOCATION_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `SERIES_UNKNOWN`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.allocations.save({
     *   Date: "2026-11-05",
     *   VanID: 1,
     *   UserId: 1,
     *   B2BSeries: "B2B/26-27",
     *   B2CSeries: "B2C/26-27",
     * });
     * ```
     */
    readonly save: Method<"allocations.save">;
  };
  readonly apiKeys: {
    /**
     * Make an API key. The secret is in this answer and nowhere else. The key acts as the user who made it, with no more than that user's rights, and makes no
     * other key. It ends for good when that user is disabled or deleted, gets another role, or another password (but for the keys that he
     * keeps, `profile.resetPassword`).
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `name`: needed; text.
     * - `id`: an id.
     * - `operations`: a list. Operations that the key may call, by name: `customerLedger.report`. All that the user may when left out.
     * - `addresses`: a list. From where it may be used: IP addresses, or ranges of them such as `203.0.113.0/24`. From everywhere when left out.
     * - `expiresAt`: an instant, ISO 8601 in UTC. Later than now and within ten years.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.create({ name: "Nightly export" });
     * ```
     */
    readonly create: Method<"apiKeys.create">;
    /**
     * What the caller may call. For programs that offer a choice of operations (the command, assistants). Every API key may ask it, whatever it is limited to. A session is
     * told what its user's keys could do; an embed token asks `embedTokens.current`.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.current();
     * ```
     */
    readonly current: Method<"apiKeys.current">;
    /**
     * API keys of the company.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.list();
     * ```
     */
    readonly list: Method<"apiKeys.list">;
    /**
     * Operations that an API key or an embed token may call.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.operations();
     * ```
     */
    readonly operations: Method<"apiKeys.operations">;
    /**
     * Revoke an API key.
     *
     * For administrators.
     *
     * Takes
     * - `keyId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.revoke({ keyId: 1 });
     * ```
     */
    readonly revoke: Method<"apiKeys.revoke">;
    /**
     * Give an API key a new secret. The old secret works on for as long as is asked, so that a server can be given the new one meanwhile. A key has two secrets at most: one
     * that worked on from an earlier rotation ends. Only who made the key rotates it, because the secret acts as that user (403 KEY_OF_ANOTHER).
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `keyId`: needed; an id.
     * - `minutes`: needed; a whole number. For how long the old secret works on; with 0 it ends at once.
     *
     * It may be refused with `KEY_OF_ANOTHER`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.rotate({ keyId: 1, minutes: 1 });
     * ```
     */
    readonly rotate: Method<"apiKeys.rotate">;
    /**
     * Rename an API key, or limit it. What is left out stays as it is; `null` takes the limit away. It counts from the next request on. A key that was revoked is
     * NOT_FOUND.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `id`: needed; an id.
     * - `name`: text.
     * - `operations`: a list. Operations that the key may call, by name: `customerLedger.report`. All that the user may when left out.
     * - `addresses`: a list. From where it may be used: IP addresses, or ranges of them such as `203.0.113.0/24`. From everywhere when left out.
     * - `expiresAt`: an instant, ISO 8601 in UTC. Later than now and within ten years.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.apiKeys.update({ id: 1 });
     * ```
     */
    readonly update: Method<"apiKeys.update">;
  };
  readonly auditLog: {
    /**
     * Audit Log. Who changed what, from what to what. Every write adds an entry in its own transaction; no operation changes or deletes one. `What` is a
     * table's name.
     *
     * For administrators.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `UserID`: an id.
     * - `What`: text.
     * - `Via`: "session" or "key" or "token" or "system".
     * - `Result`: "Created" or "Changed" or "Deleted" or "Done".
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.auditLog.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"auditLog.report">;
  };
  readonly balanceSheet: {
    /**
     * Balance Sheet. Capital and liabilities, and assets, by group and account at the end of a day, beside the same day a year before. An amount is positive on
     * its own side: of assets debit − credit, of liabilities credit − debit. What the financial year of the day has earned or lost until then is a line of its own,
     * 'Profit & Loss (current period)', a loss with a minus; unclosed earlier years are 'Profit & Loss (prior years)', as in the trial balance. Stock is the
     * inventory account as it is in the ledger. Accounts with nothing on both days are left out. `Liabilities` and `Assets` are the sums of the two sides, and equal.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `Date`: a day in India, YYYY-MM-DD. The day; today when left out.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.balanceSheet.report();
     * ```
     */
    readonly report: Method<"balanceSheet.report">;
  };
  readonly bankBook: {
    /**
     * Accounts of the Bank Book. The bank accounts to choose from.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bankBook.accounts();
     * ```
     */
    readonly accounts: Method<"bankBook.accounts">;
    /**
     * Say when the bank had entries of the Bank Book. Keeps for each entry the day on which the bank had it, as its statement says, or takes that day away (null): all of them or, where one is refused, none. It posts nothing and
     * changes no entry, so that neither a locked period nor a closed year forbids it; sent again it changes nothing. The day may be before the voucher's own, where
     * something was entered later than the bank had it, but not after today (DATE_IN_FUTURE). What is no entry of one of the company's bank accounts is NOT_FOUND. A
     * corrected voucher takes the days along for what stands in it with the same account, side and amount.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `marks`: needed; a list of objects.
     *
     * It may be refused with `DATE_IN_FUTURE`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bankBook.mark({ marks: [{ voucherId: 8, lineNo: 2, bankDate: "2025-04-05" }] });
     * ```
     */
    readonly mark: Method<"bankBook.mark">;
    /**
     * Bank Book. Entries of the bank accounts (groups 5 and 26, overdrafts) in a range, of all of them or of one, with the balance after each: what came in is a debit, what went out a credit. What one of
     * them hands to another is in it twice, once on each side. The last Balance is what the trial balance has for these accounts at the end.
     * `BankDate` is the day on which the bank had the entry, as `bankBook.mark` keeps it; an opening balance is in the bank from its own day. The figures reconcile
     * the books with the bank at the end of the range, over all entries since the books began: BankBalance = Closing − ReceiptsNotInBank + PaymentsNotInBank +
     * NotInBooks. Neither a voucher that was taken back nor its reversal is missing in the bank, unless one of the two is marked.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `AccountCode`: a whole number. Only this bank account, by the HSlNo of its head; all of them when left out.
     * - `Reconciled`: "All" or "Yes" or "No", "All" unless given. Only entries that the bank had by the end of the range (`Yes`), or that it still has to have then (`No`); Balance stays the account's.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bankBook.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"bankBook.report">;
  };
  readonly batchStock: {
    /**
     * Batch Stock. What lies of each batch at each place today, of the items that keep batches: what expires first comes first, after batches without an expiry. A batch of which nothing is left is
     * not there. The batches of an item at a place are all its stock there. Search looks at item name, batch and place.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `ItemCategoryID`: an id.
     * - `Expiry`: "Expired" or "30" or "60" or "90". Expired: what expired before today. A number: what expires today or within so many days.
     * - `Place`: "godown" or "van" or "damaged". Godowns, vans, or the places for damaged goods.
     * - `VehicleID`: an id. The van of this vehicle.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.batchStock.report();
     * ```
     */
    readonly report: Method<"batchStock.report">;
  };
  readonly beatPlans: {
    /**
     * Employee Beat Plan. The routes of a sales representative, with the days on which each is visited.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `EmpID`: needed; an id. The sales representative's user id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.beatPlans.list({ EmpID: 1 });
     * ```
     */
    readonly list: Method<"beatPlans.list">;
    /**
     * Save the beat plan of a sales representative. All or nothing. A row without Slno is new; one with Isdeleted 1 goes; a saved row that is not named stays as it is, but for the
     * target, which is the same on all rows of an employee. A new row with Version 0 says that the plan was loaded before: where a
     * saved row is then not named, somebody else has added it meanwhile (409 RECORD_CHANGED). Every row that is kept needs at least one
     * day, and each route may be there once: 409 ROUTE_TWICE. A
     * manager keeps the plans of his own users: another's is 422 USER_UNKNOWN.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes a list.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `ROUTE_TWICE`, `ROUTE_UNKNOWN`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.beatPlans.save([{ EmpID: 1, RouteID: 1, Target: 118, Mon: 1 }]);
     * ```
     */
    readonly save: Method<"beatPlans.save">;
  };
  readonly bills: {
    /**
     * Cancel a bill. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_IN_USE`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"bills.cancel">;
    /**
     * Edit a bill. Posts its reversal and the bill as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `seriesId`: needed; an id. An invoice series of the date's financial year.
     * - `locationId`: needed; an id. The godown or van that the goods leave.
     * - `payment`: needed; "cash" or "credit".
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `cashAccountId`: an id. Where cash goes: the salesman's own account when left out. Nobody else's.
     * - `salesmanId`: an id. Whose bill it is; a salesman himself when left out.
     * - `saleType`: "Retail" or "Wholesale". Wholesale for wholesale customers when left out, else Retail.
     * - `orderId`: an id. The order that the bill invoices.
     * - `discount`: rupees, two decimals. On the whole bill, after tax; the rate slab's percentage when left out. A line's own is before tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CREDIT_LIMIT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `DOCUMENT_IN_USE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `FREE_GOODS_LIMIT`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `ORDER_INVOICED`, `ORDER_UNKNOWN`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   customerId: 170,
     *   seriesId: 4,
     *   locationId: 1,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 2 }],
     * });
     * ```
     */
    readonly edit: Method<"bills.edit">;
    /**
     * Bill Details. The lines of one bill, each with what the bill's head says.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `BillID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.lines({ BillID: 1 });
     * ```
     */
    readonly lines: Method<"bills.lines">;
    /**
     * Post a bill. Priced by the server from the customer's rate type (or checked against it: PRICE_STALE) and taxed at the rate that is valid on its date.
     * A salesman posts bills of his own: to customers whom `sync.masters` shows him (others are ACCOUNT_UNKNOWN), from the van that is allocated
     * to him on the date or from a godown of his branch (others are LOCATION_UNKNOWN). The same holds for his other documents.
     * A B2B series for a customer without a GSTIN, or a B2C series for one who has it, is posted and answered with a warning.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `seriesId`: needed; an id. An invoice series of the date's financial year.
     * - `locationId`: needed; an id. The godown or van that the goods leave.
     * - `payment`: needed; "cash" or "credit".
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `cashAccountId`: an id. Where cash goes: the salesman's own account when left out. Nobody else's.
     * - `salesmanId`: an id. Whose bill it is; a salesman himself when left out.
     * - `saleType`: "Retail" or "Wholesale". Wholesale for wholesale customers when left out, else Retail.
     * - `orderId`: an id. The order that the bill invoices.
     * - `discount`: rupees, two decimals. On the whole bill, after tax; the rate slab's percentage when left out. A line's own is before tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `CREDIT_LIMIT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `FREE_GOODS_LIMIT`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `ORDER_INVOICED`, `ORDER_UNKNOWN`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.post({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   seriesId: 4,
     *   locationId: 1,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 2 }],
     * });
     * ```
     */
    readonly post: Method<"bills.post">;
    /**
     * Post up to 200 bills.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `CREDIT_LIMIT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `FREE_GOODS_LIMIT`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `ORDER_INVOICED`, `ORDER_UNKNOWN`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.postBatch({
     *   documents: [{ date: "2026-11-05", customerId: 170, seriesId: 4, locationId: 1, payment: "credit", lines: [{ itemId: 1, quantity: 2 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"bills.postBatch">;
    /**
     * Price a bill without posting it.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `seriesId`: needed; an id. An invoice series of the date's financial year.
     * - `locationId`: needed; an id. The godown or van that the goods leave.
     * - `payment`: needed; "cash" or "credit".
     * - `lines`: needed; a list of objects.
     * - `edits`: a whole number. The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `cashAccountId`: an id. Where cash goes: the salesman's own account when left out. Nobody else's.
     * - `salesmanId`: an id. Whose bill it is; a salesman himself when left out.
     * - `saleType`: "Retail" or "Wholesale". Wholesale for wholesale customers when left out, else Retail.
     * - `orderId`: an id. The order that the bill invoices.
     * - `discount`: rupees, two decimals. On the whole bill, after tax; the rate slab's percentage when left out. A line's own is before tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `ENTERED_ABOVE`, `FREE_GOODS_LIMIT`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `ORDER_INVOICED`, `ORDER_UNKNOWN`, `PRICE_STALE`, `SERIES_UNKNOWN`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.price({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   seriesId: 4,
     *   locationId: 1,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 2 }],
     * });
     * ```
     */
    readonly price: Method<"bills.price">;
    /**
     * A bill with all that its paper says. As it was posted, with what its tax invoice says besides. As a PDF it is the tax invoice, or a bill of supply where nothing is taxed. An edited document is found under its new id.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     * - `copies`: text, "original" unless given. Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.bills.read({ id: 1 });
     * ```
     */
    readonly read: Method<"bills.read">;
  };
  readonly billsPayable: {
    /**
     * Bills Payable. The suppliers' bills that were not paid at the end of a day, with what is still owed of each and for how long it has been due; paid, returned
     * and aged as customers' bills are (`billsReceivable.report`). A bill is due the supplier's credit days after its date.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `Date`: a day in India, YYYY-MM-DD. The day; today when left out.
     * - `SupplierID`: an id. Only this supplier, by the AccountID.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.billsPayable.report();
     * ```
     */
    readonly report: Method<"billsPayable.report">;
  };
  readonly billsReceivable: {
    /**
     * Bills Receivable. Bills that customers had not paid at the end of a day, with what is still owed of each and for how long it has been due. A return goes
     * against its own bill, what was paid with a bill against that bill, and a receipt against the bills that it names; all that is left goes
     * against what is oldest. A customer who has paid more than he owes has a row with a minus for each payment that is left. Pending = NotDue + Days30 + Days60 + Days90 + Older, and its
     * total is what customers owe by the trial balance. A bill is due the customer's credit days after its date.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `Date`: a day in India, YYYY-MM-DD. The day; today when left out.
     * - `CustomerID`: an id. Only this customer, by his AccountID.
     * - `Salesman`: a whole number. A user's id.
     * - `Route`: a whole number. A route's id.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.billsReceivable.report();
     * ```
     */
    readonly report: Method<"billsReceivable.report">;
  };
  readonly books: {
    /**
     * Check the company's books. Runs every invariant over all rows, while others post. A second check or rebuild at the same time is refused (BUSY).
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.books.check();
     * ```
     */
    readonly check: Method<"books.check">;
    /**
     * Compare the company's rollups with their rows and mend them. Others may post meanwhile. A second check or rebuild at the same time is refused (BUSY).
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.books.rebuild();
     * ```
     */
    readonly rebuild: Method<"books.rebuild">;
  };
  readonly branches: {
    /**
     * Submit a branch. The name is unique in the company, in any case: 409 BRANCH_NAME_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `BranchName`: needed; text.
     * - `Address`: needed; text.
     * - `Country`: needed; text.
     * - `State`: needed; text.
     * - `City`: needed; text.
     * - `District`: needed; text.
     * - `Pincode`: needed; text.
     * - `Phoneno`: needed; text.
     * - `Mobileno`: needed; text.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `BRANCH_NAME_TAKEN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.branches.create({
     *   BranchName: "Kochi",
     *   Address: "12 Broadway, Kochi",
     *   Country: "India",
     *   State: "Kerala",
     *   City: "Kochi",
     *   District: "Ernakulam",
     *   Pincode: "682001",
     *   Phoneno: "9847012345",
     *   Mobileno: "9847012345",
     * });
     * ```
     */
    readonly create: Method<"branches.create">;
    /**
     * Delete a branch.
     *
     * For administrators.
     *
     * Takes
     * - `BranchId`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.branches.delete({ BranchId: 1 });
     * ```
     */
    readonly delete: Method<"branches.delete">;
    /**
     * Branch Master.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.branches.list();
     * ```
     */
    readonly list: Method<"branches.list">;
    /**
     * Update a branch. The name is unique in the company, in any case and without the branch itself: 409 BRANCH_NAME_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `BranchName`: needed; text.
     * - `Address`: needed; text.
     * - `Country`: needed; text.
     * - `State`: needed; text.
     * - `City`: needed; text.
     * - `District`: needed; text.
     * - `Pincode`: needed; text.
     * - `Phoneno`: needed; text.
     * - `Mobileno`: needed; text.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `BRANCH_NAME_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.branches.update({
     *   BranchName: "Kochi",
     *   Address: "12 Broadway, Kochi",
     *   Country: "India",
     *   State: "Kerala",
     *   City: "Kochi",
     *   District: "Ernakulam",
     *   Pincode: "682001",
     *   Phoneno: "9847012345",
     *   Mobileno: "9847012345",
     *   BranchId: 1,
     * });
     * ```
     */
    readonly update: Method<"branches.update">;
  };
  readonly cashBook: {
    /**
     * Accounts of the Cash Book. The cash accounts to choose from.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.cashBook.accounts();
     * ```
     */
    readonly accounts: Method<"cashBook.accounts">;
    /**
     * Cash Book. Entries of the cash accounts (group 6) in a range, of all of them or of one, with the balance after each: what came in is a debit, what went out a credit. What one of
     * them hands to another is in it twice, once on each side. The last Balance is what the trial balance has for these accounts at the end.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `AccountCode`: a whole number. Only this cash account, by the HSlNo of its head; all of them when left out.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.cashBook.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"cashBook.report">;
  };
  readonly companies: {
    /**
     * Delete a company. Only the caller's own. Nobody can sign in to it any more and every session of it ends; its books are kept. The last company of
     * the installation stays: 409 RECORD_IN_USE.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `CompanyId`: needed; an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.companies.delete({ CompanyId: 1 });
     * ```
     */
    readonly delete: Method<"companies.delete">;
    /**
     * Company Management. The caller's company.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.companies.list();
     * ```
     */
    readonly list: Method<"companies.list">;
    /**
     * Submit or update a company. `CompanyId` 0 or left out makes a company with its chart of accounts, financial year, invoice series, head office with a godown, and
     * administrator (AdminName, AdminUserName, AdminPassword, AdminConformPassword), who can sign in to it at once; the caller stays where he
     * is and sees nothing of it. The caller's own number changes the caller's company. The name is unique on the installation, in any
     * case: 409 COMPANY_NAME_TAKEN. Without a Logo the picture stays; it is drawn anew as a PNG of 512 pixels a side at most. The state in which
     * the company is taxed is the one that the GSTIN begins with, else State.
     *
     * For administrators.
     *
     * Takes
     * - `CompanyName`: needed; text. At least 3 characters after trimming.
     * - `GSTinNo`: needed; text.
     * - `MobileNO`: needed; text.
     * - `Address`: needed; text.
     * - `Citty`: needed; text.
     * - `District`: needed; text.
     * - `State`: needed; text.
     * - `CompanyId`: an id, 0 unless given. 0 makes a new company.
     * - `CompanyCode`: text.
     * - `TelephoneNo`: text.
     * - `Email`: text.
     * - `TinNo`: text.
     * - `CSTNo`: text.
     * - `BankName`: text.
     * - `BankBranch`: text.
     * - `BankAccountNo`: text.
     * - `IFSC`: text.
     * - `UpiId`: text. Bills then have a QR code to pay by.
     * - `Signatory`: text. Whose name stands under bills.
     * - `Logo`: a file. The logo: PNG, JPEG or WebP, of 2 MB at most.
     * - `AdminName`: text. Needed for a new company, otherwise ignored.
     * - `AdminUserName`: text. Needed for a new company, otherwise ignored.
     * - `AdminPassword`: text. Needed for a new company, otherwise ignored.
     * - `AdminConformPassword`: text. Must equal AdminPassword.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `COMPANIES_CLOSED`, `COMPANIES_LIMIT`, `COMPANY_NAME_TAKEN`, `IMAGE_INVALID`, `IMAGE_TOO_LARGE`, `NOT_FOUND`, `PASSWORD_COMMON`, `RECORD_CHANGED`, `YEAR_EXISTS`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.companies.save({
     *   CompanyName: "Anu Medicals",
     *   GSTinNo: "32AABCU9603R1ZM",
     *   MobileNO: "9847012345",
     *   Address: "12 Broadway, Kochi",
     *   Citty: "Kochi",
     *   State: "Kerala",
     *   District: "Ernakulam",
     *   CompanyId: 1,
     * });
     * ```
     */
    readonly save: Method<"companies.save">;
  };
  readonly contras: {
    /**
     * Cancel a contra. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.contras.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"contras.cancel">;
    /**
     * Edit a contra. Posts its reversal and the contra as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `fromAccountId`: needed; an id. The cash or bank account that it leaves.
     * - `toAccountId`: needed; an id. The cash or bank account that it comes to.
     * - `amount`: needed; rupees, two decimals.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `otherNarration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_NOT_MONEY`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.contras.edit({ id: 1, date: "2026-11-05", fromAccountId: 1, toAccountId: 2, amount: 1180.5 });
     * ```
     */
    readonly edit: Method<"contras.edit">;
    /**
     * Post a contra. Money that changes its place between cash and bank accounts.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `fromAccountId`: needed; an id. The cash or bank account that it leaves.
     * - `toAccountId`: needed; an id. The cash or bank account that it comes to.
     * - `amount`: needed; rupees, two decimals.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `otherNarration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_NOT_MONEY`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.contras.post({ date: "2026-11-05", fromAccountId: 1, toAccountId: 2, amount: 1180.5 });
     * ```
     */
    readonly post: Method<"contras.post">;
    /**
     * Post up to 200 contras.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_NOT_MONEY`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.contras.postBatch({
     *   documents: [{ date: "2026-11-05", fromAccountId: 1, toAccountId: 2, amount: 1180.5 }],
     * });
     * ```
     */
    readonly postBatch: Method<"contras.postBatch">;
  };
  readonly countableStock: {
    /**
     * What the books say lies at a place. The items of a godown or van at the end of a day, to be counted: for `stockCounts.post`.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The place: a stock location's id.
     * - `date`: a day in India, YYYY-MM-DD. The day at whose end it is looked at; today when left out.
     * - `edits`: a whole number. The id of the count that is to be edited: the items that it counted stand as the books had them then.
     *
     * It may be refused with `ENTERED_ABOVE`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.countableStock.read({ id: 1 });
     * ```
     */
    readonly read: Method<"countableStock.read">;
  };
  readonly creditNotes: {
    /**
     * Cancel a credit note. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditNotes.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"creditNotes.cancel">;
    /**
     * Edit a credit note. Posts its reversal and the credit note as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the bills that it named; an empty list names none. With the same customer it stays within the state or between states, as it was posted.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `partyId`: needed; an id. The customer who is credited.
     * - `accountId`: needed; an id. What it is booked to: an account of income or expense, such as Sales or Discount Allowed, but none of Cost of Goods Sold.
     * - `amount`: needed; rupees, two decimals. With the tax in it.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `taxRate`: percent, up to two decimals. The rate of the tax that is in the amount and is taken back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the customer's state is another.
     * - `against`: a list of objects. Which bills of the customer it goes against, and what of each; what is left of the amount goes against the oldest of the others.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditNotes.edit({ id: 1, date: "2026-11-05", partyId: 170, accountId: 3, amount: 590 });
     * ```
     */
    readonly edit: Method<"creditNotes.edit">;
    /**
     * Post a credit note. What a customer is credited without goods that come back: a rate difference, a scheme's claim, a discount that is agreed on later, damage that he keeps.
     * He is credited with the whole amount; the account bears it less the tax, and Output CGST and SGST, between states IGST, take their part back
     * (section 34 of the CGST Act). What names no bill goes against the oldest.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `partyId`: needed; an id. The customer who is credited.
     * - `accountId`: needed; an id. What it is booked to: an account of income or expense, such as Sales or Discount Allowed, but none of Cost of Goods Sold.
     * - `amount`: needed; rupees, two decimals. With the tax in it.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `taxRate`: percent, up to two decimals. The rate of the tax that is in the amount and is taken back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the customer's state is another.
     * - `against`: a list of objects. Which bills of the customer it goes against, and what of each; what is left of the amount goes against the oldest of the others.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditNotes.post({ date: "2026-11-05", partyId: 170, accountId: 3, amount: 590 });
     * ```
     */
    readonly post: Method<"creditNotes.post">;
    /**
     * Post up to 200 credit notes.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditNotes.postBatch({
     *   documents: [{ date: "2026-11-05", partyId: 170, accountId: 3, amount: 590 }],
     * });
     * ```
     */
    readonly postBatch: Method<"creditNotes.postBatch">;
    /**
     * A credit note with all that its paper says. With what its voucher says besides. As a PDF it is the credit note. An edited document is found under its new id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     * - `copies`: text, "original" unless given. Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditNotes.read({ id: 1 });
     * ```
     */
    readonly read: Method<"creditNotes.read">;
  };
  readonly creditors: {
    /**
     * Creditors Report. What the company owed each supplier before the range, and owes after it. A negative is an advance.
     * Outstanding = Opening + Credit − Debit (DOMAIN 3). Suppliers with none of them are left out.
     * Outstanding = NotDue + Days30 + Days60 + Days90 + Older, as `billsPayable.report` has it at the end of the range.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `Salesman`: a whole number. A user's id.
     * - `Route`: a whole number. A route's id.
     * - `Ageing`: 0 or 1. 1 says besides for how long it has been due (NotDue to Older), which reads open bills; 0 leaves them null, as when it is left out.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.creditors.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"creditors.report">;
  };
  readonly customerLedger: {
    /**
     * Customer Ledger. A customer's ledger over a range: eight figures and the entries behind them. Outstanding = BalanceBefore + DebitAmount −
     * CreditAmount = BalanceBefore + BillAmount + AcTransAmount − ReceiptAmount − ReturnedBillAmount (DOMAIN 3). A cancelled entry
     * is shown together with its reversal, whose Description ends in `Reversal`. A customer whose salesman is out of scope is NOT_FOUND.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CustomerID`: needed; an id.
     * - `FYearID`: needed; an id. The session's financial year, one of the company's. The range may begin before it.
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `Description`: "All" or "Sale" or "Sale Return" or "Receipt" or "Credit Note" or "Payment" or "Journal" or "Expense" or "Opening Balance", "All" unless given. Only entries of this kind, with what took them back; the summary stays whole.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.customerLedger.report({
     *   CustomerID: 170,
     *   FYearID: 2,
     *   FromDate: "2026-11-05",
     *   ToDate: "2026-11-05",
     * });
     * ```
     */
    readonly report: Method<"customerLedger.report">;
  };
  readonly customerPrices: {
    /**
     * Price List. The items that a customer may buy, at what a bill or an order of the day charges him: the price of his rate type, or the MRP without
     * its tax, and the tax of that day. Left out are deleted items, semi-finished ones, and those without a price for him or a tax. What a
     * whole bill gets off (rate slabs) is not in it. A customer who is out of scope is NOT_FOUND.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CustomerID`: needed; an id.
     * - `Date`: a day in India, YYYY-MM-DD. The day of the taxes; today when left out.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.customerPrices.report({ CustomerID: 170 });
     * ```
     */
    readonly report: Method<"customerPrices.report">;
  };
  readonly customers: {
    /**
     * Customers to choose from.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.customers.names();
     * ```
     */
    readonly names: Method<"customers.names">;
    /**
     * Customer Details Report. Customers, all or those created in a range. Search looks at name, salesman, city, mobile, route and created date.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `FromDate`: a day in India, YYYY-MM-DD. All customers when left out.
     * - `ToDate`: a day in India, YYYY-MM-DD. Read only with FromDate; today when left out.
     * - `RouteID`: an id.
     * - `CustomerType`: 0 or 1 or 2 or 3 or 4. 0 Retail; 1 Wholesale; 2 Supermarket; 3 Distributor; 4 Other.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.customers.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"customers.report">;
  };
  readonly damages: {
    /**
     * Cancel a damage. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.damages.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"damages.cancel">;
    /**
     * Edit a damage. Posts its reversal and the damage as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `locationId`: an id. Where the goods lie; the branch's place for damaged goods when left out.
     * - `customerId`: an id. Whom they came back from, when it was a customer.
     * - `salesmanId`: an id. Whose goods they were.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.damages.edit({ id: 1, date: "2026-11-05", lines: [{ itemId: 1, damagedQuantity: 2 }] });
     * ```
     */
    readonly edit: Method<"damages.edit">;
    /**
     * Post a damage. Damaged and expired goods are written off where they lie; what they cost is a loss.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `locationId`: an id. Where the goods lie; the branch's place for damaged goods when left out.
     * - `customerId`: an id. Whom they came back from, when it was a customer.
     * - `salesmanId`: an id. Whose goods they were.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.damages.post({ date: "2026-11-05", lines: [{ itemId: 1, damagedQuantity: 2 }] });
     * ```
     */
    readonly post: Method<"damages.post">;
    /**
     * Post up to 200 damages.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.damages.postBatch({
     *   documents: [{ date: "2026-11-05", lines: [{ itemId: 1, damagedQuantity: 2 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"damages.postBatch">;
    /**
     * Damage Report. Goods that came back, were replaced or were written off in a range, by condition, the latest first. Lines of cancelled documents are
     * left out.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CustomerID`: an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.damages.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"damages.report">;
  };
  readonly dashboard: {
    /**
     * B2B and B2C sales. B2B or B2C is frozen on the bill from its series (DOMAIN 4.14).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.b2b({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly b2b: Method<"dashboard.b2b">;
    /**
     * Total customers, routes, items and categories. Customers of the users in scope; routes, items and categories of the company.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.counts();
     * ```
     */
    readonly counts: Method<"dashboard.counts">;
    /**
     * Most Visited Customer. The range's twenty customers with the most bills, most first.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.customers({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly customers: Method<"dashboard.customers">;
    /**
     * Invoices. Bills of one day, newest first.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `Date`: needed; a day in India, YYYY-MM-DD. The day.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.invoices({ Date: "2026-11-05" });
     * ```
     */
    readonly invoices: Method<"dashboard.invoices">;
    /**
     * Locations. The last known place of each user in scope.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.locations();
     * ```
     */
    readonly locations: Method<"dashboard.locations">;
    /**
     * User Message.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.messages();
     * ```
     */
    readonly messages: Method<"dashboard.messages">;
    /**
     * Order summary. Quantities ordered by item and day: the six items of which most was ordered in the range, and the others of each day summed as one.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.orderGraph({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly orderGraph: Method<"dashboard.orderGraph">;
    /**
     * Order.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.orders({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly orders: Method<"dashboard.orders">;
    /**
     * Outstanding. What debtors in scope came to owe in the range, and what they owe at its end (DOMAIN 3, Dashboard).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.outstanding({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly outstanding: Method<"dashboard.outstanding">;
    /**
     * What an owner asks first in the morning. As of today: cash and bank, what customers owe and how much of it is older than thirty days, orders without a bill, vans that are out,
     * and items that run low. Cash and bank are null for a salesman.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.overview();
     * ```
     */
    readonly overview: Method<"dashboard.overview">;
    /**
     * Product Traffic. The range's twenty most sold items, largest quantity first.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.products({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly products: Method<"dashboard.products">;
    /**
     * Receipts by day.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.receiptChart({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly receiptChart: Method<"dashboard.receiptChart">;
    /**
     * Receipt.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.receipts({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly receipts: Method<"dashboard.receipts">;
    /**
     * Customers to visit today. Customers of today's beat, and those of them not visited yet (DOMAIN 3, Dashboard).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.routeCustomers();
     * ```
     */
    readonly routeCustomers: Method<"dashboard.routeCustomers">;
    /**
     * Visited today and new customers. Distinct customers visited today, and customers created today.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.saleCount();
     * ```
     */
    readonly saleCount: Method<"dashboard.saleCount">;
    /**
     * Sales by day.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.saleGraph({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly saleGraph: Method<"dashboard.saleGraph">;
    /**
     * Sales. Bills of the range; cancelled ones count 0.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.sales({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly sales: Method<"dashboard.sales">;
    /**
     * Sales Activity. The range's sales by salesman, largest first.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `ToDate`: a day in India, YYYY-MM-DD. Last day of the range; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.salesmen({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly salesmen: Method<"dashboard.salesmen">;
    /**
     * Stock Storage. On hand today in godowns and vans, by item; a salesman sees what is in his own van.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.stock();
     * ```
     */
    readonly stock: Method<"dashboard.stock">;
    /**
     * Tasks.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dashboard.tasks();
     * ```
     */
    readonly tasks: Method<"dashboard.tasks">;
  };
  readonly dayBook: {
    /**
     * Day Book. Every voucher of a range of days as it is now, in the order in which they were entered. `Debit` is the voucher's amount where it debits its party, and where it
     * has none; `Credit` where it credits the party: money received, goods bought or taken back. A van load moves goods within the company and no account: both are 0. A cancelled voucher keeps its number; its amounts are 0. An
     * edited one is there once, as it was last edited. A voucher without a user belongs to whoever entered it.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `Type`: "Opening Balance" or "Sale" or "Sale Return" or "Replacement" or "Damage" or "Van Load" or "Purchase" or "Purchase Return" or "Production" or "Receipt" or "Payment" or "Expense" or "Journal" or "Contra" or "Cash Handed Over" or "Stock Count" or "Credit Note" or "Debit Note" or "Year Closing". Only vouchers of this type.
     * - `UserID`: an id. Only what this user has entered.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.dayBook.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"dayBook.report">;
  };
  readonly debitNotes: {
    /**
     * Cancel a debit note. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debitNotes.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"debitNotes.cancel">;
    /**
     * Edit a debit note. Posts its reversal and the debit note as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the purchases that it named; an empty list names none. With the same supplier it stays within the state or between states, as it was posted.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `partyId`: needed; an id. The supplier who is debited.
     * - `accountId`: needed; an id. What it is booked to: an account of income or expense, such as Discount Received or Purchase Accounts, but none of Cost of Goods Sold.
     * - `amount`: needed; rupees, two decimals. With the tax in it.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `taxRate`: percent, up to two decimals. The rate of the tax that is in the amount and is given back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the supplier's state is another. Refused above 0 for a supplier without a GSTIN (TAX_WITHOUT_GSTIN).
     * - `against`: a list of objects. Which bills of the supplier it goes against, and what of each; what is left of the amount goes against the oldest of the others.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debitNotes.edit({ id: 1, date: "2026-11-05", partyId: 222, accountId: 11, amount: 590 });
     * ```
     */
    readonly edit: Method<"debitNotes.edit">;
    /**
     * Post a debit note. What a supplier is debited without goods that go back to him: a rate difference, a scheme's claim, a discount that he grants later.
     * He is debited with the whole amount; the account is credited with it less the tax, and Input CGST and SGST, between states IGST, with their part.
     * What names no purchase goes against the oldest.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `partyId`: needed; an id. The supplier who is debited.
     * - `accountId`: needed; an id. What it is booked to: an account of income or expense, such as Discount Received or Purchase Accounts, but none of Cost of Goods Sold.
     * - `amount`: needed; rupees, two decimals. With the tax in it.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `taxRate`: percent, up to two decimals. The rate of the tax that is in the amount and is given back; no tax when left out. Half of it each as CGST and SGST, rounded alike; all as IGST where the supplier's state is another. Refused above 0 for a supplier without a GSTIN (TAX_WITHOUT_GSTIN).
     * - `against`: a list of objects. Which bills of the supplier it goes against, and what of each; what is left of the amount goes against the oldest of the others.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debitNotes.post({ date: "2026-11-05", partyId: 222, accountId: 11, amount: 590 });
     * ```
     */
    readonly post: Method<"debitNotes.post">;
    /**
     * Post up to 200 debit notes.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debitNotes.postBatch({
     *   documents: [{ date: "2026-11-05", partyId: 222, accountId: 11, amount: 590 }],
     * });
     * ```
     */
    readonly postBatch: Method<"debitNotes.postBatch">;
    /**
     * A debit note with all that its paper says. With what its voucher says besides. As a PDF it is the debit note. An edited document is found under its new id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     * - `copies`: text, "original" unless given. Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debitNotes.read({ id: 1 });
     * ```
     */
    readonly read: Method<"debitNotes.read">;
  };
  readonly debtors: {
    /**
     * Debitors Report. What each customer owed before the range, was debited and credited in it, and owes after it. A negative is an advance.
     * Outstanding = BalanceBefore + DebitAmount − CreditAmount, the closing of the customer's ledger (DOMAIN 3). Debit and credit are
     * those of the trial balance: a bill and its reversal are on both sides. Customers with none of them are left out.
     * Outstanding = NotDue + Days30 + Days60 + Days90 + Older, as `billsReceivable.report` has it at the end of the range.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `Salesman`: a whole number. A user's id.
     * - `Route`: a whole number. A route's id.
     * - `Van`: a whole number. A vehicle's id.
     * - `Ageing`: 0 or 1. 1 says besides for how long it has been due (NotDue to Older), which reads open bills; 0 leaves them null, as when it is left out.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.debtors.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"debtors.report">;
  };
  readonly distributors: {
    /**
     * Save the distributors of a user. All or nothing. A link that is not named stays as it is; one with IsDeleted 1 goes. A user has each distributor once: 409
     * DISTRIBUTOR_TWICE. Each link may carry the Version that it was made from.
     *
     * For administrators.
     *
     * Takes
     * - `data`: needed; a list of objects.
     * - `companyID`: an id.
     *
     * It may be refused with `DISTRIBUTOR_TWICE`, `DISTRIBUTOR_UNKNOWN`, `NOT_FOUND`, `RECORD_CHANGED`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.distributors.assign({ data: [{ EmployeeID: 1, DistributorID: 55 }] });
     * ```
     */
    readonly assign: Method<"distributors.assign">;
    /**
     * User-Distributor. Which distributors each user has; links to customers that are no distributors any more are left out.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.distributors.assigned();
     * ```
     */
    readonly assigned: Method<"distributors.assigned">;
    /**
     * Distributors. Customers of customer type 3 (Distributor), to assign to users.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.distributors.list();
     * ```
     */
    readonly list: Method<"distributors.list">;
  };
  readonly embedOrigins: {
    /**
     * Allow an origin. From then on browsers let its pages read answers to requests with a token or key (CORS), within ten seconds on every process; never
     * those to requests with a session. One that is allowed already is answered as it is. A company has 50 at most (422 `ORIGINS_FULL`).
     *
     * For administrators.
     *
     * Takes
     * - `origin`: needed; text. As a browser sends it: `https://host`, with a port where it is not the usual one. Plain http on localhost and 127.0.0.1 alone.
     *
     * It may be refused with `ORIGINS_FULL`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedOrigins.create({ origin: "https://portal.partner.example" });
     * ```
     */
    readonly create: Method<"embedOrigins.create">;
    /**
     * Allow an origin no longer. Tokens that name it no longer work from there.
     *
     * For administrators.
     *
     * Takes
     * - `originId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedOrigins.delete({ originId: 1 });
     * ```
     */
    readonly delete: Method<"embedOrigins.delete">;
    /**
     * Origins whose pages may call with the company's tokens.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedOrigins.list();
     * ```
     */
    readonly list: Method<"embedOrigins.list">;
  };
  readonly embedTokens: {
    /**
     * Make an embed token. A token for pages of others, good for ten minutes at most: a partner's server asks for it with its API key and hands it to the page
     * (docs/embedding.md). It reads what its maker reads, or as a manager of `users` would, or what one `party` may see of itself, by
     * the named operations alone and from the named origins alone. It ends with the key or the session that made it, and with that user's
     * rights. No token makes another.
     *
     * For administrators.
     *
     * Takes
     * - `operations`: needed; a list. What it may call, by name: `customerLedger.report`. All of them have `x-embed: true`.
     * - `origins`: a list. Whose pages may send it; each is allowed to the company (`embedOrigins.create`) or the installation. Left out, it is for the pages of Vanbook itself, as the preview under Partners needs it: only a session asks for such a one.
     * - `users`: a list. It sees what a manager of these users sees. Not with `party`.
     * - `party`: a whole number. Account of a customer or supplier, who sees himself alone (`x-party`).
     * - `locked`: an object. Documented parameters, query or body, that the server sets, in each of the operations that take them: the page can neither read nor change them. A name is locked in every spelling that differs in capitals alone.
     * - `hidden`: a list. Parameters that widgets don't offer. A page could still send them; what must not change is locked.
     * - `writes`: true or false, false unless given. Whether it may call operations that write.
     * - `seconds`: a whole number, 600 unless given. How long it lives.
     * - `label`: text. For whom it is; the page can read it.
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `ORIGIN_NOT_ALLOWED`, `TOKEN_TOO_LONG`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedTokens.create({
     *   operations: ["sales.report"],
     *   origins: ["https://portal.partner.example"],
     * });
     * ```
     */
    readonly create: Method<"embedTokens.create">;
    /**
     * What the embed token of the request may do. Every token may ask. NOT_FOUND for a session or an API key. Values of locked parameters are not told.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedTokens.current();
     * ```
     */
    readonly current: Method<"embedTokens.current">;
    /**
     * End an embed token at once. Tokens are kept nowhere, so an id that no token of the company has is answered in the same way.
     *
     * For administrators.
     *
     * Takes
     * - `tokenId`: needed; text.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.embedTokens.revoke({ tokenId: "dGhlIHRva2VuJ3Mg" });
     * ```
     */
    readonly revoke: Method<"embedTokens.revoke">;
  };
  readonly employees: {
    /**
     * Employee Details. Users in scope, each with the latest trip: a start without an end is in progress, with both it is complete.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.employees.list();
     * ```
     */
    readonly list: Method<"employees.list">;
  };
  readonly events: {
    /**
     * What happened in the company, one event after the other. Every posting, edit and cancellation of a document and every change of a master is an event, written in the transaction of what
     * happened: what was refused or undone is none. Read on with `after`, the `next` of the answer before; an event is in the answers
     * once, and none is committed later with a lower id. Events are kept for 90 days.
     *
     * With `Accept: text/event-stream` the events are sent as they happen (server-sent events: `id`, `event` and `data`), from
     * `Last-Event-ID` or `after` on, or from now on without either. A company has at most 10 streams open at a server process (429
     * EVENT_STREAMS_FULL). docs/events.md has more.
     *
     * For administrators.
     *
     * Takes
     * - `after`: a whole number. The id up to which events are known; left out for the oldest that is kept. Events after an id that are kept no more, or an id that the company never reached, is 410 EVENTS_GONE: load what you keep again, and go on from `last`.
     * - `limit`: a whole number, 100 unless given. How many events at most.
     * - `types`: text. Comma-joined types that are wanted; all when left out.
     *
     * It may be refused with `EVENTS_GONE`, `EVENT_STREAMS_FULL`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.events.list();
     * ```
     */
    readonly list: Method<"events.list">;
  };
  readonly expenses: {
    /**
     * Cancel an expense. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.expenses.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"expenses.cancel">;
    /**
     * Edit an expense. Posts its reversal and the expense as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `accountId`: needed; an id. What it was for: an account of direct or indirect expenses.
     * - `amount`: needed; rupees, two decimals. What is paid: tax included, but for a reverse charge.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. What it is paid from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who spent it; a salesman himself when left out.
     * - `tripId`: an id. The user's trip that it belongs to.
     * - `taxRate`: percent, up to two decimals. The rate of GST within the amount, as the invoice names it. Left out where its tax is not to be claimed, as of what section 17(5) blocks: the expense then bears the whole. Above 0 it needs `supplierGstin` (TAX_WITHOUT_GSTIN), or `reverseCharge`.
     * - `reverseCharge`: true or false. The company owes the GST itself (section 9(3) and (4) of the CGST Act): of a goods transport agency, an advocate, a security service. The amount is then without tax; the tax on it is claimed and owed at once, in the state unless the GSTIN is of another. It needs a `taxRate` above 0, and no GSTIN.
     * - `supplierGstin`: text. Whose invoice it is; kept in capitals. One whose make-up or check digit is wrong is refused.
     * - `supplierInvoiceNo`: text. The supplier's number of it. One that is entered already for the same GSTIN in the financial year, as an expense or as a purchase, is a warning (INVOICE_ENTERED): an invoice may be of several expenses.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `TAX_WITHOUT_GSTIN`, `TRIP_UNKNOWN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.expenses.edit({ id: 1, date: "2026-11-05", mode: "cash", accountId: 23, amount: 1180.5 });
     * ```
     */
    readonly edit: Method<"expenses.edit">;
    /**
     * Post an expense. Money spent on the road or in the office. A salesman posts expenses of his own. With the rate of GST that the supplier's invoice names
     * (`taxRate`) the tax within the amount is debited to the input tax accounts and the rest to the expense: in the company's state half as
     * CGST and half as SGST, each rounded to the paisa, for a supplier of another state all of it as IGST. Which it is follows from
     * `supplierGstin`. Without a rate the expense bears the whole.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `accountId`: needed; an id. What it was for: an account of direct or indirect expenses.
     * - `amount`: needed; rupees, two decimals. What is paid: tax included, but for a reverse charge.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. What it is paid from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who spent it; a salesman himself when left out.
     * - `tripId`: an id. The user's trip that it belongs to.
     * - `taxRate`: percent, up to two decimals. The rate of GST within the amount, as the invoice names it. Left out where its tax is not to be claimed, as of what section 17(5) blocks: the expense then bears the whole. Above 0 it needs `supplierGstin` (TAX_WITHOUT_GSTIN), or `reverseCharge`.
     * - `reverseCharge`: true or false. The company owes the GST itself (section 9(3) and (4) of the CGST Act): of a goods transport agency, an advocate, a security service. The amount is then without tax; the tax on it is claimed and owed at once, in the state unless the GSTIN is of another. It needs a `taxRate` above 0, and no GSTIN.
     * - `supplierGstin`: text. Whose invoice it is; kept in capitals. One whose make-up or check digit is wrong is refused.
     * - `supplierInvoiceNo`: text. The supplier's number of it. One that is entered already for the same GSTIN in the financial year, as an expense or as a purchase, is a warning (INVOICE_ENTERED): an invoice may be of several expenses.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `TAX_WITHOUT_GSTIN`, `TRIP_UNKNOWN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.expenses.post({ date: "2026-11-05", mode: "cash", accountId: 23, amount: 1180.5 });
     * ```
     */
    readonly post: Method<"expenses.post">;
    /**
     * Post up to 200 expenses.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `TAX_WITHOUT_GSTIN`, `TRIP_UNKNOWN`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.expenses.postBatch({
     *   documents: [{ date: "2026-11-05", mode: "cash", accountId: 23, amount: 1180.5 }],
     * });
     * ```
     */
    readonly postBatch: Method<"expenses.postBatch">;
    /**
     * Reckon an expense without posting it. The tax within the amount, or on a reverse charge over it, and what should be looked at before it is posted: that the supplier's invoice is entered already.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `accountId`: needed; an id. What it was for: an account of direct or indirect expenses.
     * - `amount`: needed; rupees, two decimals. What is paid: tax included, but for a reverse charge.
     * - `edits`: a whole number. The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. What it is paid from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who spent it; a salesman himself when left out.
     * - `tripId`: an id. The user's trip that it belongs to.
     * - `taxRate`: percent, up to two decimals. The rate of GST within the amount, as the invoice names it. Left out where its tax is not to be claimed, as of what section 17(5) blocks: the expense then bears the whole. Above 0 it needs `supplierGstin` (TAX_WITHOUT_GSTIN), or `reverseCharge`.
     * - `reverseCharge`: true or false. The company owes the GST itself (section 9(3) and (4) of the CGST Act): of a goods transport agency, an advocate, a security service. The amount is then without tax; the tax on it is claimed and owed at once, in the state unless the GSTIN is of another. It needs a `taxRate` above 0, and no GSTIN.
     * - `supplierGstin`: text. Whose invoice it is; kept in capitals. One whose make-up or check digit is wrong is refused.
     * - `supplierInvoiceNo`: text. The supplier's number of it. One that is entered already for the same GSTIN in the financial year, as an expense or as a purchase, is a warning (INVOICE_ENTERED): an invoice may be of several expenses.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `ENTERED_ABOVE`, `NOT_FOUND`, `TAX_WITHOUT_GSTIN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.expenses.price({ date: "2026-11-05", mode: "cash", accountId: 23, amount: 1180.5 });
     * ```
     */
    readonly price: Method<"expenses.price">;
  };
  readonly financialYears: {
    /**
     * Financial years.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.financialYears.list();
     * ```
     */
    readonly list: Method<"financialYears.list">;
  };
  readonly godownStock: {
    /**
     * GoDown Stock. Where each item's stock of the financial year to today came from and went. TotalStock = Opening + Purchase + Production +
     * BillingReturn − Ingredient − PurchaseReturn + Adjustment = SoldStock + GoDownStock + VTStock on every row (DOMAIN 3).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `companyid`: a whole number. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `ItemCategoryID`: an id.
     * - `StockRange`: "0" or "1-500" or "501-2000" or "2001 and above". Range of TotalStock.
     * - `ItemType`: "All" or "1" or "0" or "Other", "All" unless given. 1 Finished Item; 0 Semi Item; Other is anything else.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.godownStock.report();
     * ```
     */
    readonly report: Method<"godownStock.report">;
  };
  readonly handOvers: {
    /**
     * Cancel cash handed over. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.handOvers.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"handOvers.cancel">;
    /**
     * Edit cash handed over. Posts its reversal and the hand-over as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `userId`: needed; an id. Whose cash it was.
     * - `amount`: needed; rupees, two decimals.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.handOvers.edit({ id: 1, date: "2026-11-05", userId: 2, amount: 1180.5 });
     * ```
     */
    readonly edit: Method<"handOvers.edit">;
    /**
     * Post cash handed over. Cash that a salesman brings in: from the user's cash account to the main one.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `userId`: needed; an id. Whose cash it was.
     * - `amount`: needed; rupees, two decimals.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.handOvers.post({ date: "2026-11-05", userId: 2, amount: 1180.5 });
     * ```
     */
    readonly post: Method<"handOvers.post">;
    /**
     * Post up to 200 hand-overs of cash.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.handOvers.postBatch({ documents: [{ date: "2026-11-05", userId: 2, amount: 1180.5 }] });
     * ```
     */
    readonly postBatch: Method<"handOvers.postBatch">;
  };
  readonly health: {
    /**
     * Is the process alive. Never touches the database.
     *
     * For everybody, without sign-in.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.health.live();
     * ```
     */
    readonly live: Method<"health.live">;
    /**
     * Can it serve. Reaches the database and compares the schema's version; says whether the database's settings are durable. 503 NOT_READY while it can't serve or is stopping.
     *
     * For everybody, without sign-in.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.health.ready();
     * ```
     */
    readonly ready: Method<"health.ready">;
  };
  readonly hsnCodes: {
    /**
     * Delete an HSN or SAC code. A code that an item has stays: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `id`: needed; an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.hsnCodes.delete({ id: 1 });
     * ```
     */
    readonly delete: Method<"hsnCodes.delete">;
    /**
     * HSN and SAC codes.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.hsnCodes.list();
     * ```
     */
    readonly list: Method<"hsnCodes.list">;
    /**
     * Make or change an HSN or SAC code. Saving an item with a code that is not here yet makes it too, without a description. A code that items have stays as it is
     * (RECORD_IN_USE); its description and usual tax may change. The usual tax is proposed in an item's form, and decides nothing.
     *
     * For administrators.
     *
     * Takes
     * - `code`: needed; text. 4, 6 or 8 digits; a SAC code has 6 and begins with 99.
     * - `id`: an id. 0 or none makes a new one.
     * - `description`: text.
     * - `taxId`: an id. A tax of the company (`taxes.names`).
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NAME_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `TAX_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.hsnCodes.save({ code: "998713" });
     * ```
     */
    readonly save: Method<"hsnCodes.save">;
  };
  readonly hsnReturns: {
    /**
     * HSN Return sale Report. Sale returns of a range by HSN code, unit and tax rate, as positive figures, damaged and expired goods included. Search looks at HSN code and unit.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `Type`: "All" or "Retail" or "WholeSale", "All" unless given. Sale type.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.hsnReturns.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"hsnReturns.report">;
  };
  readonly hsnSales: {
    /**
     * HSNCode sale Report. Sales of a range by HSN code, unit and tax rate, free quantity and cancelled bills left out. Search looks at HSN code and unit.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `Type`: "All" or "Retail" or "WholeSale", "All" unless given. Sale type.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.hsnSales.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"hsnSales.report">;
  };
  readonly imports: {
    /**
     * The contents of a spreadsheet. Reads the first visible sheet of an Excel workbook (.xlsx or .xls) by the names in its first row; changes nothing. Columns that it
     * does not know are named and left out. Formulas are not worked out: their last values are taken. Numbers stay exact, a date is the
     * text that its cell shows; characters that can't be seen are removed.
     * 422 SPREADSHEET_INVALID, SPREADSHEET_PROTECTED, SPREADSHEET_TOO_LARGE or SPREADSHEET_EMPTY.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `kind`: needed; "customer" or "supplier" or "item".
     * - `file`: needed; text. The file, of 5 MB at most.
     *
     * It may be refused with `ACCOUNT_NAME_TAKEN`, `SPREADSHEET_EMPTY`, `SPREADSHEET_INVALID`, `SPREADSHEET_PROTECTED`, `SPREADSHEET_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.imports.preview({ kind: "customer", file: "JVBERi0xLjc=" });
     * ```
     */
    readonly preview: Method<"imports.preview">;
  };
  readonly itemCustomerSales: {
    /**
     * Item Sale Customer. Bill lines of a range with their customers, of one item or of all; cancelled bills are left out.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `CustomerID`: an id.
     * - `RouteID`: an id.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.itemCustomerSales.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"itemCustomerSales.report">;
  };
  readonly itemLedger: {
    /**
     * Item Ledger. Each move of one item in a range with what the company has of it afterwards and what that is worth. In and out are counted as in the Stock Valuation, which they add up to: what takes a
     * move back counts in the same column with a minus. Moves between places of the company change neither quantity nor value, and are there if `Moves` asks for them; the balances
     * are those of the whole company then too.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `ItemID`: needed; an id.
     * - `Moves`: "All". All adds the moves between places of the company.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.itemLedger.report({ FromDate: "2026-11-05", ToDate: "2026-11-05", ItemID: 1 });
     * ```
     */
    readonly report: Method<"itemLedger.report">;
  };
  readonly itemPurchases: {
    /**
     * ItemWise Purchase. Purchase lines of one item in a range, oldest first; those of cancelled purchases are left out.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `from`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `to`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `ItemId`: needed; an id.
     * - `FYearID`: needed; an id. The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.itemPurchases.report({ from: "2026-11-05", to: "2026-11-05", ItemId: 1, FYearID: 2 });
     * ```
     */
    readonly report: Method<"itemPurchases.report">;
  };
  readonly itemSales: {
    /**
     * Itemwise Sale Analysis. What was sold of each item in a range; cancelled bills do not count. Agrees with the sale, tax and HSN reports (DOMAIN 2, I5).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `UserId`: an id. A salesman, within the caller's scope.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.itemSales.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"itemSales.report">;
  };
  readonly items: {
    /**
     * Delete an item. Documents keep it. An item that is in stock, or that an open order asks for, stays: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `ItemID`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.delete({ ItemID: 1 });
     * ```
     */
    readonly delete: Method<"items.delete">;
    /**
     * Images of an item.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `ItemID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.images({ ItemID: 1 });
     * ```
     */
    readonly images: Method<"items.images">;
    /**
     * Make items of up to 200 rows. Each row is an item, or is refused with a reason; a refused one changes nothing for the others. An item of the same name, colour and
     * size is there only once. Prices that are left out are 0. LargerUnit is the name of a unit (or its UQC), PerLargerUnit how much of the
     * item's own unit it holds; IsService and KeepsBatches are Yes or No. Where they are left out, as the documented sheet does, the item
     * has no larger unit, is goods and keeps no batches.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `ItemCategoryID`: needed; an id. 1 Default, 2 Medical Disposables, 3 Orthopedics Support, 4 Rehabilitation Products, 5 Oxygen Cylinders, 6 First Aid Products, 7 Surgical Equipments, 8 Medicine, 9 Medical Devices.
     * - `rows`: needed; a list of objects.
     *
     * It may be refused with `TAX_UNKNOWN`, `UNIT_UNKNOWN`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.importRows({
     *   ItemCategoryID: 1,
     *   rows: [{ Row: 2, ItemName: "Gauze Roll", ItemDescription: "10 cm, sterile", MRP: "55", SalePrice: "48" }],
     * });
     * ```
     */
    readonly importRows: Method<"items.importRows">;
    /**
     * Item List.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.list();
     * ```
     */
    readonly list: Method<"items.list">;
    /**
     * Items. The items that have stock (no services), for the filter of the stock reports.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.names();
     * ```
     */
    readonly names: Method<"items.names">;
    /**
     * Items purchased. Items that are on a purchase, for a report's filter.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.purchased();
     * ```
     */
    readonly purchased: Method<"items.purchased">;
    /**
     * Item Creation. ItemID 0 or none makes a new item. Each file in `images` belongs to the number at the same place in `RECNO` and replaces what
     * that slot holds; slots in `RemovedRECNO` are emptied, those that are not named stay as they are. Images are drawn anew: upright, as
     * JPEG, at most 1600 pixels a side, without what else was in the file. A change leaves documents that were posted before as they are.
     * A price that has days (`priceLists.save`) is changed from today on: earlier and later days keep theirs.
     *
     * For administrators.
     *
     * Takes
     * - `ItemCategoryID`: needed; an id. 1 Default, 2 Medical Disposables, 3 Orthopedics Support, 4 Rehabilitation Products, 5 Oxygen Cylinders, 6 First Aid Products, 7 Surgical Equipments, 8 Medicine, 9 Medical Devices.
     * - `ItemName`: needed; text.
     * - `ItemDescription`: needed; text. May be empty on an imported item.
     * - `MRP`: needed; rupees for one unit, up to four decimals.
     * - `Sales_Price`: needed; rupees for one unit, up to four decimals. Without tax.
     * - `ItemID`: an id. 0 or none makes a new one.
     * - `itmcolr`: text.
     * - `itmsize`: text.
     * - `ItemType`: text. 1 finished item (also when left out), 0 semi item, anything else other.
     * - `TaxID`: an id. A tax of the company. With a Tax beside it that is not its rate of today, the rate decides. A new item without either has the company's tax of 5 %.
     * - `Tax`: percent, up to two decimals. The rate of today in percent.
     * - `HSNCode`: text. That of a service is its SAC, which begins with 99. One that the company does not have yet is made with it (`hsnCodes.list`).
     * - `UnitID`: an id. A unit of the company; the first when left out.
     * - `SP`: rupees for one unit, up to four decimals. None is 0.
     * - `DP`: rupees for one unit, up to four decimals. None is 0.
     * - `WholeSalePrice`: rupees for one unit, up to four decimals. None is 0.
     * - `BPprice`: rupees for one unit, up to four decimals. None is 0.
     * - `BatchId`: an id.
     * - `BatchName`: text.
     * - `KeepsBatches`: 0 or 1. 0 keeps no batches, 1 keeps batches: what comes in of it is of a batch, which may have an expiry. It can't be changed while there is stock of it (RECORD_IN_USE). As it was, or 0, when left out.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `RemovedRECNO`: a list. Slots to empty.
     * - `images`: a list. Image files: PNG, JPEG or WebP, each of 5 MB at most.
     * - `RECNO`: a list. The slot of each file.
     * - `RECNOs`: a list. Other spelling of RECNO, read when that is left out.
     * - `CompanyID`: an id.
     * - `DeletedDateAndTime`: text.
     * - `LargerUnitID`: an id. A unit of the company, another than the item's own; 0 or null is none.
     * - `PerLargerUnit`: in the item's unit, up to three decimals. How much of the item's own unit it holds.
     * - `IsService`: 0 or 1. 0 goods, 1 a service or charge (freight, packing): bills and purchases tax it, and it has no stock. It is said of a new item and stays: a change that says otherwise is ITEM_KIND_WRONG. A new item without it is goods.
     *
     * It may be refused with `IMAGE_INVALID`, `IMAGE_TOO_LARGE`, `ITEM_KIND_WRONG`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `TAX_UNKNOWN`, `UNIT_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.save({
     *   ItemName: "Gauze Roll",
     *   ItemDescription: "10 cm, sterile",
     *   ItemCategoryID: 1,
     *   MRP: 318.5,
     *   Sales_Price: 318.5,
     * });
     * ```
     */
    readonly save: Method<"items.save">;
    /**
     * Items sold. Items that are on a bill, for a report's filter.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.items.sold();
     * ```
     */
    readonly sold: Method<"items.sold">;
  };
  readonly journals: {
    /**
     * Cancel a journal. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.journals.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"journals.cancel">;
    /**
     * Edit a journal. Posts its reversal and the journal as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `otherNarration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `VOUCHER_TOO_SHORT`, `VOUCHER_UNBALANCED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.journals.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   lines: [{ accountId: 1, debit: 118 }, { accountId: 2, credit: 118 }],
     * });
     * ```
     */
    readonly edit: Method<"journals.edit">;
    /**
     * Post a journal. Its lines are posted as entered; their debits and credits must be equal. Only documents of goods can change inventory.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `otherNarration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `VOUCHER_TOO_SHORT`, `VOUCHER_UNBALANCED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.journals.post({
     *   date: "2026-11-05",
     *   lines: [{ accountId: 1, debit: 118 }, { accountId: 2, credit: 118 }],
     * });
     * ```
     */
    readonly post: Method<"journals.post">;
    /**
     * Post up to 200 journals.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `USER_UNKNOWN`, `VOUCHER_TOO_SHORT`, `VOUCHER_UNBALANCED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.journals.postBatch({
     *   documents: [{ date: "2026-11-05", lines: [{ accountId: 1, debit: 118 }, { accountId: 2, credit: 118 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"journals.postBatch">;
    /**
     * Journal Report. Journals of a range, the latest first: single ones unless `Type` says otherwise. A cancelled one keeps its number; its amount is 0.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `FYearID`: an id. One of the company's years; it narrows nothing.
     * - `Type`: text, "SJ" unless given. Kind of journal: SJ single, MJ of more than two lines, CJ contra; All for every kind.
     * - `Narration`: text, "SINGLE JOURNAL" unless given. The kind in words; it narrows nothing.
     * - `Debit`: a whole number. An account that is debited.
     * - `Credit`: a whole number. An account that is credited.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.journals.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"journals.report">;
  };
  readonly ledger: {
    /**
     * Ledger Report. Entries of one account in a range with the balance after each. The last Balance is the account's closing, that of the trial
     * balance. Income and expenses open with the financial year of FromDate, and its closing entries are left out, as there.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `AccountCode`: needed; a whole number. HSlNo of an account head; 0 for none, which answers no entries.
     * - `Type`: "All" or "Payment" or "Receipt" or "Journal" or "Contra", "All" unless given. Only entries of this kind, with what took them back; Balance, Opening and Closing stay the account's.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledger.report({ FromDate: "2026-11-05", ToDate: "2026-11-05", AccountCode: 1 });
     * ```
     */
    readonly report: Method<"ledger.report">;
  };
  readonly ledgerAccounts: {
    /**
     * Delete an account. An account with entries stays, also when they come to nothing: 409 RECORD_IN_USE.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `ACCOUNT_FIXED`, `ACCOUNT_RESERVED`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledgerAccounts.delete({ id: 1 });
     * ```
     */
    readonly delete: Method<"ledgerAccounts.delete">;
    /**
     * Chart of accounts. Every account with its balance of today: by nature, group, own group and name. All customers together are one row, all suppliers
     * another; they are kept by `accounts.*`. Incomes and expenses begin at nothing with each financial year, and what earlier years left
     * unclosed is a row of its own, so that all balances come to zero, as in the trial balance.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledgerAccounts.list();
     * ```
     */
    readonly list: Method<"ledgerAccounts.list">;
    /**
     * Opening balances of an account. For each financial year, the latest first: what earlier years left, and what was entered as its opening.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `accountId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledgerAccounts.openings({ accountId: 1 });
     * ```
     */
    readonly openings: Method<"ledgerAccounts.openings">;
    /**
     * Make or change an account. An account of any group but those of customers and suppliers. Its name is unique among all accounts, in any case. Accounts of capital,
     * of banks and of taxes are the administrator's (ACCOUNT_RESERVED). What the books post to by themselves stays as it is (ACCOUNT_FIXED),
     * and an account with entries stays in a group of the same nature, and cash or bank where it is that.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `name`: needed; text.
     * - `groupId`: needed; an id. One of the fixed groups (`accountGroups.fixed`).
     * - `id`: an id. 0 or none makes a new one.
     * - `ownGroupId`: an id. An own group of the company under that group (`accountGroups.list`).
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `ACCOUNT_FIXED`, `ACCOUNT_KIND_WRONG`, `ACCOUNT_NAME_TAKEN`, `ACCOUNT_RESERVED`, `GROUP_UNKNOWN`, `NOT_FOUND`, `RECORD_CHANGED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledgerAccounts.save({ name: "HDFC Bank Current Account", groupId: 5 });
     * ```
     */
    readonly save: Method<"ledgerAccounts.save">;
    /**
     * Enter the opening balance of an account. Posts an opening on the year's first day, so that all openings of the account in the year come to this amount; what was entered here
     * before is reversed, and the new one has its number. No amount cancels it. Inventory has its opening by items (`openings.post`), and
     * opening balance equity takes the other side of every opening: both are ACCOUNT_KIND_WRONG.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `accountId`: needed; an id.
     * - `yearId`: needed; an id.
     * - `debit`: rupees, two decimals. Either this or the credit; neither, or 0, takes the opening away.
     * - `credit`: rupees, two decimals.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.ledgerAccounts.saveOpening({ accountId: 1, yearId: 1 });
     * ```
     */
    readonly saveOpening: Method<"ledgerAccounts.saveOpening">;
  };
  readonly liveMap: {
    /**
     * Employees of the live map. Users in scope who sent a location on that day.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.liveMap.employees({ Date: "2026-11-05" });
     * ```
     */
    readonly employees: Method<"liveMap.employees">;
    /**
     * Live Locations. The location points of one day, by user and time.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `UserID`: an id. One user in scope; all when left out.
     *
     * It may be refused with `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.liveMap.points({ Date: "2026-11-05" });
     * ```
     */
    readonly points: Method<"liveMap.points">;
  };
  readonly locations: {
    /**
     * Keep a point of a trail. A salesman sends points of his own.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `clientId`: needed; text. The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first.
     * - `at`: needed; an instant, ISO 8601 in UTC. No more than five minutes after now.
     * - `latitude`: needed; a number. Degrees north of the equator (WGS 84).
     * - `longitude`: needed; a number. Degrees east of Greenwich (WGS 84).
     * - `userId`: an id. Who was there; the caller when left out.
     * - `place`: text.
     * - `isIntervalPoint`: true or false, false unless given. Sent by the clock rather than at a stop.
     *
     * It may be refused with `CLIENT_ID_REUSED`, `TIME_IN_FUTURE`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.locations.post({
     *   clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11",
     *   at: "2026-11-05T08:35:00Z",
     *   latitude: 9.385123,
     *   longitude: 76.574901,
     * });
     * ```
     */
    readonly post: Method<"locations.post">;
    /**
     * Keep up to 200 points of trails.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `CLIENT_ID_REUSED`, `TIME_IN_FUTURE`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.locations.postBatch({
     *   documents: [{ clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11", at: "2026-11-05T08:35:00Z", latitude: 9.385123, longitude: 76.574901 }],
     * });
     * ```
     */
    readonly postBatch: Method<"locations.postBatch">;
  };
  readonly macs: {
    /**
     * Delete a MAC address.
     *
     * For administrators.
     *
     * Takes
     * - `Id`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.macs.delete({ Id: 1 });
     * ```
     */
    readonly delete: Method<"macs.delete">;
    /**
     * Mac Master. MAC addresses of the Bluetooth devices of the caller's users.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.macs.list();
     * ```
     */
    readonly list: Method<"macs.list">;
    /**
     * Add or change a MAC address.
     *
     * For administrators.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Bluetooth`: needed; text.
     * - `Id`: an id. 0 or none makes a new one.
     * - `Remark`: text.
     * - `Active`: 0 or 1. 0 inactive; 1 active, also when left out.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.macs.save({ UserId: 1, Bluetooth: "00:1A:7D:DA:71:13" });
     * ```
     */
    readonly save: Method<"macs.save">;
  };
  readonly maps: {
    /**
     * Background of the maps. The tile service that the installation has, if any; without one maps draw an outline of the country.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.maps.tiles();
     * ```
     */
    readonly tiles: Method<"maps.tiles">;
  };
  readonly messages: {
    /**
     * Delete a message.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `MID`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.messages.delete({ MID: 1 });
     * ```
     */
    readonly delete: Method<"messages.delete">;
    /**
     * Employee Message.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.messages.list();
     * ```
     */
    readonly list: Method<"messages.list">;
    /**
     * Submit or update a message. `MID` 0 makes a message. Without a user it is for all whom its author may write to: everybody, of a zone manager the zone, of a branch
     * manager the branch. Managers change and delete what is to their users or by themselves. Without a date it is of today.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `Message`: needed; text.
     * - `MID`: an id, 0 unless given. 0 makes a new message.
     * - `UserID`: an id. Whom it is for; 0 or null for all in scope.
     * - `MDate`: a day in India, YYYY-MM-DD.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `USER_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.messages.save({ Message: "Please send the bills by six." });
     * ```
     */
    readonly save: Method<"messages.save">;
  };
  readonly openBills: {
    /**
     * The bills of a customer that receipts and credit notes may name. What is open of each at the end of a day, as Bills Receivable has it: after the receipts that name it, and after what
     * names none, which goes against the oldest. For `receipts.post` and `creditNotes.post`: they take them as `against`. Empty where he owes none.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The customer's id.
     * - `date`: a day in India, YYYY-MM-DD. The day at whose end it is looked at; today when left out.
     * - `edits`: a whole number. The id of the receipt or credit note that is to be edited: what it names counts as open.
     * - `document`: "receipt" or "creditNote", "receipt" unless given. What `edits` is the id of.
     *
     * It may be refused with `ENTERED_ABOVE`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openBills.read({ id: 14 });
     * ```
     */
    readonly read: Method<"openBills.read">;
  };
  readonly openOrders: {
    /**
     * The orders of a customer that may still be billed.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `customerId`: needed; an id.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openOrders.list({ customerId: 170 });
     * ```
     */
    readonly list: Method<"openOrders.list">;
    /**
     * What a bill of an order begins with.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The order's id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openOrders.read({ id: 6 });
     * ```
     */
    readonly read: Method<"openOrders.read">;
  };
  readonly openPurchases: {
    /**
     * The purchases of a supplier that payments and debit notes may name. What is open of each at the end of a day, as Bills Payable has it: after the payments that name it, and after what
     * names none, which goes against the oldest. For `payments.post` and `debitNotes.post`: they take them as `against`. Empty where he is owed none.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The supplier's id.
     * - `date`: a day in India, YYYY-MM-DD. The day at whose end it is looked at; today when left out.
     * - `edits`: a whole number. The id of the payment or debit note that is to be edited: what it names counts as open.
     * - `document`: "payment" or "debitNote", "payment" unless given. What `edits` is the id of.
     *
     * It may be refused with `ENTERED_ABOVE`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openPurchases.read({ id: 27 });
     * ```
     */
    readonly read: Method<"openPurchases.read">;
  };
  readonly openingStock: {
    /**
     * Opening Stock Report. Stock with which the company's books were opened. Search looks at item name and unit name.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `FromDate`: a day in India, YYYY-MM-DD. All days when left out.
     * - `ToDate`: a day in India, YYYY-MM-DD. Read only with FromDate; today when left out.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openingStock.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"openingStock.report">;
  };
  readonly openings: {
    /**
     * Cancel opening balances and stock. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openings.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"openings.cancel">;
    /**
     * Edit opening balances and stock. Posts its reversal and the opening as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `balances`: a list of objects.
     * - `stock`: a list of objects.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openings.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   stock: [{ itemId: 1, locationId: 1, quantity: 12, value: 1791.06 }],
     * });
     * ```
     */
    readonly edit: Method<"openings.edit">;
    /**
     * Post opening balances and stock. What the company brings along on the day that its books begin, against opening balance equity. It has no document: it is known by its voucher's id.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     * - `balances`: a list of objects.
     * - `stock`: a list of objects.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openings.post({
     *   date: "2026-11-05",
     *   stock: [{ itemId: 1, locationId: 1, quantity: 12, value: 1791.06 }],
     * });
     * ```
     */
    readonly post: Method<"openings.post">;
    /**
     * Post up to 200 openings.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.openings.postBatch({
     *   documents: [{ date: "2026-11-05", stock: [{ itemId: 1, locationId: 1, quantity: 12, value: 1791.06 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"openings.postBatch">;
  };
  readonly orders: {
    /**
     * Cancel an order. Until it is invoiced; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `ENTERED_ABOVE`, `NOT_FOUND`, `ORDER_INVOICED`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.cancel({ id: 6 });
     * ```
     */
    readonly cancel: Method<"orders.cancel">;
    /**
     * Edit an order. In place, until it is invoiced: number, id and `clientId` stay what they were, and so must the financial year.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `payment`: needed; "cash" or "credit". How its bill will be paid.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `userId`: an id. Who takes it; a salesman himself when left out.
     * - `seriesId`: an id. The invoice series that its bill will have.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_UNKNOWN`, `LINE_INVALID`, `NOT_FOUND`, `ORDER_INVOICED`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `TAX_MISSING`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.edit({
     *   id: 6,
     *   date: "2026-11-05",
     *   customerId: 170,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly edit: Method<"orders.edit">;
    /**
     * Order Details. The lines of one order, each with what the order's head says.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `DSID`: needed; an id. The order.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.lines({ DSID: 1 });
     * ```
     */
    readonly lines: Method<"orders.lines">;
    /**
     * Place an order. What a customer asks for, priced with tax from the customer's rate type on its date (or checked against it: PRICE_STALE). It moves neither money nor stock. A salesman places orders of his own. A customer's token places that customer's: bound like a salesman, of what his price list shows, and taken by his own salesman.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `payment`: needed; "cash" or "credit". How its bill will be paid.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `userId`: an id. Who takes it; a salesman himself when left out.
     * - `seriesId`: an id. The invoice series that its bill will have.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `ITEM_UNKNOWN`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `TAX_MISSING`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.post({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly post: Method<"orders.post">;
    /**
     * Place up to 200 orders.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `ITEM_UNKNOWN`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `PRICE_STALE`, `SERIES_UNKNOWN`, `TAX_MISSING`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.postBatch({
     *   documents: [{ date: "2026-11-05", customerId: 170, payment: "credit", lines: [{ itemId: 1, quantity: 12 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"orders.postBatch">;
    /**
     * Price an order without placing it. At the customer's rates of its date, with tax.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `payment`: needed; "cash" or "credit". How its bill will be paid.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `userId`: an id. Who takes it; a salesman himself when left out.
     * - `seriesId`: an id. The invoice series that its bill will have.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_EMPTY`, `ITEM_UNKNOWN`, `LINE_INVALID`, `NOT_FOUND`, `PRICE_STALE`, `SERIES_UNKNOWN`, `TAX_MISSING`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.price({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   payment: "credit",
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly price: Method<"orders.price">;
    /**
     * An order with all that its paper says. With its lines. As a PDF it is the order form. An edited document is found under its new id.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.read({ id: 6 });
     * ```
     */
    readonly read: Method<"orders.read">;
    /**
     * Order Report. Orders of a range, newest first, each with its customer and the user who took it. Amounts in rupees. A cancelled order is none:
     * it is left out.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyID`: an id.
     * - `OrderStatus`: 0 or 1 or null. 1 Invoiced; 0 Not Invoiced; null all.
     * - `BillMode`: 0 or 1 or null. 0 Cash; 1 Credit; null all.
     * - `Branch`: a whole number.
     * - `activeUserId`: text. Users to show, within the caller's scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.orders.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"orders.report">;
  };
  readonly payments: {
    /**
     * Cancel a payment. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"payments.cancel">;
    /**
     * Edit a payment. Posts its reversal and the payment as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the purchases that it named; an empty list names none.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `partyId`: needed; an id. The supplier or customer who is paid.
     * - `amount`: needed; rupees, two decimals. What is paid in money.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. Where the money comes from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who pays it.
     * - `discount`: rupees, two decimals. What the supplier allows besides, for being paid early: at most the amount; none when left out.
     * - `against`: a list of objects. Which bills of the supplier it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others.
     * - `cheque`: an object. Required with the mode cheque, and known to no other.
     * - `narration`: text.
     * - `remark`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.edit({ id: 1, date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 });
     * ```
     */
    readonly edit: Method<"payments.edit">;
    /**
     * Post a payment. Money that goes out to a supplier or a customer. What names no purchase goes against what is oldest.
     * A `discount` that a supplier allows for being paid early is settled with the money: he is debited with both, and Discount Received takes it.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `partyId`: needed; an id. The supplier or customer who is paid.
     * - `amount`: needed; rupees, two decimals. What is paid in money.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. Where the money comes from: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who pays it.
     * - `discount`: rupees, two decimals. What the supplier allows besides, for being paid early: at most the amount; none when left out.
     * - `against`: a list of objects. Which bills of the supplier it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others.
     * - `cheque`: an object. Required with the mode cheque, and known to no other.
     * - `narration`: text.
     * - `remark`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.post({ date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 });
     * ```
     */
    readonly post: Method<"payments.post">;
    /**
     * Post up to 200 payments.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PURCHASE_UNKNOWN`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.postBatch({
     *   documents: [{ date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 }],
     * });
     * ```
     */
    readonly postBatch: Method<"payments.postBatch">;
    /**
     * A payment with all that its paper says. With what its voucher says besides. As a PDF it is the payment voucher. An edited document is found under its new id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.read({ id: 1 });
     * ```
     */
    readonly read: Method<"payments.read">;
    /**
     * Payment Report. Payments and expenses of a range, the latest first. A cancelled one keeps its number; its amount is 0.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `fromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyId`: an id. May only name the caller's own company.
     * - `CustomerID`: an id. Account that was paid.
     * - `Type`: "C" or "B" or "O" or "N". C Cash, B Bank (shown as Cheque), O Online Payment, N NEFT.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.payments.report({ fromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"payments.report">;
  };
  readonly places: {
    /**
     * Districts of a state.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `StateID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.places.districts({ StateID: 1 });
     * ```
     */
    readonly districts: Method<"places.districts">;
    /**
     * Junctions of a taluk.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `TalukID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.places.junctions({ TalukID: 1 });
     * ```
     */
    readonly junctions: Method<"places.junctions">;
    /**
     * States to choose from.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.places.states();
     * ```
     */
    readonly states: Method<"places.states">;
    /**
     * Taluks of a district.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `DistrictID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.places.taluks({ DistrictID: 1 });
     * ```
     */
    readonly taluks: Method<"places.taluks">;
  };
  readonly priceLists: {
    /**
     * Prices of a rate type on a day. What each item costs for customers of a rate type on a day, and its next change after it. A price is the latest that is valid from that
     * day or an earlier one; where there is none, the item's own.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `rateType`: needed; "CCP" or "SP" or "DP" or "MRP". Which of an item's prices a customer pays. MRP is with tax, the others are without.
     * - `date`: a day in India, YYYY-MM-DD. Today if left out.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.priceLists.read({ rateType: "CCP" });
     * ```
     */
    readonly read: Method<"priceLists.read">;
    /**
     * Save prices of a rate type from a day on. All or nothing. The prices are valid from `validFrom`, today or a later day, until the next price of the item for the rate type; prices
     * of documents that are posted never change. A price of null takes back what is not valid yet: the item then has no price that begins on
     * that day. What is said already is not written again, so that sending a list twice is the same as sending it once.
     *
     * For administrators.
     *
     * Takes
     * - `rateType`: needed; "CCP" or "SP" or "DP" or "MRP".
     * - `validFrom`: needed; a day in India, YYYY-MM-DD. Today or a later day.
     * - `lines`: needed; a list of objects.
     *
     * It may be refused with `ITEM_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.priceLists.save({
     *   rateType: "CCP",
     *   validFrom: "2030-04-01",
     *   lines: [{ itemId: 1, price: 318.5 }],
     * });
     * ```
     */
    readonly save: Method<"priceLists.save">;
  };
  readonly productions: {
    /**
     * Cancel a production. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"productions.cancel">;
    /**
     * Edit a production. Posts its reversal and the production as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `itemId`: needed; an id. What is made.
     * - `quantity`: needed; in the item's unit, up to three decimals.
     * - `locationId`: needed; an id. The godown or van where the ingredients lie and the item goes to.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `batchName`: text. An item that keeps batches goes into the one of this name, of at most 40 characters; into one that is named by the day when left out.
     * - `expiresOn`: a day in India, YYYY-MM-DD. Of an item that keeps batches.
     * - `overhead`: rupees, two decimals. Wages, power and the like.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   itemId: 1,
     *   quantity: 12,
     *   locationId: 1,
     *   lines: [{ itemId: 2, usedQuantity: 12 }],
     * });
     * ```
     */
    readonly edit: Method<"productions.edit">;
    /**
     * Production Details. The ingredients of one production.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `PID`: needed; an id. Number of the production.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.lines({ PID: 1 });
     * ```
     */
    readonly lines: Method<"productions.lines">;
    /**
     * Post a production. An item is made of others: it comes in at what they cost, and the overhead.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `itemId`: needed; an id. What is made.
     * - `quantity`: needed; in the item's unit, up to three decimals.
     * - `locationId`: needed; an id. The godown or van where the ingredients lie and the item goes to.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `batchName`: text. An item that keeps batches goes into the one of this name, of at most 40 characters; into one that is named by the day when left out.
     * - `expiresOn`: a day in India, YYYY-MM-DD. Of an item that keeps batches.
     * - `overhead`: rupees, two decimals. Wages, power and the like.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.post({
     *   date: "2026-11-05",
     *   itemId: 1,
     *   quantity: 12,
     *   locationId: 1,
     *   lines: [{ itemId: 2, usedQuantity: 12 }],
     * });
     * ```
     */
    readonly post: Method<"productions.post">;
    /**
     * Post up to 200 productions.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.postBatch({
     *   documents: [{ date: "2026-11-05", itemId: 1, quantity: 12, locationId: 1, lines: [{ itemId: 2, usedQuantity: 12 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"productions.postBatch">;
    /**
     * Production Report. Productions of a range with what they cost, the latest first. TotalProductionCost = TotalLC + overhead (DOMAIN 3). A cancelled one
     * keeps its number and shows 0, with what it had cost in `CancelledAmount`; the summary leaves it out.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyID`: an id.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.productions.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"productions.report">;
  };
  readonly profile: {
    /**
     * Profile. One user, as a list of one. A user outside the caller's scope is 404 like one that is not there.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `UserId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.profile.get({ UserId: 1 });
     * ```
     */
    readonly get: Method<"profile.get">;
    /**
     * Reset Password. Changes the caller's own password and ends all of the user's sessions. `Empid` must be the caller (DOMAIN 4.8).
     * That new and confirmation agree is checked where they are typed. The user's API keys end too, but for those in `KeepKeys`.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `Empid`: needed; an id.
     * - `CurrentPassword`: needed; text.
     * - `NewPassword`: needed; text.
     * - `KeepKeys`: a list. The caller's API keys that go on working.
     *
     * It may be refused with `NOT_FOUND`, `PASSWORD_COMMON`, `PASSWORD_UNCHANGED`, `PASSWORD_WRONG`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.profile.resetPassword({
     *   Empid: 1,
     *   CurrentPassword: "the passphrase until today",
     *   NewPassword: "a long passphrase of yours",
     * });
     * ```
     */
    readonly resetPassword: Method<"profile.resetPassword">;
  };
  readonly profit: {
    /**
     * Profit Report. Profit of each line of the bills in a range, or of each bill. SalesValue is the taxable value, CostOfGoods the cost frozen at
     * posting with the free quantity's (DOMAIN 3); their sum is what bills took to the cost-of-goods account, returns apart.
     * Cancelled bills are left out. The total of ProfitPer is that of all rows together.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `Wholesale`: "All" or "Retail" or "WholeSale", "All" unless given. Sale type.
     * - `Type`: "All" or "Purchase" or "Production" or "all" or "purchase" or "production". How the item is supplied, in either case. Unless given: production by line, as documented; All by invoice.
     * - `By`: "item" or "invoice", "item" unless given. A row for each line (`item`), or one for each bill (`invoice`), whose ItemName and SalesPrice are null.
     * - `BillID`: an id. Only this bill.
     * - `CustomerID`: an id.
     * - `ItemID`: an id.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.profit.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"profit.report">;
  };
  readonly purchaseReturns: {
    /**
     * Cancel a purchase return. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"purchaseReturns.cancel">;
    /**
     * Edit a purchase return. Posts its reversal and the purchase return as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id. The purchase's supplier, when a purchase is named.
     * - `locationId`: needed; an id. Where the goods lie.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `purchaseId`: an id. The purchase whose goods these are.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `PURCHASE_UNKNOWN`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly edit: Method<"purchaseReturns.edit">;
    /**
     * Post a purchase return. Of a purchase (`purchaseId`, lines by `purchaseLineNo`): on its prices and taxes, never more than is left of it. Of none: items at prices as entered.
     * The supplier gives price and tax; inventory gives the average cost.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id. The purchase's supplier, when a purchase is named.
     * - `locationId`: needed; an id. Where the goods lie.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `purchaseId`: an id. The purchase whose goods these are.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `PURCHASE_UNKNOWN`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.post({
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly post: Method<"purchaseReturns.post">;
    /**
     * Post up to 200 purchase returns.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `PURCHASE_UNKNOWN`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.postBatch({
     *   documents: [{ date: "2026-11-05", supplierId: 222, locationId: 1, lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"purchaseReturns.postBatch">;
    /**
     * Price a purchase return without posting it. What the supplier is charged, line by line. It holds nothing: what is left of the purchase may be returned by another meanwhile.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id. The purchase's supplier, when a purchase is named.
     * - `locationId`: needed; an id. Where the goods lie.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `purchaseId`: an id. The purchase whose goods these are.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `DATE_BEFORE_DOCUMENT`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PRICE_STALE`, `PURCHASE_UNKNOWN`, `RETURN_EXCEEDS_DOCUMENT`, `TAX_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.price({
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly price: Method<"purchaseReturns.price">;
    /**
     * A purchase return with all that its paper says. As it was posted. As a PDF it is the debit note for the supplier. An edited document is found under its new id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchaseReturns.read({ id: 1 });
     * ```
     */
    readonly read: Method<"purchaseReturns.read">;
  };
  readonly purchases: {
    /**
     * Cancel a purchase. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_IN_USE`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"purchases.cancel">;
    /**
     * Edit a purchase. Posts its reversal and the purchase as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id.
     * - `locationId`: needed; an id. The godown or van that the goods go to.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `supplierInvoiceNo`: text. Once per supplier and financial year (SUPPLIER_INVOICE_TAKEN).
     * - `supplierInvoiceDate`: a day in India, YYYY-MM-DD. Its tax rates are those of this day.
     * - `freight`: rupees, two decimals. On the whole invoice.
     * - `discount`: rupees, two decimals. On the whole invoice, after tax.
     * - `roundToRupee`: true or false, false unless given. Where no amount is sent.
     * - `amount`: rupees, two decimals. The invoice's total as printed. Up to a rupee more or less than the lines come to is round-off; further off is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_IN_USE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `SUPPLIER_INVOICE_TAKEN`, `TAX_MISSING`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly edit: Method<"purchases.edit">;
    /**
     * Purchase Details. The lines of one purchase, each with what the purchase's head says. Those of a cancelled one are what they had been.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `PurchaseID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.lines({ PurchaseID: 1 });
     * ```
     */
    readonly lines: Method<"purchases.lines">;
    /**
     * Post a purchase. A supplier's invoice as it stands on paper. Freight is borne by the lines in proportion to their value. The tax rates are those printed,
     * or else those of the invoice's date (the purchase's date where that is not sent); a supplier without a GSTIN charges none, and what was
     * paid is cost. What is printed (`taxable` and `amount` of a line, `amount` of the invoice) is compared with what the server calculates: a
     * difference of up to a rupee is accepted, of totals as round-off; a larger one is refused (AMOUNT_DIFFERS).
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id.
     * - `locationId`: needed; an id. The godown or van that the goods go to.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `supplierInvoiceNo`: text. Once per supplier and financial year (SUPPLIER_INVOICE_TAKEN).
     * - `supplierInvoiceDate`: a day in India, YYYY-MM-DD. Its tax rates are those of this day.
     * - `freight`: rupees, two decimals. On the whole invoice.
     * - `discount`: rupees, two decimals. On the whole invoice, after tax.
     * - `roundToRupee`: true or false, false unless given. Where no amount is sent.
     * - `amount`: rupees, two decimals. The invoice's total as printed. Up to a rupee more or less than the lines come to is round-off; further off is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `SUPPLIER_INVOICE_TAKEN`, `TAX_MISSING`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.post({
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly post: Method<"purchases.post">;
    /**
     * Post up to 200 purchases.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `SUPPLIER_INVOICE_TAKEN`, `TAX_MISSING`, `TAX_WITHOUT_GSTIN`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.postBatch({
     *   documents: [{ date: "2026-11-05", supplierId: 222, locationId: 1, lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"purchases.postBatch">;
    /**
     * Price a purchase without posting it. What the supplier's invoice comes to, line by line, with what each line costs as it enters stock.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `supplierId`: needed; an id.
     * - `locationId`: needed; an id. The godown or van that the goods go to.
     * - `lines`: needed; a list of objects.
     * - `edits`: a whole number. The id of the document that is to be edited: it is priced as its edit would be, so that lines that stay as they were keep their price and tax.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `supplierInvoiceNo`: text. Once per supplier and financial year (SUPPLIER_INVOICE_TAKEN).
     * - `supplierInvoiceDate`: a day in India, YYYY-MM-DD. Its tax rates are those of this day.
     * - `freight`: rupees, two decimals. On the whole invoice.
     * - `discount`: rupees, two decimals. On the whole invoice, after tax.
     * - `roundToRupee`: true or false, false unless given. Where no amount is sent.
     * - `amount`: rupees, two decimals. The invoice's total as printed. Up to a rupee more or less than the lines come to is round-off; further off is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `DOCUMENT_EMPTY`, `ENTERED_ABOVE`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `SUPPLIER_INVOICE_TAKEN`, `TAX_MISSING`, `TAX_WITHOUT_GSTIN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.price({
     *   date: "2026-11-05",
     *   supplierId: 222,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12, unitPrice: 318.5 }],
     * });
     * ```
     */
    readonly price: Method<"purchases.price">;
    /**
     * Purchase Report. Purchases of a range, oldest first, one row for each: its lines are already merged, so a client that merges rows by purchase
     * number, date and supplier shows the same. A cancelled purchase (Status 2) keeps its number and shows 0, with what it was in
     * `CancelledAmount`, so that the totals equal the ledger.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `FYearID`: an id. The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two.
     * - `SupplierId`: an id.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.purchases.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"purchases.report">;
  };
  readonly rateSlabs: {
    /**
     * Delete a rate slab.
     *
     * For administrators.
     *
     * Takes
     * - `Id`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.rateSlabs.delete({ Id: 1 });
     * ```
     */
    readonly delete: Method<"rateSlabs.delete">;
    /**
     * Rate Discount percentage.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.rateSlabs.list();
     * ```
     */
    readonly list: Method<"rateSlabs.list">;
    /**
     * Add or change a rate slab. Both ends belong to the slab; where two slabs meet in one rate, the upper one counts. Slabs that overlap otherwise are 409
     * SLAB_OVERLAPS.
     *
     * For administrators.
     *
     * Takes
     * - `FromRate`: needed; rupees, two decimals.
     * - `ToRate`: needed; rupees, two decimals.
     * - `Discount`: needed; percent, up to two decimals. In percent.
     * - `Id`: an id. 0 or none makes a new one.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `SLAB_OVERLAPS`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.rateSlabs.save({ FromRate: 1000, ToRate: 1999.99, Discount: 2.5 });
     * ```
     */
    readonly save: Method<"rateSlabs.save">;
  };
  readonly receipts: {
    /**
     * Cancel a receipt. Posts its mirror on its own date; the number stays taken. It takes the receipt's id; `receipts.delete` takes its number, and cancels all receipts that have it.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"receipts.cancel">;
    /**
     * Add a receipt. Posts debit PLID (cash or bank), credit PartyID: what the office enters at its desk. A script or an app that collects money posts
     * by `receipts.post`, which names what it sends by a `clientId`, takes 200 at once (`receipts.postBatch`) and is a salesman's too. The
     * books are the same.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `PLID`: needed; an id. Ledger that takes the money, cash or bank.
     * - `PartyID`: needed; an id. Ledger that paid.
     * - `ReId`: an id. Of the receipt to change; 0 or none for a new one.
     * - `Rdate`: a day in India, YYYY-MM-DD. Today when left out, or on a change the day it has.
     * - `RDate`: a day in India, YYYY-MM-DD. Other spelling of Rdate, read when that is left out.
     * - `AccGroupid`: 5 or 6 or null. 5 bank, 6 cash. When given, the group of PLID.
     * - `Debit`: rupees, two decimals.
     * - `Credit`: rupees, two decimals.
     * - `Narration`: text.
     * - `ChkNo`: text. Cheque or DD number. The cheque fields are kept when the group of PLID is 5.
     * - `ChkDate`: text. YYYY-MM-DD or empty.
     * - `Bank`: text.
     * - `BankLocation`: text. Where the bank is; it is used for an empty Branch too.
     * - `Branch`: text. Branch of the bank.
     * - `Remark`: text.
     * - `FYearID`: an id. When given, the financial year of the date.
     * - `CompanyID`: an id.
     * - `FormName`: text.
     * - `Type`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_NOT_MONEY`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `EDIT_CHANGES_NUMBER`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.create({ PLID: 1, PartyID: 170, Rdate: "2026-11-05", Credit: 118 });
     * ```
     */
    readonly create: Method<"receipts.create">;
    /**
     * Delete the receipts of a number. Reverses all receipts of the company and the year with that number (DOMAIN 4.7). A failure is a failure (4.5). With ReId, the
     * receipt that was shown: when it has been edited meanwhile, 409 DOCUMENT_REPLACED. Scripts cancel by `receipts.cancel`, by id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `ReNo`: needed; a whole number.
     * - `ReId`: an id. The receipt of that number which was shown.
     * - `FYearID`: an id. The current financial year when left out.
     * - `CompanyID`: an id.
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.delete({ ReNo: 1 });
     * ```
     */
    readonly delete: Method<"receipts.delete">;
    /**
     * Edit a receipt. Posts its reversal and the receipt as it is now under the same number. `clientId` stays what it was. Without `against` it keeps what still fits of the bills that it named; an empty list names none. `receipts.update` is the office's form of it.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `partyId`: needed; an id. The customer or supplier who paid.
     * - `amount`: needed; rupees, two decimals. What is received in money.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. Where the money went: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who took the money; a salesman himself when left out.
     * - `discount`: rupees, two decimals. What the customer is allowed besides, for paying early: at most the amount; none when left out.
     * - `against`: a list of objects. Which bills of the customer it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others.
     * - `cheque`: an object. Required with the mode cheque, and known to no other.
     * - `narration`: text.
     * - `remark`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.edit({ id: 1, date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 });
     * ```
     */
    readonly edit: Method<"receipts.edit">;
    /**
     * Receipt List. Receipts of a financial year that are in effect, neither deleted nor replaced. Search looks at receipt number, Receipt Type and Ledger.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `FYearID`: an id. The current financial year when left out.
     *
     * It may be refused with `YEAR_MISSING`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.list();
     * ```
     */
    readonly list: Method<"receipts.list">;
    /**
     * Number of the next receipt. To show on a new receipt. The number is given when the receipt is saved, so numbers have no gaps; each financial year has its own.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `RDate`: a day in India, YYYY-MM-DD. Day of the receipt; today when left out.
     *
     * It may be refused with `YEAR_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.nextNumber();
     * ```
     */
    readonly nextNumber: Method<"receipts.nextNumber">;
    /**
     * Post a receipt. Money that came in from a customer or a supplier. A salesman posts receipts of his own. It is the one for scripts and apps: what is
     * sent again under the same `clientId` is posted once. `receipts.create` is what the office enters at its desk, and older clients
     * call; it knows cheques and receipt modes by their documented names, but no `clientId`. What names no bill goes against what is oldest.
     * A `discount` that a customer is allowed for paying early is settled with the money: he is credited with both, and Discount Allowed bears it.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `mode`: needed; "cash" or "cheque" or "online" or "neft". Cash, or into or out of a bank account: by cheque, online payment or NEFT.
     * - `partyId`: needed; an id. The customer or supplier who paid.
     * - `amount`: needed; rupees, two decimals. What is received in money.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `ledgerId`: an id. Where the money went: for cash the user's cash account when left out (the main cash where it is nobody's); else a bank account, required.
     * - `userId`: an id. Who took the money; a salesman himself when left out.
     * - `discount`: rupees, two decimals. What the customer is allowed besides, for paying early: at most the amount; none when left out.
     * - `against`: a list of objects. Which bills of the customer it pays, and what of each, discount included; what is left of amount and discount goes against the oldest of the others.
     * - `cheque`: an object. Required with the mode cheque, and known to no other.
     * - `narration`: text.
     * - `remark`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.post({ date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 });
     * ```
     */
    readonly post: Method<"receipts.post">;
    /**
     * Post up to 200 receipts.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DISCOUNT_LIMIT`, `DOCUMENT_NOT_STANDING`, `LINE_INVALID`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `SETTLEMENT_EXCEEDS_AMOUNT`, `SETTLEMENT_EXCEEDS_BILL`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.postBatch({
     *   documents: [{ date: "2026-11-05", mode: "cash", partyId: 170, amount: 1180.5 }],
     * });
     * ```
     */
    readonly postBatch: Method<"receipts.postBatch">;
    /**
     * A receipt with all that its paper says. With what its voucher says besides. As a PDF it is the receipt voucher. An edited document is found under its new id.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.read({ id: 1 });
     * ```
     */
    readonly read: Method<"receipts.read">;
    /**
     * Receipt Report. Receipts of a range, the latest first. ApprovalStatus 1 is approved, in the filter as in the rows (DOMAIN 4.1). A cancelled receipt
     * keeps its number; its amount is 0.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `CustomerID`: an id.
     * - `Type`: "C" or "B" or "O" or "N". C Cash, B Bank (shown as Cheque), O Online Payment, N NEFT.
     * - `ApprovalStatus`: 0 or 1. 1 approved; 0 not.
     * - `UserID`: an id. Who took the money.
     * - `BranchID`: an id.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"receipts.report">;
    /**
     * Change a receipt. ReId names the receipt. Posts its reversal and a new one under the same number; of several who change a receipt at once the first
     * does, the others get 409 DOCUMENT_REPLACED. Texts that are left out stay. Scripts edit by `receipts.edit`.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `ReId`: needed; an id. Of the receipt to change; 0 or none for a new one.
     * - `PLID`: needed; an id. Ledger that takes the money, cash or bank.
     * - `PartyID`: needed; an id. Ledger that paid.
     * - `Rdate`: a day in India, YYYY-MM-DD. Today when left out, or on a change the day it has.
     * - `RDate`: a day in India, YYYY-MM-DD. Other spelling of Rdate, read when that is left out.
     * - `AccGroupid`: 5 or 6 or null. 5 bank, 6 cash. When given, the group of PLID.
     * - `Debit`: rupees, two decimals.
     * - `Credit`: rupees, two decimals.
     * - `Narration`: text.
     * - `ChkNo`: text. Cheque or DD number. The cheque fields are kept when the group of PLID is 5.
     * - `ChkDate`: text. YYYY-MM-DD or empty.
     * - `Bank`: text.
     * - `BankLocation`: text. Where the bank is; it is used for an empty Branch too.
     * - `Branch`: text. Branch of the bank.
     * - `Remark`: text.
     * - `FYearID`: an id. When given, the financial year of the date.
     * - `CompanyID`: an id.
     * - `FormName`: text.
     * - `Type`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_NOT_MONEY`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `LINE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.receipts.update({ PLID: 1, PartyID: 170, ReId: 1, Rdate: "2026-11-05", Credit: 118 });
     * ```
     */
    readonly update: Method<"receipts.update">;
  };
  readonly records: {
    /**
     * Customers, items and bills by a few letters. The first of each kind whose name contains the text (a customer's mobile number too), those that begin with it first; bills by their
     * number, whole or its last digits, newest first. Only what the caller may see.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `text`: needed; text.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.records.find({ text: "Anu Medicals" });
     * ```
     */
    readonly find: Method<"records.find">;
  };
  readonly recovery: {
    /**
     * Whose recovery link it is. A link that was used, is older than an hour or was replaced by another is 410 LINK_INVALID.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `Link`: needed; text. What follows the `#` in the link.
     *
     * It may be refused with `LINK_INVALID`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.recovery.open({ Link: "Anu Medicals" });
     * ```
     */
    readonly open: Method<"recovery.open">;
    /**
     * Set a password by a recovery link. The link ends, and so do all sessions and API keys of the user, who then signs in with the new password and, if there is one, the second factor.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `Link`: needed; text. What follows the `#` in the link.
     * - `NewPassword`: needed; text.
     *
     * It may be refused with `LINK_INVALID`, `PASSWORD_COMMON`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.recovery.use({ Link: "Anu Medicals", NewPassword: "a long passphrase of yours" });
     * ```
     */
    readonly use: Method<"recovery.use">;
  };
  readonly reminders: {
    /**
     * What a customer would be reminded of. The bills that a customer has not paid by today, as Bills Receivable has them, with the message that `reminders.send` would send him: what he owes, and
     * number, date, due date and what is open of each bill, the oldest first; of more than twenty-five the others are told by their number and sum. `number` is
     * his mobile number, else his telephone where that is a mobile; null where he has none. A customer out of scope is NOT_FOUND.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The customer, by his AccountID.
     * - `language`: "en" or "hi" or "ml". The language of the message; English when left out.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.reminders.read({ id: 170 });
     * ```
     */
    readonly read: Method<"reminders.read">;
    /**
     * Remind a customer by WhatsApp. Queues the message of `reminders.read` for the customer's number at the installation's provider, as `whatsapp.send` does a file: under the same limit of
     * a day (429 `WHATSAPP_QUOTA`), and with a line in the audit log. `text` is the message as it was shown to who sends it: where something was billed, paid
     * or corrected since, it is another, and nothing is sent (409 `REMINDER_CHANGED`). Who owes nothing (409 `NOTHING_OWED`) and who has no mobile number
     * (409 `CUSTOMER_WITHOUT_NUMBER`) is not reminded. Sent again under the same Idempotency-Key it is queued once.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The customer, by his AccountID.
     * - `text`: needed; text. The message as it was shown.
     * - `language`: "en" or "hi" or "ml". English, Hindi or Malayalam.
     *
     * It may be refused with `CUSTOMER_WITHOUT_NUMBER`, `NOTHING_OWED`, `NOT_FOUND`, `REMINDER_CHANGED`, `WHATSAPP_NOT_SET_UP`, `WHATSAPP_QUOTA`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.reminders.send({ id: 170, text: "Anu Medicals" });
     * ```
     */
    readonly send: Method<"reminders.send">;
  };
  readonly replacements: {
    /**
     * Cancel a replacement. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.replacements.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"replacements.cancel">;
    /**
     * Edit a replacement. Posts its reversal and the replacement as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `locationId`: needed; an id. The godown or van that the new goods leave.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `salesmanId`: an id. Whose document it is; a salesman himself when left out.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.replacements.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   customerId: 170,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly edit: Method<"replacements.edit">;
    /**
     * Post a replacement. Goods that a customer gets for damaged or expired ones, without a bill; what they cost is an expense.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id.
     * - `locationId`: needed; an id. The godown or van that the new goods leave.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `salesmanId`: an id. Whose document it is; a salesman himself when left out.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.replacements.post({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   locationId: 1,
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly post: Method<"replacements.post">;
    /**
     * Post up to 200 replacements.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `REFUND_LIMIT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.replacements.postBatch({
     *   documents: [{ date: "2026-11-05", customerId: 170, locationId: 1, lines: [{ itemId: 1, quantity: 12 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"replacements.postBatch">;
  };
  readonly returnableBills: {
    /**
     * The bills of a customer of which something may still be returned.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `customerId`: needed; an id.
     * - `until`: a day in India, YYYY-MM-DD. The day of the return: later bills are left out.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.returnableBills.list({ customerId: 170 });
     * ```
     */
    readonly list: Method<"returnableBills.list">;
    /**
     * What may still be returned of a bill.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The bill's id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.returnableBills.read({ id: 1 });
     * ```
     */
    readonly read: Method<"returnableBills.read">;
  };
  readonly returnablePurchases: {
    /**
     * The purchases from a supplier of which something may still be returned.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `supplierId`: needed; an id.
     * - `until`: a day in India, YYYY-MM-DD. The day of the return: later purchases are left out.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.returnablePurchases.list({ supplierId: 222 });
     * ```
     */
    readonly list: Method<"returnablePurchases.list">;
    /**
     * What may still be returned of a purchase.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The purchase's id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.returnablePurchases.read({ id: 1 });
     * ```
     */
    readonly read: Method<"returnablePurchases.read">;
  };
  readonly roles: {
    /**
     * User roles to choose from.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.roles.list();
     * ```
     */
    readonly list: Method<"roles.list">;
  };
  readonly routes: {
    /**
     * Delete a route. A route that customers or beat plans are on stays.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `RootId`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.routes.delete({ RootId: 1 });
     * ```
     */
    readonly delete: Method<"routes.delete">;
    /**
     * Route Master.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.routes.list();
     * ```
     */
    readonly list: Method<"routes.list">;
    /**
     * Routes to choose from.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.routes.names();
     * ```
     */
    readonly names: Method<"routes.names">;
    /**
     * Save a route. `RootId` 0 makes a route. State, District, Taluk and Junction, as far as they are given, lie in each other.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `RootName`: needed; text.
     * - `PlaceName`: needed; text.
     * - `FromPlace`: needed; text.
     * - `ToPlace`: needed; text.
     * - `RootId`: an id, 0 unless given. 0 makes a new route.
     * - `State`: a whole number. The state's id; 0 or null: none.
     * - `District`: a whole number. As State.
     * - `Taluk`: a whole number. As State.
     * - `Junction`: a whole number. As State.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `PLACE_UNKNOWN`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.routes.save({
     *   RootName: "Kochi East",
     *   PlaceName: "Kakkanad",
     *   FromPlace: "Kochi",
     *   ToPlace: "Kakkanad",
     * });
     * ```
     */
    readonly save: Method<"routes.save">;
  };
  readonly saleReturns: {
    /**
     * Cancel a sale return. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"saleReturns.cancel">;
    /**
     * Edit a sale return. Posts its reversal and the sale return as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id. The bill's customer, when a bill is named.
     * - `refund`: needed; "credit" or "cash". Whether the customer's account is credited or he gets cash.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `billId`: an id. The bill whose goods these are.
     * - `cashAccountId`: an id. Where cash comes from; the salesman's cash account when left out.
     * - `salesmanId`: an id. Whose document it is; a salesman himself when left out.
     * - `locationId`: an id. The godown or van that good and free goods go to; the bill's when left out.
     * - `invType`: "B2B" or "B2C". Without a bill; B2B for customers with a GSTIN when left out.
     * - `saleType`: "Retail" or "Wholesale". Without a bill; Wholesale for wholesale customers when left out, else Retail.
     * - `discount`: rupees, two decimals. Without a bill: on the whole return, after tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `REFUND_LIMIT`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   customerId: 170,
     *   refund: "credit",
     *   lines: [{ itemId: 1, goodQuantity: 2 }],
     *   locationId: 1,
     *   invType: "B2B",
     *   saleType: "Retail",
     * });
     * ```
     */
    readonly edit: Method<"saleReturns.edit">;
    /**
     * Post a sale return. Of a bill (`billId`, lines by `billLineNo`): on the bill's prices, taxes and share of its discount, at its cost, never more than is left of it.
     * Of no bill: items at the server's price list and at average cost. Good goods go to `locationId`, damaged and expired ones to the branch's place for them.
     * A salesman posts returns of his own, and refunds cash out of his own account.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id. The bill's customer, when a bill is named.
     * - `refund`: needed; "credit" or "cash". Whether the customer's account is credited or he gets cash.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `billId`: an id. The bill whose goods these are.
     * - `cashAccountId`: an id. Where cash comes from; the salesman's cash account when left out.
     * - `salesmanId`: an id. Whose document it is; a salesman himself when left out.
     * - `locationId`: an id. The godown or van that good and free goods go to; the bill's when left out.
     * - `invType`: "B2B" or "B2C". Without a bill; B2B for customers with a GSTIN when left out.
     * - `saleType`: "Retail" or "Wholesale". Without a bill; Wholesale for wholesale customers when left out, else Retail.
     * - `discount`: rupees, two decimals. Without a bill: on the whole return, after tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `REFUND_LIMIT`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.post({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   refund: "credit",
     *   lines: [{ itemId: 1, goodQuantity: 2 }],
     *   locationId: 1,
     *   invType: "B2B",
     *   saleType: "Retail",
     * });
     * ```
     */
    readonly post: Method<"saleReturns.post">;
    /**
     * Post up to 200 sale returns.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_DIFFERS`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `CLIENT_ID_REUSED`, `DATE_BEFORE_DOCUMENT`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `EXCHANGE_LIMIT`, `EXPENSE_LIMIT`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PERIOD_LOCKED`, `PRICE_STALE`, `REFUND_LIMIT`, `RETURN_EXCEEDS_DOCUMENT`, `STOCK_SHORT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.postBatch({
     *   documents: [{ date: "2026-11-05", customerId: 170, refund: "credit", lines: [{ itemId: 1, goodQuantity: 2 }], locationId: 1, invType: "B2B", saleType: "Retail" }],
     * });
     * ```
     */
    readonly postBatch: Method<"saleReturns.postBatch">;
    /**
     * Price a sale return without posting it. What the customer is credited, line by line. It holds nothing: what is left of the bill may be returned by another meanwhile.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `customerId`: needed; an id. The bill's customer, when a bill is named.
     * - `refund`: needed; "credit" or "cash". Whether the customer's account is credited or he gets cash.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `billId`: an id. The bill whose goods these are.
     * - `cashAccountId`: an id. Where cash comes from; the salesman's cash account when left out.
     * - `salesmanId`: an id. Whose document it is; a salesman himself when left out.
     * - `locationId`: an id. The godown or van that good and free goods go to; the bill's when left out.
     * - `invType`: "B2B" or "B2C". Without a bill; B2B for customers with a GSTIN when left out.
     * - `saleType`: "Retail" or "Wholesale". Without a bill; Wholesale for wholesale customers when left out, else Retail.
     * - `discount`: rupees, two decimals. Without a bill: on the whole return, after tax.
     * - `roundToRupee`: true or false, false unless given.
     * - `amount`: rupees, two decimals. What the client made of it; another amount is refused (AMOUNT_DIFFERS).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_RESERVED`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `BILL_UNKNOWN`, `CASH_OF_ANOTHER`, `DATE_BEFORE_DOCUMENT`, `DOCUMENT_EMPTY`, `DOCUMENT_NOT_STANDING`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PARTY_DIFFERS`, `PRICE_STALE`, `RETURN_EXCEEDS_DOCUMENT`, `TAX_MISSING`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.price({
     *   date: "2026-11-05",
     *   customerId: 170,
     *   refund: "credit",
     *   lines: [{ itemId: 1, goodQuantity: 2 }],
     *   locationId: 1,
     *   invType: "B2B",
     *   saleType: "Retail",
     * });
     * ```
     */
    readonly price: Method<"saleReturns.price">;
    /**
     * A sale return with all that its paper says. As it was posted, with what its credit note says besides. As a PDF it is the credit note. An edited document is found under its new id.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     * - `copies`: text, "original" unless given. Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleReturns.read({ id: 1 });
     * ```
     */
    readonly read: Method<"saleReturns.read">;
  };
  readonly saleTax: {
    /**
     * Sale Tax Report. The tax of each bill line in a range, bill by bill; cancelled bills are left out. Search looks at customer, item and
     * HSN code only. Each tax component agrees with its account (DOMAIN 2, I5).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `CustomerID`: an id.
     * - `ItemID`: an id.
     * - `Type`: "All" or "Retail" or "WholeSale", "All" unless given. Sale type.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.saleTax.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"saleTax.report">;
  };
  readonly sales: {
    /**
     * Sale Report. Bills of a range, newest first over the last seven days without filters, oldest first otherwise. A cancelled bill (Status 2) keeps its
     * number and shows 0, with what it was in `CancelledAmount`, so that the total equals the ledger.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD.
     * - `Type`: "All" or "Retail" or "Wholesale", "All" unless given. Sale type.
     * - `companyID`: an id.
     * - `FYearID`: an id. Only bills of this financial year.
     * - `CustomerID`: an id.
     * - `Branch`: a whole number.
     * - `RouteID`: an id.
     * - `CreatedById`: an id.
     * - `activeUserId`: text. Salesmen to show, within the caller's scope.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sales.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"sales.report">;
  };
  readonly secondFactor: {
    /**
     * Begin to set up a second factor. A key for the authenticator app. It counts from when its first code is given (`secondFactor.confirm`); one that is there until then
     * stays, so that a new phone takes the place of an old one.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `CurrentPassword`: needed; text.
     *
     * It may be refused with `PASSWORD_WRONG`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.secondFactor.begin({ CurrentPassword: "the passphrase until today" });
     * ```
     */
    readonly begin: Method<"secondFactor.begin">;
    /**
     * Give the second factor's first code. From now on it is asked for. The user's other sessions end.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `Code`: needed; text.
     *
     * It may be refused with `CODE_WRONG`, `FACTOR_NOT_BEGUN`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.secondFactor.confirm({ Code: "123456" });
     * ```
     */
    readonly confirm: Method<"secondFactor.confirm">;
    /**
     * Whether one has a second factor.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.secondFactor.read();
     * ```
     */
    readonly read: Method<"secondFactor.read">;
    /**
     * Turn the second factor off.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `CurrentPassword`: needed; text.
     *
     * It may be refused with `FACTOR_KEPT`, `NOT_FOUND`, `PASSWORD_WRONG`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.secondFactor.remove({ CurrentPassword: "the passphrase until today" });
     * ```
     */
    readonly remove: Method<"secondFactor.remove">;
    /**
     * Make new recovery codes. Those before end.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `CurrentPassword`: needed; text.
     *
     * It may be refused with `NOT_FOUND`, `PASSWORD_WRONG`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.secondFactor.renewCodes({ CurrentPassword: "the passphrase until today" });
     * ```
     */
    readonly renewCodes: Method<"secondFactor.renewCodes">;
  };
  readonly series: {
    /**
     * Add an invoice series. The name must be new in the company, in any case: 409 SERIES_NAME_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `Series`: needed; text. Begins with InvType and a slash.
     * - `InvType`: needed; "B2B" or "B2C".
     * - `FYearID`: needed; an id. One of the company's years.
     * - `SID`: an id. Of the series to change; 0 or none for a new one.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `SERIES_NAME_TAKEN`, `YEAR_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.series.create({ Series: "B2C/26-27", InvType: "B2C", FYearID: 2 });
     * ```
     */
    readonly create: Method<"series.create">;
    /**
     * Delete an invoice series. One that bills were made in, or that is allocated, stays: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `SID`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.series.delete({ SID: 1 });
     * ```
     */
    readonly delete: Method<"series.delete">;
    /**
     * InvoiceSeries Master.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.series.list();
     * ```
     */
    readonly list: Method<"series.list">;
    /**
     * Change an invoice series. SID names the series; no other series of the company may have the name. A series that bills were made in keeps its name, InvType
     * and year; one that is allocated keeps InvType and year, and a new name is written to its allocations too: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `SID`: needed; an id. Of the series to change; 0 or none for a new one.
     * - `Series`: needed; text. Begins with InvType and a slash.
     * - `InvType`: needed; "B2B" or "B2C".
     * - `FYearID`: needed; an id. One of the company's years.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `SERIES_NAME_TAKEN`, `YEAR_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.series.update({ Series: "B2C/26-27", InvType: "B2C", FYearID: 2, SID: 1 });
     * ```
     */
    readonly update: Method<"series.update">;
  };
  readonly session: {
    /**
     * Users in the caller's scope. Active users that the caller may see. ZoneId and BranchId may only name the caller's own.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ZoneId`: an id.
     * - `BranchId`: an id.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.activeUsers();
     * ```
     */
    readonly activeUsers: Method<"session.activeUsers">;
    /**
     * Companies to sign in to.
     *
     * For everybody, without sign-in.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.companies();
     * ```
     */
    readonly companies: Method<"session.companies">;
    /**
     * Company of the top bar.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.company();
     * ```
     */
    readonly company: Method<"session.company">;
    /**
     * Who is signed in. For a page that was reloaded. 401 SIGN_IN_REQUIRED when nobody is.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.current();
     * ```
     */
    readonly current: Method<"session.current">;
    /**
     * Current financial year.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.financialYear();
     * ```
     */
    readonly financialYear: Method<"session.financialYear">;
    /**
     * Add the place to one's login-log entry. The server writes the entry at sign-in (who, role, address, browser, status). This call adds the place that the browser
     * found to the entry of the caller's own session; every other field is accepted, as documented, and ignored.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `EmployeeCode`: text.
     * - `UserRoleId`: text.
     * - `EmployeeName`: text.
     * - `LoginUserName`: text.
     * - `IPAddress`: text.
     * - `LoginStatus`: text.
     * - `UserAgent`: text.
     * - `LoginMethod`: text.
     * - `SessionID`: text.
     * - `GeoLocation`: text.
     * - `GeoPlace`: text.
     * - `CompanyID`: an id.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.logLogin();
     * ```
     */
    readonly logLogin: Method<"session.logLogin">;
    /**
     * Sign in. Sets the session cookie. The server writes the login log itself; `session.logLogin` adds the place that the browser found.
     * 401 INVALID_CREDENTIALS is the one answer to a wrong company, name or password. After the right ones a user may have more to do
     * before there is a session, and the code of the answer says what: CODE_REQUIRED (`signIn.verifyCode`), OWN_PASSWORD_REQUIRED
     * (`signIn.choosePassword`) or FACTOR_SET_UP_REQUIRED (`signIn.beginFactor`).
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `CompanyID`: needed; an id.
     * - `Username`: needed; text.
     * - `Password`: needed; text.
     *
     * It may be refused with `CODE_REQUIRED`, `FACTOR_SET_UP_REQUIRED`, `INVALID_CREDENTIALS`, `OWN_PASSWORD_REQUIRED`, `RATE_LIMITED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.login({
     *   CompanyID: 1,
     *   Username: "Anu Medicals",
     *   Password: "a long passphrase of yours",
     * });
     * ```
     */
    readonly login: Method<"session.login">;
    /**
     * Sign out.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.session.logout();
     * ```
     */
    readonly logout: Method<"session.logout">;
  };
  readonly sessions: {
    /**
     * End one of one's sessions.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `sessionId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sessions.end({ sessionId: 1 });
     * ```
     */
    readonly end: Method<"sessions.end">;
    /**
     * End all sessions but this one.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sessions.endOthers();
     * ```
     */
    readonly endOthers: Method<"sessions.endOthers">;
    /**
     * Where one is signed in.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sessions.list();
     * ```
     */
    readonly list: Method<"sessions.list">;
    /**
     * New sign-ins that one has not seen. Sign-ins of thirty days from browsers that the caller had not signed in from before, but for the one that asks.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sessions.notices();
     * ```
     */
    readonly notices: Method<"sessions.notices">;
    /**
     * Say that one has seen them.
     *
     * For administrators, salesmen, zone managers and branch managers; not by an API key.
     *
     * Takes
     * - `seen`: needed; a list.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sessions.seeNotices({ seen: [1] });
     * ```
     */
    readonly seeNotices: Method<"sessions.seeNotices">;
  };
  readonly setUp: {
    /**
     * Make the first company of an empty installation. Only while there is no company at all: afterwards 409 SET_UP_DONE. `code` is what the server printed at its last start; another is
     * refused as SET_UP_CODE_WRONG. The company is made as `companies.save` makes one, with its administrator, who can sign in at once.
     * The logo is added later, in Company Management.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `code`: needed; text.
     * - `company`: needed; an object.
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `NOT_FOUND`, `PASSWORD_COMMON`, `SET_UP_CODE_WRONG`, `SET_UP_DONE`, `YEAR_EXISTS`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.setUp.create({
     *   code: "Anu Medicals",
     *   company: { CompanyName: "Anu Medicals", GSTinNo: "32AABCU9603R1ZM", MobileNO: "9847012345", Address: "12 Broadway, Kochi", Citty: "Kochi", State: "Kerala", District: "Ernakulam" },
     * });
     * ```
     */
    readonly create: Method<"setUp.create">;
  };
  readonly settings: {
    /**
     * Settings of the company.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.settings.read();
     * ```
     */
    readonly read: Method<"settings.read">;
    /**
     * Save the settings of the company. What is not sent stays as it is.
     *
     * For administrators.
     *
     * Takes
     * - `stockShort`: "allow" or "refuse". Whether goods may leave a place that does not have them, or are refused there (STOCK_SHORT).
     * - `daysBack`: a whole number. How many days back a salesman may date his documents (DATE_TOO_FAR_BACK).
     * - `discount`: percent, up to two decimals. The discount that a salesman may give on a bill or an order, that on their lines included, or on what a receipt settles, in percent (DISCOUNT_LIMIT). What the rate slabs give is always allowed.
     * - `freeGoods`: percent, up to two decimals. How much of an item a salesman may give free, in percent of what he sells of it (FREE_GOODS_LIMIT).
     * - `returnWithoutBill`: rupees, two decimals. The worth of goods that a salesman may take back without a bill, in a day (REFUND_LIMIT).
     * - `cashRefund`: rupees, two decimals. What a salesman may pay back in cash in a day (REFUND_LIMIT).
     * - `exchanges`: rupees, two decimals. The worth of goods that a salesman may give in exchange in a day, at the customers' prices without tax (EXCHANGE_LIMIT).
     * - `expenses`: rupees, two decimals. What a salesman may spend in a day (EXPENSE_LIMIT).
     * - `secondFactorRoles`: a list. The roles whose users sign in with a code of an authenticator app besides the password. Who has none sets it up at the next sign-in.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.settings.save();
     * ```
     */
    readonly save: Method<"settings.save">;
  };
  readonly signIn: {
    /**
     * Begin to set up the second factor that the role needs. After 401 FACTOR_SET_UP_REQUIRED: a key for the authenticator app. It counts from when its first code is given.
     *
     * For everybody, without sign-in.
     *
     * It may be refused with `SIGN_IN_OVER`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.signIn.beginFactor();
     * ```
     */
    readonly beginFactor: Method<"signIn.beginFactor">;
    /**
     * Choose a password of one's own. After 401 OWN_PASSWORD_REQUIRED: the password of a new user was given by somebody else, who knows it.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `NewPassword`: needed; text.
     *
     * It may be refused with `FACTOR_SET_UP_REQUIRED`, `PASSWORD_COMMON`, `PASSWORD_UNCHANGED`, `SIGN_IN_OVER`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.signIn.choosePassword({ NewPassword: "a long passphrase of yours" });
     * ```
     */
    readonly choosePassword: Method<"signIn.choosePassword">;
    /**
     * Give the new second factor's first code.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `Code`: needed; text.
     *
     * It may be refused with `CODE_WRONG`, `FACTOR_NOT_BEGUN`, `RATE_LIMITED`, `SIGN_IN_OVER`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.signIn.confirmFactor({ Code: "123456" });
     * ```
     */
    readonly confirmFactor: Method<"signIn.confirmFactor">;
    /**
     * Give the second factor's code. After 401 CODE_REQUIRED: the six digits that the authenticator app shows, or one of the recovery codes, each of which works once.
     * A code that was used, or is of more than one step of thirty seconds before or after the server's time, is 400 CODE_WRONG; five wrong
     * ones end the sign-in.
     *
     * For everybody, without sign-in.
     *
     * Takes
     * - `Code`: needed; text.
     *
     * It may be refused with `CODE_WRONG`, `FACTOR_SET_UP_REQUIRED`, `OWN_PASSWORD_REQUIRED`, `RATE_LIMITED`, `SIGN_IN_OVER`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.signIn.verifyCode({ Code: "123456" });
     * ```
     */
    readonly verifyCode: Method<"signIn.verifyCode">;
  };
  readonly signInLog: {
    /**
     * Sign-in Log. Who signed in, or tried to with the password of a user that there is. The server writes it; no operation changes or deletes an entry.
     *
     * For administrators.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `UserID`: an id.
     * - `Result`: "Success" or "Failed".
     * - `NewBrowser`: "Yes". Only sign-ins from browsers that were not known.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.signInLog.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"signInLog.report">;
  };
  readonly stock: {
    /**
     * Stock Report. Saleable stock (godowns and vans) of each item over a range. TotalStock = BeforeTotalStock + AvlTotalStock − SoldStock, what is on
     * hand at its end. Van loads are internal and show nowhere (DOMAIN 3).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `ItemCategoryID`: an id.
     * - `StockRange`: "0" or "1-500" or "501-2000" or "2001 and above". Range of TotalStock.
     * - `ItemType`: "All" or "1" or "0" or "Other", "All" unless given. 1 Finished Item; 0 Semi Item; Other is anything else.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.stock.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"stock.report">;
  };
  readonly stockCounts: {
    /**
     * Cancel a stock count. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.stockCounts.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"stockCounts.cancel">;
    /**
     * Edit a stock count. Posts its reversal and the count as it is now under the same number. `clientId` stays what it was. On the same day and place an item that
     * was counted before is compared with what the books said then: goods that were sold since are not missing.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `locationId`: needed; an id. The godown or van in which was counted.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.stockCounts.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   locationId: 1,
     *   lines: [{ itemId: 1, counted: 13 }],
     * });
     * ```
     */
    readonly edit: Method<"stockCounts.edit">;
    /**
     * Post a stock count. What was counted in a godown or van, against what the books say lies there at the end of the day. What each item differs by is worked out
     * when the count is posted, under its locks, and moves its stock at the average cost of that moment, against Stock Variance. The amount is what
     * the stock is worth more, negative where goods are missing. Items that are not named stay as they are. An item that keeps batches is counted by
     * them, each in a line of its own with its code, or as a whole in one line without.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `locationId`: needed; an id. The godown or van in which was counted.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.stockCounts.post({ date: "2026-11-05", locationId: 1, lines: [{ itemId: 1, counted: 13 }] });
     * ```
     */
    readonly post: Method<"stockCounts.post">;
  };
  readonly stockValuation: {
    /**
     * Stock Valuation. What the stock of each item was worth before a range, what came and went in it, and what it is worth at its end, at the moving average of the books. Goods in godowns and vans and
     * damaged goods count alike, since all of them are in the Inventory account: the closing values of all items are its balance on the last day. What is moved between places of the company
     * neither comes nor goes. There is no valuation by place: an item has one average in the whole company. An item with no figure at all is left out unless `Items` asks for it.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `ItemID`: an id.
     * - `ItemCategoryID`: an id.
     * - `Items`: "All". All adds the items of which nothing was there, came or went.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.stockValuation.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"stockValuation.report">;
  };
  readonly supplierPurchases: {
    /**
     * SupplierWise Report. Purchase lines of one supplier in a range, oldest first; those of cancelled purchases are left out.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `from`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `to`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `SupplierId`: needed; an id.
     * - `FYearID`: needed; an id. The session's financial year, one of the company's. It does not narrow: the range may lie in any year, or in two.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.supplierPurchases.report({ from: "2026-11-05", to: "2026-11-05", SupplierId: 1, FYearID: 2 });
     * ```
     */
    readonly report: Method<"supplierPurchases.report">;
  };
  readonly suppliers: {
    /**
     * Suppliers to choose from.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.suppliers.names();
     * ```
     */
    readonly names: Method<"suppliers.names">;
  };
  readonly sync: {
    /**
     * What a field app needs to know before a day's work. Customers on the routes of those whom the caller may see (all of them for a company administrator), items with today's prices and tax rate, and what documents name by id.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `vehicleId`: an id. Whose goods on hand are told too.
     *
     * It may be refused with `ACCOUNT_UNKNOWN`, `NOT_FOUND`, `TAX_MISSING`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.sync.masters();
     * ```
     */
    readonly masters: Method<"sync.masters">;
  };
  readonly tasks: {
    /**
     * Delete a task.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `TID`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.tasks.delete({ TID: 1 });
     * ```
     */
    readonly delete: Method<"tasks.delete">;
    /**
     * Task Master.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.tasks.list();
     * ```
     */
    readonly list: Method<"tasks.list">;
    /**
     * Submit or update a task. `TID` 0 makes a task.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `Taskname`: needed; text.
     * - `TDate`: needed; a day in India, YYYY-MM-DD.
     * - `Status`: needed; 1 or 2. 1 active; 2 inactive.
     * - `TID`: an id, 0 unless given. 0 makes a new task.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.tasks.save({ Taskname: "Collect from Anu Medicals", TDate: "2026-11-05", Status: 1 });
     * ```
     */
    readonly save: Method<"tasks.save">;
  };
  readonly taxes: {
    /**
     * Delete a tax. Documents keep their rates. A tax that an item has stays: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `id`: needed; an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.delete({ id: 1 });
     * ```
     */
    readonly delete: Method<"taxes.delete">;
    /**
     * Remove the rate that a tax has from a day on. The rate before it is valid instead. The first one stays: 409 RATE_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `id`: needed; an id.
     * - `validFrom`: needed; a day in India, YYYY-MM-DD.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RATE_IN_USE`, `RECORD_CHANGED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.deleteRate({ id: 4, validFrom: "2026-11-05" });
     * ```
     */
    readonly deleteRate: Method<"taxes.deleteRate">;
    /**
     * Taxes with their rates.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.list();
     * ```
     */
    readonly list: Method<"taxes.list">;
    /**
     * Taxes.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.names();
     * ```
     */
    readonly names: Method<"taxes.names">;
    /**
     * Make or change a tax. A new tax has its first rate with it; later rates are `taxes.saveRate`'s. A tax that is nil-rated, exempt or non-GST has the rate 0 on
     * all days: what has a rate above 0 on any is taxable (TAX_NOT_ZERO).
     *
     * For administrators.
     *
     * Takes
     * - `name`: needed; text.
     * - `kind`: needed; "taxable" or "nilRated" or "exempt" or "nonGst".
     * - `id`: an id. 0 or none makes a new one.
     * - `rate`: percent, up to two decimals. Of a new tax: its first rate, which a taxable one needs. Not read of one that is there.
     * - `validFrom`: a day in India, YYYY-MM-DD. Of a new tax: the day that the first rate is valid from. 1 July 2017, GST's first day, when left out.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NAME_TAKEN`, `NOT_FOUND`, `RECORD_CHANGED`, `TAX_NOT_ZERO`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.save({ name: "Exempt", kind: "exempt" });
     * ```
     */
    readonly save: Method<"taxes.save">;
    /**
     * Enter the rate of a tax from a day on. It is valid until the tax's next rate. Documents keep the rates that they were posted with, so a rate can be entered, changed or
     * removed only while no bill and no return in effect has the tax on a day that it is valid on (RATE_IN_USE): those are cancelled first,
     * or the rate begins after them.
     *
     * For administrators.
     *
     * Takes
     * - `id`: needed; an id.
     * - `validFrom`: needed; a day in India, YYYY-MM-DD. Replaces the rate that begins on this day.
     * - `rate`: needed; percent, up to two decimals.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RATE_IN_USE`, `RECORD_CHANGED`, `TAX_NOT_ZERO`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.taxes.saveRate({ id: 4, validFrom: "2027-04-01", rate: 18 });
     * ```
     */
    readonly saveRate: Method<"taxes.saveRate">;
  };
  readonly transLedger: {
    /**
     * Trans Ledger Report. Entries of one account in a range with the balance after each, for print. The same as the Ledger Report.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `AccountCode`: needed; a whole number. HSlNo of an account head.
     * - `Type`: "All" or "Payment" or "Receipt" or "Journal" or "Contra", "All" unless given. Only entries of this kind, with what took them back; Balance, Opening and Closing stay the account's.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `NOT_FOUND`, `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.transLedger.report({ FromDate: "2026-11-05", ToDate: "2026-11-05", AccountCode: 1 });
     * ```
     */
    readonly report: Method<"transLedger.report">;
  };
  readonly trialBalance: {
    /**
     * Trail Balance. Opening, movement and closing of each account. Balances are debit − credit; Σ opening = 0, Σ debit = Σ credit, Σ closing = 0.
     * Income and expenses open at the financial year's start; an unclosed earlier year is 'Profit & Loss (prior years)'. The voucher
     * that closes a year counts from the next year on, so that the year itself shows its income and expenses closed or not.
     * Accounts without opening and movement are left out. Rows are ordered by Type (Assets, Liabilities, Income, Expenses), group and account.
     * The Profit & Loss Statement reads Debit and Credit of Income and Expenses only (DOMAIN 3).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `GName`: text. Only accounts of this group.
     * - `Statement`: "ProfitAndLoss". ProfitAndLoss: only accounts of Income and Expenses. A PDF or a workbook is then the Profit & Loss Statement, of all these accounts in its own order: it takes no GName, sort or search (400 INVALID_FIELDS).
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trialBalance.report({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly report: Method<"trialBalance.report">;
  };
  readonly trips: {
    /**
     * Trip Report of all employees. The trips of all users in scope over a range (DOMAIN 3, Trip).
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.allReport({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly allReport: Method<"trips.allReport">;
    /**
     * Trip Info.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `UserID`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.counts({ UserID: 1, Date: "2026-11-05" });
     * ```
     */
    readonly counts: Method<"trips.counts">;
    /**
     * End a trip. Sent again with the same values, it changes nothing, but keeps a photo that was missing; with others, it is TRIP_ENDED.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `tripId`: needed; an id.
     * - `endedAt`: needed; an instant, ISO 8601 in UTC. An instant, ISO 8601 in UTC. Its day is the company's own.
     * - `endingKm`: needed; in the item's unit, up to three decimals. Kilometres, as read from the odometer.
     * - `endingPic`: text. A photo of the odometer: PNG, JPEG or WebP of 3 MB at most, as base64 or as a data URL.
     *
     * It may be refused with `IMAGE_INVALID`, `IMAGE_TOO_LARGE`, `NOT_FOUND`, `TIME_IN_FUTURE`, `TRIP_ENDED`, `TRIP_REVERSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.end({ tripId: 1, endedAt: "2026-11-05T08:35:00Z", endingKm: 48211.5 });
     * ```
     */
    readonly end: Method<"trips.end">;
    /**
     * Tripline. Visits of one employee over a range.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `Date`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `EmpID`: needed; an id.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.lines({ FromDate: "2026-11-05", Date: "2026-11-05", EmpID: 1 });
     * ```
     */
    readonly lines: Method<"trips.lines">;
    /**
     * Trip Map. The visits of one user and day, in the order of the day.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.map({ UserId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly map: Method<"trips.map">;
    /**
     * Odometer. Start and end of one user's trip of a day.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.odometer({ UserId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly odometer: Method<"trips.odometer">;
    /**
     * Orders of a trip.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.orders({ UserId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly orders: Method<"trips.orders">;
    /**
     * Begin a trip. Whole ones may be sent too, with their end. The allowances per km and day are those of the user now. A salesman posts trips of his own.
     * Photos of the odometer are drawn anew: upright, as JPEG, without what else the file carries, 1,600 pixels at most on the longer side.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `clientId`: needed; text. The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first.
     * - `startedAt`: needed; an instant, ISO 8601 in UTC. An instant, ISO 8601 in UTC. Its day is the company's own.
     * - `startingKm`: needed; in the item's unit, up to three decimals. Kilometres, as read from the odometer.
     * - `userId`: an id. Who travels; the caller when left out.
     * - `vehicleId`: an id.
     * - `endedAt`: an instant, ISO 8601 in UTC. Of a whole trip, together with endingKm.
     * - `endingKm`: in the item's unit, up to three decimals. Kilometres, as read from the odometer.
     * - `startingPic`: text. A photo of the odometer: PNG, JPEG or WebP of 3 MB at most, as base64 or as a data URL.
     * - `endingPic`: text. A photo of the odometer: PNG, JPEG or WebP of 3 MB at most, as base64 or as a data URL.
     *
     * It may be refused with `CLIENT_ID_REUSED`, `IMAGE_INVALID`, `IMAGE_TOO_LARGE`, `TIME_IN_FUTURE`, `TRIP_REVERSED`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.post({
     *   clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11",
     *   startedAt: "2026-11-05T08:35:00Z",
     *   startingKm: 48211.5,
     * });
     * ```
     */
    readonly post: Method<"trips.post">;
    /**
     * Post up to 200 trips. Without photos; a trip that has any is sent alone.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `CLIENT_ID_REUSED`, `TIME_IN_FUTURE`, `TRIP_REVERSED`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.postBatch({
     *   documents: [{ clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11", startedAt: "2026-11-05T08:35:00Z", startingKm: 48211.5 }],
     * });
     * ```
     */
    readonly postBatch: Method<"trips.postBatch">;
    /**
     * Receipts of a trip.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.receipts({ UserId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly receipts: Method<"trips.receipts">;
    /**
     * Trip Report. The trips of one employee over a range (DOMAIN 3, Trip).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `EmpID`: needed; an id.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.report({ FromDate: "2026-11-05", ToDate: "2026-11-05", EmpID: 1 });
     * ```
     */
    readonly report: Method<"trips.report">;
    /**
     * Sales of a trip.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.trips.sales({ UserId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly sales: Method<"trips.sales">;
  };
  readonly units: {
    /**
     * Units.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.units.names();
     * ```
     */
    readonly names: Method<"units.names">;
  };
  readonly userAccess: {
    /**
     * End a user's sessions. The caller's own present session goes on.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `userId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.userAccess.endSessions({ userId: 1 });
     * ```
     */
    readonly endSessions: Method<"userAccess.endSessions">;
    /**
     * How users sign in.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.userAccess.list();
     * ```
     */
    readonly list: Method<"userAccess.list">;
    /**
     * Make a one-time link for a user to set a password. For who has forgotten the password, and for the first sign-in of a new user. It works once, for an hour; one that was made before
     * ends. Nobody makes one for themselves (422 OWN_ACCOUNT). Pages of Vanbook open it as `/Recover#` and the link's secret.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `userId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`, `OWN_ACCOUNT`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.userAccess.makeLink({ userId: 1 });
     * ```
     */
    readonly makeLink: Method<"userAccess.makeLink">;
    /**
     * Take a user's second factor away. For who has lost phone and recovery codes. The user's sessions end. Who is required to have one sets another up at the next sign-in.
     * One's own is turned off with one's password (422 OWN_ACCOUNT).
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `userId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`, `OWN_ACCOUNT`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.userAccess.removeFactor({ userId: 1 });
     * ```
     */
    readonly removeFactor: Method<"userAccess.removeFactor">;
  };
  readonly users: {
    /**
     * Delete a user. Ends the user's sessions and API keys at once. Nobody deletes themselves: 422 OWN_ACCOUNT. Documents keep the user's name, and
     * the cash account what it holds.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `OWN_ACCOUNT`, `RECORD_CHANGED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.delete({ UserId: 1 });
     * ```
     */
    readonly delete: Method<"users.delete">;
    /**
     * User Details. Branch, zone, role and allowances of the users in scope.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.details();
     * ```
     */
    readonly details: Method<"users.details">;
    /**
     * User Info. Users in the caller's scope. Passwords are in no answer.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.list();
     * ```
     */
    readonly list: Method<"users.list">;
    /**
     * Users to choose from.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.names();
     * ```
     */
    readonly names: Method<"users.names">;
    /**
     * Sales representatives to choose from. Users in scope of role 2, for the beat plan.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.salesReps();
     * ```
     */
    readonly salesReps: Method<"users.salesReps">;
    /**
     * Salesmen to choose from. Users in scope who sell; a salesman finds only himself.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.salesmen();
     * ```
     */
    readonly salesmen: Method<"users.salesmen">;
    /**
     * User Creation. `UserId` 0 makes a user, for whom Email, Sex, Password and ConformPassword are needed too; another number changes that
     * user, whose password stays unless one is sent. What is left out stays as it is. Nobody grants a role above their own, or
     * changes their own (422 OWN_ACCOUNT). A new password, another role and a deactivation end the user's sessions at once. A
     * salesman gets a cash account. The username is unique in the company, in any case: 409 USERNAME_TAKEN. With an API key nobody
     * is made, nor given a password or another role (403 KEY_FORBIDDEN): who may sign in outlives the key.
     *
     * For administrators.
     *
     * Takes
     * - `Name`: needed; text.
     * - `UserName`: needed; text.
     * - `UserId`: an id, 0 unless given. 0 makes a new user.
     * - `Email`: text. Needed for a new user.
     * - `Sex`: 0 or 1 or 2 or null. 0 male; 1 female; 2 other. Needed for a new user.
     * - `Password`: text. Needed for a new user.
     * - `ConformPassword`: text. Must equal Password.
     * - `Mobile`: text.
     * - `Address1`: text.
     * - `Address2`: text. Place.
     * - `Address3`: text. District.
     * - `Address`: text. Another name of Address1.
     * - `Place`: text. Another name of Address2.
     * - `District`: text. Another name of Address3.
     * - `image`: text. Data URL of the profile picture; left out, null or empty: it stays. It is drawn anew, at most 160 pixels a side, as a JPEG.
     * - `Kmallowance`: rupees, two decimals. Rupees per km.
     * - `Dayallowance`: rupees, two decimals. Rupees per day.
     * - `CompanyID`: an id.
     * - `UserRoleId`: 1 or 2 or 3 or 4 or null. 1 administrator; 2 salesman; 3 zone manager; 4 branch manager. A new user is a salesman when left out.
     * - `BranchId`: an id.
     * - `ZoneId`: an id.
     * - `Active`: 0 or 1. 0 may not sign in; 1 may, a new user also when left out.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `BRANCH_UNKNOWN`, `IMAGE_INVALID`, `IMAGE_TOO_LARGE`, `NOT_FOUND`, `OWN_ACCOUNT`, `PASSWORD_COMMON`, `RECORD_CHANGED`, `USERNAME_TAKEN`, `ZONE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.save({
     *   Name: "Anil Kumar",
     *   UserName: "anil.kumar",
     *   Email: "anu@anumedicals.example",
     *   Sex: 0,
     *   Password: "a long passphrase of yours",
     *   ConformPassword: "a long passphrase of yours",
     * });
     * ```
     */
    readonly save: Method<"users.save">;
    /**
     * Update User Details. As `users.save`: nobody grants a role above their own or changes their own, and another role ends the user's sessions. An
     * allowance that is left out stays as it is.
     *
     * For administrators.
     *
     * Takes
     * - `UserId`: needed; an id.
     * - `BranchId`: needed; an id.
     * - `ZoneId`: needed; an id.
     * - `UserRoleId`: needed; 1 or 2 or 3 or 4. 1 administrator; 2 salesman; 3 zone manager; 4 branch manager.
     * - `CompanyID`: an id.
     * - `Kmallowance`: rupees, two decimals. Rupees per km.
     * - `Dayallowance`: rupees, two decimals. Rupees per day.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `BRANCH_UNKNOWN`, `NOT_FOUND`, `OWN_ACCOUNT`, `RECORD_CHANGED`, `USERNAME_TAKEN`, `ZONE_UNKNOWN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.users.saveDetails({ UserId: 1, BranchId: 1, ZoneId: 1, UserRoleId: 1 });
     * ```
     */
    readonly saveDetails: Method<"users.saveDetails">;
  };
  readonly vanLoads: {
    /**
     * Vanload Analysis. What was loaded in a month, one row for each date until today and one column for each vehicle that the Vanload Report shows. A cell
     * is the sum of that van's VtStock of that date.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `Month`: needed; a whole number.
     * - `Year`: a whole number. The latest year in which the month has begun when left out.
     * - `CompanyId`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.analysis({ Month: 1 });
     * ```
     */
    readonly analysis: Method<"vanLoads.analysis">;
    /**
     * VTStock Details by Date. What was loaded of one item on a van, day by day; of the vans that the Vanload Report shows.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `vanId`: needed; an id. A vehicle's id.
     * - `ItemID`: needed; an id.
     * - `fromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `toDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.byDate({ vanId: 1, ItemID: 1, fromDate: "2026-11-05", toDate: "2026-11-05" });
     * ```
     */
    readonly byDate: Method<"vanLoads.byDate">;
    /**
     * Cancel a van load. Posts its mirror on its own date; the number stays taken.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DATE_INVALID`, `DOCUMENT_REPLACED`, `ENTERED_ABOVE`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.cancel({ id: 1 });
     * ```
     */
    readonly cancel: Method<"vanLoads.cancel">;
    /**
     * Vanload Datewise. A van's stock over a range, by the same rules as for one day. Search looks at item name.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `VanId`: needed; an id. A vehicle's id.
     * - `Date`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `Branch`: a whole number. Only a vehicle of this branch.
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`, `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.datewise({ VanId: 1, Date: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly datewise: Method<"vanLoads.datewise">;
    /**
     * Edit a van load. Posts its reversal and the van load as it is now under the same number. `clientId` stays what it was.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `kind`: needed; "load" or "unload" or "transfer".
     * - `fromLocationId`: needed; an id.
     * - `toLocationId`: needed; an id.
     * - `lines`: needed; a list of objects.
     * - `reason`: text. Why it is changed or taken back. It is kept with the reversal and shown in the voucher's history.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `salesmanId`: an id. Who goes with the van.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `ALREADY_CANCELLED`, `AMOUNT_INVALID`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DOCUMENT_EMPTY`, `DOCUMENT_REPLACED`, `EDIT_CHANGES_NUMBER`, `ENTERED_ABOVE`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_SAME`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.edit({
     *   id: 1,
     *   date: "2026-11-05",
     *   kind: "load",
     *   fromLocationId: 1,
     *   toLocationId: 7,
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly edit: Method<"vanLoads.edit">;
    /**
     * Post a van load. Goods change their place at one cost: a load from a godown to a van, an unload from a van to a godown, a transfer from van to van.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `date`: needed; a day in India, YYYY-MM-DD.
     * - `kind`: needed; "load" or "unload" or "transfer".
     * - `fromLocationId`: needed; an id.
     * - `toLocationId`: needed; an id.
     * - `lines`: needed; a list of objects.
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `salesmanId`: an id. Who goes with the van.
     * - `narration`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_SAME`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.post({
     *   date: "2026-11-05",
     *   kind: "load",
     *   fromLocationId: 1,
     *   toLocationId: 7,
     *   lines: [{ itemId: 1, quantity: 12 }],
     * });
     * ```
     */
    readonly post: Method<"vanLoads.post">;
    /**
     * Post up to 200 van loads.
     *
     * For administrators, zone managers and branch managers.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `AMOUNT_INVALID`, `CLIENT_ID_REUSED`, `DATE_INVALID`, `DATE_IN_FUTURE`, `DATE_TOO_FAR_BACK`, `DOCUMENT_EMPTY`, `ITEM_KIND_WRONG`, `ITEM_UNKNOWN`, `LINE_INVALID`, `LOCATION_KIND_WRONG`, `LOCATION_SAME`, `LOCATION_UNKNOWN`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `USER_UNKNOWN`, `VEHICLE_UNKNOWN`, `YEAR_CLOSED`, `YEAR_MISSING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.postBatch({
     *   documents: [{ date: "2026-11-05", kind: "load", fromLocationId: 1, toLocationId: 7, lines: [{ itemId: 1, quantity: 12 }] }],
     * });
     * ```
     */
    readonly postBatch: Method<"vanLoads.postBatch">;
    /**
     * A van load with all that its paper says. With its lines. As a PDF it is the delivery challan that goes with the van. An edited document is found under its new id.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id. The document's id, as posting answered it. An edit gives it a new one.
     * - `paper`: "A4" or "A5" or "80mm", "A4" unless given. The sheet of a PDF (`Accept: application/pdf`); 80mm is a roll, as long as the document needs.
     * - `copies`: text, "original" unless given. Which copies a PDF has, one after the other: `original` for the recipient, `duplicate` for the transporter, `triplicate` for the supplier; several with commas between them.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.read({ id: 1 });
     * ```
     */
    readonly read: Method<"vanLoads.read">;
    /**
     * Vanload Report. A van's stock on one day. NetStock = Stock + VtStock + GoodStock − SoldQty − FreeSoldQty − ReplacedQty + Adjustment, what is on the
     * van at the end of the day and the next day's Stock (DOMAIN 3). Items whose figures are all 0 are left out. Search
     * looks at item name. A manager sees the vans that were allocated to his users then, a branch manager also those of the branch;
     * of any other van, and of one that there is not, there are no rows.
     *
     * For administrators, zone managers and branch managers.
     *
     * A report: `.table`, `.pages`, `.rows` and `.csv` give it sorted, searched and in parts.
     *
     * Takes
     * - `VanId`: needed; an id. A vehicle's id.
     * - `Date`: needed; a day in India, YYYY-MM-DD.
     * - `Branch`: a whole number. Only a vehicle of this branch.
     * - `companyID`: an id. May only name the caller's own company.
     *
     * It may be refused with `SORT_UNKNOWN`, `RESULT_TOO_LARGE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanLoads.report({ VanId: 1, Date: "2026-11-05" });
     * ```
     */
    readonly report: Method<"vanLoads.report">;
  };
  readonly vanSales: {
    /**
     * VanSale Summary. Counts and amounts of a range; what was cancelled counts nowhere. CashBill + CreditBill = SumB2BSale + SumB2CSale =
     * TotalBillAmount; CashReceipt + BankReceipt = TotalReceiptAmount; CashInHand = CashBill − CashBillBank + CashReceipt − ExpenseAmt −
     * CashRefund (DOMAIN 3).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `FromDate`: needed; a day in India, YYYY-MM-DD. First day of the range.
     * - `ToDate`: needed; a day in India, YYYY-MM-DD. Last day of the range.
     * - `CompanyID`: an id. May only name the caller's own company.
     * - `activeUserId`: text. May only narrow the caller's own scope.
     * - `UserID`: an id. A user, within the caller's scope.
     * - `BranchID`: an id.
     *
     * It may be refused with `RANGE_REQUIRED`, `RANGE_REVERSED`, `RANGE_TOO_LONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vanSales.summary({ FromDate: "2026-11-05", ToDate: "2026-11-05" });
     * ```
     */
    readonly summary: Method<"vanSales.summary">;
  };
  readonly vehicles: {
    /**
     * Vehicle Master.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vehicles.list();
     * ```
     */
    readonly list: Method<"vehicles.list">;
    /**
     * Vehicles. The vehicles for a report's filter, each once.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vehicles.names();
     * ```
     */
    readonly names: Method<"vehicles.names">;
    /**
     * Add, change or delete a vehicle. VID 0 or none makes a new one, with a place for what lies in it; IsDeleted 1 deletes. The registration number is unique in the
     * company, in any case: 409 VEHICLE_TAKEN. A vehicle with goods on board, or that somebody drives, stays: 409 RECORD_IN_USE.
     *
     * For administrators.
     *
     * Takes
     * - `VRegNo`: needed; text.
     * - `BranchId`: needed; an id.
     * - `VID`: an id. 0 or none makes a new one.
     * - `CompID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `BRANCH_UNKNOWN`, `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `VEHICLE_TAKEN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vehicles.save({ VRegNo: "KL 07 AB 1234", BranchId: 1 });
     * ```
     */
    readonly save: Method<"vehicles.save">;
  };
  readonly views: {
    /**
     * Forget a saved view.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `id`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.views.delete({ id: 1 });
     * ```
     */
    readonly delete: Method<"views.delete">;
    /**
     * One's own saved views of a report. By name. Views are each user's own; nobody else sees them.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `report`: needed; text. The report's operation.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.views.list({ report: "sales.report" });
     * ```
     */
    readonly list: Method<"views.list">;
    /**
     * Keep a report's state under a name. The same name of the same report again replaces what it stood for. A report has at most 50 views of a user (422 `VIEWS_FULL`).
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `report`: needed; text. The operation of a report.
     * - `name`: needed; text. Spaces around it are left out. Two names are the same when every letter is.
     * - `query`: needed; text. The report's state as the address bar holds it, without the `?`.
     *
     * It may be refused with `VIEWS_FULL`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.views.save({
     *   report: "sales.report",
     *   name: "This month by route",
     *   query: "FromDate=2026-11-01&ToDate=2026-11-05&sort=-BillAmount",
     * });
     * ```
     */
    readonly save: Method<"views.save">;
  };
  readonly visits: {
    /**
     * Keep a visit. A salesman keeps visits of his own.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `clientId`: needed; text. The client's own id of the record, unique for ever among the company's records of the kind: sent again, it keeps nothing and answers what was kept first.
     * - `customerId`: needed; an id.
     * - `at`: needed; an instant, ISO 8601 in UTC. An instant, ISO 8601 in UTC. Its day is the company's own.
     * - `customerStatus`: needed; 0 or 1 or 2 or 3 or 4. As reports have it: 0 or 1 order placed, with locationStatus 5; 1 take order, without it; 2 no order; 3 or 4 shop closed.
     * - `userId`: an id. Who called on the customer; the caller when left out.
     * - `tripId`: an id. The user's trip that it belongs to.
     * - `routeId`: an id. The customer's when left out.
     * - `locationStatus`: 0 or 1 or 2 or 3 or 4 or 5 or null. 5 order placed; 3 new customer; 0, 1, 2 and 4 say nothing more.
     * - `orderId`: an id. The order that was placed: the customer's own, with the statuses that say so.
     * - `latitude`: a number. Degrees north of the equator (WGS 84).
     * - `longitude`: a number. Degrees east of Greenwich (WGS 84).
     * - `remark`: text.
     *
     * It may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `CLIENT_ID_REUSED`, `ORDER_UNKNOWN`, `ROUTE_UNKNOWN`, `TIME_IN_FUTURE`, `TRIP_UNKNOWN`, `USER_UNKNOWN`, `VISIT_STATUS_WRONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.visits.post({
     *   clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11",
     *   customerId: 170,
     *   at: "2026-11-05T08:35:00Z",
     *   customerStatus: 0,
     * });
     * ```
     */
    readonly post: Method<"visits.post">;
    /**
     * Keep up to 200 visits.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `documents`: needed; a list of objects.
     *
     * It, or each of its entries, may be refused with `ACCOUNT_KIND_WRONG`, `ACCOUNT_UNKNOWN`, `CLIENT_ID_REUSED`, `ORDER_UNKNOWN`, `ROUTE_UNKNOWN`, `TIME_IN_FUTURE`, `TRIP_UNKNOWN`, `USER_UNKNOWN`, `VISIT_STATUS_WRONG`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.visits.postBatch({
     *   documents: [{ clientId: "6f1c1a52-0b2e-4a8e-9a53-0d3f7b6f4a11", customerId: 170, at: "2026-11-05T08:35:00Z", customerStatus: 0 }],
     * });
     * ```
     */
    readonly postBatch: Method<"visits.postBatch">;
  };
  readonly vouchers: {
    /**
     * Find a voucher. By the client's own id, or by its number. An edited document is found as what replaced it.
     *
     * For administrators, salesmen, zone managers and branch managers.
     *
     * Takes
     * - `kind`: needed; "opening" or "sale" or "sale_return" or "replacement" or "damage" or "van_load" or "purchase" or "purchase_return" or "production" or "receipt" or "payment" or "expense" or "journal" or "contra" or "hand_over" or "stock_count" or "credit_note" or "debit_note" or "closing".
     * - `clientId`: text. The client's own id of the document, unique for ever among the company's documents of the kind: sent again by the same user, it posts nothing and answers what that document is now; sent by another user or with another body, it is refused (CLIENT_ID_REUSED).
     * - `voucherNo`: text.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vouchers.find({ kind: "opening", voucherNo: "B2C/26-27/118" });
     * ```
     */
    readonly find: Method<"vouchers.find">;
    /**
     * A posted document as it would be entered. What the operation that edits it takes, under the name of the document's operations: `journals` of a journal. Sent back unchanged
     * it posts the same again. Only of what is in effect; of a year's closing there is none.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `voucherId`: needed; an id.
     *
     * It may be refused with `ALREADY_CANCELLED`, `DOCUMENT_REPLACED`, `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vouchers.input({ voucherId: 22 });
     * ```
     */
    readonly input: Method<"vouchers.input">;
    /**
     * A voucher with its ledger lines, stock moves and history. As it was posted, whatever became of it since: `current` is the voucher of its number that is in effect. It shows what goods have cost, and so not to salesmen.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `voucherId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.vouchers.read({ voucherId: 1 });
     * ```
     */
    readonly read: Method<"vouchers.read">;
  };
  readonly webhooks: {
    /**
     * Have events sent to an address. Events from now on are posted to it, signed with the secret, which is in this answer and nowhere else (docs/events.md). A company has 20
     * endpoints at most (422 WEBHOOKS_FULL). An address within the server's own network is refused (422 WEBHOOK_ADDRESS_REFUSED), at once or
     * when its name turns out to lead there.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `url`: needed; text. `https`, without a user name; redirects are not followed.
     * - `id`: an id.
     * - `types`: a list. The types that are sent; all when null or left out.
     * - `name`: text.
     * - `active`: true or false. False switches it off.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `WEBHOOKS_FULL`, `WEBHOOK_ADDRESS_REFUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.create({ url: "https://partner.example/vanbook" });
     * ```
     */
    readonly create: Method<"webhooks.create">;
    /**
     * Send nothing to an address any more.
     *
     * For administrators.
     *
     * Takes
     * - `webhookId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.delete({ webhookId: 1 });
     * ```
     */
    readonly delete: Method<"webhooks.delete">;
    /**
     * What became of the events sent to an endpoint. The latest first. Deliveries are kept as long as their events, for 90 days.
     *
     * For administrators.
     *
     * Takes
     * - `webhookId`: needed; an id.
     * - `status`: "pending" or "delivered" or "failed". Only these; all when left out.
     * - `before`: a whole number. Only deliveries with a lower id; the last one of the page before.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.deliveries({ webhookId: 1 });
     * ```
     */
    readonly deliveries: Method<"webhooks.deliveries">;
    /**
     * Addresses that events are sent to.
     *
     * For administrators.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.list();
     * ```
     */
    readonly list: Method<"webhooks.list">;
    /**
     * Send an event to an endpoint once more.
     *
     * For administrators.
     *
     * Takes
     * - `webhookId`: needed; an id.
     * - `deliveryId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.resend({ webhookId: 1, deliveryId: 1 });
     * ```
     */
    readonly resend: Method<"webhooks.resend">;
    /**
     * Give an endpoint a new secret. For as long as is asked, deliveries carry the signatures of both secrets, so that the receiver can be given the new one meanwhile. A secret
     * from an earlier rotation ends.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `webhookId`: needed; an id.
     * - `minutes`: needed; a whole number. For how long the old secret signs too; with 0 it ends at once.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.rotate({ webhookId: 1, minutes: 1 });
     * ```
     */
    readonly rotate: Method<"webhooks.rotate">;
    /**
     * Send an endpoint an event of type webhook.tested. Whatever types it takes. What became of it is in its log.
     *
     * For administrators.
     *
     * Takes
     * - `webhookId`: needed; an id.
     *
     * It may be refused with `NOT_FOUND`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.test({ webhookId: 1 });
     * ```
     */
    readonly test: Method<"webhooks.test">;
    /**
     * Change an endpoint, or switch it on or off. What is left out stays as it is. While it is off nothing is sent; switched on again, it gets what has happened meanwhile, as far as events
     * are kept.
     *
     * For administrators; not by an API key.
     *
     * Takes
     * - `id`: needed; an id.
     * - `url`: text. `https`, without a user name; redirects are not followed.
     * - `types`: a list. The types that are sent; all when null or left out.
     * - `name`: text.
     * - `active`: true or false. False switches it off.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `WEBHOOK_ADDRESS_REFUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.webhooks.update({ id: 1 });
     * ```
     */
    readonly update: Method<"webhooks.update">;
  };
  readonly whatsapp: {
    /**
     * Send Ledger PDF to WhatsApp number. Queues a PDF for a WhatsApp number at the installation's provider, which gets it within seconds; what the
     * provider can't take at once is tried again for about two hours. The file must be a PDF by its content, of 10 MiB at
     * most. A company may send so many a day as the installation allows (429 `WHATSAPP_QUOTA`). Where no provider is set up
     * it fails with a clear error (409 `WHATSAPP_NOT_SET_UP`) and nothing is sent.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `phone`: needed; text. Number with its country code, with or without `+`; ten digits are an Indian number.
     * - `fileBase64`: needed; text.
     * - `text`: text. Message beside the file.
     * - `fname`: text. Name of the file.
     *
     * It may be refused with `WHATSAPP_FILE_INVALID`, `WHATSAPP_NOT_SET_UP`, `WHATSAPP_QUOTA`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.whatsapp.send({ phone: "+919847012345", fileBase64: "JVBERi0xLjc=" });
     * ```
     */
    readonly send: Method<"whatsapp.send">;
  };
  readonly years: {
    /**
     * Close a financial year. Brings its income and expenses to zero against the account of closed years, on its last day. Nothing can be posted into it any more
     * (YEAR_CLOSED). Years are closed in their order (YEAR_ORDER).
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `yearId`: needed; an id.
     *
     * It may be refused with `AMOUNT_INVALID`, `DATE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `YEAR_ORDER`, `YEAR_RUNNING`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.years.close({ yearId: 1 });
     * ```
     */
    readonly close: Method<"years.close">;
    /**
     * Make the next financial year. Twelve months from the day after the latest year, with a series for each of that year's. The year that begins on 1 April comes by
     * itself a week before; this is for who needs it earlier.
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `startDate`: a day in India, YYYY-MM-DD. The first day of the year that is meant. YEAR_EXISTS where the company has it already.
     *
     * It may be refused with `NOT_FOUND`, `YEAR_EXISTS`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.years.create();
     * ```
     */
    readonly create: Method<"years.create">;
    /**
     * Financial years of the company.
     *
     * For administrators, zone managers and branch managers.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.years.list();
     * ```
     */
    readonly list: Method<"years.list">;
    /**
     * Lock a financial year up to a day. Nothing can be posted, edited or cancelled up to that day, it included (PERIOD_LOCKED).
     *
     * For administrators.
     *
     * Takes
     * - `yearId`: needed; an id.
     * - `until`: needed; a day in India, YYYY-MM-DD. A day of the year; null unlocks it.
     *
     * It may be refused with `DATE_INVALID`, `NOT_FOUND`, `YEAR_CLOSED`, `YEAR_MISSING`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.years.lock({ yearId: 1, until: "2026-09-30" });
     * ```
     */
    readonly lock: Method<"years.lock">;
    /**
     * Open a closed financial year again. Takes its closing voucher back. Only the latest of the closed years can be opened (YEAR_ORDER).
     *
     * For administrators.
     *
     * Moves money: sent under an `idempotencyKey`, and so never done twice by tries of one call.
     *
     * Takes
     * - `yearId`: needed; an id.
     *
     * It may be refused with `DATE_INVALID`, `NOT_FOUND`, `PERIOD_LOCKED`, `STOCK_SHORT`, `YEAR_CLOSED`, `YEAR_MISSING`, `YEAR_OPEN`, `YEAR_ORDER`, `IDEMPOTENCY_KEY_REQUIRED`, `IDEMPOTENCY_KEY_REUSED`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.years.reopen({ yearId: 1 });
     * ```
     */
    readonly reopen: Method<"years.reopen">;
  };
  readonly zones: {
    /**
     * Add a zone. The name must be new in the company, in any case: 409 ZONE_NAME_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `ZoneName`: needed; text.
     * - `ZoneId`: an id. Of the zone to change; 0 or none for a new one.
     * - `Area`: text.
     * - `Country`: text.
     * - `State`: text.
     * - `Pincode`: text.
     * - `Phoneno`: text.
     * - `Mobileno`: text.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `ZONE_NAME_TAKEN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.zones.create({ ZoneName: "Kochi" });
     * ```
     */
    readonly create: Method<"zones.create">;
    /**
     * Delete a zone. A zone that users belong to stays.
     *
     * For administrators.
     *
     * Takes
     * - `ZoneId`: needed; an id.
     * - `CompanyID`: an id.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.zones.delete({ ZoneId: 1 });
     * ```
     */
    readonly delete: Method<"zones.delete">;
    /**
     * Zone Master.
     *
     * For administrators, zone managers and branch managers.
     *
     * Takes
     * - `CompanyID`: an id. May only name the caller's own company.
     *
     * It answers no error codes but those of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.zones.list();
     * ```
     */
    readonly list: Method<"zones.list">;
    /**
     * Change a zone. ZoneId names the zone; no other zone of the company may have the name, in any case: 409 ZONE_NAME_TAKEN.
     *
     * For administrators.
     *
     * Takes
     * - `ZoneId`: needed; an id. Of the zone to change; 0 or none for a new one.
     * - `ZoneName`: needed; text.
     * - `Area`: text.
     * - `Country`: text.
     * - `State`: text.
     * - `Pincode`: text.
     * - `Phoneno`: text.
     * - `Mobileno`: text.
     * - `Version`: a whole number. The one of the record that was read: 409 RECORD_CHANGED when it has been changed since
     * - `CompanyID`: an id.
     *
     * It may be refused with `NOT_FOUND`, `RECORD_CHANGED`, `RECORD_IN_USE`, `ZONE_NAME_TAKEN`; and with the error codes of every call (docs/errors.md).
     *
     * @example
     * ```ts
     * await vanbook.zones.update({ ZoneName: "Kochi", ZoneId: 1 });
     * ```
     */
    readonly update: Method<"zones.update">;
  };
};
