/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. */
export type Role = 1 | 2 | 3 | 4;

/** Who asks: a signed-in user, or an API key acting as one. Every query takes its company and scope from here. */
export interface Principal {
  companyId: number;
  userId: number;
  name: string;
  role: Role;
  branchId: number | null;
  zoneId: number | null;
  /** Active users whose rows it may see, worked out anew for each request. */
  users: readonly number[];
  /** Role 1 sees the whole company, users no longer active included. */
  wholeCompany: boolean;
  /** How it signed in. */
  via: "session" | "key";
  /** Operations that an API key is limited to; null when it is not. */
  operations: readonly string[] | null;
}
