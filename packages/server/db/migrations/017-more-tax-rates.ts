import type { Migration } from "../migration.ts";

/**
 * The taxes that companies lack which were made before; `company/basics.ts` has them for new ones.
 */
const TAXES = [
  "0 AS place, 'GST 28%' AS name",
  "1, 'GST 40%'",
  "2, 'GST 28% to 18%'",
  "3, 'GST 28% to 40%'",
] as const;

const RATES = [
  "0 AS place, '2017-07-01' AS valid_from, 28 AS rate",
  "1, '2025-09-22', 40",
  "2, '2017-07-01', 28",
  "2, '2025-09-22', 18",
  "3, '2017-07-01', 28",
  "3, '2025-09-22', 40",
] as const;

const select = (rows: readonly string[]) => `(SELECT ${rows.join(" UNION ALL SELECT ")})`;

/**
 * Each company gets taxes of 28 and 40 % of its own, with the next ids that it has not reserved.
 */
export const moreTaxRates: Migration = {
  name: "017-more-tax-rates",
  up: [
    `INSERT INTO id_blocks (company_id, name, next_id)
      SELECT c.company_id, 'taxes', COALESCE((SELECT MAX(t.id) FROM taxes t WHERE t.company_id = c.company_id), 0) + 1
      FROM companies c
      ON DUPLICATE KEY UPDATE next_id = GREATEST(id_blocks.next_id, VALUES(next_id))`,
    `INSERT IGNORE INTO taxes (company_id, id, name)
      SELECT b.company_id, b.next_id + n.place, n.name FROM id_blocks b JOIN ${select(TAXES)} n
      WHERE b.name = 'taxes' AND b.company_id <> 0
        AND NOT EXISTS (SELECT 1 FROM taxes t WHERE t.company_id = b.company_id AND t.name = 'GST 28%')`,
    `INSERT IGNORE INTO tax_rates (company_id, tax_id, valid_from, rate)
      SELECT t.company_id, t.id, n.valid_from, n.rate FROM id_blocks b JOIN ${select(RATES)} n
      JOIN taxes t ON t.company_id = b.company_id AND t.id = b.next_id + n.place
      WHERE b.name = 'taxes'`,
    `UPDATE id_blocks SET next_id = next_id + ${TAXES.length} WHERE name = 'taxes'`,
  ],
  // Not reverted: items may already use these taxes.
  down: [],
};
