/** What is said when entries of the bank book are marked as in the bank. */
export const bankDateText = {
  bankDate: "Bank Date",
  bankDateOf: (number: string) => `Bank Date of ${number}`,
  save: "Save",
  saving: "Saving...",
  kept: (day: string) => `In the bank on ${day}.`,
  cleared: "The bank date is taken away.",
  failed: "The bank date was not saved.",
  markByStatement: "Mark by Statement",
  byStatement: "Mark by the Bank's Statement",
  help: "Enter beside each entry the day on which the bank's statement has it. What the statement does not have stays empty.",
  none: "The bank has every entry of this range.",
  more: (shown: number, all: number) =>
    `The oldest ${shown} of ${all} entries. The others follow once these are saved.`,
  marked: (count: number) =>
    count === 1 ? "1 entry is marked as in the bank." : `${count} entries are marked as in the bank.`,
  notRead: "The entries could not be fetched.",
};

export type BankDateText = typeof bankDateText;
