import { sentenceWords } from "./words/sentences.ts";
import { accountWords } from "./words/account.ts";
import { askedParts, askedWords } from "./words/asked.ts";
import { financeWords } from "./words/finance.ts";
import { masterWords } from "./words/masters.ts";
import { messageWords } from "./words/messages.ts";
import { partnerWords } from "./words/partners.ts";
import { refusalWords } from "./words/refusals.ts";
import { reportWords } from "./words/reports.ts";
import { tradeWords } from "./words/trade.ts";
import { stockWords } from "./words/stock.ts";
import { tieWords } from "./words/ties.ts";
import { voucherWords } from "./words/vouchers.ts";

/** English words and sentences of definitions, of the server and of the rules, in Hindi. */
export const words: Readonly<Record<string, string>> = {
  ...sentenceWords,
  ...reportWords,
  ...tradeWords,
  ...masterWords,
  ...askedWords,
  ...askedParts,
  ...messageWords,
  ...refusalWords,
  ...partnerWords,
  ...tieWords,
  ...accountWords,
  ...voucherWords,
  ...financeWords,
  ...stockWords,
};
