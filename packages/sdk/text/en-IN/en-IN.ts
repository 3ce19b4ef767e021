import type { Message } from "@vanbook/sdk/rules";
import type { WholeText } from "../../generated/text/en-IN/whole.ts";
import { partsText } from "../../generated/text/en-IN/parts.ts";

/**
 * The strings in Indian English that every page needs; another language is a folder with the same
 * files. What few widgets show loads with them (`useTextOf`).
 */
export const enIN = {
  ...(partsText as Parts),
  /**
   * Translates titles and labels of definitions, and texts from the server or a rule. Here it
   * returns the English unchanged.
   */
  translate: (english: string) => english,
};

type Parts = Omit<typeof partsText, "filters"> & { filters: FilterWords };
type FilterWords = Omit<typeof partsText.filters, ByKind> & Record<ByKind, Readonly<Record<string, string>>>;
type ByKind = "failed" | "none" | "loading";

/** Optional parts load with the first widget that uses them; Indian English by default. */
export type Text = typeof enIN &
  Partial<Omit<WholeText, keyof typeof enIN>> & {
    /** Formats a message; returns undefined if the language lacks it. Not set in Indian English. */
    say?: (message: Message) => string | undefined;
  };
