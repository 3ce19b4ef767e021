/** What the form of the first company says: words that come with it, not with the app's first script. */
export const setUp = {
  title: "Set up the first company",
  lead: "There is no company here yet. The set-up code was printed by the server when it was started.",
  code: "Set-up Code",
  codeRequired: "The set-up code is required.",
  company: "Company",
  administrator: "Administrator",
  submit: "Create Company",
  submitting: "Creating...",
};
