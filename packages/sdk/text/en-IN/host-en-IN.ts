import { financeText } from "../../generated/text/en-IN/finance.ts";
import { ledgerText } from "../../generated/text/en-IN/ledger.ts";
import { vanLoadsText } from "../../generated/text/en-IN/van-loads.ts";
import { vanSaleText } from "../../generated/text/en-IN/van-sale.ts";
import { enIN as usualEnIN } from "./en-IN.ts";

/** Strings in Indian English, from which a host makes its own `text`. No widget imports this. */
export const enIN = {
  ...usualEnIN,
  vanSale: vanSaleText,
  ledger: ledgerText,
  finance: financeText,
  vanLoads: vanLoadsText,
};
