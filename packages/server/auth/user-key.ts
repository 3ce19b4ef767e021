export interface UserKey {
  companyId: number;
  userId: number;
}
