/** What the window of saved views says, in Hindi. */
export const viewsText = {
  none: "अभी कोई सहेजा हुआ व्यू नहीं। व्यू में मौजूदा अवधि, फ़िल्टर, खोज, क्रम और कॉलम बने रहते हैं।",
  name: "व्यू का नाम",
  save: "यह व्यू सहेजें",
  forget: (name: string) => `${name} हटाएँ`,
  failed: "सहेजे हुए व्यू नहीं मिल सके।",
};
