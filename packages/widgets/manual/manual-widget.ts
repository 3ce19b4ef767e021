/**
 * A public widget as the manual lists it. Everything else on its page comes from its code, its
 * types and its stories. The tags of its comment say:
 * - `@widget` its group. The comment's text is its purpose.
 * - `@title`, `@stories`, `@story`: needed only where its definition and the name of its file do
 *   not say them.
 * - `@element` the name that elements and tokens have for it, if that is not its operation; `none:
 *   …` says why there is none.
 * - `@drawn` the name under which elements draw it, when the wizard does not offer it.
 * - `@file sheet`: its file is made by `files/screen-sheets.ts`, not from its rows.
 */
export interface ManualWidget {
  name: string;
  file: string;
  title: string;
  group: ManualGroup;
  purpose: string;
  stories: string;
  story?: string;
}

export type ManualGroup = (typeof MANUAL_GROUPS)[number];

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
