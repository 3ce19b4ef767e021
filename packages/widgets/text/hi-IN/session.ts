/** Strings of the profile and the password form in Hindi. */
export const sessionText = {
  profile: {
    title: "प्रोफ़ाइल",
    name: "नाम",
    username: "यूज़रनेम",
    address1: "पता पंक्ति 1",
    address2: "पता पंक्ति 2",
    address3: "पता पंक्ति 3",
    mobile: "मोबाइल",
    email: "ईमेल",
    role: "भूमिका",
    failed: "डेटा नहीं लाया जा सका। कृपया फिर कोशिश करें।",
  },
  password: {
    title: "पासवर्ड बदलें",
    fields: {
      CurrentPassword: "मौजूदा पासवर्ड",
      NewPassword: "नया पासवर्ड",
      ConfirmPassword: "पासवर्ड की पुष्टि",
    },
    show: (field: string) => `${field} दिखाएँ`,
    hide: (field: string) => `${field} छिपाएँ`,
    keys: "API कुंजियाँ",
    keysLead: "पुराने पासवर्ड के साथ आपकी API कुंजियाँ भी बंद हो जाएँगी, सिवाय उनके जो आप रखें।",
    keep: (name: string) => `${name} रखें`,
    submit: "पासवर्ड बदलें",
    submitting: "अपडेट हो रहा है...",
    done: "पासवर्ड बदल गया। आपको लॉग आउट किया जा रहा है...",
    refused: "पासवर्ड नहीं बदला जा सका।",
    failed: "पासवर्ड बदलने में गड़बड़ी हुई।",
    noAnswer: "सर्वर से कोई जवाब नहीं मिला।",
  },
};
