import { isWhole, sampleOf, tried } from "../../whole.ts";
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

/** Every report's screen that is a table. */
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
 * Those with the full battery: one whose server pages, with details beside it and rows of a salesman's own, which every run tries; a
 * statement in groups, whole and with a button of its own; one whose columns come with its rows.
 */
const FULLY_TRIED = isWhole ? ["Sale Report", "Trial Balance", "Stock Report Details"] : ["Sale Report"];
export const fullyTried = everyScreen.filter(({ title }) => FULLY_TRIED.includes(title));

/** Of the others, those that every run walks through: one of whole rows, and one whose columns come with its rows. */
const ALWAYS_WALKED: ReadonlySet<string> = new Set(["Creditors Report", "Stock Report Details"]);

/** The reports that a run walks through: half of the others, with `--all` each of them, or in a short run those that differ most. */
export const walkedThrough = sampleOf(
  tried(
    everyScreen.filter((screen) => !fullyTried.includes(screen)),
    ({ title }) => ALWAYS_WALKED.has(title),
  ),
  18,
);
