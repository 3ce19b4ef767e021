import { ONES_WORDS, TENS_WORDS } from "../../format/amount-in-words.ts";

/** 1 to 99: Hindi has a separate word for each. */
const HINDI_NUMBERS = [
  "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस",
  "बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस",
  "तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस",
  "चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास",
  "पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ",
  "साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर",
  "सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी",
  "अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अट्ठासी नवासी",
  "नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे",
].flatMap((line) => line.split(" "));

const english = [
  ...ONES_WORDS.slice(1),
  ...TENS_WORDS.slice(2).flatMap((ten) => [
    ten,
    ...ONES_WORDS.slice(1, 10).map((digit) => `${ten} ${digit}`),
  ]),
];

const numberWords: Readonly<Record<string, string>> = {
  Zero: "शून्य",
  Crore: "करोड़",
  Lakh: "लाख",
  Thousand: "हज़ार",
  Hundred: "सौ",
  And: "और",
  Paise: "पैसे",
  Minus: "ऋण",
  ...Object.fromEntries(english.map((word, at) => [word, HINDI_NUMBERS[at] ?? word])),
};

/** "One Lakh Sixty Two" → "एक लाख बासठ". Any other text stays unchanged. */
export function amountInHindi(amount: string): string {
  const words = amount.split(" ");
  const hindiWords: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next] = words.slice(at);
    const pair = numberWords[`${word} ${next}`];
    const hindi = pair ?? numberWords[word];
    if (hindi === undefined) return amount;
    hindiWords.push(hindi);
    if (pair !== undefined) at++;
  }
  return hindiWords.join(" ");
}
