/** Why the server takes something not: what the contract's errors say. */
export const refusals: Readonly<Record<string, string>> = {
  "Prices are valid from today or a later day: what was posted keeps its own.":
    "വിലകൾ ഇന്നോ പിന്നീടോ ഉള്ള ദിവസം മുതലാണ് നിലവിൽ വരുക: പോസ്റ്റ് ചെയ്തവയുടെ വില മാറില്ല.",
  "The item is named twice.": "ഇനം രണ്ടു തവണ ചേർത്തിട്ടുണ്ട്.",
  "A price that is valid already can't be taken back: enter the one that is valid from today.":
    "നിലവിൽ വന്ന വില പിൻവലിക്കാനാവില്ല: ഇന്നു മുതലുള്ള വില ചേർക്കുക.",
  // Of the request itself.
  "A client id has 1 to 64 visible ASCII characters.": "ക്ലയന്റ് ഐഡി 1 മുതൽ 64 വരെ ASCII അക്ഷരങ്ങളാകണം.",
  "An instant is written like 2026-11-20T08:35:00Z.": "സമയം 2026-11-20T08:35:00Z എന്ന രീതിയിൽ എഴുതണം.",
  "An origin is https://host, or http://localhost, in small letters and without a path.":
    "ഒറിജിൻ ചെറിയ അക്ഷരത്തിൽ, പാത്ത് ഇല്ലാതെ https://host അല്ലെങ്കിൽ http://localhost ആകണം.",
  "Some fields are not valid.": "ചില കള്ളികൾ ശരിയല്ല.",
  "The answer does not match the contract.": "മറുപടി നിശ്ചിത രൂപത്തിലല്ല.",
  "The answer is not one of Vanbook's.": "മറുപടി വാൻബുക്കിന്റേതല്ല.",
  "The answer has too many rows: ask for it in pages, as CSV, or for a shorter range.":
    "മറുപടിയിൽ വരികൾ കൂടുതലാണ്: പേജുകളായോ CSV ആയോ ചെറിയ കാലയളവിനോ ചോദിക്കുക.",
  "The body is larger than this operation takes.": "അയച്ച വിവരം അനുവദിച്ചതിലും വലുതാണ്.",
  "The body is nested too deeply.": "അയച്ച വിവരത്തിന് അടുക്കുകൾ കൂടുതലാണ്.",
  "The body is not a valid form.": "അയച്ച ഫോം ശരിയല്ല.",
  "The body is not valid JSON.": "അയച്ച JSON ശരിയല്ല.",
  "The body must be JSON (Content-Type: application/json).":
    "അയയ്ക്കുന്നത് JSON ആകണം (Content-Type: application/json).",
  "The body must be a form (Content-Type: multipart/form-data).":
    "അയയ്ക്കുന്നത് ഫോം ആകണം (Content-Type: multipart/form-data).",
  "The Idempotency-Key was used for another request. Send a new one.":
    "ഈ Idempotency-Key മറ്റൊരു റിക്വസ്റ്റിന് ഉപയോഗിച്ചതാണ്. പുതിയത് അയയ്ക്കുക.",
  "This operation needs an Idempotency-Key header.": "ഇതിന് Idempotency-Key ഹെഡർ വേണം.",
  "The operation has no such representation.": "ഇത് ആ രൂപത്തിൽ കിട്ടില്ല.",
  "The operation needs another HTTP method.": "ഇതിന് മറ്റൊരു HTTP മെത്തേഡ് വേണം.",
  "There is no such operation.": "അങ്ങനെയൊരു പ്രവർത്തനമില്ല.",
  "The request did not come from this application.": "റിക്വസ്റ്റ് വന്നത് ഈ ആപ്ലിക്കേഷനിൽ നിന്നല്ല.",
  "The request holds a field that this operation does not know.": "റിക്വസ്റ്റിൽ അറിയാത്ത ഒരു കള്ളിയുണ്ട്.",
  "The request names another company than the one signed in to.": "റിക്വസ്റ്റിലുള്ളത് സൈൻ ഇൻ ചെയ്ത കമ്പനിയല്ല.",
  "Too many attempts. Please try again later.": "ഒരുപാട് തവണ ശ്രമിച്ചു. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  "Too many requests from this session, key or token. Please send fewer.":
    "ഈ സെഷനിൽ നിന്നോ കീയിൽ നിന്നോ ടോക്കണിൽ നിന്നോ റിക്വസ്റ്റുകൾ കൂടുതലാണ്. കുറച്ച് അയയ്ക്കുക.",
  // Who may do what.
  "Only an administrator posts to this account in this way.": "ഈ അക്കൗണ്ടിൽ ഇങ്ങനെ ചേർക്കാൻ അഡ്മിനിസ്ട്രേറ്റർക്കേ കഴിയൂ.",
  "Only its author or an administrator can change a message to all.":
    "എല്ലാവർക്കുമുള്ള സന്ദേശം മാറ്റാൻ എഴുതിയയാൾക്കും അഡ്മിനിസ്ട്രേറ്റർക്കുമേ കഴിയൂ.",
  "Nobody is signed in.": "ആരും സൈൻ ഇൻ ചെയ്തിട്ടില്ല.",
  "The API key is not valid, has expired or was revoked.": "API കീ ശരിയല്ല, കാലാവധി കഴിഞ്ഞു അല്ലെങ്കിൽ പിൻവലിച്ചു.",
  "The API key may not call this operation.": "ഈ API കീയ്ക്ക് ഇതിന് അനുമതിയില്ല.",
  "The embed token has expired.": "എംബെഡ് ടോക്കണിന്റെ കാലാവധി കഴിഞ്ഞു.",
  "The embed token is not valid, or was revoked.": "എംബെഡ് ടോക്കൺ ശരിയല്ല, അല്ലെങ്കിൽ പിൻവലിച്ചു.",
  "The embed token may not call this operation.": "ഈ എംബെഡ് ടോക്കണിന് ഇതിന് അനുമതിയില്ല.",
  "The embed token sets this parameter itself.": "ഇത് എംബെഡ് ടോക്കൺ തന്നെ നിശ്ചയിക്കുന്നു.",
  "The embed token was not made for pages of this origin.": "എംബെഡ് ടോക്കൺ ഈ ഒറിജിനിലെ പേജുകൾക്കുള്ളതല്ല.",
  "The token says too much: name fewer operations, users or locked parameters.":
    "ടോക്കണിൽ വിവരം കൂടുതലാണ്: പ്രവർത്തനങ്ങളോ യൂസർമാരെയോ ലോക്ക് ചെയ്തവയോ കുറയ്ക്കുക.",
  "The company allows 50 origins already. Remove one first.":
    "കമ്പനി 50 ഒറിജിനുകൾ അനുവദിച്ചുകഴിഞ്ഞു. ആദ്യം ഒരെണ്ണം നീക്കുക.",
  "The origin is not among those that the company allows.": "കമ്പനി അനുവദിച്ച ഒറിജിനുകളിൽ ഇതില്ല.",
  "Your role may not do this.": "നിങ്ങളുടെ റോളിന് ഇതിന് അനുമതിയില്ല.",
  "You can't delete or disable yourself, or change your own role.":
    "നിങ്ങൾക്ക് നിങ്ങളെത്തന്നെ ഇല്ലാതാക്കാനോ നിർത്താനോ സ്വന്തം റോൾ മാറ്റാനോ ആവില്ല.",
  "There is no such user, or you may not post documents for that user.":
    "അങ്ങനെയൊരു യൂസറില്ല, അല്ലെങ്കിൽ ആ യൂസറിനുവേണ്ടി ചേർക്കാൻ നിങ്ങൾക്ക് അനുമതിയില്ല.",
  "There is no such user, or you may not write to that user.":
    "അങ്ങനെയൊരു യൂസറില്ല, അല്ലെങ്കിൽ ആ യൂസറിന് എഴുതാൻ നിങ്ങൾക്ക് അനുമതിയില്ല.",
  "The document was entered by somebody above you. Only they or an administrator change it.":
    "ഇത് ചേർത്തത് നിങ്ങൾക്കു മുകളിലുള്ളയാളാണ്. അവർക്കോ അഡ്മിനിസ്ട്രേറ്റർക്കോ മാത്രമേ മാറ്റാനാകൂ.",
  "The cash account belongs to somebody else.": "ക്യാഷ് അക്കൗണ്ട് മറ്റൊരാളുടേതാണ്.",
  // Passwords and the installation.
  "Password must have 8 to 200 characters.": "പാസ്‌വേഡിന് 8 മുതൽ 200 വരെ അക്ഷരം വേണം.",
  "The new password must differ from the current one.": "പുതിയ പാസ്‌വേഡ് ഇപ്പോഴത്തേതാകരുത്.",
  "The new password must have at least 8 characters.": "പുതിയ പാസ്‌വേഡിന് കുറഞ്ഞത് 8 അക്ഷരം വേണം.",
  "The password is among those that everybody tries first. Please choose another.":
    "എല്ലാവരും ആദ്യം പരീക്ഷിക്കുന്ന പാസ്‌വേഡാണിത്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.",
  "This is not your current password.": "ഇത് നിങ്ങളുടെ ഇപ്പോഴത്തെ പാസ്‌വേഡല്ല.",
  "No further companies can be made on this installation.": "ഈ സെർവറിൽ ഇനി കമ്പനികൾ ചേർക്കാനാവില്ല.",
  "The installation has reached its limit of new companies for a day.":
    "ഒരു ദിവസം ചേർക്കാവുന്ന പുതിയ കമ്പനികളുടെ പരിധിയെത്തി.",
  "This installation has its first company. Please sign in.": "ഈ സെർവറിൽ ആദ്യ കമ്പനിയുണ്ട്. സൈൻ ഇൻ ചെയ്യുക.",
  "This is not the set-up code that the server printed when it was started last.":
    "സെർവർ ഒടുവിൽ തുടങ്ങിയപ്പോൾ കാണിച്ച സജ്ജീകരണ കോഡല്ല ഇത്.",
  "The customer owes nothing. Nothing was sent.": "ഉപഭോക്താവ് ഒന്നും അടയ്ക്കാനില്ല. ഒന്നും അയച്ചില്ല.",
  "The customer has no mobile number. Nothing was sent.": "ഉപഭോക്താവിന് മൊബൈൽ നമ്പറില്ല. ഒന്നും അയച്ചില്ല.",
  "What is open has changed meanwhile. Nothing was sent; please look at it again.":
    "ഇതിനിടെ അടയ്ക്കാനുള്ളത് മാറി. ഒന്നും അയച്ചില്ല; വീണ്ടും നോക്കുക.",
  "WhatsApp is not set up on this installation. Nothing was sent.":
    "ഈ സെർവറിൽ വാട്സാപ്പ് സജ്ജമാക്കിയിട്ടില്ല. ഒന്നും അയച്ചില്ല.",
  "The company has reached its limit of WhatsApp messages for today.":
    "കമ്പനിയുടെ ഇന്നത്തെ വാട്സാപ്പ് സന്ദേശങ്ങളുടെ പരിധിയെത്തി.",
  "The database can't be reached. Please try again in a moment.":
    "ഡാറ്റാബേസ് കിട്ടുന്നില്ല. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  "The report took too long. Please ask for a shorter range.":
    "റിപ്പോർട്ടിന് സമയം കൂടുതലെടുത്തു. ചെറിയ കാലയളവ് ചോദിക്കുക.",
  "No token could be had.": "ടോക്കൺ ലഭിച്ചില്ല.",
  "You are signed out. Please sign in again, then retry.":
    "നിങ്ങൾ സൈൻ ഔട്ട് ആയി. വീണ്ടും സൈൻ ഇൻ ചെയ്ത ശേഷം ശ്രമിക്കുക.",
  "This page has no access just now. Please try again.": "ഈ പേജിന് ഇപ്പോൾ അനുമതിയില്ല. വീണ്ടും ശ്രമിക്കുക.",
  "The server did not answer.": "സെർവർ മറുപടി തന്നില്ല.",
  "The server did not answer in time.": "സെർവർ സമയത്തിനുള്ളിൽ മറുപടി തന്നില്ല.",
  "The server is busy. Please try again in a moment.": "സെർവർ തിരക്കിലാണ്. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  "The server is not ready.": "സെർവർ തയ്യാറല്ല.",
  "The server's disk is full. Nothing was saved. Please try again when there is room.":
    "സെർവറിന്റെ ഡിസ്ക് നിറഞ്ഞു. ഒന്നും സേവ് ചെയ്തിട്ടില്ല. സ്ഥലമുണ്ടായ ശേഷം വീണ്ടും ശ്രമിക്കുക.",
  "The company's books are being checked or rebuilt. Please try again when that has ended.":
    "കമ്പനിയുടെ കണക്കുകൾ പരിശോധിക്കുകയോ പുതുക്കുകയോ ആണ്. അതു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  // Records and lists.
  "Somebody else has added routes to this plan meanwhile. Please load it again.":
    "ഇതിനിടെ മറ്റൊരാൾ ഈ പ്ലാനിൽ റൂട്ടുകൾ ചേർത്തു. വീണ്ടും ലോഡ് ചെയ്യുക.",
  "Somebody else has changed this record meanwhile. Please load it again.":
    "ഇതിനിടെ മറ്റൊരാൾ ഈ റെക്കോർഡ് മാറ്റിയിട്ടുണ്ട്. വീണ്ടും ലോഡ് ചെയ്യുക.",
  "The name already exists. Please choose a different name.": "ഈ പേര് ഇപ്പോൾത്തന്നെയുണ്ട്. മറ്റൊരു പേര് നൽകുക.",
  "The place is not part of the one above it.": "ഈ സ്ഥലം മുകളിലുള്ള സ്ഥലത്തിൽ പെട്ടതല്ല.",
  "The record is in use and can't be deleted.": "റെക്കോർഡ് ഉപയോഗത്തിലുള്ളതിനാൽ ഇല്ലാതാക്കാനാവില്ല.",
  "It can't be deleted: it is the only company, and nobody could sign in any more.":
    "ഇല്ലാതാക്കാനാവില്ല: ഇതു മാത്രമാണ് കമ്പനി; പിന്നെ ആർക്കും സൈൻ ഇൻ ചെയ്യാനാവില്ല.",
  "It can't be deleted: the series is allocated. Change its allocations first.":
    "ഇല്ലാതാക്കാനാവില്ല: സീരീസ് അലോക്കേറ്റ് ചെയ്തതാണ്. ആദ്യം അലോക്കേഷനുകൾ മാറ്റുക.",
  "The series is allocated: it keeps its InvType and Financial Year.":
    "സീരീസ് അലോക്കേറ്റ് ചെയ്തതാണ്: അതിന്റെ ഇൻവോയ്‌സ് തരവും സാമ്പത്തിക വർഷവും മാറ്റാനാവില്ല.",
  "Bills were made in this series: it keeps its name, InvType and Financial Year, and stays.":
    "ഈ സീരീസിൽ ബില്ലുകളുണ്ട്: അതിന്റെ പേരും തരവും സാമ്പത്തിക വർഷവും മാറ്റാനോ അത് ഇല്ലാതാക്കാനോ ആവില്ല.",
  "The report has 50 saved views already. Delete one first.": "ഈ റിപ്പോർട്ടിന് 50 വ്യൂകളുണ്ട്. ആദ്യം ഒരെണ്ണം ഇല്ലാതാക്കുക.",
  "The report has no such column to sort by.": "അടുക്കാൻ അങ്ങനെയൊരു കോളം റിപ്പോർട്ടിലില്ല.",
  "report must name an operation, such as sales.report.": "report എന്നതിൽ ഒരു പ്രവർത്തനം വേണം, ഉദാ. sales.report.",
  "The slab overlaps another one.": "ഈ സ്ലാബ് മറ്റൊന്നിൽ കയറിവരുന്നു.",
  "The user is allocated this vehicle from this date already.":
    "ഈ തീയതി മുതൽ ഈ വാഹനം ഈ യൂസറിന് അലോക്കേറ്റ് ചെയ്തിട്ടുണ്ട്.",
  "There is no such record.": "അങ്ങനെയൊരു റെക്കോർഡില്ല.",
  "There is no such order of the customer.": "ഉപഭോക്താവിന് അങ്ങനെയൊരു ഓർഡറില്ല.",
  "There is no such sales representative.": "അങ്ങനെയൊരു സെയിൽസ് റെപ്രസന്റേറ്റീവ് ഇല്ല.",
  "State must be one of India, or the GSTIN begin with its code.":
    "സംസ്ഥാനം ഇന്ത്യയിലേതാകണം, അല്ലെങ്കിൽ GSTIN അതിന്റെ കോഡിൽ തുടങ്ങണം.",
  // Files.
  "A photo is a PNG, JPEG or WebP file as base64.": "ഫോട്ടോ base64 രൂപത്തിലുള്ള PNG, JPEG അല്ലെങ്കിൽ WebP ഫയലാകണം.",
  "It is larger than 5 MB.": "ഫയൽ 5 MB-യിൽ കൂടുതലാണ്.",
  "It takes too long to read.": "വായിക്കാൻ സമയം കൂടുതലെടുക്കുന്നു.",
  "The Excel file holds more than can be imported at once.": "ഒരു തവണ ഇംപോർട്ട് ചെയ്യാവുന്നതിലും കൂടുതൽ Excel ഫയലിലുണ്ട്.",
  "The Excel file is protected by a password. Please save it without one.":
    "Excel ഫയലിന് പാസ്‌വേഡുണ്ട്. പാസ്‌വേഡില്ലാതെ സേവ് ചെയ്യുക.",
  "The Excel file must not be larger than 5 MB.": "Excel ഫയൽ 5 MB-യിൽ കൂടരുത്.",
  "The file can't be read.": "ഫയൽ വായിക്കാനാവുന്നില്ല.",
  "The file is larger than 10 MB.": "ഫയൽ 10 MB-യിൽ കൂടുതലാണ്.",
  "The file is not a PDF.": "ഫയൽ PDF അല്ല.",
  "The file is not a PDF of 10 MB at most.": "ഫയൽ പരമാവധി 10 MB ഉള്ള PDF അല്ല.",
  "The picture can't be read.": "ചിത്രം വായിക്കാനാവുന്നില്ല.",
  "The picture has too many pixels.": "ചിത്രത്തിന് പിക്സലുകൾ കൂടുതലാണ്.",
  "The picture must be a PNG, JPEG or WebP file that can be read.":
    "ചിത്രം വായിക്കാവുന്ന PNG, JPEG അല്ലെങ്കിൽ WebP ഫയലാകണം.",
};
