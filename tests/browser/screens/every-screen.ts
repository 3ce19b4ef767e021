import { isWhole, pickSample, pickTried } from "../../whole.ts";
import { accountScreens } from "./accounts.ts";
import { bookScreens } from "./books.ts";
import { financeScreens } from "./finance.ts";
import { ledgerScreens } from "./ledgers.ts";
import { orderScreens } from "./orders.ts";
import { purchaseScreens } from "./purchases.ts";
import { saleScreens } from "./sale.ts";
import type { ScreenCase } from "./screen-case.ts";
import { goodsScreens, stockScreens, vanLoadScreens } from "./stock.ts";
import { stockValueScreens } from "./stock-value.ts";
import { tripScreens } from "./trips.ts";

/** The screen of every report that is a table. */
export const everyScreen: readonly ScreenCase[] = [
  ...saleScreens,
  ...financeScreens,
  ...bookScreens,
  ...purchaseScreens,
  ...orderScreens,
  ...ledgerScreens,
  ...stockScreens,
  ...stockValueScreens,
  ...vanLoadScreens,
  ...tripScreens,
  ...accountScreens,
  ...goodsScreens,
];

/**
 * Reports that get all tests. Every run: one paged by the server, with details beside it and own
 * rows for a salesman. A whole run also: a grouped statement that is loaded at once and has its own
 * button, and one whose columns depend on its rows.
 */
const FULLY_TRIED = isWhole ? ["Sale Report", "Trial Balance", "Stock Report Details"] : ["Sale Report"];
export const fullyTried = everyScreen.filter(({ title }) => FULLY_TRIED.includes(title));

/**
 * Other reports that every run walks through: one that is loaded at once, and one whose columns
 * depend on its rows.
 */
const ALWAYS_WALKED: ReadonlySet<string> = new Set(["Creditors Report", "Stock Report Details"]);

/**
 * The reports that a run walks through: a sample of 18 of the others, with `--all` all of them, in
 * a short run `ALWAYS_WALKED`.
 */
export const walkedThrough = pickSample(
  pickTried(
    everyScreen.filter((screen) => !fullyTried.includes(screen)),
    ({ title }) => ALWAYS_WALKED.has(title),
  ),
  18,
);
