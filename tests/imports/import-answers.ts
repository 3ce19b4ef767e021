/** The answer of `imports.preview`. */
export interface Preview {
  sheet: string;
  ignored: string[];
  importKey: string;
  rows: ({ Row: number; Error: string | null } & Record<string, unknown>)[];
  rounded: { Row: number; column: string; from: string; to: string }[];
  faults: { Row: number; key: string; values: Record<string, unknown> }[];
}

/** The answer of `accounts.importRows` and `items.importRows`. */
export interface Imported {
  made: number;
  refused: number;
  rounded: Preview["rounded"];
  results: { Row: number; id: number | null; message: string | null }[];
}
