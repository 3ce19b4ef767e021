import type { DocumentRule } from "./document-rule.ts";
import { MONEY_RULES } from "./money-rules.ts";
import { STOCK_RULES } from "./stock-rules.ts";
import { TRADE_RULES } from "./trade-rules.ts";

export const DOCUMENT_RULES: readonly DocumentRule[] = [...TRADE_RULES, ...MONEY_RULES, ...STOCK_RULES];
