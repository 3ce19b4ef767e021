/** As text/en-IN/element.ts, in Malayalam. */
export const elementText = {
  failed: "റിപ്പോർട്ട് ലോഡ് ചെയ്യാനായില്ല.",
  retry: "വീണ്ടും ശ്രമിക്കുക",
};
