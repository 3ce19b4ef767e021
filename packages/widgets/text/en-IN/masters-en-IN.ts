import { beatPlanText } from "./beat-plan-en-IN.ts";
import { distributorText } from "./distributors-en-IN.ts";
import { importText } from "./import-en-IN.ts";
import { masterText } from "./master-en-IN.ts";
import { pictureText } from "./picture-en-IN.ts";
import { receiptText } from "./receipt-en-IN.ts";
import { userText } from "./users-en-IN.ts";

/** Every string of the masters in Indian English. */
export const mastersEnIN = {
  master: masterText,
  picture: pictureText,
  receipt: receiptText,
  distributors: distributorText,
  users: userText,
  beatPlan: beatPlanText,
  sheetImport: importText,
};

export type MastersText = typeof mastersEnIN;
