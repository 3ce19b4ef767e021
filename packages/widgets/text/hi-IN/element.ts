/** As text/en-IN/element.ts, in Hindi. */
export const elementText = {
  failed: "रिपोर्ट लोड नहीं हो सकी।",
  retry: "फिर कोशिश करें",
};
