import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Prices that are valid from a day on, by rate type. On a day an item costs what the latest row
 * that is not after it says; where there is none, what the item's own column says, so that an item
 * without rows has had its price from the beginning.
 */
export const itemPrices: Migration = {
  name: "053-item-prices",
  up: [
    `CREATE TABLE item_prices (
      company_id INT NOT NULL, item_id INT NOT NULL, rate_type VARCHAR(4) NOT NULL, valid_from DATE NOT NULL,
      price DECIMAL(18,4) NOT NULL, set_by INT NULL, set_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, item_id, rate_type, valid_from),
      CONSTRAINT item_prices_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("item_prices"),
};
