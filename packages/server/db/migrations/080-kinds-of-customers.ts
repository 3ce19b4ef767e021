import type { Migration } from "../migration.ts";

/**
 * What a customer is for GST, as somebody said it: NULL where nobody did. Documents show it, so it
 * is a fact of the account. A signature and a digest count it only where it is known, so those of
 * other accounts stay as they are.
 */
export const kindsOfCustomers: Migration = {
  name: "080-kinds-of-customers",
  up: [
    `ALTER TABLE accounts ADD COLUMN gst_kind VARCHAR(20) NULL, DROP COLUMN facts_signature,
      ADD COLUMN ${buildSignatureColumn(", IF(gst_kind IS NULL, '', QUOTE(gst_kind))")}`,
    "ALTER TABLE account_facts ADD COLUMN gst_kind VARCHAR(20) NULL",
  ],
  down: [
    "ALTER TABLE account_facts DROP COLUMN gst_kind",
    `ALTER TABLE accounts DROP COLUMN facts_signature, DROP COLUMN gst_kind, ADD COLUMN ${buildSignatureColumn("")}`,
  ],
};

function buildSignatureColumn(ofKind: string): string {
  const columns = "name address place city pin state state_code gstin mobile phone credit_days".split(" ");
  const quoted = columns.map((column) => `QUOTE(${column})`).join(", ");
  return `facts_signature CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
    GENERATED ALWAYS AS (SHA2(CONCAT(${quoted}${ofKind}), 256)) VIRTUAL INVISIBLE`;
}
