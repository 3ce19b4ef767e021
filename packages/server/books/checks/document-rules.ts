import type { DocumentRule } from "./document-rule.ts";
import { MONEY_RULES } from "./money-rules.ts";
import { STOCK_RULES } from "./stock-rules.ts";
import { TRADE_RULES } from "./trade-rules.ts";

/** The rules of all documents that are posted. */
export const DOCUMENT_RULES: readonly DocumentRule[] = [...TRADE_RULES, ...MONEY_RULES, ...STOCK_RULES];
