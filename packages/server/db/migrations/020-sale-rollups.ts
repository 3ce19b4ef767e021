import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** The sums of bills in effect; slot as in `ledger_day`. */
const SUMS = `slot TINYINT NOT NULL DEFAULT 0, bills INT NOT NULL, amount DECIMAL(18,2) NOT NULL`;

/**
 * Number and amount of the bills in effect: by salesman and day (0 for bills without one), and by
 * customer and month, since a customer seldom buys twice a day.
 */
export const saleRollups: Migration = {
  name: "020-sale-rollups",
  up: [
    `CREATE TABLE salesman_day (
      company_id INT NOT NULL, date DATE NOT NULL, salesman_id INT NOT NULL, ${SUMS},
      PRIMARY KEY (company_id, date, salesman_id, slot), KEY salesman_day_salesman (company_id, salesman_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE customer_month (
      company_id INT NOT NULL, month DATE NOT NULL, customer_id INT NOT NULL, ${SUMS},
      PRIMARY KEY (company_id, month, customer_id, slot), KEY customer_month_customer (company_id, customer_id, month)
    ) ${TABLE_OPTIONS}`,
    `INSERT INTO salesman_day (company_id, date, salesman_id, bills, amount)
      SELECT company_id, date, COALESCE(salesman_id, 0), COUNT(*), SUM(amount) FROM bills WHERE status = 1 GROUP BY 1, 2, 3`,
    `INSERT INTO customer_month (company_id, month, customer_id, bills, amount)
      SELECT company_id, date - INTERVAL (DAYOFMONTH(date) - 1) DAY, customer_id, COUNT(*), SUM(amount) FROM bills
      WHERE status = 1 GROUP BY 1, 2, 3`,
  ],
  down: dropTables("salesman_day", "customer_month"),
};
