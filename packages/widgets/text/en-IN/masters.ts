import { accountText } from "../../generated/text/en-IN/account.ts";
import { beatPlanText } from "../../generated/text/en-IN/beat-plan.ts";
import { chartText } from "../../generated/text/en-IN/chart.ts";
import { distributorsText } from "../../generated/text/en-IN/distributors.ts";
import { importText } from "../../generated/text/en-IN/import.ts";
import { masterText } from "../../generated/text/en-IN/master.ts";
import { pictureText } from "../../generated/text/en-IN/picture.ts";
import { receiptText } from "../../generated/text/en-IN/receipt.ts";
import { sessionText } from "../../generated/text/en-IN/session.ts";
import { settingsText } from "../../generated/text/en-IN/settings.ts";
import { usersText } from "../../generated/text/en-IN/users.ts";
import { voucherEntryText } from "../../generated/text/en-IN/voucher-entry.ts";
import { yearsText } from "../../generated/text/en-IN/years.ts";

/** Every string of the masters and of the profile in Indian English. */
export const mastersEnIN = {
  master: masterText,
  picture: pictureText,
  receipt: receiptText,
  distributors: distributorsText,
  users: usersText,
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
