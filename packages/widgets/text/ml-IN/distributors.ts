import type { MastersText } from "../en-IN/masters.ts";

/** What the table of a user's distributors says in Malayalam. */
export const distributorText: MastersText["distributors"] = {
  title: "യൂസർ-ഡിസ്ട്രിബ്യൂട്ടർ",
  choose: "ഡിസ്ട്രിബ്യൂട്ടർമാരെ കാണാൻ യൂസറെ തിരഞ്ഞെടുക്കുക.",
  number: "ക്രമ നമ്പർ",
  action: "നടപടി",
  row: (label, number) => `${label} ${number}`,
  add: "ചേർക്കുക",
  restore: "തിരികെ എടുക്കുക",
  goes: "സേവ് ചെയ്യുമ്പോൾ ഇല്ലാതാകും",
  save: "സേവ് ചെയ്യുക",
  saving: "സേവ് ചെയ്യുന്നു...",
  failedUsers: "യൂസർമാരെ ലഭിച്ചില്ല",
  failedSave: "സേവ് ചെയ്യാനായില്ല",
  twice: "ഒരു യൂസറിന് ഒരു ഡിസ്ട്രിബ്യൂട്ടറെ ഒരു തവണ മാത്രമേ തിരഞ്ഞെടുക്കാവൂ.",
  outdated: "ഇതിനിടെ മറ്റൊരാൾ ഈ ഡിസ്ട്രിബ്യൂട്ടർമാരെ മാറ്റിയിട്ടുണ്ട്.",
  merged: "വീണ്ടും ലോഡ് ചെയ്തു. നിങ്ങൾ വരുത്തിയ മാറ്റങ്ങൾ ഇവിടെയുണ്ട്; സേവ് ചെയ്തിട്ടില്ല.",
};
