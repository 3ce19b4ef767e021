/** What reports agree with, in Hindi. */
export const tieWords = {
  "Cost of goods sold, before returns": "बेचे माल की लागत, वापसी से पहले",
  "Input tax accounts": "इनपुट टैक्स खाते",
  "Inventory account": "स्टॉक खाता",
  "Inventory account before the range": "स्टॉक खाता, अवधि से पहले",
  "Inventory and Freight Inward accounts (freight included)": "स्टॉक और आवक भाड़ा खाते (भाड़ा सहित)",
  "Inventory account, opening": "स्टॉक खाता, शुरुआती शेष",
  "Output CGST account": "आउटपुट CGST खाता",
  "Output IGST account": "आउटपुट IGST खाता",
  "Output SGST account": "आउटपुट SGST खाता",
  "Output tax accounts": "आउटपुट टैक्स खाते",
  "Sales account": "बिक्री खाता",
  "Sales and output tax accounts": "बिक्री और आउटपुट टैक्स खाते",
  "Sales and tax accounts": "बिक्री और टैक्स खाते",
  "Total of credits": "कुल क्रेडिट",
  "Trial balance": "तलपट",
};
