import type { Migration } from "../migration.ts";

/** When an endpoint took something last. */
export const webhookDeliveries: Migration = {
  name: "026-webhook-deliveries",
  up: ["ALTER TABLE webhooks ADD COLUMN delivered_at DATETIME(3) NULL"],
  down: ["ALTER TABLE webhooks DROP COLUMN delivered_at"],
};
