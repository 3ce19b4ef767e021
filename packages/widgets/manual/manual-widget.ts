/**
 * A public widget as the manual lists it, by the tags of its comment: `@widget` with its group, and `@title`, `@stories` and `@story` where
 * they are not what its definition and its file say. `@element` is the name that elements and tokens have for it, if that is not its operation
 * (`none: ` and why: none), `@drawn` of what elements draw and the wizard does not offer, `@file sheet` where a file of it is put together by
 * `files/screen-sheets.ts`. Everything else on its page comes from its code, its types and its stories.
 */
export interface ManualWidget {
  /** The component, as the package exports it. */
  name: string;
  /** Its file, below packages/widgets. */
  file: string;
  /** As its own heading says it. */
  title: string;
  /** Where it stands in the menu. */
  group: ManualGroup;
  /** What it is for, in two plain sentences. */
  purpose: string;
  /** The stories whose data it is shown with, below packages/widgets. */
  stories: string;
  /** Which of them, where the usual one shows that something must be chosen first. */
  story?: string;
}

export type ManualGroup = (typeof MANUAL_GROUPS)[number];

/** In the order of the menu. */
export const MANUAL_GROUPS = [
  "Sales",
  "Purchases",
  "Ledgers and accounts",
  "Finance",
  "Stock",
  "Vans",
  "Field staff",
  "Dashboard",
  "Vouchers",
  "Masters",
  "Users and company",
  "Partners",
] as const;
