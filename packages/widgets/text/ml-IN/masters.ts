import type { MastersText } from "../en-IN/masters.ts";
import { accountText } from "../../generated/text/ml-IN/account.ts";
import { beatPlanText } from "../../generated/text/ml-IN/beat-plan.ts";
import { chartText } from "../../generated/text/ml-IN/chart.ts";
import { distributorsText } from "../../generated/text/ml-IN/distributors.ts";
import { importText } from "../../generated/text/ml-IN/import.ts";
import { masterText } from "../../generated/text/ml-IN/master.ts";
import { pictureText } from "../../generated/text/ml-IN/picture.ts";
import { receiptText } from "../../generated/text/ml-IN/receipt.ts";
import { sessionText } from "../../generated/text/ml-IN/session.ts";
import { settingsText } from "../../generated/text/ml-IN/settings.ts";
import { usersText } from "../../generated/text/ml-IN/users.ts";
import { voucherEntryText } from "../../generated/text/ml-IN/voucher-entry.ts";
import { yearsText } from "../../generated/text/ml-IN/years.ts";

/** Every string of the masters and of the profile in Malayalam. */
export const mastersText: MastersText = {
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
