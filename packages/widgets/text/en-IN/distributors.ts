/** What the table of a user's distributors says in Indian English. */
export const distributorText = {
  title: "User-Distributor",
  choose: "Choose a user to see the distributors.",
  number: "SL No.",
  action: "Action",
  row: (label: string, number: number) => `${label} ${number}`,
  add: "Add",
  restore: "Restore",
  goes: "Deleted when you save",
  save: "Save",
  saving: "Processing...",
  failedUsers: "Failed to fetch users",
  failedSave: "Save failed",
  twice: "Each distributor can be chosen only once for a user.",
  outdated: "Somebody else has changed these distributors meanwhile.",
  merged: "Loaded again. What you have changed is still here, not saved yet.",
};
