/** Ids of groups that documents, forms and reports refer to (docs/books.md#account-groups). */
export const ACCOUNT_GROUP = {
  capital: 2,
  bank: 5,
  cash: 6,
  directExpenses: 8,
  taxes: 10,
  indirectExpenses: 12,
  debtors: 14,
  reserves: 20,
  overdraft: 26,
  creditors: 27,
} as const;
