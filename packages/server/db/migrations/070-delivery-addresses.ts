import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

const SHIP_TO =
  "receiver VARCHAR(8), id INT, name VARCHAR(200), address VARCHAR(500), pin VARCHAR(6), state_code CHAR(2), gstin VARCHAR(15)".split(
    ", ",
  );

/**
 * A customer's delivery addresses, and where the goods of bills and orders go: frozen with the
 * document, NULL if they go to the customer's address (docs/decisions/066-places-of-delivery.md).
 */
export const deliveryAddresses: Migration = {
  name: "070-delivery-addresses",
  up: [
    `CREATE TABLE IF NOT EXISTS delivery_addresses (
      company_id INT NOT NULL, id INT NOT NULL, account_id INT NOT NULL, name VARCHAR(200) NOT NULL, address VARCHAR(500) NOT NULL,
      pin VARCHAR(6) NULL, state VARCHAR(100) NULL, state_code CHAR(2) NULL, gstin VARCHAR(15) NULL,
      version INT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY delivery_addresses_account (company_id, account_id),
      CONSTRAINT delivery_addresses_account FOREIGN KEY (company_id, account_id) REFERENCES accounts (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `ALTER TABLE bills ${buildAdditions()}`,
    `ALTER TABLE orders ${buildAdditions()}`,
  ],
  down: [
    `ALTER TABLE orders ${buildRemovals()}`,
    `ALTER TABLE bills ${buildRemovals()}`,
    ...dropTables("delivery_addresses"),
  ],
};

function buildAdditions(): string {
  return SHIP_TO.map((column) => `ADD COLUMN ship_to_${column} NULL`).join(", ");
}

function buildRemovals(): string {
  return SHIP_TO.map((column) => `DROP COLUMN ship_to_${column.split(" ")[0]}`).join(", ");
}
