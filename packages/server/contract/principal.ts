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

/** A user, or a key or token acting as one. Every query takes its company and scope from here. */
export interface Principal {
  companyId: number;
  userId: number;
  name: string;
  role: Role;
  branchId: number | null;
  zoneId: number | null;
  /** Active users that the principal may see and act for; read again for each request. */
  users: readonly number[];
  /** Users whose rows it may see, with those who left, so that past documents stay visible. */
  staff: readonly number[];
  /** For a zone or branch manager: documents without a salesman belong to their branch. */
  branches: readonly number[];
  /** True for role 1, which also sees the rows of users who are no longer active. */
  wholeCompany: boolean;
  via: "session" | "key" | "token";
  /**
   * Whether the user of this session has given the password, and the code of a second factor, in
   * the last quarter of an hour. Always false for keys and tokens.
   */
  isConfirmed: boolean;
  /** Limits an API key or embed token to these operations; null means no limit. */
  operations: readonly string[] | null;
  keyId: number | null;
  token: TokenLimits | null;
  /** The only party that a token shows; `users` is then empty. Rows without a party are hidden. */
  party: Party | null;
}
