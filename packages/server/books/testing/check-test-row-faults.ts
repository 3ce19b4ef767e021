import type { TestFault } from "./check-test-number-faults.ts";

/** `statements` are SQL that damages the test business; a finding names `named`. */
export interface RowFault {
  title: string;
  statements: readonly string[];
  /** A voucher of the test business, or the text by which the finding names a row without one. */
  named: Exclude<TestFault[3], null> | { number: string };
  /** The company whose books are checked; 1 unless given. */
  company?: number;
}

/**
 * Whole rows that are deleted, forged, copied, exchanged, or moved to company 2. Keys of other
 * tables are not checked.
 */
export const ROW_FAULTS: readonly RowFault[] = [
  ...listDeletions(),
  ...listForgeries(),
  ...listExchanges(),
  {
    title: "a voucher's entries that were moved to another company",
    statements: [moveToCompany("ledger_entries", "voucher_id = :receipt")],
    named: "receipt",
  },
  {
    title: "entries that came from another company",
    statements: [moveToCompany("ledger_entries", "voucher_id = :receipt")],
    ...{ named: "receipt", company: 2 },
  },
  {
    title: "a whole voucher that was moved to another company",
    statements: listMoves(),
    named: { number: "Number 1" },
  },
  {
    title: "a whole voucher that came from another company",
    statements: listMoves(),
    ...{ named: "contra", company: 2 },
  },
  {
    title: "a voucher whose id was changed everywhere",
    statements: [
      "UPDATE vouchers SET id = 90000 WHERE company_id = 1 AND id = :manyJournal",
      ...["ledger_entries", "journals"].map(
        (table) =>
          `UPDATE ${table} SET voucher_id = 90000 WHERE company_id = 1 AND voucher_id = :manyJournal`,
      ),
    ],
    named: { number: "JRN/2" },
  },
];

function listDeletions(): RowFault[] {
  const deletedRows = (
    [
      ["an entry", "DELETE FROM ledger_entries WHERE voucher_id = :receipt AND line_no = 1", "receipt"],
      ["all entries", "DELETE FROM ledger_entries WHERE voucher_id = :journal", "journal"],
      ["a stock move", "DELETE FROM stock_moves WHERE voucher_id = :outside LIMIT 1", "outside"],
      ["a document", "DELETE FROM receipts WHERE voucher_id = :receipt", "receipt"],
      [
        "a line of a bill",
        "DELETE l FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE b.voucher_id = :bill AND l.line_no = 2",
        "bill",
      ],
      ["a settlement", "DELETE FROM settlements WHERE voucher_id = :payment", "payment"],
      [
        "a later digest",
        "DELETE FROM voucher_digests WHERE voucher_id = :cancelledReceipt",
        "cancelledReceipt",
      ],
      ["a voucher without its rows", "DELETE FROM vouchers WHERE id = :expense", "expense"],
      ["all bills", "DELETE FROM bills", "bill"],
      ["all receipts", "DELETE FROM receipts", "receipt"],
      ["all entries of the company", "DELETE FROM ledger_entries", "bill"],
      ["all settlements", "DELETE FROM settlements", "payment"],
      ["all later digests", "DELETE FROM voucher_digests", "replaced"],
      ["all vouchers", "DELETE FROM vouchers", "handOver"],
    ] as const
  ).map(([row, statement, voucher]) => ({
    title: `${row} that was deleted`,
    statements: [statement],
    named: voucher,
  }));
  return [
    ...deletedRows,
    {
      title: "a voucher that was deleted with all its rows",
      statements: [
        "DELETE FROM ledger_entries WHERE voucher_id = :journal",
        "DELETE FROM journals WHERE voucher_id = :journal",
        "DELETE FROM vouchers WHERE id = :journal",
      ],
      named: { number: "Number 1" },
    },
    {
      title: "an order that was deleted with its lines",
      statements: ["DELETE FROM order_lines WHERE order_id = 1", "DELETE FROM orders WHERE id = 1"],
      named: { number: "Number 1" },
    },
  ];
}

