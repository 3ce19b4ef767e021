/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. */
export type Role = 1 | 2 | 3 | 4;

export const SALESMAN = 2;

/** The caller: a signed-in user, or an API key acting as one. Every query takes its company and scope from here. */
export interface Principal {
  companyId: number;
  userId: number;
  name: string;
  role: Role;
  branchId: number | null;
  zoneId: number | null;
  /** The active users that it may see and act for, read anew for each request. */
  users: readonly number[];
  /** All users whose rows it may see: also those who left, so that their past stays in every list and report. */
  staff: readonly number[];
  /** The branches of a zone's or a branch's manager: documents without a salesman belong to their branch. */
  branches: readonly number[];
  /** True for role 1, which sees the whole company, including rows of users who are no longer active. */
  wholeCompany: boolean;
  /** How it signed in. */
  via: "session" | "key";
  /** Operations that an API key is limited to; null when it is not. */
  operations: readonly string[] | null;
}
