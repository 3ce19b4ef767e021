/** Keys and origins of partners: definitions, and what the server says of them. */
export const partners: Readonly<Record<string, string>> = {
  "API Keys": "API കീകൾ",
  "API key": "API കീ",
  Addresses: "IP വിലാസങ്ങൾ",
  Everywhere: "എവിടെ നിന്നും",
  Expires: "കാലാവധി",
  "Last Used": "ഒടുവിൽ ഉപയോഗിച്ചത്",
  "Made By": "ഉണ്ടാക്കിയയാൾ",
  Never: "ഒരിക്കലുമില്ല",
  Operations: "പ്രവർത്തനങ്ങൾ",
  Revoke: "പിൻവലിക്കുക",
  Revoked: "പിൻവലിച്ചു",
  "Revoking...": "പിൻവലിക്കുന്നു...",
  "Search keys": "കീകൾ തിരയുക",
  Working: "പ്രവർത്തിക്കുന്നു",
  ended: "അവസാനിച്ചവ",
  working: "പ്രവർത്തിക്കുന്നവ",
  "No API keys yet. A partner's server needs one, limited to what it does.":
    "ഇതുവരെ API കീകളില്ല. പാർട്ണറുടെ സെർവറിന് അതു ചെയ്യുന്നതിനു മാത്രമുള്ള ഒരു കീ വേണം.",
  "No matching API key": "ചേരുന്ന API കീ ഇല്ല",
  "The key could not be changed.": "കീ മാറ്റാനായില്ല.",
  "The key could not be made.": "കീ ഉണ്ടാക്കാനായില്ല.",
  "The key could not be revoked.": "കീ പിൻവലിക്കാനായില്ല.",
  "The key has a new secret": "കീയ്ക്ക് പുതിയ രഹസ്യകോഡായി",
  "The key was changed": "കീ മാറ്റി",
  "The key was made": "കീ ഉണ്ടാക്കി",
  "The keys could not be fetched.": "കീകൾ ലഭിച്ചില്ല.",
  "The API key acts as somebody else: only who made it gives it a new secret.":
    "API കീ മറ്റൊരാളുടെ പേരിലാണ്: പുതിയ രഹസ്യകോഡ് നൽകാൻ ഉണ്ടാക്കിയയാൾക്കേ കഴിയൂ.",
  "The API key may not be used from this address.": "ഈ വിലാസത്തിൽ നിന്ന് API കീ ഉപയോഗിക്കാനാവില്ല.",
  "Whoever uses it is refused from now on, and the tokens that it made end. It can't be undone.":
    "ഇനി ഇത് ഉപയോഗിക്കുന്നവരെ നിരസിക്കും; ഇതുണ്ടാക്കിയ ടോക്കണുകളും അവസാനിക്കും. ഇത് തിരിച്ചെടുക്കാനാവില്ല.",
};
