/** Identifies a user of a company. */
export interface UserKey {
  companyId: number;
  userId: number;
}
