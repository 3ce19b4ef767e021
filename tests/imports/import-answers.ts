/** The answer of `imports.preview`. */
export interface Preview {
  sheet: string;
  ignored: string[];
  importKey: string;
  rows: ({ Row: number; Error: string | null } & Record<string, unknown>)[];
  rounded: { Row: number; column: string; from: string; to: string }[];
  faults: { Row: number; key: string; values: Record<string, unknown> }[];
  parties?: {
    AccountName: string;
    Opening: number;
    Bills: number;
    Difference: number;
    message: string | null;
  }[];
}

/** The answer of `accounts.importRows`, `items.importRows` and `openingBills.importRows`. */
export interface Imported {
  made: number;
  refused: number;
  rounded: Preview["rounded"];
  parties?: Preview["parties"];
  results: { Row: number; id: number | null; message: string | null }[];
}
