import type { Migration } from "../migration.ts";

/**
 * The units that companies lack which were made before; `company/starting-records.ts` has them for
 * new ones.
 */
const UNITS = [
  "0 AS place, 'Case' AS name, 'CTN' AS uqc",
  "1, 'Carton', 'CTN'",
  "2, 'Dozen', 'DOZ'",
] as const;

/**
 * The larger unit of an item, and how much of its own unit that holds: both or neither. Each
 * company gets the units in which goods are packed, with the next ids that it has not reserved.
 */
export const largerUnits: Migration = {
  name: "051-larger-units",
  up: [
    `ALTER TABLE items ADD COLUMN larger_unit_id INT NULL, ADD COLUMN per_larger_unit DECIMAL(10,3) NULL,
      ADD CONSTRAINT items_larger_unit FOREIGN KEY (company_id, larger_unit_id) REFERENCES units (company_id, id)`,
    `INSERT INTO id_blocks (company_id, name, next_id)
      SELECT c.company_id, 'units', COALESCE((SELECT MAX(u.id) FROM units u WHERE u.company_id = c.company_id), 0) + 1
      FROM companies c
      ON DUPLICATE KEY UPDATE next_id = GREATEST(id_blocks.next_id, VALUES(next_id))`,
    `INSERT IGNORE INTO units (company_id, id, name, uqc)
      SELECT b.company_id, b.next_id + n.place, n.name, n.uqc
      FROM id_blocks b JOIN (SELECT ${UNITS.join(" UNION ALL SELECT ")}) n
      WHERE b.name = 'units' AND b.company_id <> 0
        AND NOT EXISTS (SELECT 1 FROM units u WHERE u.company_id = b.company_id AND u.name = n.name)`,
    `UPDATE id_blocks SET next_id = next_id + ${UNITS.length} WHERE name = 'units'`,
  ],
  // The units are kept: items may already use them.
  down: [
    "ALTER TABLE items DROP FOREIGN KEY items_larger_unit",
    "ALTER TABLE items DROP KEY items_larger_unit, DROP COLUMN larger_unit_id, DROP COLUMN per_larger_unit",
  ],
};
