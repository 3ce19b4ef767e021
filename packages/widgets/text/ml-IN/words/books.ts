/** Why the books take a document not: dates, amounts, goods, parties, trips. */
export const books: Readonly<Record<string, string>> = {
  // Documents.
  "A document has 1 to 500 lines.": "ഒരു രേഖയിൽ 1 മുതൽ 500 വരെ വരികളാകാം.",
  "A journal has 2 to 100 lines.": "ജേണലിൽ 2 മുതൽ 100 വരെ വരികളാകാം.",
  "A line must be either a debit or a credit, above zero, with two decimals.":
    "ഓരോ വരിയും പൂജ്യത്തിൽ കൂടിയ, രണ്ട് ദശാംശമുള്ള ഡെബിറ്റോ ക്രെഡിറ്റോ ആകണം.",
  "A line needs a quantity above zero.": "വരിയിൽ പൂജ്യത്തിൽ കൂടിയ അളവ് വേണം.",
  "A voucher needs at least two lines.": "വൗച്ചറിൽ കുറഞ്ഞത് രണ്ട് വരി വേണം.",
  "A contra needs two accounts.": "കോൺട്രായ്ക്ക് രണ്ട് അക്കൗണ്ട് വേണം.",
  "A cheque belongs to the mode cheque.": "ചെക്ക് വിവരം ചെക്ക് രീതിക്കു മാത്രമാണ്.",
  "The mode cheque needs a cheque.": "ചെക്ക് രീതിക്ക് ചെക്ക് വിവരം വേണം.",
  "An account can be on one side of a journal only.": "ഒരു അക്കൗണ്ട് ജേണലിന്റെ ഒരു വശത്തേ പാടുള്ളൂ.",
  "An amount is not in the range that the books accept.": "തുക കണക്കുകൾക്ക് സ്വീകരിക്കാവുന്ന പരിധിയിലല്ല.",
  "An edited document keeps its number, and so its series and financial year.":
    "തിരുത്തിയ രേഖയുടെ നമ്പർ മാറില്ല; അതിനാൽ സീരീസും സാമ്പത്തിക വർഷവും മാറില്ല.",
  "A receipt keeps its number, and so its financial year. Delete it and enter it anew for another year.":
    "രസീതിന്റെ നമ്പറും സാമ്പത്തിക വർഷവും മാറില്ല. മറ്റൊരു വർഷത്തേക്ക് ഇത് ഇല്ലാതാക്കി പുതിയത് ചേർക്കുക.",
  "Debit and Credit of a receipt are the same amount.": "രസീതിന്റെ ഡെബിറ്റും ക്രെഡിറ്റും ഒരേ തുകയാകണം.",
  "Debits and credits of the voucher are not equal.": "വൗച്ചറിലെ ഡെബിറ്റും ക്രെഡിറ്റും തുല്യമല്ല.",
  "Money between cash and bank accounts is a contra, not a receipt.":
    "ക്യാഷ്, ബാങ്ക് അക്കൗണ്ടുകൾക്കിടയിലെ പണം കോൺട്രായാണ്, രസീതല്ല.",
  "An expense can't be paid from its own account.": "ചെലവ് അതേ അക്കൗണ്ടിൽ നിന്ന് നൽകാനാവില്ല.",
  "The main cash can't be handed over to itself.": "പ്രധാന ക്യാഷ് അതിലേക്കുതന്നെ ഏൽപ്പിക്കാനാവില്ല.",
  "The party can't be the account that the money goes into or comes from.":
    "പണം പോകുന്നതോ വരുന്നതോ ആയ അക്കൗണ്ട് തന്നെ കക്ഷിയാകാനാവില്ല.",
  "The account is neither cash nor a bank.": "അക്കൗണ്ട് ക്യാഷോ ബാങ്കോ അല്ല.",
  "The account is of another kind than the document needs.": "ഈ രേഖയ്ക്കു വേണ്ട തരം അക്കൗണ്ടല്ല ഇത്.",
  "The amount differs from the one that the server calculates.": "തുക സെർവർ കണക്കാക്കുന്നതിൽ നിന്ന് വ്യത്യാസമുണ്ട്.",
  "The price is not the one that is valid now.": "വില ഇപ്പോൾ നിലവിലുള്ളതല്ല.",
  "The client id was used for another document before.": "ഈ ക്ലയന്റ് ഐഡി മുമ്പ് മറ്റൊരു രേഖയ്ക്ക് ഉപയോഗിച്ചതാണ്.",
  "The document has been edited meanwhile. Please load it again.":
    "ഇതിനിടെ രേഖ തിരുത്തിയിട്ടുണ്ട്. വീണ്ടും ലോഡ് ചെയ്യുക.",
  "The document has no lines.": "രേഖയിൽ വരികളില്ല.",
  "The document is cancelled already.": "രേഖ റദ്ദാക്കിയതാണ്.",
  "The bill is another party's.": "ബിൽ മറ്റൊരു കക്ഷിയുടേതാണ്.",
  "The bill was cancelled or edited meanwhile.": "ഇതിനിടെ ബിൽ റദ്ദാക്കുകയോ തിരുത്തുകയോ ചെയ്തു.",
  "More goes against the bill than is open of it.": "ബില്ലിൽ ബാക്കിയുള്ളതിലും കൂടുതലാണ് അതിലേക്കുള്ള തുക.",
  "A receipt allows a discount to a customer, and to nobody else.": "രസീതിൽ കിഴിവ് ഉപഭോക്താവിനു മാത്രമാണ്.",
  "A payment takes a discount from a supplier, and from nobody else.":
    "പേയ്മെന്റിൽ കിഴിവ് വിതരണക്കാരനിൽ നിന്നു മാത്രമാണ്.",
  "More goes against bills than the amount comes to.": "ബില്ലുകളിലേക്കുള്ളത് തുകയിലും കൂടുതലാണ്.",
  "The document that is returned belongs to another party.": "റിട്ടേൺ ചെയ്യുന്ന രേഖ മറ്റൊരു കക്ഷിയുടേതാണ്.",
  "The document that is returned was cancelled or edited meanwhile.":
    "റിട്ടേൺ ചെയ്യുന്ന രേഖ ഇതിനിടെ റദ്ദാക്കുകയോ തിരുത്തുകയോ ചെയ്തു.",
  "The return is dated before what is returned.": "റിട്ടേണിന്റെ തീയതി ബില്ലിന്റെ തീയതിക്കു മുമ്പാണ്.",
  "Goods of the document have been returned: cancel the return first.":
    "ഇതിലെ സാധനങ്ങൾ റിട്ടേൺ ചെയ്തിട്ടുണ്ട്: ആദ്യം റിട്ടേൺ റദ്ദാക്കുക.",
  "More is returned than is left of the bill.": "ബില്ലിൽ ബാക്കിയുള്ളതിലും കൂടുതലാണ് റിട്ടേൺ.",
  "More is returned than is left of the document.": "രേഖയിൽ ബാക്കിയുള്ളതിലും കൂടുതലാണ് റിട്ടേൺ.",
  "More is returned than is left of the purchase.": "വാങ്ങലിൽ ബാക്കിയുള്ളതിലും കൂടുതലാണ് റിട്ടേൺ.",
  "The bill has no such line of this item.": "ബില്ലിൽ ഈ ഐറ്റത്തിന്റെ അങ്ങനെയൊരു വരിയില്ല.",
  "The purchase has no such line of this item.": "വാങ്ങലിൽ ഈ ഐറ്റത്തിന്റെ അങ്ങനെയൊരു വരിയില്ല.",
  "There is no document with such a line.": "അങ്ങനെയൊരു വരിയുള്ള രേഖയില്ല.",
  "The order does not exist.": "അങ്ങനെയൊരു ഓർഡറില്ല.",
  "The order is invoiced already.": "ഓർഡർ ബില്ലാക്കിക്കഴിഞ്ഞു.",
  "The supplier has no GSTIN and charges no tax: enter what was paid as the price, without a tax rate.":
    "വിതരണക്കാരന് GSTIN ഇല്ല, നികുതി ഈടാക്കുന്നില്ല: നൽകിയ തുക നികുതി നിരക്കില്ലാതെ വിലയായി ചേർക്കുക.",
  "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out.":
    "നികുതി ക്രെഡിറ്റ് എടുക്കുന്നത് വിതരണക്കാരന്റെ GSTIN വെച്ചാണ്: അത് ചേർക്കുക, അല്ലെങ്കിൽ നിരക്ക് ഒഴിവാക്കുക.",
  "The supplier's invoice is entered already.": "വിതരണക്കാരന്റെ ഈ ഇൻവോയ്‌സ് ചേർത്തുകഴിഞ്ഞതാണ്.",
  // Dates and years.
  "Financial years are closed one after the other, the oldest first, and reopened in the opposite order.":
    "സാമ്പത്തിക വർഷങ്ങൾ പഴയതു മുതൽ ക്രമത്തിൽ ക്ലോസ് ചെയ്യണം; തിരിച്ചുള്ള ക്രമത്തിൽ വീണ്ടും തുറക്കണം.",
  "The company has no such invoice series for the date.": "ഈ തീയതിക്ക് അങ്ങനെയൊരു ഇൻവോയ്‌സ് സീരീസ് കമ്പനിയിൽ ഇല്ല.",
  "The company has no financial year to follow.": "തുടർന്നുവരേണ്ട സാമ്പത്തിക വർഷം കമ്പനിക്കില്ല.",
  "The company has no place for damaged goods.": "ഡാമേജായ സാധനങ്ങൾക്ക് കമ്പനിയിൽ സ്ഥലമില്ല.",
  "The company has no taxes.": "കമ്പനിയിൽ നികുതികൾ ചേർത്തിട്ടില്ല.",
  "The company has no units.": "കമ്പനിയിൽ യൂണിറ്റുകൾ ചേർത്തിട്ടില്ല.",
  "The company has this financial year already.": "കമ്പനിക്ക് ഈ സാമ്പത്തിക വർഷം ഇപ്പോൾത്തന്നെയുണ്ട്.",
  "The date is after today.": "തീയതി ഇന്നത്തേതിനു ശേഷമാണ്.",
  "The date is further back than a salesman may date a document.": "സെയിൽസ്മാന് ഇടാവുന്നതിലും പഴയ തീയതിയാണ്.",
  "The date is not a day of the calendar.": "കലണ്ടറിലില്ലാത്ത തീയതിയാണ്.",
  "The date lies in a locked period.": "തീയതി ലോക്ക് ചെയ്ത കാലയളവിലാണ്.",
  "The date lies in no financial year of the company.": "തീയതി കമ്പനിയുടെ ഒരു സാമ്പത്തിക വർഷത്തിലുമില്ല.",
  "The day must be in the year that is locked.": "ലോക്ക് ചെയ്യുന്ന വർഷത്തിലെ ദിവസമാകണം.",
  "The financial year has not ended yet.": "സാമ്പത്തിക വർഷം തീർന്നിട്ടില്ല.",
  "The financial year is closed.": "സാമ്പത്തിക വർഷം ക്ലോസ് ചെയ്തതാണ്.",
  "The financial year is not closed.": "സാമ്പത്തിക വർഷം ക്ലോസ് ചെയ്തിട്ടില്ല.",
  "A tax that is nil-rated, exempt or non-GST has the rate 0 on all days.":
    "പൂജ്യം നിരക്കുള്ളതോ ഒഴിവാക്കിയതോ GST-ക്ക് പുറത്തുള്ളതോ ആയ നികുതിക്ക് എല്ലാ ദിവസവും നിരക്ക് 0 ആണ്.",
  "Items have the code: it stays as it is.": "ഐറ്റങ്ങളിൽ ഈ കോഡ് ഉണ്ട്: അത് മാറ്റാനാവില്ല.",
  "The first rate of a tax stays.": "നികുതിയുടെ ആദ്യ നിരക്ക് നിലനിൽക്കും.",
  "The item's tax has no rate on the date.": "ഈ തീയതിയിൽ ഐറ്റത്തിന്റെ നികുതിക്ക് നിരക്കില്ല.",
  "The range is longer than three years.": "കാലയളവ് മൂന്ന് വർഷത്തിൽ കൂടുതലാണ്.",
  "The time is more than five minutes after now.": "സമയം ഇപ്പോഴത്തേക്കാൾ അഞ്ചു മിനിറ്റിലധികം മുന്നിലാണ്.",
  // What a salesman may, and customers' credit.
  "More goods are free than a salesman may give.": "സെയിൽസ്മാന് നൽകാവുന്നതിലും കൂടുതൽ സാധനങ്ങൾ ഫ്രീയാണ്.",
  "More goods are given in exchange than come back, or than a salesman may give in a day.":
    "തിരിച്ചുവരുന്നതിലും, അല്ലെങ്കിൽ സെയിൽസ്മാന് ഒരു ദിവസം നൽകാവുന്നതിലും കൂടുതൽ മാറ്റിനൽകുന്നു.",
  "More is given back than a salesman may give in a day.": "സെയിൽസ്മാന് ഒരു ദിവസം തിരികെ നൽകാവുന്നതിലും കൂടുതലാണ്.",
  "More is spent than a salesman may spend in a day.": "സെയിൽസ്മാന് ഒരു ദിവസം ചെലവാക്കാവുന്നതിലും കൂടുതലാണ്.",
  "The discount is more than a salesman may give.": "സെയിൽസ്മാന് നൽകാവുന്നതിലും കൂടുതലാണ് കിഴിവ്.",
  "The bill would take the customer beyond the credit limit.": "ഈ ബില്ലോടെ ഉപഭോക്താവിന്റെ ക്രെഡിറ്റ് പരിധി കടക്കും.",
  "The user has no cash account.": "യൂസറിന് ക്യാഷ് അക്കൗണ്ടില്ല.",
  // Goods.
  "An item is not made of itself.": "ഒരു ഐറ്റം അതുകൊണ്ടുതന്നെ ഉണ്ടാക്കാനാവില്ല.",
  "Goods can't be moved to the place where they are.": "സാധനങ്ങൾ ഇരിക്കുന്നിടത്തേക്കു തന്നെ മാറ്റാനാവില്ല.",
  "Stock Short": "സ്റ്റോക്ക് പോരാ",
  "The stock location is of another kind than the document needs.": "ഈ രേഖയ്ക്കു വേണ്ട തരം സ്റ്റോക്ക് സ്ഥലമല്ല ഇത്.",
  "The item is a service or charge, which has no stock: no goods of it move.":
    "ഈ ഇനം സേവനമോ ചാർജോ ആണ്; അതിനു സ്റ്റോക്കില്ല, അതിന്റെ ചരക്ക് നീങ്ങുന്നുമില്ല.",
  "A service or charge is taken back as good: it is neither damaged nor expired.":
    "സേവനമോ ചാർജോ നല്ലതായി തിരിച്ചെടുക്കും: അതിനു കേടോ കാലഹരണമോ ഇല്ല.",
  "There is not enough stock at the location.": "അവിടെ വേണ്ടത്ര സ്റ്റോക്കില്ല.",
  // Trips and visits.
  "A trip can't end before it began, neither in time nor on the odometer.":
    "ട്രിപ്പ് തീരുന്ന സമയവും ഓഡോമീറ്ററും തുടങ്ങിയതിലും കുറയരുത്.",
  "A trip with photos is sent alone.": "ഫോട്ടോയുള്ള ട്രിപ്പ് ഒറ്റയ്ക്ക് അയയ്ക്കണം.",
  "The statuses of the visit do not say that an order was placed.": "ഓർഡർ തന്നതായി സന്ദർശനത്തിന്റെ നിലയിലില്ല.",
  "The trip has ended already, at another time or odometer reading.":
    "ട്രിപ്പ് മറ്റൊരു സമയത്തോ ഓഡോമീറ്റർ അളവിലോ തീർന്നതാണ്.",
  "The user has no such trip.": "യൂസറിന് അങ്ങനെയൊരു ട്രിപ്പില്ല.",
  "All rows must be of one Sales Representative": "എല്ലാ വരികളും ഒരേ സെയിൽസ് റെപ്രസന്റേറ്റീവിന്റേതാകണം",
  "The target amount must be the same on all rows": "എല്ലാ വരികളിലും ടാർഗറ്റ് തുക ഒന്നാകണം",
};
