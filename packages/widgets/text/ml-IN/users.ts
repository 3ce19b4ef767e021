import type { MastersText } from "../en-IN/masters.ts";

/** What User Details says, in Malayalam. */
export const userText: MastersText["users"] = {
  name: "പേര്",
  choose: "പട്ടികയിൽ നിന്ന് ജീവനക്കാരനെ തിരഞ്ഞെടുക്കുക.",
};
