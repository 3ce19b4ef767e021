import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Companies, their financial years, users, places and accounts, which all documents refer to. */
export const company: Migration = {
  name: "001-company",
  up: [
    `CREATE TABLE companies (
      company_id INT NOT NULL, name VARCHAR(200) NOT NULL, code VARCHAR(20) NULL,
      address VARCHAR(500) NULL, telephone VARCHAR(20) NULL, mobile VARCHAR(20) NULL,
      city VARCHAR(100) NULL, district VARCHAR(100) NULL, state VARCHAR(100) NULL, state_code CHAR(2) NOT NULL DEFAULT '32',
      gstin VARCHAR(15) NULL, email VARCHAR(200) NULL, tin VARCHAR(30) NULL, cst VARCHAR(30) NULL,
      logo MEDIUMBLOB NULL, logo_type VARCHAR(40) NULL, time_zone VARCHAR(40) NOT NULL DEFAULT 'Asia/Kolkata',
      ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
    // The next record id per company and table, reserved in blocks. Gaps do not matter, and ids
    // reveal nothing about other companies.
    `CREATE TABLE id_blocks (
      company_id INT NOT NULL, name VARCHAR(40) NOT NULL, next_id INT NOT NULL,
      PRIMARY KEY (company_id, name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE financial_years (
      company_id INT NOT NULL, id INT NOT NULL, label VARCHAR(20) NOT NULL,
      start_date DATE NOT NULL, end_date DATE NOT NULL, locked_until DATE NULL, closed_at DATETIME(3) NULL,
      ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), UNIQUE KEY financial_years_start (company_id, start_date),
      CONSTRAINT financial_years_company FOREIGN KEY (company_id) REFERENCES companies (company_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE roles (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE branches (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(100) NOT NULL, address VARCHAR(500) NULL,
      country VARCHAR(60) NULL, state VARCHAR(60) NULL, district VARCHAR(60) NULL, city VARCHAR(60) NULL,
      pincode VARCHAR(6) NULL, phone VARCHAR(10) NULL, mobile VARCHAR(10) NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY branches_name (company_id, name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE zones (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(100) NOT NULL, area VARCHAR(100) NULL,
      country VARCHAR(60) NULL, state VARCHAR(60) NULL, pincode VARCHAR(6) NULL, phone VARCHAR(10) NULL, mobile VARCHAR(10) NULL,
      ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY zones_name (company_id, name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE users (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(200) NOT NULL, sex TINYINT NULL,
      address1 VARCHAR(200) NULL, address2 VARCHAR(200) NULL, address3 VARCHAR(200) NULL,
      mobile VARCHAR(20) NULL, email VARCHAR(200) NULL, username VARCHAR(100) NOT NULL,
      password_hash VARCHAR(200) NOT NULL, password_changed_at DATETIME(3) NULL,
      image MEDIUMBLOB NULL, image_type VARCHAR(40) NULL,
      role_id TINYINT NOT NULL, branch_id INT NULL, zone_id INT NULL,
      km_allowance DECIMAL(18,2) NOT NULL DEFAULT 0, day_allowance DECIMAL(18,2) NOT NULL DEFAULT 0,
      is_active TINYINT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), UNIQUE KEY users_username (company_id, username),
      KEY users_zone (company_id, zone_id), KEY users_branch (company_id, branch_id),
      CONSTRAINT users_company FOREIGN KEY (company_id) REFERENCES companies (company_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE routes (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(100) NOT NULL, place VARCHAR(100) NULL,
      from_place VARCHAR(100) NULL, to_place VARCHAR(100) NULL,
      state_id INT NULL, district_id INT NULL, taluk_id INT NULL, junction_id INT NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY routes_name (company_id, name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE vehicles (
      company_id INT NOT NULL, id INT NOT NULL, reg_no VARCHAR(20) NOT NULL, branch_id INT NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY vehicles_reg_no (company_id, reg_no)
    ) ${TABLE_OPTIONS}`,
    // nature: Assets, Liabilities, Income, Expenses. Ids as documented (5 bank, 6 cash, 14 debtors,
    // 27 creditors).
    `CREATE TABLE account_groups (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(100) NOT NULL, nature VARCHAR(12) NOT NULL, parent_id INT NULL,
      PRIMARY KEY (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // system_key marks an account that postings look up ('sales', 'cgst_output'…); user_id is the
    // user whose cash account it is.
    `CREATE TABLE accounts (
      company_id INT NOT NULL, id INT NOT NULL, reference VARCHAR(60) NULL, name VARCHAR(200) NOT NULL, group_id INT NOT NULL,
      system_key VARCHAR(40) NULL, user_id INT NULL,
      address VARCHAR(500) NULL, place VARCHAR(100) NULL, city VARCHAR(100) NULL, state VARCHAR(100) NULL, state_code CHAR(2) NULL,
      country VARCHAR(60) NULL, pin VARCHAR(6) NULL, phone VARCHAR(20) NULL, mobile VARCHAR(20) NULL, email VARCHAR(200) NULL,
      gstin VARCHAR(15) NULL, route_id INT NULL, salesman_id INT NULL, vehicle_id INT NULL,
      rate_type VARCHAR(4) NULL, customer_type TINYINT NULL, credit_limit DECIMAL(18,2) NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), UNIQUE KEY accounts_system_key (company_id, system_key),
      UNIQUE KEY accounts_reference (company_id, reference),
      KEY accounts_group (company_id, group_id, name), KEY accounts_name (company_id, name), KEY accounts_user (company_id, user_id),
      CONSTRAINT accounts_group FOREIGN KEY (company_id, group_id) REFERENCES account_groups (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // kind: godown, van, damaged. Goods in godowns and vans are saleable.
    `CREATE TABLE stock_locations (
      company_id INT NOT NULL, id INT NOT NULL, kind VARCHAR(10) NOT NULL, name VARCHAR(100) NOT NULL,
      branch_id INT NULL, vehicle_id INT NULL,
      PRIMARY KEY (company_id, id), KEY stock_locations_vehicle (company_id, vehicle_id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE units (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(30) NOT NULL, uqc VARCHAR(10) NOT NULL,
      PRIMARY KEY (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE taxes (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // A tax rate is valid from its day until the next row's: a bill uses the row that is valid on
    // its date.
    `CREATE TABLE tax_rates (
      company_id INT NOT NULL, tax_id INT NOT NULL, valid_from DATE NOT NULL, rate DECIMAL(10,2) NOT NULL,
      PRIMARY KEY (company_id, tax_id, valid_from),
      CONSTRAINT tax_rates_tax FOREIGN KEY (company_id, tax_id) REFERENCES taxes (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE hsn_codes (
      company_id INT NOT NULL, code VARCHAR(8) NOT NULL, description VARCHAR(300) NULL,
      PRIMARY KEY (company_id, code)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE item_categories (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // item_type: 1 finished, 0 semi, 2 other. supply: purchase or production.
    `CREATE TABLE items (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(200) NOT NULL, description VARCHAR(500) NULL,
      category_id INT NOT NULL, item_type TINYINT NOT NULL DEFAULT 1, supply VARCHAR(10) NOT NULL DEFAULT 'purchase',
      size VARCHAR(60) NULL, colour VARCHAR(60) NULL, unit_id INT NOT NULL, hsn_code VARCHAR(8) NOT NULL, tax_id INT NOT NULL,
      mrp DECIMAL(18,4) NOT NULL DEFAULT 0, ccp DECIMAL(18,4) NOT NULL DEFAULT 0, wholesale_price DECIMAL(18,4) NOT NULL DEFAULT 0,
      bp_price DECIMAL(18,4) NOT NULL DEFAULT 0, sp DECIMAL(18,4) NOT NULL DEFAULT 0, dp DECIMAL(18,4) NOT NULL DEFAULT 0,
      batch_id INT NULL, batch_name VARCHAR(60) NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY items_name (company_id, name), KEY items_category (company_id, category_id),
      CONSTRAINT items_tax FOREIGN KEY (company_id, tax_id) REFERENCES taxes (company_id, id),
      CONSTRAINT items_unit FOREIGN KEY (company_id, unit_id) REFERENCES units (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // series as printed, 'B2C/26-27'; inv_type B2B or B2C.
    `CREATE TABLE invoice_series (
      company_id INT NOT NULL, id INT NOT NULL, series VARCHAR(20) NOT NULL, inv_type VARCHAR(3) NOT NULL, year_id INT NOT NULL,
      ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY invoice_series_series (company_id, series),
      CONSTRAINT invoice_series_year FOREIGN KEY (company_id, year_id) REFERENCES financial_years (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables(
    "companies",
    "id_blocks",
    "financial_years",
    "roles",
    "branches",
    "zones",
    "users",
    "routes",
    "vehicles",
    "account_groups",
    "accounts",
    "stock_locations",
    "units",
    "taxes",
    "tax_rates",
    "hsn_codes",
    "item_categories",
    "items",
    "invoice_series",
  ),
};
