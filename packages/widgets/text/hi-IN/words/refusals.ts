/** What the server says when it refuses, by the English sentence. */
export const refusalWords: Readonly<Record<string, string>> = {
  "A line must be either a debit or a credit, above zero, with two decimals.":
    "हर पंक्ति या तो डेबिट हो या क्रेडिट, शून्य से ज़्यादा और दो दशमलव तक।",
  "A trip can't end before it began, neither in time nor on the odometer.":
    "ट्रिप शुरू होने से पहले खत्म नहीं हो सकती, न समय में, न ओडोमीटर पर।",
  "A voucher needs at least two lines.": "वाउचर में कम-से-कम दो पंक्तियाँ ज़रूरी हैं।",
  "An account can be on one side of a journal only.": "जर्नल में एक खाता एक ही तरफ़ हो सकता है।",
  "An amount is not in the range that the books accept.": "राशि बहियों की मान्य सीमा में नहीं है।",
  "An edited document keeps its number, and so its series and financial year.":
    "बदले गए दस्तावेज़ का नंबर वही रहता है, इसलिए सीरीज़ और वित्तीय वर्ष भी।",
  "Debits and credits of the voucher are not equal.": "वाउचर के डेबिट और क्रेडिट बराबर नहीं हैं।",
  "Each distributor can be chosen only once for a user.":
    "एक यूज़र के लिए हर डिस्ट्रीब्यूटर एक ही बार चुना जा सकता है।",
  "Prices are valid from today or a later day: what was posted keeps its own.":
    "मूल्य आज या बाद के दिन से लागू होते हैं: जो दर्ज हो चुका, उसके मूल्य वही रहते हैं।",
  "The item is named twice.": "आइटम दो बार लिखा है।",
  "A price that is valid already can't be taken back: enter the one that is valid from today.":
    "जो मूल्य लागू हो चुका, वापस नहीं लिया जा सकता: आज से लागू मूल्य लिखें।",
  "Each route can be chosen only once.": "हर रूट एक ही बार चुना जा सकता है।",
  "Financial years are closed one after the other, the oldest first, and reopened in the opposite order.":
    "वित्तीय वर्ष एक के बाद एक बंद होते हैं, सबसे पुराना पहले, और उलटे क्रम में खुलते हैं।",
  "Goods can't be moved to the place where they are.": "माल जहाँ है, वहीं नहीं भेजा जा सकता।",
  "Goods of the document have been returned: cancel the return first.":
    "इस दस्तावेज़ का माल वापस हुआ है: पहले वापसी रद्द करें।",
  "It can't be deleted: it is the only company, and nobody could sign in any more.":
    "हटाया नहीं जा सकता: यही एक कंपनी है, फिर कोई साइन इन नहीं कर सकेगा।",
  "It can't be deleted: the series is allocated. Change its allocations first.":
    "हटाया नहीं जा सकता: सीरीज़ आवंटित है। पहले आवंटन बदलें।",
  "Money between cash and bank accounts is a contra, not a receipt.":
    "नकद और बैंक खातों के बीच का लेनदेन कॉन्ट्रा है, रसीद नहीं।",
  "More goods are free than a salesman may give.": "सेल्समैन जितना दे सकता है, उससे ज़्यादा माल मुफ़्त है।",
  "More goods are given in exchange than come back, or than a salesman may give in a day.":
    "बदले में दिया माल वापस आए माल से, या सेल्समैन की दिन भर की सीमा से ज़्यादा है।",
  "More is given back than a salesman may give in a day.": "वापस दी राशि सेल्समैन की दिन भर की सीमा से ज़्यादा है।",
  "More is returned than is left of the document.": "दस्तावेज़ में जितना बचा है, उससे ज़्यादा वापस किया जा रहा है।",
  "More is returned than is left of the bill.": "बिल में जितना बचा है, उससे ज़्यादा वापस किया जा रहा है।",
  "More is returned than is left of the purchase.": "खरीद में जितना बचा है, उससे ज़्यादा वापस किया जा रहा है।",
  "More is spent than a salesman may spend in a day.": "खर्च सेल्समैन की दिन भर की सीमा से ज़्यादा है।",
  "No further companies can be made on this installation.": "इस सर्वर पर और कंपनियाँ नहीं बनाई जा सकतीं।",
  "Only an administrator posts to this account in this way.": "इस खाते में इस तरह सिर्फ़ एडमिन दर्ज कर सकता है।",
  "Tax is claimed by the supplier's GSTIN: enter it, or leave the rate out.":
    "कर का क्रेडिट आपूर्तिकर्ता के GSTIN से लिया जाता है: उसे भरें, या दर खाली छोड़ें।",
  "The API key is not valid, has expired or was revoked.":
    "API कुंजी सही नहीं है, उसकी अवधि खत्म हो गई या वह रद्द की गई।",
  "The API key may not call this operation.": "इस API कुंजी को इस काम की अनुमति नहीं है।",
  "The Excel file holds more than can be imported at once.":
    "Excel फ़ाइल में एक बार में आयात होने लायक से ज़्यादा डेटा है।",
  "The Excel file is protected by a password. Please save it without one.":
    "Excel फ़ाइल पर पासवर्ड लगा है। कृपया बिना पासवर्ड के सहेजें।",
  "The Excel file must not be larger than 5 MB.": "Excel फ़ाइल 5 MB से बड़ी नहीं होनी चाहिए।",
  "The Idempotency-Key was used for another request. Send a new one.":
    "यह Idempotency-Key दूसरे अनुरोध में इस्तेमाल हो चुकी है। नई भेजें।",
  "The account is neither cash nor a bank.": "यह खाता न नकद का है, न बैंक का।",
  "The account is of another kind than the document needs.": "दस्तावेज़ को दूसरे प्रकार का खाता चाहिए।",
  "The amount differs from the one that the server calculates.": "राशि सर्वर के हिसाब से अलग है।",
  "The answer does not match the contract.": "जवाब तय रूप में नहीं है।",
  "The answer has too many rows: ask for it in pages, as CSV, or for a shorter range.":
    "जवाब में बहुत ज़्यादा पंक्तियाँ हैं: पेज में, CSV में या छोटी अवधि के लिए माँगें।",
  "The bill would take the customer beyond the credit limit.": "इस बिल से ग्राहक की क्रेडिट सीमा पार हो जाएगी।",
  "The body is larger than this operation takes.": "भेजा गया डेटा इस काम की सीमा से बड़ा है।",
  "The body is not a valid form.": "भेजा गया फ़ॉर्म सही नहीं है।",
  "The body is not valid JSON.": "भेजा गया JSON सही नहीं है।",
  "The body must be JSON (Content-Type: application/json).":
    "डेटा JSON में हो (Content-Type: application/json)।",
  "The cash account belongs to somebody else.": "यह नकद खाता किसी और का है।",
  "The client id was used for another document before.": "यह क्लाइंट आईडी दूसरे दस्तावेज़ में इस्तेमाल हो चुकी है।",
  "The company allows 50 origins already. Remove one first.": "कंपनी में 50 ओरिजिन पहले से हैं। पहले एक हटाएँ।",
  "The company has no such invoice series for the date.": "इस तारीख के लिए कंपनी में ऐसी कोई इनवॉइस सीरीज़ नहीं है।",
  "The company has reached its limit of WhatsApp messages for today.":
    "कंपनी की आज की व्हाट्सऐप संदेश सीमा पूरी हो गई।",
  "The company has this financial year already.": "कंपनी में यह वित्तीय वर्ष पहले से है।",
  "The company's books are being checked or rebuilt. Please try again when that has ended.":
    "कंपनी की बहियों की जाँच चल रही है। कृपया उसके बाद कोशिश करें।",
  "The database can't be reached. Please try again in a moment.":
    "डेटाबेस से संपर्क नहीं हो रहा। कृपया थोड़ी देर में कोशिश करें।",
  "The date is after today.": "तारीख आज के बाद की है।",
  "The date is further back than a salesman may date a document.": "तारीख सेल्समैन की सीमा से ज़्यादा पीछे की है।",
  "The date is not a day of the calendar.": "तारीख कैलेंडर का कोई दिन नहीं है।",
  "The date lies in a locked period.": "तारीख लॉक की गई अवधि में है।",
  "The date lies in no financial year of the company.": "तारीख कंपनी के किसी वित्तीय वर्ष में नहीं है।",
  "The day must be in the year that is locked.": "दिन उसी वर्ष का हो, जिसे लॉक करना है।",
  "The discount is more than a salesman may give.": "छूट सेल्समैन की सीमा से ज़्यादा है।",
  "The document has been edited meanwhile. Please load it again.":
    "इस बीच दस्तावेज़ बदला गया है। कृपया फिर से लोड करें।",
  "The document has no lines.": "दस्तावेज़ में कोई पंक्ति नहीं है।",
  "The document is cancelled already.": "दस्तावेज़ पहले ही रद्द है।",
  "The bill is another party's.": "यह बिल दूसरी पार्टी का है।",
  "The bill was cancelled or edited meanwhile.": "इस बीच बिल रद्द हुआ या बदला गया।",
  "More goes against the bill than is open of it.": "बिल में जितना बाकी है, उससे ज़्यादा रकम दी गई है।",
  "A receipt allows a discount to a customer, and to nobody else.": "रसीद पर छूट केवल ग्राहक को दी जाती है।",
  "A payment takes a discount from a supplier, and from nobody else.": "भुगतान पर छूट केवल आपूर्तिकर्ता से मिलती है।",
  "More goes against bills than the amount comes to.": "बिलों में रकम से ज़्यादा जोड़ा गया है।",
  "The document that is returned belongs to another party.": "वापस किया जा रहा दस्तावेज़ दूसरी पार्टी का है।",
  "The document that is returned was cancelled or edited meanwhile.":
    "वापस किया जा रहा दस्तावेज़ इस बीच रद्द हुआ या बदला गया।",
  "The document was entered by somebody above you. Only they or an administrator change it.":
    "यह दस्तावेज़ आपसे ऊपर के व्यक्ति ने दर्ज किया है। इसे वही या एडमिन बदल सकते हैं।",
  "The embed token has expired.": "एम्बेड टोकन की अवधि खत्म हो गई।",
  "The embed token is not valid, or was revoked.": "एम्बेड टोकन सही नहीं है या रद्द किया गया।",
  "The embed token may not call this operation.": "इस एम्बेड टोकन को इस काम की अनुमति नहीं है।",
  "The embed token sets this parameter itself.": "यह मान एम्बेड टोकन खुद तय करता है।",
  "The embed token was not made for pages of this origin.": "यह एम्बेड टोकन इस ओरिजिन के पेजों के लिए नहीं बना।",
  "The file is not a PDF of 10 MB at most.": "फ़ाइल PDF नहीं है, या 10 MB से बड़ी है।",
  "The financial year has not ended yet.": "वित्तीय वर्ष अभी पूरा नहीं हुआ।",
  "The financial year is closed.": "वित्तीय वर्ष बंद है।",
  "The financial year is not closed.": "वित्तीय वर्ष बंद नहीं है।",
  "The installation has reached its limit of new companies for a day.":
    "इस सर्वर पर एक दिन में नई कंपनियों की सीमा पूरी हो गई।",
  "A tax that is nil-rated, exempt or non-GST has the rate 0 on all days.":
    "शून्य दर, कर-मुक्त या GST से बाहर के कर की दर हर दिन 0 होती है।",
  "Items have the code: it stays as it is.": "आइटमों में यह कोड है: यह वैसा ही रहता है।",
  "The first rate of a tax stays.": "कर की पहली दर बनी रहती है।",
  "The item's tax has no rate on the date.": "इस तारीख को आइटम के कर की कोई दर नहीं है।",
  "The key needs a name. ": "कुंजी का नाम ज़रूरी है।",
  "The key needs a name.": "कुंजी का नाम ज़रूरी है।",
  "The name already exists. Please choose a different name.": "यह नाम पहले से मौजूद है। कृपया दूसरा नाम चुनें।",
  "The new password must differ from the current one.": "नया पासवर्ड मौजूदा पासवर्ड से अलग हो।",
  "The new password must have at least 8 characters.": "नए पासवर्ड में कम-से-कम 8 अक्षर हों।",
  "The operation has no such representation.": "यह काम इस रूप में जवाब नहीं देता।",
  "The operation needs another HTTP method.": "इस काम के लिए दूसरा HTTP तरीका चाहिए।",
  "The order is invoiced already.": "ऑर्डर का इनवॉइस पहले ही बन चुका है।",
  "The origin is not among those that the company allows.": "इस ओरिजिन को कंपनी ने अनुमति नहीं दी है।",
  "The password is among those that everybody tries first. Please choose another.":
    "यह पासवर्ड सब पहले आज़माते हैं। कृपया दूसरा चुनें।",
  "The picture has too many pixels.": "चित्र में पिक्सेल बहुत ज़्यादा हैं।",
  "The picture must be a PNG": "चित्र PNG हो",
  "The picture must be a PNG, JPEG or WebP file that can be read.":
    "चित्र PNG, JPEG या WebP फ़ाइल हो, जो पढ़ी जा सके।",
  "The place is not part of the one above it.": "यह जगह अपने से ऊपर वाली जगह में नहीं आती।",
  "The price is not the one that is valid now.": "मूल्य अब लागू मूल्य नहीं है।",
  "The range is longer than three years.": "अवधि तीन वर्ष से लंबी है।",
  "The record is in use and can't be deleted.": "रिकॉर्ड इस्तेमाल में है, हटाया नहीं जा सकता।",
  "The report has 50 saved views already. Delete one first.": "रिपोर्ट में 50 सहेजे हुए व्यू पहले से हैं। पहले एक हटाएँ।",
  "The report has no such column to sort by.": "क्रम में लगाने के लिए रिपोर्ट में ऐसा कॉलम नहीं है।",
  "The report took too long. Please ask for a shorter range.": "रिपोर्ट में बहुत समय लगा। कृपया छोटी अवधि चुनें।",
  "The request did not come from this application.": "अनुरोध इस एप्लिकेशन से नहीं आया।",
  "The request holds a field that this operation does not know.": "अनुरोध में ऐसा खाना है जो इस काम में नहीं होता।",
  "The request names another company than the one signed in to.":
    "अनुरोध उस कंपनी का नहीं है जिसमें आपने साइन इन किया है।",
  "The return is dated before what is returned.": "वापसी की तारीख मूल दस्तावेज़ से पहले की है।",
  "The series is allocated: it keeps its InvType and Financial Year.":
    "सीरीज़ आवंटित है: इनवॉइस का प्रकार और वित्तीय वर्ष नहीं बदल सकते।",
  "Bills were made in this series: it keeps its name, InvType and Financial Year, and stays.":
    "इस सीरीज़ में बिल बने हैं: नाम, इनवॉइस का प्रकार और वित्तीय वर्ष नहीं बदल सकते, और सीरीज़ हटाई नहीं जा सकती।",
  "The server is busy. Please try again in a moment.": "सर्वर व्यस्त है। कृपया थोड़ी देर में कोशिश करें।",
  "The server is not ready.": "सर्वर तैयार नहीं है।",
  "The server's disk is full. Nothing was saved. Please try again when there is room.":
    "सर्वर की डिस्क भर गई है। कुछ भी सहेजा नहीं गया। जगह होने पर फिर कोशिश करें।",
  "The set-up code is required. ": "सेटअप कोड ज़रूरी है।",
  "The slab overlaps another one.": "यह स्लैब दूसरे स्लैब से टकराता है।",
  "The statuses of the visit do not say that an order was placed.": "विज़िट की स्थिति से नहीं लगता कि ऑर्डर मिला।",
  "The stock location is of another kind than the document needs.":
    "दस्तावेज़ को दूसरे प्रकार की स्टॉक की जगह चाहिए।",
  "The item is a service or charge, which has no stock: no goods of it move.":
    "यह आइटम सेवा या शुल्क है, जिसका स्टॉक नहीं होता: उसका कोई माल नहीं चलता।",
  "A service or charge is taken back as good: it is neither damaged nor expired.":
    "सेवा या शुल्क सही माल की तरह वापस लिया जाता है: वह न ख़राब होता है, न उसकी अवधि बीतती है।",
  "The supplier has no GSTIN and charges no tax: enter what was paid as the price, without a tax rate.":
    "आपूर्तिकर्ता का GSTIN नहीं है और वह कर नहीं लेता: जो दिया गया, उसे बिना कर दर के मूल्य में भरें।",
  "The supplier's invoice is entered already.": "आपूर्तिकर्ता का यह इनवॉइस पहले ही दर्ज है।",
  "The time is more than five minutes after now.": "समय अभी से पाँच मिनट से ज़्यादा आगे का है।",
  "The token says too much: name fewer operations, users or locked parameters.":
    "टोकन बहुत लंबा है: कम काम, यूज़र या लॉक किए मान रखें।",
  "The trip has ended already, at another time or odometer reading.":
    "ट्रिप पहले ही दूसरे समय या ओडोमीटर रीडिंग पर खत्म हो चुकी है।",
  "The user has no such trip.": "यूज़र की ऐसी कोई ट्रिप नहीं है।",
  "The user has no cash account.": "यूज़र का कोई नकद खाता नहीं है।",
  "The user is allocated this vehicle from this date already.": "यूज़र को यह गाड़ी इस तारीख से पहले ही आवंटित है।",
  "The view needs a name of 1 to 60 characters.": "व्यू का नाम 1 से 60 अक्षरों का हो।",
  "There is no such order of the customer.": "ग्राहक का ऐसा कोई ऑर्डर नहीं है।",
  "There is no such user, or you may not post documents for that user.":
    "ऐसा कोई यूज़र नहीं है, या आप उसके लिए दस्तावेज़ दर्ज नहीं कर सकते।",
  "There is no such user, or you may not write to that user.": "ऐसा कोई यूज़र नहीं है, या आप उसे लिख नहीं सकते।",
  "There is not enough stock at the location.": "इस जगह पर पूरा स्टॉक नहीं है।",
  "This installation has its first company. Please sign in.":
    "इस सर्वर पर पहली कंपनी बन चुकी है। कृपया साइन इन करें।",
  "This is not the set-up code that the server printed when it was started last.":
    "यह वह सेटअप कोड नहीं है जो सर्वर ने पिछली बार शुरू होने पर दिखाया था।",
  "This operation needs an Idempotency-Key header.": "इस काम के लिए Idempotency-Key हेडर ज़रूरी है।",
  "Too many attempts. Please try again later.": "बहुत बार कोशिश हुई। कृपया बाद में कोशिश करें।",
  "Too many requests from this session, key or token. Please send fewer.":
    "इस सत्र, कुंजी या टोकन से बहुत ज़्यादा अनुरोध आए। कृपया कम भेजें।",
  "The customer owes nothing. Nothing was sent.": "ग्राहक पर कुछ बकाया नहीं है। कुछ नहीं भेजा गया।",
  "The customer has no mobile number. Nothing was sent.": "ग्राहक का कोई मोबाइल नंबर नहीं है। कुछ नहीं भेजा गया।",
  "What is open has changed meanwhile. Nothing was sent; please look at it again.":
    "इस बीच बकाया बदल गया है। कुछ नहीं भेजा गया; कृपया फिर से देखें।",
  "WhatsApp is not set up on this installation. Nothing was sent.":
    "इस सर्वर पर व्हाट्सऐप नहीं लगा है। कुछ नहीं भेजा गया।",
  "You can't delete or disable yourself, or change your own role.":
    "आप खुद को हटा या बंद नहीं कर सकते, न अपनी भूमिका बदल सकते हैं।",
  "Your role may not do this.": "आपकी भूमिका को इसकी अनुमति नहीं है।",
  "Only its author or an administrator can change a message to all.":
    "सबको भेजा संदेश उसका लेखक या एडमिन ही बदल सकता है।",
};
