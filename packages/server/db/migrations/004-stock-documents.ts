import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The columns of every document: its voucher, and who created and cancelled it. status 1 posted, 2
 * cancelled.
 */
const DOCUMENT = `
  voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL, status TINYINT NOT NULL DEFAULT 1,
  narration VARCHAR(500) NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  cancelled_by INT NULL, cancelled_at DATETIME(3) NULL`;

const documentKeys = (table: string) => `
  PRIMARY KEY (company_id, id), UNIQUE KEY ${table}_number (company_id, year_id, number), KEY ${table}_date (company_id, date, id),
  KEY ${table}_voucher (company_id, voucher_id),
  CONSTRAINT ${table}_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)`;

/** Keys of line tables: the document and the item. */
const lineKeys = (table: string, parent: string, parentId: string) => `
  PRIMARY KEY (company_id, ${parentId}, line_no), KEY ${table}_item (company_id, item_id, ${parentId}),
  CONSTRAINT ${table}_parent FOREIGN KEY (company_id, ${parentId}) REFERENCES ${parent} (company_id, id),
  CONSTRAINT ${table}_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)`;

const AMOUNTS = `
  taxable DECIMAL(18,2) NOT NULL, cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL,
  round_off DECIMAL(18,2) NOT NULL DEFAULT 0, amount DECIMAL(18,2) NOT NULL`;

const LINE_AMOUNTS = `
  unit_price DECIMAL(18,4) NOT NULL, tax_rate DECIMAL(10,2) NOT NULL, taxable DECIMAL(18,2) NOT NULL, cgst DECIMAL(18,2) NOT NULL,
  sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL, amount DECIMAL(18,2) NOT NULL`;

/**
 * The documents that move stock, except bills and purchases. `cost` is the change of inventory of a
 * line.
 */
export const stockDocuments: Migration = {
  name: "004-stock-documents",
  up: [
    // sale_type and inv_type are copied from the returned bill. Good goods go to location_id,
    // damaged and expired ones to damaged_location_id.
    `CREATE TABLE sale_returns (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      bill_id INT NULL, inv_type VARCHAR(3) NOT NULL, sale_type VARCHAR(9) NOT NULL, customer_id INT NOT NULL, salesman_id INT NULL,
      branch_id INT NULL, route_id INT NULL, vehicle_id INT NULL, location_id INT NOT NULL, inter_state TINYINT NOT NULL DEFAULT 0, ${AMOUNTS},
      ${documentKeys("sale_returns")}, KEY sale_returns_customer (company_id, customer_id, date, id),
      KEY sale_returns_bill (company_id, bill_id), KEY sale_returns_salesman (company_id, salesman_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE sale_return_lines (
      company_id INT NOT NULL, sale_return_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, hsn_code VARCHAR(8) NOT NULL,
      mrp DECIMAL(18,4) NOT NULL, good_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, damaged_quantity DECIMAL(18,3) NOT NULL DEFAULT 0,
      expired_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, free_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, ${LINE_AMOUNTS}, cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("sale_return_lines", "sale_returns", "sale_return_id")}
    ) ${TABLE_OPTIONS}`,
    // Goods given to a customer in exchange for damaged or expired ones: quantity goes out, the
    // other quantities come back damaged or expired.
    `CREATE TABLE replacements (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      customer_id INT NOT NULL, salesman_id INT NULL, branch_id INT NULL, route_id INT NULL, vehicle_id INT NULL, location_id INT NOT NULL,
      ${documentKeys("replacements")}, KEY replacements_customer (company_id, customer_id, date, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE replacement_lines (
      company_id INT NOT NULL, replacement_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL,
      quantity DECIMAL(18,3) NOT NULL, damaged_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, expired_quantity DECIMAL(18,3) NOT NULL DEFAULT 0,
      cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("replacement_lines", "replacements", "replacement_id")}
    ) ${TABLE_OPTIONS}`,
    // A write-off of goods at location_id; customer_id is the customer who returned them, if any.
    `CREATE TABLE damages (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      customer_id INT NULL, salesman_id INT NULL, branch_id INT NULL, vehicle_id INT NULL, location_id INT NOT NULL,
      ${documentKeys("damages")}, KEY damages_salesman (company_id, salesman_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE damage_lines (
      company_id INT NOT NULL, damage_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL,
      damaged_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, expired_quantity DECIMAL(18,3) NOT NULL DEFAULT 0, cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("damage_lines", "damages", "damage_id")}
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE purchase_returns (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      purchase_id INT NULL, supplier_id INT NOT NULL, location_id INT NOT NULL, inter_state TINYINT NOT NULL DEFAULT 0, ${AMOUNTS},
      ${documentKeys("purchase_returns")}, KEY purchase_returns_supplier (company_id, supplier_id, date, id),
      KEY purchase_returns_purchase (company_id, purchase_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE purchase_return_lines (
      company_id INT NOT NULL, purchase_return_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, hsn_code VARCHAR(8) NOT NULL,
      quantity DECIMAL(18,3) NOT NULL, ${LINE_AMOUNTS}, cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("purchase_return_lines", "purchase_returns", "purchase_return_id")}
    ) ${TABLE_OPTIONS}`,
    // item_id is the product; ingredient_cost is the documented TotalLC, total_cost adds the
    // overhead.
    `CREATE TABLE productions (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      item_id INT NOT NULL, batch_name VARCHAR(60) NULL, quantity DECIMAL(18,3) NOT NULL, location_id INT NOT NULL,
      ingredient_cost DECIMAL(18,2) NOT NULL, overhead DECIMAL(18,2) NOT NULL DEFAULT 0, total_cost DECIMAL(18,2) NOT NULL,
      ${documentKeys("productions")}, KEY productions_item (company_id, item_id, date),
      CONSTRAINT productions_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // One ingredient: quantity in stock, quantity according to the recipe, quantity used. cost is
    // the documented TLC.
    `CREATE TABLE production_lines (
      company_id INT NOT NULL, production_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL, batch_name VARCHAR(60) NULL,
      available_quantity DECIMAL(18,3) NOT NULL, required_quantity DECIMAL(18,3) NOT NULL, used_quantity DECIMAL(18,3) NOT NULL,
      cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("production_lines", "productions", "production_id")}
    ) ${TABLE_OPTIONS}`,
    // kind: load (godown to van), unload (van to godown), transfer (van to van). vehicle_id is the
    // van; in a transfer, the receiving van.
    `CREATE TABLE van_loads (
      company_id INT NOT NULL, id INT NOT NULL, ${DOCUMENT},
      kind VARCHAR(8) NOT NULL, vehicle_id INT NOT NULL, user_id INT NULL, branch_id INT NULL,
      from_location_id INT NOT NULL, to_location_id INT NOT NULL,
      ${documentKeys("van_loads")}, KEY van_loads_vehicle (company_id, vehicle_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE van_load_lines (
      company_id INT NOT NULL, van_load_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL,
      quantity DECIMAL(18,3) NOT NULL, cost DECIMAL(18,2) NOT NULL,
      ${lineKeys("van_load_lines", "van_loads", "van_load_id")}
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables(
    "sale_returns",
    "sale_return_lines",
    "replacements",
    "replacement_lines",
    "damages",
    "damage_lines",
    "purchase_returns",
    "purchase_return_lines",
    "productions",
    "production_lines",
    "van_loads",
    "van_load_lines",
  ),
};
