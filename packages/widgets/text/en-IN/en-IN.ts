import type { Message } from "@vanbook/sdk/rules";
import type { WholeText } from "../../generated/text/en-IN/whole.ts";
import { financeText } from "../../generated/text/en-IN/finance.ts";
import { ledgerText } from "../../generated/text/en-IN/ledger.ts";
import { partsText } from "../../generated/text/en-IN/parts.ts";
import { vanLoadsText } from "../../generated/text/en-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/en-IN/van-sale.ts";

/** Every string of the parts and the engines in Indian English; another language is a folder of the same files. */
export const enIN = {
  ...(partsText as Parts),
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
  /** Titles and labels of definitions, and what the server or a rule says: a language has its own for the English words. */
  translate: (english: string) => english,
};

type Parts = Omit<typeof partsText, "filters"> & { filters: FilterWords };
/** By kind of filter, where the words are others. */
type FilterWords = Omit<typeof partsText.filters, ByKind> & Record<ByKind, Readonly<Record<string, string>>>;
type ByKind = "failed" | "none" | "loading";

/** The shape of a catalogue of strings. What is optional comes with the first widget that says it, and is Indian English unless given. */
export type Text = typeof enIN &
  Partial<Omit<WholeText, keyof typeof enIN>> & {
    /** Messages by their keys and values; undefined for one that the language does not have, and in Indian English. */
    say?: (message: Message) => string | undefined;
  };
