import type { Knex } from "knex";

/**
 * Difficult names, by attackers and by ordinary users; each without line breaks, so that a test can
 * search for it unchanged.
 */
export const HOSTILE_NAMES: readonly string[] = [
  "=1+1",
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  "</td></tr></table><svg onload=window.pwned=1>",
  "{{constructor.constructor('window.pwned=1')()}}",
  "@SUM(A1:A9)",
  "+91 94470 12345",
  "-5 & &amp; &#65;",
  "Long " + "Society of Growers ".repeat(30),
  "അമൃത സ്റ്റോഴ്സ് കുട്ടനാട്",
  "متجر الأمير للبقالة",
  "🎉 Bakery 👩‍👩‍👧",
  "\u202Egnp.exe",
  "zero\u200Bwidth\u2060word",
];

/**
 * Gives every record of both companies one of the names, cut to its column's length, so that all
 * names occur in every table.
 */
export async function renameEverything(db: Knex): Promise<void> {
  for (const [table, columns] of Object.entries(NAMED_COLUMNS))
    for (const column of columns) {
      const id = table === "ledger_entries" ? "voucher_id" : "id";
      const cases = HOSTILE_NAMES.map((_, at) => `WHEN ${at} THEN ?`).join(" ");
      const [[{ length }]] = await db.raw(LENGTH_SQL, [table, column]);
      await db.raw(
        `UPDATE ${table} SET ${column} = LEFT(CASE ${id} % ${HOSTILE_NAMES.length} ${cases} END, ${Number(length)})`,
        [...HOSTILE_NAMES],
      );
    }
}

/**
 * The hostile name that a text equals, or starts if a column or cell has truncated it; undefined
 * for other texts.
 */
export function findHostile(text: string): string | undefined {
  const trimmedText = text.trim().replace(/^'/, "");
  return HOSTILE_NAMES.find(
    (name) => trimmedText === name.trim() || (trimmedText.length >= 15 && name.startsWith(trimmedText)),
  );
}

const LENGTH_SQL =
  "SELECT CHARACTER_MAXIMUM_LENGTH AS length FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND COLUMN_NAME = ?";
const NAMED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  accounts: ["name", "address", "place", "city"],
  account_groups: ["name"],
  items: ["name", "description"],
  item_categories: ["name"],
  users: ["name"],
  routes: ["name", "place"],
  branches: ["name", "address"],
  vehicles: ["reg_no"],
  stock_locations: ["name"],
  // What documents show of them.
  account_facts: ["name", "address", "place", "city"],
  item_facts: ["name"],
  user_facts: ["name"],
  route_facts: ["name"],
  branch_facts: ["name"],
  vehicle_facts: ["reg_no"],
  location_facts: ["name"],
  vouchers: ["narration"],
  ledger_entries: ["narration"],
  bills: ["narration"],
  purchases: ["narration"],
  receipts: ["narration"],
  orders: ["narration"],
};
