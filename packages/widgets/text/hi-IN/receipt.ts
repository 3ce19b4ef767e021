import { amountInHindi } from "./amounts.ts";

/** What the receipt master says besides its definition, and the words of a printed receipt, in Hindi. */
export const receiptText = {
  numberLater: "रसीद सहेजने पर मिलेगा",
  outstanding: (amount: string) => `आज का बकाया: ${amount}`,
  balance: (amount: string) => `आज का शेष: ${amount}`,
  notListed: (name: string) => `${name} (अब सूची में नहीं)`,
  print: "प्रिंट",
  printFailed: "रसीद प्रिंट नहीं हो सकी। कृपया फिर कोशिश करें।",
  paper: {
    title: "रसीद",
    number: "रसीद नं.",
    date: "तारीख",
    gstin: (number: string) => `GSTIN ${number}`,
    mobile: (number: string) => `मोबाइल ${number}`,
    from: "सधन्यवाद प्राप्त, इनसे",
    sum: "राशि",
    rupees: (words: string) => `रुपये ${amountInHindi(words)} मात्र`,
    by: "द्वारा",
    cash: "नकद",
    cheque: (number: string) => `चेक/DD नं. ${number}`,
    dated: (day: string) => `दिनांक ${day}`,
    towards: "बाबत",
    remark: "टिप्पणी",
    realised: "चेक की रसीद चेक पास होने पर ही मान्य होगी।",
    for: (company: string) => `कृते ${company}`,
    signature: "अधिकृत हस्ताक्षर",
  },
};
