import type { Sentence } from "../create-translate.ts";

/** Sentences that are alike but for a part; the first that fits counts. */
export const sentences: readonly Sentence[] = [
  [/^(.+), besides (\S+) of journals$/, (accounts, sum) => `${accounts}, ജേണലുകളിലെ ${sum} ഒഴികെ`],
  // What a field needs.
  [
    /^(.+?)\s+and\s+(.+?)\s+are\s+required(\.?)\s*$/,
    (one, other, dot) => `${one}, ${other} എന്നിവ ആവശ്യമാണ്${dot}`,
  ],
  [/^(.+) is required without a (.+)\.$/, (field, what) => `${what} ഇല്ലെങ്കിൽ ${field} ആവശ്യമാണ്.`],
  [/^(.+?)\s+is\s+required(\.?)\s*$/, (field, dot) => `${field} ആവശ്യമാണ്${dot}`],
  [/^(.+) must not be empty\.$/, (field) => `${field} ശൂന്യമാകരുത്.`],
  [/^(.+) must have at least (\d+) characters\.$/, (field, least) => `${field}: കുറഞ്ഞത് ${least} അക്ഷരം വേണം.`],
  [/^(.+) must be at least (\d+) characters\.$/, (field, least) => `${field}: കുറഞ്ഞത് ${least} അക്ഷരം വേണം.`],
  [/^(.+) must have at most (\d+) characters\.$/, (field, most) => `${field}: പരമാവധി ${most} അക്ഷരം.`],
  [/^(.+) must have at least (\d+) entries\.$/, (field, least) => `${field}: കുറഞ്ഞത് ${least} എൻട്രി വേണം.`],
  [/^(.+) must have at most (\d+) entries\.$/, (field, most) => `${field}: പരമാവധി ${most} എൻട്രി.`],
  [/^(.+) must have at most (\w+) decimals\.$/, (field, most) => `${field}: പരമാവധി ${most} ദശാംശം.`],
  [
    /^(.+) must have at most (\w+) decimals and (\d+) digits\.$/,
    (field, decimals, digits) => `${field}: പരമാവധി ${decimals} ദശാംശവും ${digits} അക്കവും.`,
  ],
  [/^(.+) must be at least (-?[\d.]+)\.$/, (field, least) => `${field}: കുറഞ്ഞത് ${least} വേണം.`],
  [/^(.+) must be at most (-?[\d.]+)\.$/, (field, most) => `${field}: പരമാവധി ${most}.`],
  [/^(.+) must be a date \((.+)\)\.$/, (field, form) => `${field} തീയതിയാകണം (${form}).`],
  [/^(.+) must be a date and time \((.+)\)\.$/, (field, form) => `${field} തീയതിയും സമയവുമാകണം (${form}).`],
  [/^(.+) must be a day of the calendar\.\s*$/, (field) => `${field} കലണ്ടറിലുള്ളതാകണം.`],
  [/^(.+) must not be after today\.$/, (field) => `${field} ഇന്നത്തേതിനു ശേഷമാകരുത്.`],
  [
    /^(.+) must be a valid (\d+)-digit number\.\s*$/,
    (field, digits) => `${field} ശരിയായ ${digits} അക്ക നമ്പറാകണം.`,
  ],
  [
    /^(.+) must be a number of at most (\d+) digits\.$/,
    (field, digits) => `${field} പരമാവധി ${digits} അക്കമുള്ള നമ്പറാകണം.`,
  ],
  [
    /^(.+) must be a whole number from (\d+) to (\d+)\.$/,
    (field, from, to) => `${field}: ${from} മുതൽ ${to} വരെയുള്ള പൂർണ്ണ സംഖ്യയാകണം.`,
  ],
  [
    /^(.+) must be a percentage from (\d+) to (\d+)\.$/,
    (field, from, to) => `${field}: ${from} മുതൽ ${to} വരെയുള്ള ശതമാനമാകണം.`,
  ],
  [/^(.+) must be an amount\.$/, (field) => `${field}: തുക നൽകണം.`],
  [/^(.+) must be a number(\.?)$/, (field, dot) => `${field} സംഖ്യയാകണം${dot}`],
  [/^(.+) must be one of (.+)\.$/, (field, values) => `${field} ഇവയിലൊന്നാകണം: ${values}.`],
  [
    /^(.+) must be (a whole number|a number|text|true or false|empty|a list|an object|a file)\.$/,
    (field, kind) => `${field}: ${kind} വേണം.`,
  ],
  [
    /^(.+) must be (a whole number|a number|text|true or false|a list|an object|a file) or (empty|text|a number)\.$/,
    (field, kind, other) => `${field}: ${kind} അല്ലെങ്കിൽ ${other} വേണം.`,
  ],
  [/^(.+) must contain only letters\.\s*$/, (field) => `${field}: അക്ഷരങ്ങൾ മാത്രം.`],
  [
    /^(.+) can only contain letters(?:, numbers, and spaces)?\.?$/,
    (field) => `${field}: അക്ഷരങ്ങളും അക്കങ്ങളും ഇടവും മാത്രം.`,
  ],
  [
    /^(.+) must begin with (\S+) or (\S+), followed by a name\.$/,
    (field, one, other) => `${field} ${one} അല്ലെങ്കിൽ ${other} എന്നു തുടങ്ങി പേര് വരണം.`,
  ],
  [
    /^(.+) must begin with (\S+), followed by a name\.$/,
    (field, start) => `${field} ${start} എന്നു തുടങ്ങി പേര് വരണം.`,
  ],
  [/^(.+) must begin with (\S+)$/, (field, start) => `${field} ${start} എന്ന് തുടങ്ങണം`],
  [
    /^The discount is (\S+), but the line comes to (\S+)\.$/,
    (given, line) => `കിഴിവ് ${given}, വരിയുടെ തുക ${line} മാത്രം.`,
  ],
  [/^(.+) is not valid\.$/, (field) => `${field} ശരിയല്ല.`],
  [
    /^A GSTIN has (\d+) characters; this one has (\d+)\.$/,
    (all, has) => `GSTIN-ന് ${all} അക്ഷരമുണ്ട്; ഇതിലുള്ളത് ${has}.`,
  ],
  [/^No GSTIN begins with (.+)\.$/, (start) => `${start} എന്നു തുടങ്ങുന്ന GSTIN ഇല്ല.`],
  [
    /^(.+) already exists\. Please choose a different name\.$/,
    (field) => `${field} ഇപ്പോൾത്തന്നെയുണ്ട്. മറ്റൊരു പേര് നൽകുക.`,
  ],
  [
    /^(.+) already exists\. Please choose a different number\.$/,
    (field) => `${field} ഇപ്പോൾത്തന്നെയുണ്ട്. മറ്റൊരു നമ്പർ നൽകുക.`,
  ],
  [/^(.+) already exists\.$/, (field) => `${field} ഇപ്പോൾത്തന്നെയുണ്ട്.`],
  // What failed and what was done.
  [/^Failed to fetch (.+)\. Please try again\.$/, (what) => `${what} ലഭിച്ചില്ല. വീണ്ടും ശ്രമിക്കുക.`],
  [/^Failed to fetch (.+?)([.:]?)$/, (what, end) => `${what} ലഭിച്ചില്ല${end}`],
  [/^Failed to load (.+)\.$/, (what) => `${what} ലോഡ് ചെയ്യാനായില്ല.`],
  [/^Failed to submit (.+)\. Please try again\.$/, (what) => `${what} സമർപ്പിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.`],
  [/^Failed to submit (.+?)([.!]?)$/, (what, end) => `${what} സമർപ്പിക്കാനായില്ല${end}`],
  [/^Failed to update (.+?)([.!]?)$/, (what, end) => `${what} പുതുക്കാനായില്ല${end}`],
  [/^Failed to delete (.+?)([.!]?)$/, (what, end) => `${what} ഇല്ലാതാക്കാനായില്ല${end}`],
  [/^(.+) submitted successfully[.!]?$/, (what) => `${what} സമർപ്പിച്ചു.`],
  [/^(.+) created successfully[.!]?$/, (what) => `${what} ചേർത്തു.`],
  [/^(.+) saved successfully[.!]?$/, (what) => `${what} സേവ് ചെയ്തു.`],
  [/^(.+) updated successfully[.!]?$/, (what) => `${what} പുതുക്കി.`],
  [/^(.+) deleted successfully[.!]?$/, (what) => `${what} ഇല്ലാതാക്കി.`],
  // What to choose, to search, and what is not there.
  [/^Please (?:select|choose) (?:an? )?(.+?)(\.?)$/, (what, dot) => `${what} തിരഞ്ഞെടുക്കുക${dot}`],
  [/^Search by (.+)$/, (what) => `${what} പ്രകാരം തിരയുക`],
  [/^Search (.+)$/, (what) => `${what} തിരയുക`],
  [/^No matching (.+) found\.?$/, (what) => `ചേരുന്ന ${what} ഇല്ല`],
  [/^No (.+) records found\.$/, (what) => `${what} റെക്കോർഡുകളൊന്നുമില്ല.`],
  [/^No (.+?)\s+(?:available|found)\.?$/, (what) => `${what} ഒന്നുമില്ല`],
  [/^(.+ (?:Report|Stock)) Filters$/, (report) => `${report} ഫിൽട്ടറുകൾ`],
  // Why the server takes something not.
  [
    /^A bill or return of (\S+) has this tax, and keeps the rate that it was posted with\. Choose a later day, or cancel it first\.$/,
    (day) =>
      `${day}-ലെ ബില്ലിലോ റിട്ടേണിലോ ഈ നികുതിയുണ്ട്; അതിന്റെ നിരക്ക് മാറില്ല. പിന്നീടുള്ള ദിവസം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ആദ്യം അത് റദ്ദാക്കുക.`,
  ],
  [/^The company has no such (.+)\.$/, (what) => `കമ്പനിയിൽ അങ്ങനെയൊരു ${what} ഇല്ല.`],
  [
    /^It can't be deleted: (\d+) (.+?)s? refers? to it\.$/,
    (count, what) => `ഇല്ലാതാക്കാനാവില്ല: ഇതുമായി ബന്ധപ്പെട്ട് ${count} ${what} ഉണ്ട്.`,
  ],
  [/^It can't be deleted: its balance is (.+)\.$/, (amount) => `ഇല്ലാതാക്കാനാവില്ല: ഇതിൽ ${amount} ബാക്കിയുണ്ട്.`],
  [
    /^It can't be deleted: goods of (\d+) items? lie in it\.$/,
    (count) => `ഇല്ലാതാക്കാനാവില്ല: ഇതിൽ ${count} ഐറ്റത്തിന്റെ സാധനങ്ങളുണ്ട്.`,
  ],
  [
    /^It can't be deleted: it is allocated to (.+)\.$/,
    (names) => `ഇല്ലാതാക്കാനാവില്ല: ഇത് അലോക്കേറ്റ് ചെയ്തിരിക്കുന്നത്: ${names}.`,
  ],
  [
    /^Batch (.+?) of (.+) expired on (\d{2}-\d{2}-\d{4})\.$/,
    (batch, item, day) => `${item}: ബാച്ച് ${batch} കാലാവധി ${day}-ന് കഴിഞ്ഞു.`,
  ],
  [
    /^Invoice (.+) of (\S+) is entered already, as an? (?:expense|purchase) of (\S+)\.$/,
    (no, gstin, day) => `${gstin}: ഇൻവോയ്സ് ${no} നേരത്തെ ചേർത്തിട്ടുണ്ട്: ${day}.`,
  ],
  [
    /^Keeps Batches can't be changed while there is stock of the item: there is some in (.+)\.$/,
    (places) => `സ്റ്റോക്ക് ഉള്ളപ്പോൾ "ബാച്ചുകൾ സൂക്ഷിക്കുന്നു" മാറ്റാനാവില്ല: സ്റ്റോക്ക് ഉള്ള സ്ഥലങ്ങൾ: ${places}.`,
  ],
  [
    /^It can't be deleted: there is stock of it in (.+)\.$/,
    (places) => `ഇല്ലാതാക്കാനാവില്ല: ഇതിന്റെ സ്റ്റോക്ക് ഉള്ള സ്ഥലങ്ങൾ: ${places}.`,
  ],
  [
    /^It can't be deleted: (\d+) open orders? asks? for it\.$/,
    (count) => `ഇല്ലാതാക്കാനാവില്ല: ബില്ലാക്കാത്ത ${count} ഓർഡറിൽ ഇതുണ്ട്.`,
  ],
  [/^(.+) is not a field of this operation\.$/, (field) => `${field} ഇതിലെ കള്ളിയല്ല.`],
  [/^(.+) is not a column of this report\.$/, (column) => `${column} ഈ റിപ്പോർട്ടിലെ കോളമല്ല.`],
  [/^(.+) is not an Indian mobile number\.$/, (phone) => `${phone} ഇന്ത്യൻ മൊബൈൽ നമ്പറല്ല.`],
  [/^(.+) can't be changed\.$/, (field) => `${field} മാറ്റാനാവില്ല.`],
  [/^(\d+) operations?$/, (count) => `${count} പ്രവർത്തനം`],
  [
    /^The API key "(.+)" may not be used from (.+)\.$/,
    (key, address) => `${address} എന്ന വിലാസത്തിൽ നിന്ന് "${key}" എന്ന API കീ ഉപയോഗിക്കാനാവില്ല.`,
  ],
  [
    /^"(.+)" is neither an IP address nor a range such as (.+)\.$/,
    (text, example) => `"${text}" എന്നത് IP വിലാസമോ ${example} പോലുള്ള പരിധിയോ അല്ല.`,
  ],
  // Of an imported spreadsheet.
  [/^Row (\d+): (.+)$/, (row, fault) => `വരി ${row}: ${fault}`],
  [/^The first row has no column (.+)\.$/, (column) => `ആദ്യ വരിയിൽ ${column} എന്ന കോളമില്ല.`],
  [/^It has more than (\d+) sheets\.$/, (most) => `ഇതിൽ ${most} ഷീറ്റിൽ കൂടുതലുണ്ട്.`],
];
