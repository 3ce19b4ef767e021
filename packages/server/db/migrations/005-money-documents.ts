import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The columns of every document: its voucher, and who created and cancelled it. status 1 posted, 2
 * cancelled.
 */
const DOCUMENT = `
  voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL, status TINYINT NOT NULL DEFAULT 1,
  amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL,
  created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), cancelled_by INT NULL, cancelled_at DATETIME(3) NULL`;

const documentKeys = (table: string) => `
  PRIMARY KEY (company_id, id), KEY ${table}_number (company_id, year_id, number), KEY ${table}_date (company_id, date, id),
  KEY ${table}_voucher (company_id, voucher_id),
  CONSTRAINT ${table}_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)`;

const CHEQUE = `
  cheque_no VARCHAR(30) NULL, cheque_date DATE NULL, bank VARCHAR(100) NULL, bank_branch VARCHAR(100) NULL, remark VARCHAR(300) NULL`;

/** The documents that move money only; receipts are in 002. */
export const moneyDocuments: Migration = {
  name: "005-money-documents",
  up: [
    // mode: C cash, B bank (cheque), O online payment, N NEFT. ledger_id is the cash or bank
    // account it is paid from.
    `CREATE TABLE payments (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      mode CHAR(1) NOT NULL, ledger_id INT NOT NULL, party_id INT NOT NULL, user_id INT NULL, branch_id INT NULL, ${CHEQUE},
      ${documentKeys("payments")}, KEY payments_party (company_id, party_id, date), KEY payments_user (company_id, user_id, date)
    ) ${TABLE_OPTIONS}`,
    // type: SJ single journal, CJ contra (between cash and bank accounts), MJ more than two lines;
    // the lines are in the ledger.
    `CREATE TABLE journals (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      type CHAR(2) NOT NULL DEFAULT 'SJ', debit_id INT NOT NULL, credit_id INT NOT NULL, other_narration VARCHAR(500) NULL,
      ${documentKeys("journals")}
    ) ${TABLE_OPTIONS}`,
    // account_id is the expense account, ledger_id the cash or bank account that it was paid from.
    `CREATE TABLE expenses (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      mode CHAR(1) NOT NULL DEFAULT 'C', account_id INT NOT NULL, ledger_id INT NOT NULL, user_id INT NULL, branch_id INT NULL, trip_id INT NULL,
      ${documentKeys("expenses")}, KEY expenses_user (company_id, user_id, date)
    ) ${TABLE_OPTIONS}`,
    // Cash handed over by a salesman: from the cash account of user_id to the main one.
    `CREATE TABLE hand_overs (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      user_id INT NOT NULL, from_ledger_id INT NOT NULL, to_ledger_id INT NOT NULL, branch_id INT NULL,
      ${documentKeys("hand_overs")}, KEY hand_overs_user (company_id, user_id, date)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("payments", "journals", "expenses", "hand_overs"),
};
