import { financeScreens } from "./finance.ts";
import { ledgerScreens } from "./ledgers.ts";
import { orderScreens } from "./orders.ts";
import { purchaseScreens } from "./purchases.ts";
import { saleScreens } from "./sale.ts";
import type { ScreenCase } from "./screen-case.ts";
import { stockScreens, vanLoadScreens } from "./stock.ts";

/** Every report's screen that is a table. */
export const everyScreen: readonly ScreenCase[] = [
  ...saleScreens,
  ...financeScreens,
  ...purchaseScreens,
  ...orderScreens,
  ...ledgerScreens,
  ...stockScreens,
  ...vanLoadScreens,
];
