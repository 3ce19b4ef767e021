/** Strings of an element whose report has not come, in Indian English. */
export const elementText = {
  failed: "The report could not be loaded.",
  retry: "Retry",
};
