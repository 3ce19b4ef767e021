/** Strings of an element whose report has not come, in Hindi. */
export const elementText = {
  failed: "रिपोर्ट लोड नहीं हो सकी।",
  retry: "फिर कोशिश करें",
};
