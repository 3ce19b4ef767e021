/** Words of arranging the columns of a table, in Hindi. */
export const columnsText = {
  widthOf: (label: string) => `${label} की चौड़ाई`,
  widthHelp: "चौड़ाई बदलने के लिए खींचें; ज़रूरत जितनी चौड़ाई के लिए दो बार क्लिक करें",
  up: (label: string) => `${label} ऊपर ले जाएँ`,
  down: (label: string) => `${label} नीचे ले जाएँ`,
  pin: (label: string) => `${label} बाईं ओर टिकाएँ`,
  reset: "कॉलम पहले जैसे करें",
};
