type ServiceFault = readonly [invariant: string, message: string, fault: string, "bill" | "purchase"];

const MOVE_COLUMNS =
  "(company_id, voucher_id, line_no, item_id, location_id, date, move_kind, quantity, value, taxable, tax)";

/** Item 1 is goods, item 3 a service. */
export const SERVICE_FAULTS: readonly ServiceFault[] = [
  ["I8", "goods of a document in bills", "DELETE FROM stock_moves WHERE voucher_id = :bill", "bill"],
  [
    "I8",
    "goods of a document in purchases",
    "DELETE FROM stock_moves WHERE voucher_id = :purchase",
    "purchase",
  ],
  [
    "I8",
    "goods of a document in bills",
    `INSERT INTO stock_moves ${MOVE_COLUMNS} VALUES (1, :bill, 2, 3, 1, '2026-06-01', 'SALE', -1, 0, 50, 2.5)`,
    "bill",
  ],
  [
    "I8",
    "goods of a document in purchases",
    `INSERT INTO stock_moves ${MOVE_COLUMNS} VALUES (1, :purchase, 2, 3, 1, '2026-05-02', 'PURCHASE', 2, 100, 100, 5)`,
    "purchase",
  ],
  ["I8", "goods of a document in bills", "UPDATE items SET is_service = 0 WHERE id = 3", "bill"],
  ["I8", "goods of a document in purchases", "UPDATE items SET is_service = 1 WHERE id = 1", "purchase"],
  // A service has no cost, and its purchase price is not in inventory.
  [
    "I5",
    "amounts of a document in bills",
    "UPDATE bill_lines l JOIN bills d ON d.id = l.bill_id SET l.cost = 1 WHERE d.voucher_id = :bill AND l.item_id = 3",
    "bill",
  ],
  [
    "I3",
    "inventory entries of a voucher of purchases",
    `UPDATE ledger_entries e JOIN accounts a ON a.id = e.account_id AND a.system_key = 'purchase_freight'
      JOIN accounts i ON i.company_id = a.company_id AND i.system_key = 'inventory'
      SET e.account_id = i.id WHERE e.voucher_id = :purchase`,
    "purchase",
  ],
];
