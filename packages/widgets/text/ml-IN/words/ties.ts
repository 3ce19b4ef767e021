/** What reports agree with, in Malayalam. */
export const tieWords = {
  "Cost of goods sold, before returns": "വിറ്റ ചരക്കിന്റെ ചെലവ്, തിരിച്ചുവരവിന് മുൻപ്",
  "Input tax accounts": "ഇൻപുട്ട് ടാക്സ് അക്കൗണ്ടുകൾ",
  "Inventory account": "സ്റ്റോക്ക് അക്കൗണ്ട്",
  "Inventory account before the range": "സ്റ്റോക്ക് അക്കൗണ്ട്, കാലയളവിന് മുൻപ്",
  "Inventory and Freight Inward accounts (freight included)":
    "സ്റ്റോക്ക്, വരവ് വണ്ടിക്കൂലി അക്കൗണ്ടുകൾ (വണ്ടിക്കൂലി ഉൾപ്പെടെ)",
  "Inventory account, opening": "സ്റ്റോക്ക് അക്കൗണ്ട്, തുടക്കബാക്കി",
  "Output CGST account": "ഔട്ട്പുട്ട് CGST അക്കൗണ്ട്",
  "Output IGST account": "ഔട്ട്പുട്ട് IGST അക്കൗണ്ട്",
  "Output SGST account": "ഔട്ട്പുട്ട് SGST അക്കൗണ്ട്",
  "Output tax accounts": "ഔട്ട്പുട്ട് ടാക്സ് അക്കൗണ്ടുകൾ",
  "Sales account": "വിൽപ്പന അക്കൗണ്ട്",
  "Sales and output tax accounts": "വിൽപ്പന, ഔട്ട്പുട്ട് ടാക്സ് അക്കൗണ്ടുകൾ",
  "Sales and tax accounts": "വിൽപ്പന, ടാക്സ് അക്കൗണ്ടുകൾ",
  "Total of credits": "ആകെ ക്രെഡിറ്റ്",
  "Trial balance": "ട്രയൽ ബാലൻസ്",
};
