import type { Message } from "@vanbook/sdk/rules";
import type { WholeText } from "../../generated/text/en-IN/whole.ts";
import { financeText } from "../../generated/text/en-IN/finance.ts";
import { ledgerText } from "../../generated/text/en-IN/ledger.ts";
import { partsText } from "../../generated/text/en-IN/parts.ts";
import { vanLoadsText } from "../../generated/text/en-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/en-IN/van-sale.ts";

/** All strings in Indian English; another language is a folder with the same files. */
export const enIN = {
  ...(partsText as Parts),
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
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
