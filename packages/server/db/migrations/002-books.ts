import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The books: append-only vouchers, ledger and stock lines, the rollups over them, and the first
 * documents.
 */
export const books: Migration = {
  name: "002-books",
  up: [
    // The next number of a kind of document in a series and year. Taken late in the posting
    // transaction, so that there are no gaps.
    `CREATE TABLE counters (
      company_id INT NOT NULL, kind VARCHAR(20) NOT NULL, series_id INT NOT NULL DEFAULT 0, year_id INT NOT NULL, next_number INT NOT NULL,
      PRIMARY KEY (company_id, kind, series_id, year_id)
    ) ${TABLE_OPTIONS}`,
    // kind: opening, sale, sale_return, replacement, damage, van_load, purchase, purchase_return,
    // production, receipt, payment, expense, journal, contra, hand_over. Cancelling adds a reversal
    // voucher, which names the original in reverses_id.
    `CREATE TABLE vouchers (
      company_id INT NOT NULL, id INT NOT NULL, kind VARCHAR(20) NOT NULL, year_id INT NOT NULL, series_id INT NOT NULL DEFAULT 0,
      number INT NOT NULL, voucher_no VARCHAR(64) NOT NULL, date DATE NOT NULL, party_id INT NULL, user_id INT NULL, branch_id INT NULL,
      amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL, reverses_id INT NULL, client_id VARCHAR(64) NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), UNIQUE KEY vouchers_client (company_id, kind, client_id),
      KEY vouchers_date (company_id, date, id), KEY vouchers_number (company_id, kind, year_id, series_id, number),
      KEY vouchers_party (company_id, party_id, date),
      CONSTRAINT vouchers_year FOREIGN KEY (company_id, year_id) REFERENCES financial_years (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // entry_kind decides the report column that the line is counted in: bill, return, receipt,
    // purchase, purchase_return, payment, expense, journal, contra, hand_over, cost, stock,
    // production, opening. Reversals have the kinds of their originals' lines.
    `CREATE TABLE ledger_entries (
      company_id INT NOT NULL, voucher_id INT NOT NULL, line_no SMALLINT NOT NULL, account_id INT NOT NULL, date DATE NOT NULL,
      entry_kind VARCHAR(16) NOT NULL, debit DECIMAL(18,2) NOT NULL DEFAULT 0, credit DECIMAL(18,2) NOT NULL DEFAULT 0,
      against_id INT NULL, narration VARCHAR(500) NULL,
      PRIMARY KEY (company_id, voucher_id, line_no),
      KEY ledger_entries_account (company_id, account_id, date, voucher_id, line_no, entry_kind, debit, credit),
      KEY ledger_entries_date (company_id, date, account_id),
      CONSTRAINT ledger_entries_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT ledger_entries_account FOREIGN KEY (company_id, account_id) REFERENCES accounts (company_id, id),
      CONSTRAINT ledger_entries_one_side CHECK (debit >= 0 AND credit >= 0 AND debit * credit = 0 AND debit + credit > 0)
    ) ${TABLE_OPTIONS}`,
    // move_kind: OPENING, PURCHASE, PURCHASE_RETURN, SALE, FREE, SALE_RETURN, REPLACE_OUT,
    // DAMAGE_OUT, LOAD, UNLOAD, TRANSFER, CONSUME, PRODUCE, ADJUST. quantity is negative when goods
    // go out. value is the change of the inventory account.
    `CREATE TABLE stock_moves (
      company_id INT NOT NULL, voucher_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, location_id INT NOT NULL,
      date DATE NOT NULL, move_kind VARCHAR(16) NOT NULL, quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, voucher_id, line_no),
      KEY stock_moves_item (company_id, item_id, location_id, date, move_kind, quantity, value),
      KEY stock_moves_location (company_id, location_id, date, item_id),
      CONSTRAINT stock_moves_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT stock_moves_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id),
      CONSTRAINT stock_moves_location FOREIGN KEY (company_id, location_id) REFERENCES stock_locations (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // The moving average cost of an item over all its locations: rate = value / quantity.
    `CREATE TABLE item_costs (
      company_id INT NOT NULL, item_id INT NOT NULL, quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL,
      rate DECIMAL(18,6) NOT NULL,
      PRIMARY KEY (company_id, item_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE ledger_day (
      company_id INT NOT NULL, account_id INT NOT NULL, date DATE NOT NULL, entry_kind VARCHAR(16) NOT NULL, slot TINYINT NOT NULL DEFAULT 0,
      debit DECIMAL(18,2) NOT NULL, credit DECIMAL(18,2) NOT NULL, entries INT NOT NULL,
      PRIMARY KEY (company_id, account_id, date, entry_kind, slot), KEY ledger_day_date (company_id, date, account_id)
    ) ${TABLE_OPTIONS}`,
    // month is the month's first day.
    `CREATE TABLE ledger_month (
      company_id INT NOT NULL, account_id INT NOT NULL, month DATE NOT NULL, entry_kind VARCHAR(16) NOT NULL, slot TINYINT NOT NULL DEFAULT 0,
      debit DECIMAL(18,2) NOT NULL, credit DECIMAL(18,2) NOT NULL, entries INT NOT NULL,
      PRIMARY KEY (company_id, account_id, month, entry_kind, slot), KEY ledger_month_month (company_id, month, account_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE stock_day (
      company_id INT NOT NULL, item_id INT NOT NULL, location_id INT NOT NULL, date DATE NOT NULL, move_kind VARCHAR(16) NOT NULL,
      slot TINYINT NOT NULL DEFAULT 0, quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, item_id, location_id, date, move_kind, slot), KEY stock_day_date (company_id, date, item_id)
    ) ${TABLE_OPTIONS}`,
    // status 1 posted, 2 cancelled. mode 0 cash, 1 credit. retail_no is '00' on a wholesale bill.
    // Amounts never change after posting; a cancelled bill keeps them, and reports show 0.
    `CREATE TABLE bills (
      company_id INT NOT NULL, id INT NOT NULL, voucher_id INT NOT NULL, year_id INT NOT NULL, series_id INT NOT NULL, series VARCHAR(20) NOT NULL,
      number INT NOT NULL, retail_no VARCHAR(20) NOT NULL, wholesale_no VARCHAR(20) NULL, bill_no VARCHAR(64) NOT NULL, date DATE NOT NULL,
      inv_type VARCHAR(3) NOT NULL, sale_type VARCHAR(9) NOT NULL, mode TINYINT NOT NULL, status TINYINT NOT NULL DEFAULT 1,
      customer_id INT NOT NULL, salesman_id INT NULL, branch_id INT NULL, route_id INT NULL, vehicle_id INT NULL, location_id INT NOT NULL,
      order_id INT NULL, inter_state TINYINT NOT NULL DEFAULT 0,
      taxable DECIMAL(18,2) NOT NULL, cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL,
      discount DECIMAL(18,2) NOT NULL DEFAULT 0, round_off DECIMAL(18,2) NOT NULL DEFAULT 0, amount DECIMAL(18,2) NOT NULL,
      narration VARCHAR(500) NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      cancelled_by INT NULL, cancelled_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY bills_number (company_id, year_id, series_id, number),
      KEY bills_date (company_id, date, id), KEY bills_salesman (company_id, salesman_id, date, id),
      KEY bills_customer (company_id, customer_id, date, id), KEY bills_voucher (company_id, voucher_id),
      CONSTRAINT bills_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT bills_customer FOREIGN KEY (company_id, customer_id) REFERENCES accounts (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // cost is the inventory value of the line's goods, including free ones, when the bill was
    // posted.
    `CREATE TABLE bill_lines (
      company_id INT NOT NULL, bill_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, hsn_code VARCHAR(8) NOT NULL,
      mrp DECIMAL(18,4) NOT NULL, quantity DECIMAL(18,3) NOT NULL, free_quantity DECIMAL(18,3) NOT NULL DEFAULT 0,
      unit_price DECIMAL(18,4) NOT NULL, tax_rate DECIMAL(10,2) NOT NULL, taxable DECIMAL(18,2) NOT NULL,
      cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL, amount DECIMAL(18,2) NOT NULL,
      cost DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, bill_id, line_no), KEY bill_lines_item (company_id, item_id, bill_id),
      CONSTRAINT bill_lines_bill FOREIGN KEY (company_id, bill_id) REFERENCES bills (company_id, id),
      CONSTRAINT bill_lines_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE purchases (
      company_id INT NOT NULL, id INT NOT NULL, voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL,
      supplier_id INT NOT NULL, supplier_invoice_no VARCHAR(60) NULL, supplier_invoice_date DATE NULL, location_id INT NOT NULL,
      inter_state TINYINT NOT NULL DEFAULT 0, status TINYINT NOT NULL DEFAULT 1,
      taxable DECIMAL(18,2) NOT NULL, cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL,
      freight DECIMAL(18,2) NOT NULL DEFAULT 0, discount DECIMAL(18,2) NOT NULL DEFAULT 0, round_off DECIMAL(18,2) NOT NULL DEFAULT 0,
      amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), cancelled_by INT NULL, cancelled_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY purchases_number (company_id, year_id, number), KEY purchases_date (company_id, date, id),
      KEY purchases_supplier (company_id, supplier_id, date, id),
      CONSTRAINT purchases_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE purchase_lines (
      company_id INT NOT NULL, purchase_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, hsn_code VARCHAR(8) NOT NULL,
      mrp DECIMAL(18,4) NOT NULL, quantity DECIMAL(18,3) NOT NULL, free_quantity DECIMAL(18,3) NOT NULL DEFAULT 0,
      unit_price DECIMAL(18,4) NOT NULL, discount_rate DECIMAL(10,2) NOT NULL DEFAULT 0, freight DECIMAL(18,2) NOT NULL DEFAULT 0,
      tax_rate DECIMAL(10,2) NOT NULL, taxable DECIMAL(18,2) NOT NULL, cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL,
      igst DECIMAL(18,2) NOT NULL, amount DECIMAL(18,2) NOT NULL, landed DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, purchase_id, line_no), KEY purchase_lines_item (company_id, item_id, purchase_id),
      CONSTRAINT purchase_lines_purchase FOREIGN KEY (company_id, purchase_id) REFERENCES purchases (company_id, id),
      CONSTRAINT purchase_lines_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // mode: C cash, B bank (cheque), O online payment, N NEFT. approval_status 1 approved.
    `CREATE TABLE receipts (
      company_id INT NOT NULL, id INT NOT NULL, voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL,
      mode CHAR(1) NOT NULL, ledger_id INT NOT NULL, party_id INT NOT NULL, user_id INT NULL, branch_id INT NULL,
      amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL, cheque_no VARCHAR(30) NULL, cheque_date DATE NULL, bank VARCHAR(100) NULL,
      bank_branch VARCHAR(100) NULL, remark VARCHAR(300) NULL, approval_status TINYINT NOT NULL DEFAULT 0, status TINYINT NOT NULL DEFAULT 1,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), cancelled_by INT NULL, cancelled_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, id), KEY receipts_number (company_id, year_id, number), KEY receipts_date (company_id, date, id),
      KEY receipts_party (company_id, party_id, date), KEY receipts_user (company_id, user_id, date),
      CONSTRAINT receipts_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // An order moves neither money nor stock. status 0 not invoiced, 1 invoiced. mode 0 cash, 1
    // credit.
    `CREATE TABLE orders (
      company_id INT NOT NULL, id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, bill_series VARCHAR(20) NULL, date DATE NOT NULL,
      customer_id INT NOT NULL, user_id INT NULL, branch_id INT NULL, mode TINYINT NOT NULL, status TINYINT NOT NULL DEFAULT 0,
      amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL, client_id VARCHAR(64) NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), UNIQUE KEY orders_number (company_id, year_id, number), UNIQUE KEY orders_client (company_id, client_id),
      KEY orders_date (company_id, date, id), KEY orders_user (company_id, user_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE order_lines (
      company_id INT NOT NULL, order_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, mrp DECIMAL(18,4) NOT NULL,
      quantity DECIMAL(18,3) NOT NULL, rate DECIMAL(18,4) NOT NULL, amount DECIMAL(18,2) NOT NULL, narration VARCHAR(300) NULL,
      PRIMARY KEY (company_id, order_id, line_no), KEY order_lines_item (company_id, item_id, order_id),
      CONSTRAINT order_lines_order FOREIGN KEY (company_id, order_id) REFERENCES orders (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables(
    "counters",
    "vouchers",
    "ledger_entries",
    "stock_moves",
    "item_costs",
    "ledger_day",
    "ledger_month",
    "stock_day",
    "bills",
    "bill_lines",
    "purchases",
    "purchase_lines",
    "receipts",
    "orders",
    "order_lines",
  ),
};
