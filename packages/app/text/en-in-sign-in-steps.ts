/** What few are asked for as they sign in: words that come with its pages, not with the app's first script. */
export const signInSteps = {
  code: "Code",
  codeLead: "Enter the six digits that your authenticator app shows, or one of your recovery codes.",
  codeRequired: "Code is required.",
  verify: "Verify",
  verifying: "Verifying...",
  ownPassword: "Choose a password of your own",
  ownPasswordLead: "Yours was given to you by somebody else, who knows it.",
  newPassword: "New Password",
  confirmPassword: "Confirm Password",
  passwordShort: "The new password must have at least 8 characters.",
  passwordsDiffer: "New password and confirm password do not match.",
  savePassword: "Save and sign in",
  savingPassword: "Saving...",
  factor: "Set up a second factor",
  factorLead:
    "Your company asks for a code of an authenticator app on your phone besides the password. Until it is set up you can't go on.",
  startOver: "Begin again",
};

/** The page that a recovery link opens. */
export const recovery = {
  title: "Set your password",
  checking: "Checking the link...",
  who: (name: string, username: string, company: string) =>
    `For ${name} (username ${username}) at ${company}.`,
  submit: "Set password",
  submitting: "Saving...",
  done: "The password is set. Please sign in with it.",
  toLogin: "To the sign-in page",
  unreachable: "The server could not be reached. Please try again.",
};
