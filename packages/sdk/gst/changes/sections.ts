import type { DocumentTable } from "../table-names.ts";
import type { DocumentFigures } from "./filed-document.ts";

/** Sections of the file that have documents, or rows of them. */
type OrdinarySection = keyof typeof AMENDED_SECTIONS;

/** And those that amend an earlier period. */
export type AmendedSection = "b2ba" | "b2cla" | "b2csa" | "expa" | "cdnra" | "cdnura";
export type ListedAmendedSection = Exclude<AmendedSection, "b2csa">;

export const AMENDED_SECTIONS = {
  ...({ b2b: "b2ba", b2cl: "b2cla", b2cs: "b2csa" } as const),
  ...({ exp: "expa", cdnr: "cdnra", cdnur: "cdnura" } as const),
} as const;

export const LISTED_AMENDED_SECTIONS: readonly ListedAmendedSection[] = [
  ...(["b2ba", "b2cla", "expa", "cdnra", "cdnura"] as const),
];

const SECTIONS_OF_TABLES: Readonly<Record<DocumentTable, OrdinarySection>> = {
  ...{ "4A": "b2b", "4B": "b2b", "6B": "b2b", "6C": "b2b" },
  ...{ "5": "b2cl", "6A": "exp", "7": "b2cs" },
  ...{ "9B-registered": "cdnr", "9B-unregistered": "cdnur" },
};

/** Where the document's items are in the file; undefined if it has none. */
export function findSection({ table }: Pick<DocumentFigures, "table">): OrdinarySection | undefined {
  return table && SECTIONS_OF_TABLES[table];
}
