export interface OperationGuide {
  summary: string;
  description?: string;
  /** Ids of the roles that may call the operation, or `public`. */
  roles: readonly number[] | "public";
  writes?: boolean;
  /** The operation moves money, so it is sent with an idempotency key. */
  money?: boolean;
  noKey?: boolean;
  answersText?: boolean;
  /** The body is a list, which flat arguments can't express. */
  list?: boolean;
  args: Readonly<Record<string, ArgumentSchema>>;
  required?: readonly string[];
  /** For a report: each column with the kind of its values (`money`, `quantity`, `text` …). */
  columns?: Readonly<Record<string, string>>;
  totals?: readonly string[];
  /** true: also available as PDF and workbook; "pdf": a document, as PDF only. */
  files?: true | "pdf";
}

export interface ArgumentSchema {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  default?: unknown;
  contentEncoding?: string;
  contentMediaType?: string;
  items?: ArgumentSchema;
  oneOf?: readonly ArgumentSchema[];
  anyOf?: readonly ArgumentSchema[];
}
