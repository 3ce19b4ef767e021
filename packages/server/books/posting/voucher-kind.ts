/** The kinds of vouchers; reports tell their documents apart by them. */
export type VoucherKind =
  | "opening"
  | "sale"
  | "sale_return"
  | "replacement"
  | "damage"
  | "van_load"
  | "purchase"
  | "purchase_return"
  | "production"
  | "receipt"
  | "payment"
  | "expense"
  | "journal"
  | "contra"
  | "hand_over"
  | "stock_count"
  | "closing";
