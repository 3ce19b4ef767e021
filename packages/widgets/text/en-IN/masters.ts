import { accountText } from "./account.ts";
import { beatPlanText } from "./beat-plan.ts";
import { chartText } from "./chart.ts";
import { distributorText } from "./distributors.ts";
import { importText } from "./import.ts";
import { masterText } from "./master.ts";
import { pictureText } from "./picture.ts";
import { receiptText } from "./receipt.ts";
import { sessionText } from "./session.ts";
import { settingsText } from "./settings.ts";
import { userText } from "./users.ts";
import { voucherEntryText } from "./voucher-entry.ts";
import { yearsText } from "./years.ts";

/** Every string of the masters and of the profile in Indian English. */
export const mastersEnIN = {
  master: masterText,
  picture: pictureText,
  receipt: receiptText,
  distributors: distributorText,
  users: userText,
  session: sessionText,
  beatPlan: beatPlanText,
  sheetImport: importText,
  years: yearsText,
  chart: chartText,
  settings: settingsText,
  account: accountText,
  voucherEntry: voucherEntryText,
};

export type MastersText = typeof mastersEnIN;
