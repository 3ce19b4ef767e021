/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. */
export type Role = 1 | 2 | 3 | 4;

/** The roles by name: nothing else declares their numbers. */
export const ADMINISTRATOR = 1 as const;
export const SALESMAN = 2 as const;
export const ZONE_MANAGER = 3 as const;
export const BRANCH_MANAGER = 4 as const;

/** A customer or supplier who sees himself alone. */
export interface Party {
  /** His account. */
  id: number;
  kind: "customer" | "supplier";
}

/** What an embed token says of the request that carries it. */
export interface TokenLimits {
  id: string;
  /** The key or session that made it, by which a partner's tokens are counted together. */
  maker: string;
  /** Values of parameters that the server sets, by documented name. */
  locked: Readonly<Record<string, string | number | boolean>>;
  hidden: readonly string[];
  writes: boolean;
  label: string | null;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The caller: a signed-in user, or an API key or embed token acting as one. Every query takes its company and scope from here. */
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
  via: "session" | "key" | "token";
  /** Operations that an API key or embed token is limited to; null when it is not. */
  operations: readonly string[] | null;
  /** The API key that the request came with. */
  keyId: number | null;
  /** The embed token that it came with. */
  token: TokenLimits | null;
  /** The one party that it sees, by an embed token; it then has no users, and sees nothing that is no party's. */
  party: Party | null;
}
