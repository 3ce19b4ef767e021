/** Natural order, case-insensitive: `Bill 9` before `bill 10`. */
export const byName: (a: string, b: string) => number = new Intl.Collator("en-IN", { numeric: true }).compare;
