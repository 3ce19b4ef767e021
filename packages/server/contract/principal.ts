/** 1 company administrator, 2 salesman, 3 zone manager, 4 branch manager. */
export type Role = 1 | 2 | 3 | 4;

/** The role numbers are declared only here. */
export const ADMINISTRATOR_ROLE = 1 as const;
export const SALESMAN_ROLE = 2 as const;
export const ZONE_MANAGER = 3 as const;
export const BRANCH_MANAGER = 4 as const;

export interface Party {
  id: number;
  kind: "customer" | "supplier";
}

export interface TokenLimits {
  id: string;
  /**
   * The key or session that created it; the requests of all its tokens are also counted together.
   */
  maker: string;
  locked: Readonly<Record<string, string | number | boolean>>;
  hidden: readonly string[];
  writes: boolean;
  label: string | null;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * The caller: a signed-in user, or an API key or embed token acting as one. Every query takes its
 * company and scope from here.
 */
export interface Principal {
  companyId: number;
  userId: number;
  name: string;
  role: Role;
  branchId: number | null;
  zoneId: number | null;
  /** Active users that the principal may see and act for; read again for each request. */
  users: readonly number[];
  /**
   * All users whose rows the principal may see, including users who have left, so lists and reports
   * keep their past documents.
   */
  staff: readonly number[];
  /** For a zone or branch manager: documents without a salesman belong to their branch. */
  branches: readonly number[];
  /**
   * True for role 1, which sees the whole company, including rows of users who are no longer
   * active.
   */
  wholeCompany: boolean;
  via: "session" | "key" | "token";
  /** Limits an API key or embed token to these operations; null means no limit. */
  operations: readonly string[] | null;
  keyId: number | null;
  token: TokenLimits | null;
  /**
   * The only party that an embed token shows; `users` is then empty, and rows that belong to no
   * party are hidden.
   */
  party: Party | null;
}
