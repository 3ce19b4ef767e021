import type { MastersText } from "../en-IN/masters.ts";

/** Strings of the profile and the password form in Malayalam. */
export const sessionText: MastersText["session"] = {
  profile: {
    title: "പ്രൊഫൈൽ",
    name: "പേര്",
    username: "യൂസർനെയിം",
    address1: "വിലാസം വരി 1",
    address2: "വിലാസം വരി 2",
    address3: "വിലാസം വരി 3",
    mobile: "മൊബൈൽ",
    email: "ഇമെയിൽ",
    role: "റോൾ",
    failed: "വിവരങ്ങൾ ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.",
  },
  password: {
    title: "പാസ്‌വേഡ് മാറ്റുക",
    fields: {
      CurrentPassword: "ഇപ്പോഴത്തെ പാസ്‌വേഡ്",
      NewPassword: "പുതിയ പാസ്‌വേഡ്",
      ConfirmPassword: "പാസ്‌വേഡ് ഉറപ്പാക്കുക",
    },
    show: (field) => `${field} കാണിക്കുക`,
    hide: (field) => `${field} മറയ്ക്കുക`,
    keys: "API കീകൾ",
    keysLead: "പഴയ പാസ്‌വേഡിനൊപ്പം നിങ്ങളുടെ API കീകളും അവസാനിക്കും; നിങ്ങൾ നിലനിർത്തുന്നവ ഒഴികെ.",
    keep: (name) => `${name} നിലനിർത്തുക`,
    submit: "പാസ്‌വേഡ് മാറ്റുക",
    submitting: "പുതുക്കുന്നു...",
    done: "പാസ്‌വേഡ് മാറ്റി. നിങ്ങളെ ലോഗൗട്ട് ചെയ്യുന്നു...",
    refused: "പാസ്‌വേഡ് മാറ്റാനായില്ല.",
    failed: "പാസ്‌വേഡ് മാറ്റുമ്പോൾ പിശകുണ്ടായി.",
    noAnswer: "സെർവറിൽ നിന്ന് മറുപടി കിട്ടിയില്ല.",
  },
};
