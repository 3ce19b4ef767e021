import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The tables of the master screens: places of routes, devices, allocations, beat plans, rate slabs,
 * images.
 */
export const masters: Migration = {
  name: "003-masters",
  up: [
    `CREATE TABLE states (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id), KEY states_name (company_id, name)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE districts (
      company_id INT NOT NULL, id INT NOT NULL, state_id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id), KEY districts_state (company_id, state_id, name),
      CONSTRAINT districts_state FOREIGN KEY (company_id, state_id) REFERENCES states (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE taluks (
      company_id INT NOT NULL, id INT NOT NULL, district_id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id), KEY taluks_district (company_id, district_id, name),
      CONSTRAINT taluks_district FOREIGN KEY (company_id, district_id) REFERENCES districts (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE junctions (
      company_id INT NOT NULL, id INT NOT NULL, taluk_id INT NOT NULL, name VARCHAR(60) NOT NULL,
      PRIMARY KEY (company_id, id), KEY junctions_taluk (company_id, taluk_id, name),
      CONSTRAINT junctions_taluk FOREIGN KEY (company_id, taluk_id) REFERENCES taluks (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // Bluetooth devices of users: bluetooth is the MAC address.
    `CREATE TABLE macs (
      company_id INT NOT NULL, id INT NOT NULL, bluetooth VARCHAR(60) NOT NULL, user_id INT NOT NULL,
      is_active TINYINT NOT NULL DEFAULT 1, remark VARCHAR(300) NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY macs_bluetooth (company_id, bluetooth), KEY macs_user (company_id, user_id),
      CONSTRAINT macs_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // The van and the invoice series of a user from a given date.
    `CREATE TABLE allocations (
      company_id INT NOT NULL, id INT NOT NULL, date DATE NOT NULL, vehicle_id INT NOT NULL, user_id INT NOT NULL,
      b2b_series VARCHAR(20) NOT NULL, b2c_series VARCHAR(20) NOT NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY allocations_user (company_id, user_id, date),
      KEY allocations_vehicle (company_id, vehicle_id, date),
      CONSTRAINT allocations_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
      CONSTRAINT allocations_vehicle FOREIGN KEY (company_id, vehicle_id) REFERENCES vehicles (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // The weekdays on which a user works a route. ex marks an extra route; target is the user's
    // amount.
    `CREATE TABLE beat_plans (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, route_id INT NOT NULL, target DECIMAL(18,2) NOT NULL DEFAULT 0,
      mon TINYINT NOT NULL DEFAULT 0, tue TINYINT NOT NULL DEFAULT 0, wed TINYINT NOT NULL DEFAULT 0, thu TINYINT NOT NULL DEFAULT 0,
      fri TINYINT NOT NULL DEFAULT 0, sat TINYINT NOT NULL DEFAULT 0, sun TINYINT NOT NULL DEFAULT 0, ex TINYINT NOT NULL DEFAULT 0,
      ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY beat_plans_user (company_id, user_id, route_id), KEY beat_plans_route (company_id, route_id),
      CONSTRAINT beat_plans_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
      CONSTRAINT beat_plans_route FOREIGN KEY (company_id, route_id) REFERENCES routes (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // A distributor is an account of customer type 3.
    `CREATE TABLE employee_distributors (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, distributor_id INT NOT NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY employee_distributors_user (company_id, user_id, distributor_id),
      KEY employee_distributors_distributor (company_id, distributor_id),
      CONSTRAINT employee_distributors_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
      CONSTRAINT employee_distributors_distributor FOREIGN KEY (company_id, distributor_id) REFERENCES accounts (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // discount is a percentage from 0 to 100.
    `CREATE TABLE rate_slabs (
      company_id INT NOT NULL, id INT NOT NULL, from_rate DECIMAL(18,2) NOT NULL, to_rate DECIMAL(18,2) NOT NULL,
      discount DECIMAL(10,2) NOT NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY rate_slabs_from (company_id, from_rate)
    ) ${TABLE_OPTIONS}`,
    // slot is the documented RECNO, 1 to 5.
    `CREATE TABLE item_images (
      company_id INT NOT NULL, item_id INT NOT NULL, slot TINYINT NOT NULL, image MEDIUMBLOB NOT NULL, image_type VARCHAR(40) NOT NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, item_id, slot),
      CONSTRAINT item_images_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // The customer's position, for the trip map.
    "ALTER TABLE accounts ADD COLUMN latitude DECIMAL(9,6) NULL, ADD COLUMN longitude DECIMAL(9,6) NULL",
  ],
  down: [
    "ALTER TABLE accounts DROP COLUMN latitude, DROP COLUMN longitude",
    ...dropTables(
      "states",
      "districts",
      "taluks",
      "junctions",
      "macs",
      "allocations",
      "beat_plans",
      "employee_distributors",
      "rate_slabs",
      "item_images",
    ),
  ],
};
