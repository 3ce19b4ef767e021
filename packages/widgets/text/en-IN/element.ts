/** Strings of an element whose report has not come. No catalogue has come either: the script itself has them in every language. */
export const elementText = {
  failed: "The report could not be loaded.",
  retry: "Retry",
};
