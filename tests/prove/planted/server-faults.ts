import { setServerFiles, server, type PlantedFault } from "./fault.ts";

/**
 * Faults in the rest of the server: checks of the contract, roles, reports, masters, files,
 * sessions.
 */
export const serverFaults: readonly PlantedFault[] = setServerFiles([
  {
    name: "the HSN report does not narrow by type",
    file: "reports/sales/hsn.ts",
    from: 'if (Type && Type !== "All") void documents.where("d.sale_type", Type === "Retail" ? "Retail" : "Wholesale");',
    to: "void Type;",
    caughtBy: server("tests/reports/hsn.test.ts", "narrows by type and salesman"),
  },
  {
    name: "the debtors' total leaves out what was owed before",
    file: "reports/ledgers/debtors.ts",
    from: 'Outstanding: "m.before_range + m.debit - m.credit"',
    to: 'Outstanding: "m.debit - m.credit"',
    caughtBy: server("tests/reports/debtors.test.ts", "agrees with the trial balance of its group"),
  },
  {
    name: "a supplier's invoice is of the financial year in which it is entered",
    file: "documents/supplier-invoices/invoice-key.ts",
    from: "getFinancialYear(supplierInvoiceDate ?? date)",
    to: "getFinancialYear(date)",
    caughtBy: server("packages/server/documents/supplier-invoices/invoice-key.test.ts"),
  },
  {
    name: "a zone manager is let through as an administrator",
    file: "auth/authorize.ts",
    from: "roles.includes(principal.role)",
    to: "roles.includes(principal.role === 3 ? 1 : principal.role)",
    caughtBy: server("tests/wall/roles.test.ts", "every operation as role 3"),
  },
  {
    name: "a branch manager sees the users of every branch",
    file: "auth/scope-of.ts",
    from: 'if (role === BRANCH_MANAGER) void users.where("branch_id", branchId ?? NO_USER);',
    to: "",
    caughtBy: server("tests/wall/roles.test.ts", "shows each role only the rows in its own scope"),
  },
  {
    name: "a number with an exponent is taken for a whole number",
    file: "contract/coerce.ts",
    from: "const NUMBER_PATTERN = /^-?\\d+(\\.\\d+)?$/;",
    to: "const NUMBER_PATTERN = /^-?\\d+(\\.\\d+)?(e\\d+)?$/;",
    caughtBy: server(
      "tests/contract/masters-bad-input.test.ts",
      "branches.update refuses a wrong value in each field",
    ),
  },
  {
    name: "a parameter that a report does not know is passed over",
    file: "contract/spec.ts",
    from: ".map(({ name }) => name), unevaluatedProperties: false,",
    to: ".map(({ name }) => name),",
    caughtBy: server(
      "tests/contract/reports-bad-input.test.ts",
      "debtors.report refuses a field that is sent twice, and an unknown field",
    ),
  },
  {
    name: "texts are kept in another spelling than they were typed in",
    file: "master/form.ts",
    from: "value.trim() || null : value",
    to: 'value.trim().normalize("NFKC") || null : value',
    caughtBy: server("tests/contract/masters-odd-texts.test.ts", "zones.update"),
  },
  {
    name: "the financial year of another company is taken",
    file: "reports/ledgers/customer-ledger.ts",
    from: 'ofCompany(db, principal, "financial_years as y")',
    to: 'db("financial_years as y")',
    caughtBy: server(
      "tests/contract/reports-foreign-ids.test.ts",
      "customerLedger.report asked for another company's FYearID",
    ),
  },
  {
    name: "the vans of all companies are offered to choose from",
    file: "masters/look-up.ts",
    from: "ofCompany(db, principal, table)",
    to: 'table === "vehicles" ? db(table) : ofCompany(db, principal, table)',
    caughtBy: server(
      "tests/reports/van-load-scope.test.ts",
      "can choose from the vehicles of their own company",
    ),
  },
  {
    name: "the sale report begins with the newest bill, whatever its days",
    file: "reports/sales/sale-order.ts",
    from: "const isUsual = ToDate === today && ",
    to: "const isUsual = true || ",
    caughtBy: server(
      "tests/contract/representations.test.ts",
      "lists the oldest bill first over a whole year",
    ),
  },
  {
    name: "a page beyond the last one is empty",
    file: "report/run/find-page.ts",
    from: "Math.min(page, pages)",
    to: "page",
    caughtBy: server("tests/contract/representations.test.ts", "shows every row on exactly one page"),
  },
  {
    name: "the last day of a range is left out",
    file: "reports/periods.ts",
    from: 'cutAt(addDays(clampToBookDays(to), 1), "movement")',
    to: 'cutAt(clampToBookDays(to), "movement")',
    caughtBy: server("tests/reports/range-sums.test.ts"),
  },
  {
    name: "an Idempotency-Key answers to every user of the company",
    file: "contract/idempotency.ts",
    from: "row.user_id === request.principal.userId &&",
    to: "",
    caughtBy: server("tests/contract/idempotency.test.ts", "refuses a key used for another request"),
  },
  {
    name: "a CSV whose query fails is an empty file",
    file: "report/write/csv.ts",
    from: "reject(error); return void text.destroy(isHandedOver ? error : undefined);",
    to: "resolveStream(); return void text.push(null);",
    caughtBy: server("tests/contract/bad-input.test.ts", "answers with an error, not with a cut-off file"),
  },
  {
    name: "quotation marks in a CSV are not doubled",
    file: "report/write/csv-lines.ts",
    from: "text.replaceAll('\"', '\"\"')",
    to: "text",
    caughtBy: server("packages/server/report/write/csv-lines.test.ts"),
  },
  {
    name: "a session that nobody uses does not end",
    file: "auth/authenticate.ts",
    from: '.where("t.last_seen_at", ">", toDatabaseTime(new Date(at.getTime() - IDLE_MS)))',
    to: "",
    caughtBy: server("tests/contract/sign-in.test.ts", "ends when it is too old"),
  },
  {
    name: "anything may follow the end of a PDF that is uploaded",
    file: "outbox/pdf-file.ts",
    from: "%%EOF[\\s\\0]*$/",
    to: "%%EOF/",
    caughtBy: server("packages/server/outbox/pdf-file.test.ts"),
  },
  {
    name: "a spreadsheet that is too large is called unreadable",
    file: "imports/read-workbook.ts",
    from: "const code = REFUSAL_CODES[reason];",
    to: "const code = REFUSAL_CODES.invalid;",
    caughtBy: server("tests/contract/hostile-files.test.ts", "hostile spreadsheets are refused or cleaned"),
  },
  {
    name: "a deleted receipt is confirmed in other words than documented",
    file: "vouchers/receipts.ts",
    from: 'message: "Receipt deleted successfully!"',
    to: 'message: "The receipt was deleted."',
    caughtBy: server("tests/vouchers/receipts.test.ts", "is gone from the list"),
  },
  {
    name: "a new series is saved though GST does not allow its numbers",
    file: "masters/series.ts",
    from: 'if (fault) throw problemOnField("SERIES_NUMBERS_REFUSED", "Series", fault);',
    to: "void fault;",
    caughtBy: server(
      "tests/masters/series.test.ts",
      "with a name that makes numbers which GST does not allow",
    ),
  },
  {
    name: "the check of the books finds numbers of old series only",
    file: "books/checks/document-numbers.ts",
    from: "sql: buildSeriesSql(1),",
    to: "sql: buildSeriesSql(0),",
    caughtBy: server(
      "tests/documents/books-check.test.ts",
      "warns of bills in a series from before its name was checked",
    ),
  },
  {
    name: "the address of a branch is not kept",
    file: "masters/branches.ts",
    from: '"BranchName", "Address", "Country",',
    to: '"BranchName", "Country",',
    caughtBy: {
      project: "browser",
      file: "tests/browser/master-walk.test.ts",
      test: "'Branch Master' shows what is invalid, and creates",
    },
  },
]);
