/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. */
export type Role = 1 | 2 | 3 | 4;

/** The roles by name. Their numbers are declared only here. */
export const ADMINISTRATOR = 1 as const;
export const SALESMAN = 2 as const;
export const ZONE_MANAGER = 3 as const;
export const BRANCH_MANAGER = 4 as const;

/** A customer or supplier who sees only their own data. */
export interface Party {
  /** The party's account id. */
  id: number;
  kind: "customer" | "supplier";
}

/** The limits that an embed token sets for its requests. */
export interface TokenLimits {
  id: string;
  /** The key or session that created it; the requests of all its tokens are also counted together. */
  maker: string;
  /** Parameter values that the server sets, by documented name. */
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
  /** The active users that the principal may see and act for; read again for each request. */
  users: readonly number[];
  /**
   * All users whose rows the principal may see, including users who have left, so lists and reports keep
   * their past documents.
   */
  staff: readonly number[];
  /** The branches of a zone or branch manager: documents without a salesman belong to their branch. */
  branches: readonly number[];
  /** True for role 1, which sees the whole company, including rows of users who are no longer active. */
  wholeCompany: boolean;
  /** How the caller was identified. */
  via: "session" | "key" | "token";
  /** Operations that an API key or embed token is limited to; null means no limit. */
  operations: readonly string[] | null;
  /** The API key of the request; null without one. */
  keyId: number | null;
  /** The embed token of the request; null without one. */
  token: TokenLimits | null;
  /** The only party that an embed token shows; `users` is then empty, and rows that belong to no party are hidden. */
  party: Party | null;
}
