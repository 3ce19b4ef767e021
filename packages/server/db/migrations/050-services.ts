import type { Migration } from "../migration.ts";

/**
 * Services and charges among the items: they are taxed and have no stock. All that there are are
 * goods.
 */
export const services: Migration = {
  name: "050-services",
  up: [
    `ALTER TABLE items ADD COLUMN is_service TINYINT NOT NULL DEFAULT 0,
      ADD KEY items_service (company_id, is_service)`,
  ],
  down: ["ALTER TABLE items DROP KEY items_service, DROP COLUMN is_service"],
};
