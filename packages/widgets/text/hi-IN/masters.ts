import type { MastersText } from "../en-IN/masters.ts";
import { accountText } from "../../generated/text/hi-IN/account.ts";
import { beatPlanText } from "../../generated/text/hi-IN/beat-plan.ts";
import { chartText } from "../../generated/text/hi-IN/chart.ts";
import { distributorsText } from "../../generated/text/hi-IN/distributors.ts";
import { importText } from "../../generated/text/hi-IN/import.ts";
import { masterText } from "../../generated/text/hi-IN/master.ts";
import { pictureText } from "../../generated/text/hi-IN/picture.ts";
import { receiptText } from "../../generated/text/hi-IN/receipt.ts";
import { sessionText } from "../../generated/text/hi-IN/session.ts";
import { settingsText } from "../../generated/text/hi-IN/settings.ts";
import { usersText } from "../../generated/text/hi-IN/users.ts";
import { voucherEntryText } from "../../generated/text/hi-IN/voucher-entry.ts";
import { yearsText } from "../../generated/text/hi-IN/years.ts";

/** Every string of the masters and of the profile in Hindi. */
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
