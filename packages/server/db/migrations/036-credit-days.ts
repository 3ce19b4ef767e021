import type { Migration } from "../migration.ts";

/** How many days after its date a bill of a customer or supplier is due. */
export const creditDays: Migration = {
  name: "036-credit-days",
  up: ["ALTER TABLE accounts ADD COLUMN credit_days SMALLINT NULL"],
  down: ["ALTER TABLE accounts DROP COLUMN credit_days"],
};
