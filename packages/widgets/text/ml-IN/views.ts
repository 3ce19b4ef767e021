import type { viewsText as english } from "../en-IN/views.ts";

/** What the window of saved views says, in Malayalam. */
export const viewsText: typeof english = {
  none: "സേവ് ചെയ്ത വ്യൂകളില്ല. തീയതികളും ഫിൽട്ടറുകളും തിരച്ചിലും ക്രമവും കോളങ്ങളും വ്യൂവിൽ സൂക്ഷിക്കാം.",
  name: "വ്യൂവിന്റെ പേര്",
  save: "ഈ വ്യൂ സേവ് ചെയ്യുക",
  forget: (name) => `${name} ഇല്ലാതാക്കുക`,
  failed: "സേവ് ചെയ്ത വ്യൂകൾ ലഭിച്ചില്ല.",
};
