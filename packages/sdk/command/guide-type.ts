/** What the command and assistants know about one operation. Arguments are flat, as in the SDK. */
export interface OperationGuide {
  summary: string;
  description?: string;
  /** Ids of the roles that may call it, or `public`. */
  roles: readonly number[] | "public";
  /** It changes data. */
  writes?: boolean;
  /** It moves money, so it is sent with an idempotency key. */
  money?: boolean;
  /** No API key may call it. */
  noKey?: boolean;
  /** Its response is not JSON. */
  answersText?: boolean;
  /** Its body is a list, which flat arguments can't express. */
  list?: boolean;
  /** Arguments as JSON schemas. */
  args: Readonly<Record<string, ArgumentSchema>>;
  required?: readonly string[];
  /** For a report: each column with the kind of its values (`money`, `quantity`, `text` …). */
  columns?: Readonly<Record<string, string>>;
  /** For a report: the columns whose totals the server sends. */
  totals?: readonly string[];
  /** true: also available as PDF and workbook; "pdf": a document, as PDF only. */
  files?: true | "pdf";
}

/** The part of a JSON schema that the command reads. */
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
