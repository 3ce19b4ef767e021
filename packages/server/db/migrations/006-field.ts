import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Records of the field staff (trips, visits, positions), and messages and tasks from the office.
 */
export const field: Migration = {
  name: "006-field",
  up: [
    // A day's trip, with the allowances that applied when it began. Times are UTC; date is the day
    // in the company's time zone.
    `CREATE TABLE trips (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, date DATE NOT NULL, vehicle_id INT NULL,
      started_at DATETIME(3) NOT NULL, ended_at DATETIME(3) NULL, starting_km DECIMAL(18,3) NOT NULL, ending_km DECIMAL(18,3) NULL,
      days SMALLINT NOT NULL DEFAULT 1, km_allowance DECIMAL(18,2) NOT NULL DEFAULT 0, day_allowance DECIMAL(18,2) NOT NULL DEFAULT 0,
      client_id VARCHAR(64) NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), UNIQUE KEY trips_client (company_id, client_id), KEY trips_user (company_id, user_id, date),
      KEY trips_date (company_id, date, user_id),
      CONSTRAINT trips_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // Photos of the odometer. moment: start or end. In a separate table, because lists of trips
    // never read them.
    `CREATE TABLE trip_photos (
      company_id INT NOT NULL, trip_id INT NOT NULL, moment VARCHAR(5) NOT NULL, image MEDIUMBLOB NOT NULL, image_type VARCHAR(40) NOT NULL,
      PRIMARY KEY (company_id, trip_id, moment),
      CONSTRAINT trip_photos_trip FOREIGN KEY (company_id, trip_id) REFERENCES trips (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // customer_status and location_status carry the documented codes: 1/0 with 5 order placed, 1
    // take order, 2 no order, 3 and 4 shop closed, location 3 new customer.
    `CREATE TABLE visits (
      company_id INT NOT NULL, id INT NOT NULL, trip_id INT NULL, user_id INT NOT NULL, customer_id INT NOT NULL, route_id INT NULL,
      date DATE NOT NULL, at DATETIME(3) NOT NULL, customer_status TINYINT NOT NULL, location_status TINYINT NULL,
      latitude DECIMAL(9,6) NULL, longitude DECIMAL(9,6) NULL, order_id INT NULL, remark VARCHAR(300) NULL,
      client_id VARCHAR(64) NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), UNIQUE KEY visits_client (company_id, client_id), KEY visits_user (company_id, user_id, date),
      KEY visits_date (company_id, date, user_id), KEY visits_customer (company_id, customer_id, date), KEY visits_trip (company_id, trip_id),
      CONSTRAINT visits_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id),
      CONSTRAINT visits_customer FOREIGN KEY (company_id, customer_id) REFERENCES accounts (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // A point of a user's track; interval points are sent at regular intervals rather than at a
    // stop.
    `CREATE TABLE locations (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, date DATE NOT NULL, at DATETIME(3) NOT NULL,
      latitude DECIMAL(9,6) NOT NULL, longitude DECIMAL(9,6) NOT NULL, place VARCHAR(200) NULL,
      is_interval_point TINYINT NOT NULL DEFAULT 0, client_id VARCHAR(64) NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY locations_client (company_id, client_id), KEY locations_user (company_id, user_id, at),
      KEY locations_date (company_id, date, user_id, at),
      CONSTRAINT locations_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // user_id is the receiver; NULL means everybody.
    `CREATE TABLE messages (
      company_id INT NOT NULL, id INT NOT NULL, message VARCHAR(2000) NOT NULL, user_id INT NULL, date DATE NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY messages_date (company_id, date, id), KEY messages_user (company_id, user_id, date)
    ) ${TABLE_OPTIONS}`,
    // status 1 active, 2 inactive.
    `CREATE TABLE tasks (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(300) NOT NULL, date DATE NULL, status TINYINT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY tasks_date (company_id, date, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("trips", "trip_photos", "visits", "locations", "messages", "tasks"),
};
