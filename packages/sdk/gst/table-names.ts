/** The tables of GSTR-1 that list documents, and table 7, which adds them up. */
export type DocumentTable =
  | "4A"
  | "4B"
  | "5"
  | "6A"
  | "6B"
  | "6C"
  | "7"
  | "9B-registered"
  | "9B-unregistered";

/** Where a line goes: to the table of its document, or to table 8. */
export type LineTable = DocumentTable | "8";
