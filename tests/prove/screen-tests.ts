/** Screens with ways of their own, each tried by a file of its own. */
export const areaTests: readonly string[] = [
  "beat-plan",
  "company",
  "distributors",
  "financial-years",
  "forced-colours",
  "item-images",
  "maps",
  "profit-and-loss",
  "purchase-area",
  "reference",
  "report-columns",
  "settings",
  "user-details",
  "van-sale-summary",
  "webhooks",
].map((name) => `tests/browser/${name}.prove.ts`);

/** Widgets on partners' pages, besides what every run tries of them. */
export const embeddingTests: readonly string[] = [
  "embedding",
  "embedding-events",
  "embedding-loader",
  "embedding-writes",
].map((name) => `tests/browser/${name}.prove.ts`);
