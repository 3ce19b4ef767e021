import type { Sentence } from "../create-translate.ts";
import { noSuch, oblique } from "./grammar.ts";

/** Sentences of which a part varies: what fields must be, what failed, what was done. */
export const sentences: readonly Sentence[] = [
  [/^(.+), besides (\S+) of journals$/, (accounts, sum) => `${accounts}, जर्नल के ${sum} छोड़कर`],
  [/^Row (\S+): (.+)$/, (row, fault) => `पंक्ति ${row}: ${fault}`],
  [/^Line (\d+): (.+)$/, (line, fault) => `पंक्ति ${line}: ${fault}`],
  [
    /^Row (\S+) names the same as row (\S+)\.$/,
    (row, other) => `पंक्ति ${row} में वही नाम है जो पंक्ति ${other} में।`,
  ],
  [/^Row (\S+) is missing required fields\.$/, (row) => `पंक्ति ${row} में ज़रूरी खाने खाली हैं।`],
  [
    /^Row (\S+) is missing required fields: (.+), Address, Place, or Mobile\.$/,
    (row, name) => `पंक्ति ${row} में ज़रूरी खाने खाली हैं: ${name}, पता, जगह या मोबाइल।`,
  ],
  [/^(.+) is the error (.+)\.$/, (field, error) => `${oblique(field)} में गलती है: ${error}।`],

  [/^(.+) (?:and|And) (.+) are required\. *$/, (one, other) => `${one} और ${other} ज़रूरी हैं।`],
  [/^(.+) and (.+) are required *$/, (one, other) => `${one} और ${other} ज़रूरी हैं`],
  [/^(.+?) is +required\. *$/, (field) => `${field} ज़रूरी है।`],
  [/^(.+?) is +required *$/, (field) => `${field} ज़रूरी है`],
  [/^(.+) must not be empty\.$/, (field) => `${field} खाली न हो।`],
  [
    /^(.+) must have at least (\S+) characters\.$/,
    (field, least) => `${oblique(field)} में कम-से-कम ${least} अक्षर हों।`,
  ],
  [
    /^(.+) must be at least (\S+) characters\.$/,
    (field, least) => `${oblique(field)} में कम-से-कम ${least} अक्षर हों।`,
  ],
  [
    /^(.+) must have at most (\S+) characters\.$/,
    (field, most) => `${oblique(field)} में ज़्यादा-से-ज़्यादा ${most} अक्षर हों।`,
  ],
  [
    /^(.+) must have (\d+) to (\d+) characters\.$/,
    (field, from, to) => `${oblique(field)} में ${from} से ${to} अक्षर हों।`,
  ],
  [/^(.+) must be at least (\S+)\.$/, (field, least) => `${field} कम-से-कम ${least} हो।`],
  [/^(.+) must be at most (\S+)\.$/, (field, most) => `${field} ज़्यादा-से-ज़्यादा ${most} हो।`],
  [
    /^(.+) must have at least (\S+) entries\.$/,
    (field, least) => `${oblique(field)} में कम-से-कम ${least} प्रविष्टियाँ हों।`,
  ],
  [
    /^(.+) must have at most (\S+) entries\.$/,
    (field, most) => `${oblique(field)} में ज़्यादा-से-ज़्यादा ${most} प्रविष्टियाँ हों।`,
  ],
  [
    /^(.+) must have at most (\S+) decimals and (\d+) digits\.$/,
    (field, most, digits) => `${oblique(field)} में ज़्यादा-से-ज़्यादा ${most} दशमलव और ${digits} अंक हों।`,
  ],
  [
    /^(.+) must have at most (\S+) decimals\.$/,
    (field, most) => `${oblique(field)} में ज़्यादा-से-ज़्यादा ${most} दशमलव हों।`,
  ],
  [
    /^The discount is (\S+), but the line comes to (\S+)\.$/,
    (given, line) => `छूट ${given} है, पर पंक्ति कुल ${line} की है।`,
  ],
  [/^(.+) is not valid\.$/, (field) => `${field} सही नहीं है।`],
  [/^(.+) is too large\.$/, (field) => `${field} बहुत बड़ा है।`],
  [/^(.+) must be a number\.$/, (field) => `${field} संख्या में हो।`],
  [/^(.+) must be a number$/, (field) => `${field} संख्या में हो`],
  [/^(.+) must be a whole number\.$/, (field) => `${field} पूर्ण संख्या में हो।`],
  [
    /^(.+) must be a whole number from (\d+) to (\d+)\.$/,
    (field, from, to) => `${field} ${from} से ${to} तक की पूर्ण संख्या हो।`,
  ],
  [
    /^(.+) must be a percentage from (\d+) to (\d+)\.$/,
    (field, from, to) => `${field} ${from} से ${to} तक का प्रतिशत हो।`,
  ],
  [/^(.+) must be an amount\.$/, (field) => `${field} राशि में हो।`],
  [
    /^(.+) must be a valid (\d+)-digit number\. *$/,
    (field, digits) => `${field} ${digits} अंकों का सही नंबर हो।`,
  ],
  [
    /^(.+) must be a number of at most (\d+) digits\.$/,
    (field, digits) => `${field} ज़्यादा-से-ज़्यादा ${digits} अंकों का नंबर हो।`,
  ],
  [
    /^(.+) must be alphanumeric and up to (\d+) characters\.$/,
    (field, most) => `${oblique(field)} में अक्षर और अंक हों, ज़्यादा-से-ज़्यादा ${most}।`,
  ],
  [/^(.+) must be a day of the calendar\. *$/, (field) => `${field} कैलेंडर का कोई दिन हो।`],
  [/^(.+) must be a date \(YYYY-MM-DD\)\.$/, (field) => `${field} तारीख हो (YYYY-MM-DD)।`],
  [/^(.+) must be a date and time \(ISO 8601\)\.$/, (field) => `${field} तारीख और समय हो (ISO 8601)।`],
  [
    /^(.+) must be (text|a file|a number|a list|true or false|empty)\.$/,
    (field, kind) => `${field}: यहाँ ${kind} चाहिए।`,
  ],
  [/^(.+) must be one of (.+)\.$/, (field, choices) => `${field} इनमें से एक हो: ${choices}।`],
  [/^(.+) must be 4$/, (field) => `${field} 4 अंकों का हो`],
  [/^(.+) must be 4, 6 or 8 digits\.$/, (field) => `${field} 4, 6 या 8 अंकों का हो।`],
  [/^(.+) must contain only letters\. *$/, (field) => `${oblique(field)} में सिर्फ़ अक्षर हों।`],
  [
    /^(.+) can only contain letters, numbers, and spaces\.$/,
    (field) => `${oblique(field)} में सिर्फ़ अक्षर, अंक और खाली जगह हो सकते हैं।`,
  ],
  [/^(.+) can only contain letters$/, (field) => `${oblique(field)} में सिर्फ़ अक्षर हो सकते हैं`],
  [
    /^(.+) must begin with (B2[BC]\/) or (B2[BC]\/), followed by a name\.$/,
    (field, one, other) => `${field} ${one} या ${other} से शुरू हो, उसके बाद नाम हो।`,
  ],
  [
    /^(.+) must begin with (B2[BC]\/), followed by a name\.$/,
    (field, start) => `${field} ${start} से शुरू हो, उसके बाद नाम हो।`,
  ],
  [
    /^(.+) must begin with (B2[BC]\/) or (B2[BC]\/)$/,
    (field, one, other) => `${field} ${one} या ${other} से शुरू हो`,
  ],
  [/^(.+) must begin with (B2[BC]\/)$/, (field, start) => `${field} ${start} से शुरू हो`],
  [/^(.+) must not be (?:after|above) (.+)\.$/, (field, other) => `${field} ${oblique(other)} के बाद न हो।`],
  [/^(.+) must not be below (.+)\.$/, (field, other) => `${field} "${other}" से कम न हो।`],

  [/^(.+) already exists\.$/, (name) => `${name} पहले से मौजूद है।`],
  [
    /^(.+) already exists\. Please choose a different name\.$/,
    (name) => `${name} पहले से मौजूद है। कृपया दूसरा नाम चुनें।`,
  ],
  [
    /^(.+) already exists\. Please choose a different number\.$/,
    (name) => `${name} पहले से मौजूद है। कृपया दूसरा नंबर चुनें।`,
  ],
  [/^Company Name looks like another: (.+)\.$/, (other) => `कंपनी का नाम दूसरे नाम जैसा है: ${other}।`],

  [
    /^Failed to (?:fetch|load) (.+?)[.:!]? Please try again\.$/,
    (what) => `${what} लाने में गड़बड़ी हुई। कृपया फिर कोशिश करें।`,
  ],
  [
    /^Failed to submit (.+?)[.!]? Please try again\.$/,
    (what) => `${what} सबमिट करने में गड़बड़ी हुई। कृपया फिर कोशिश करें।`,
  ],
  [/^Failed to (?:fetch|load) (.+?)([.:!]?)$/, (what, end) => `${what} लाने में गड़बड़ी हुई${stop(end)}`],
  [/^Failed to submit (\S+?(?: \S+?)?)([.!]?)$/, (what, end) => `${what} सबमिट करने में गड़बड़ी हुई${stop(end)}`],
  [/^Failed to update (\S+?)([.!]?)$/, (what, end) => `${what} अपडेट करने में गड़बड़ी हुई${stop(end)}`],
  [/^Failed to delete (\S+?)([.!]?)$/, (what, end) => `${what} हटाने में गड़बड़ी हुई${stop(end)}`],
  [/^Failed to submit data! (.+)$/, (why) => `डेटा सबमिट नहीं हो सका! ${why}`],
  [/^Failed to update task! (.+)$/, (why) => `काम अपडेट नहीं हो सका! ${why}`],
  [/^Failed to delete data! (.+)$/, (why) => `डेटा हटाया नहीं जा सका! ${why}`],
  [/^An error occurred while fetching (.+?)([.]?)$/, (what, end) => `${what} लाने में गड़बड़ी हुई${stop(end)}`],
  [/^(.+) (?:submitted|saved) successfully([.!]?)$/, (what) => `${oblique(what)} को सहेज लिया गया।`],
  [/^(.+) updated successfully([.!]?)$/, (what) => `${oblique(what)} को अपडेट कर दिया गया।`],
  [/^(.+) (?:created|added|inserted) successfully([.!]?)$/, (what) => `${oblique(what)} को जोड़ दिया गया।`],
  [/^(.+) deleted successfully([.!]?)$/, (what) => `${oblique(what)} को हटा दिया गया।`],
  [/^No matching (.+) found([.]?)$/, (what, end) => `खोज में कोई ${what} नहीं है${stop(end)}`],
  [/^No (\S+?(?: \S+?)?) (?:available|found)([.]?)$/, (what, end) => `कोई ${what} नहीं है${stop(end)}`],
  [/^Total of (.+)$/, (what) => `कुल ${what}`],

  [/^The company has no such (.+)\.$/, (what) => `कंपनी में ${noSuch(what)} नहीं है।`],
  [/^There is no such (user|sales representative|operation|record)\.$/, (what) => `${noSuch(what)} नहीं है।`],
  [
    /^The company has no invoice series (.+) for the date\.$/,
    (name) => `इस तारीख के लिए कंपनी में इनवॉइस सीरीज़ ${name} नहीं है।`,
  ],
  [/^The company has no tax of (\S+) %\.$/, (rate) => `कंपनी में ${rate} % का कोई कर नहीं है।`],
  [
    /^A bill or return of (\S+) has this tax, and keeps the rate that it was posted with\. Choose a later day, or cancel it first\.$/,
    (day) => `${day} के बिल या वापसी में यह कर है, और उसकी दर वही रहती है। बाद का दिन चुनें, या पहले उसे रद्द करें।`,
  ],
  [/^There is no account (.+)\.$/, (name) => `${name} नाम का कोई खाता नहीं है।`],
  [/^There is no (\S+) series on (\S+)\.$/, (type, day) => `${day} को कोई ${type} सीरीज़ नहीं है।`],
  [
    /^It can't be deleted: (\S+) (.+) refers? to it\.$/,
    (count, what) => `हटाया नहीं जा सकता: ${count} ${what} में इसका उपयोग है।`,
  ],
  [/^It can't be deleted: its balance is (.+)\.$/, (amount) => `हटाया नहीं जा सकता: इसका शेष ${amount} है।`],
  [
    /^It can't be deleted: it is allocated to (.+)\.$/,
    (names) => `हटाया नहीं जा सकता: यह ${names} को आवंटित है।`,
  ],
  [
    /^Batch (.+?) of (.+) expired on (\d{2}-\d{2}-\d{4})\.$/,
    (batch, item, day) => `${item} का बैच ${batch} ${day} को समाप्त हो चुका है।`,
  ],
  [
    /^Invoice (.+) of (\S+) is entered already, as an? (?:expense|purchase) of (\S+)\.$/,
    (no, gstin, day) => `${gstin} का इनवॉइस ${no} पहले से दर्ज है: ${day}।`,
  ],
  [
    /^Keeps Batches can't be changed while there is stock of the item: there is some in (.+)\.$/,
    (places) => `आइटम का स्टॉक रहते हुए "बैच रखता है" बदला नहीं जा सकता: स्टॉक यहाँ है: ${places}।`,
  ],
  [
    /^It can't be deleted: there is stock of it in (.+)\.$/,
    (places) => `हटाया नहीं जा सकता: इसका स्टॉक यहाँ है: ${places}।`,
  ],
  [
    /^It can't be deleted: goods of (\d+) items? lie in it\.$/,
    (count) => `हटाया नहीं जा सकता: इसमें ${count} आइटम का माल है।`,
  ],
  [
    /^It can't be deleted: (\d+) open orders? asks? for it\.$/,
    (count) => `हटाया नहीं जा सकता: ${count} खुले ऑर्डर में यह है।`,
  ],
  [/^(.+) was entered by (.+?)(?: \((.+)\))?: a (.+) leaves it as it is\.$/, enteredBy],
  [/^The date lies in the financial year (.+)\.$/, (year) => `तारीख वित्तीय वर्ष ${year} की है।`],
  [
    /^The slab overlaps the one from (\S+) to (\S+)\.$/,
    (from, to) => `यह स्लैब ${from} से ${to} वाले स्लैब से टकराता है।`,
  ],
  [/^The document comes to (.+)\.$/, (amount) => `दस्तावेज़ की राशि ${amount} बनती है।`],
  [/^The vehicle (.+) has been deleted\.$/, (name) => `गाड़ी ${name} हटाई जा चुकी है।`],
  [/^The first row has no column (.+)\.$/, (name) => `पहली पंक्ति में ${name} कॉलम नहीं है।`],
  [
    /^At most (\S+) rows can be imported at once\.$/,
    (most) => `एक बार में ज़्यादा-से-ज़्यादा ${most} पंक्तियाँ आयात हो सकती हैं।`,
  ],
  [
    /^A GSTIN has 15 characters; this one has (\d+)\.$/,
    (length) => `GSTIN में 15 अक्षर होते हैं; इसमें ${length} हैं।`,
  ],
  [/^No GSTIN begins with (.+)\.$/, (start) => `कोई GSTIN ${start} से शुरू नहीं होता।`],
  [/^(Cash|Credit|Bank) - (.+)$/, (side, mode) => `${side} - ${mode}`],
  [/^Error: (.+)$/, (message) => `गड़बड़ी: ${message}`],
  [/^Receipt No (\S+)$/, (number) => `रसीद नं. ${number}`],
];

function enteredBy(what = "", who = "", role = "", reader = "") {
  return `${what} को ${who}${role ? ` (${role})` : ""} ने दर्ज किया है: ${reader} इसे बदल नहीं सकता।`;
}

/** The end of a sentence, where the English one has any. */
function stop(end: string): string {
  return end === "" ? "" : "।";
}
