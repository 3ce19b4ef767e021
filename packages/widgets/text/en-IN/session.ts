/** Strings of the profile and the password form in Indian English. */
export const sessionText = {
  profile: {
    title: "Profile",
    name: "Name",
    username: "Username",
    address1: "Address Line 1",
    address2: "Address Line 2",
    address3: "Address Line 3",
    mobile: "Mobile",
    email: "Email",
    role: "Role",
    failed: "Failed to fetch data. Please try again.",
  },
  password: {
    title: "Reset Password",
    fields: {
      CurrentPassword: "Current Password",
      NewPassword: "New Password",
      ConfirmPassword: "Confirm Password",
    },
    show: (field: string) => `Show ${field}`,
    hide: (field: string) => `Hide ${field}`,
    keys: "API keys",
    keysLead: "Your API keys end with the old password, but for those that you keep.",
    keep: (name: string) => `Keep ${name}`,
    submit: "Reset Password",
    submitting: "Updating...",
    done: "Password successfully updated. Logging you out...",
    refused: "Password reset failed.",
    failed: "An error occurred while resetting the password.",
    noAnswer: "No response received from the server.",
  },
};