function listForgeries(): RowFault[] {
  const voucherColumns =
    "kind, year_id, series_id, voucher_no, date, party_id, user_id, branch_id, amount, created_by, created_at, edition";
  const copyVoucher = (number: string) =>
    `INSERT INTO vouchers (company_id, id, number, ${voucherColumns})
      SELECT company_id, 90000, ${number}, ${voucherColumns} FROM vouchers WHERE id = :contra`;
  const copyRows = (table: string, columns: string) =>
    `INSERT INTO ${table} (company_id, voucher_id, ${columns}) SELECT company_id, 90000, ${columns} FROM ${table} WHERE voucher_id = :contra`;
  const entryColumns = "line_no, account_id, date, entry_kind, debit, credit, against_id, narration";
  return [
    {
      title: "a forged voucher under a new number",
      statements: [copyVoucher("number + 1"), copyRows("ledger_entries", entryColumns)],
      named: { number: "CON/1" },
    },
    {
      title: "a forged voucher under a number that is used",
      statements: [copyVoucher("number"), copyRows("ledger_entries", entryColumns)],
      named: { number: "CON/1" },
    },
    {
      title: "a copied voucher with its digests",
      statements: [
        `INSERT INTO vouchers (company_id, id, number, ${voucherColumns}, digest_list, digest_voucher, digest_entries)
          SELECT company_id, 90000, number + 1, ${voucherColumns}, digest_list, digest_voucher, digest_entries FROM vouchers WHERE id = :contra`,
        copyRows("ledger_entries", entryColumns),
      ],
      named: { number: "CON/1" },
    },
    {
      title: "a forged order",
      statements: [
        `INSERT INTO orders (company_id, id, year_id, number, date, customer_id, mode, amount)
          SELECT company_id, 90000, year_id, 900, date, customer_id, mode, amount FROM orders WHERE id = 1`,
      ],
      named: { number: "Order 900" },
    },
    {
      title: "a second settlement",
      statements: [
        `INSERT INTO settlements (company_id, voucher_id, bill_voucher_id, account_id, amount)
          VALUES (1, :receipt, :wholesale, 901, 0.01)`,
      ],
      named: "receipt",
    },
    {
      title: "an entry that was added",
      statements: [
        `INSERT INTO ledger_entries (company_id, voucher_id, ${entryColumns})
          SELECT company_id, voucher_id, line_no + 70, account_id, date, entry_kind, debit, credit, against_id, narration
          FROM ledger_entries WHERE voucher_id = :receipt`,
      ],
      named: "receipt",
    },
    {
      title: "a bank date that nobody entered",
      statements: [
        `INSERT INTO bank_dates (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_at)
          SELECT e.company_id, e.voucher_id, e.line_no, e.account_id, e.date, e.debit, e.credit, e.date, '2026-06-15 06:30:00'
          FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
          WHERE e.company_id = 1 AND e.voucher_id = :payment AND a.group_id = 5`,
      ],
      named: "payment",
    },
    {
      title: "a copied later digest",
      statements: [
        `INSERT INTO voucher_digests (company_id, voucher_id, no, of_table, digest_list, digest)
          SELECT company_id, voucher_id, no + 1, of_table, digest_list, digest FROM voucher_digests WHERE voucher_id = :cancelledReceipt`,
      ],
      named: "cancelledReceipt",
    },
  ];
}

function listExchanges(): RowFault[] {
  /** Each of the two rows gets the number of the other. */
  const exchange = (table: string, column: string) =>
    `UPDATE ${table} t JOIN (SELECT SUM(${column}) AS total FROM ${table} WHERE id IN (:journal, :manyJournal)) AS both_rows
      SET t.${column} = both_rows.total - t.${column} WHERE t.id IN (:journal, :manyJournal)`;
  const digestColumns = "voucher document entries".split(" ").map((name) => `digest_${name}`);
  return [
    {
      title: "two vouchers with each other's digest of entries",
      statements: [exchange("vouchers", "digest_entries")],
      named: "journal",
    },
    {
      title: "two vouchers with each other's digest of the document",
      statements: [exchange("vouchers", "digest_document")],
      named: "manyJournal",
    },
    {
      title: "two vouchers with each other's entries and digests",
      statements: [
        // The lines of one have to give way to those of the other.
        `UPDATE ledger_entries SET line_no = line_no + IF(voucher_id = :journal, 50, 0),
            voucher_id = :journal + :manyJournal - voucher_id
          WHERE voucher_id IN (:journal, :manyJournal) ORDER BY voucher_id`,
        ...digestColumns.map((column) => exchange("vouchers", column)),
      ],
      named: "journal",
    },
    {
      title: "two vouchers with each other's later digest",
      statements: [
        `UPDATE voucher_digests d JOIN (SELECT SUM(digest) AS total, MIN(voucher_id) AS first, MAX(voucher_id) AS last
            FROM (SELECT voucher_id, digest FROM voucher_digests WHERE of_table = 'bills' ORDER BY voucher_id LIMIT 2) AS two_rows) AS both_rows
          SET d.digest = both_rows.total - d.digest WHERE d.of_table = 'bills' AND d.voucher_id IN (both_rows.first, both_rows.last)`,
      ],
      named: "replaced",
    },
  ];
}

function moveToCompany(table: string, where: string): string {
  return `UPDATE ${table} SET company_id = 2 WHERE company_id = 1 AND ${where}`;
}

function listMoves(): string[] {
  return [
    moveToCompany("vouchers", "id = :contra"),
    moveToCompany("ledger_entries", "voucher_id = :contra"),
    moveToCompany("journals", "voucher_id = :contra"),
  ];
}
