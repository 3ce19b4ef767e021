/** Natural order without regard to case and accents: `Bill 9` before `bill 10`. */
export const byName: (a: string, b: string) => number = new Intl.Collator("en-IN", {
  numeric: true,
  sensitivity: "base",
}).compare;
