/** What the command and assistants know of one operation. Arguments are flat, as the SDK takes them. */
export interface OperationGuide {
  summary: string;
  description?: string;
  /** Ids of the roles that may call it, or `public`. */
  roles: readonly number[] | "public";
  /** It changes something. */
  writes?: boolean;
  /** It moves money, and so is sent under an idempotency key. */
  money?: boolean;
  /** No API key may call it. */
  noKey?: boolean;
  /** Its answer is no JSON. */
  answersText?: boolean;
  /** Its body is a list, which no flat arguments can say. */
  list?: boolean;
  /** Arguments as JSON schemas. */
  args: Readonly<Record<string, ArgumentSchema>>;
  required?: readonly string[];
  /** Of a report: each column with the kind of its values (`money`, `quantity`, `text` …). */
  columns?: Readonly<Record<string, string>>;
  /** Of a report: the columns whose totals the server sends. */
  totals?: readonly string[];
  /** It is a PDF and a workbook too; `pdf`: a document's PDF alone. */
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
