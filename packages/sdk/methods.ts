import type { ReportFigures, ReportRows, ReportTotals } from "./generated/operations.ts";
import type { components, operations } from "./generated/schema.ts";

/** An operation's name, `resource.verb`. */
export type OperationId = keyof operations;

/** A report's name: an operation with rows, which also has a table and a CSV representation. */
export type ReportId = keyof ReportRows & OperationId;

/** A schema of the contract, by its name there. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** The arguments of an operation: its query, path and body as one flat object. */
export type Args<Op extends OperationId> =
  Body<Op> extends readonly unknown[]
    ? Body<Op>
    : Known<Query<Op> & Given<operations[Op]["parameters"]["path"]> & Body<Op>>;

/** The response of an operation: the documented JSON, or text. */
export type Answer<Op extends OperationId> = operations[Op] extends {
  responses: { 200: { content: infer Content } };
}
  ? Content extends { "application/json": infer Json }
    ? Json
    : Content[keyof Content]
  : never;

/** The row of a report. */
export type Row<Op extends ReportId> = ReportRows[Op];

/**
 * A page of a report, rows as arrays in the order of `columns`. Totals and ties cover all pages.
 */
export interface Table<Op extends ReportId> {
  columns: Column<Op>[];
  rows: Row<Op>[Column<Op>][][];
  /** Sums over all rows, and the report's own figures. */
  totals: Record<ReportTotals[Op] | ReportFigures[Op], number>;
  page: Schema<"Table">["page"];
  ties: Schema<"Tie">[];
}

/** Options of any call in addition to its arguments. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call, including retries, fails with TIMEOUT; false for no limit. */
  timeout?: number | false | undefined;
  /** A write sent again with this key is done only once. The SDK makes it for money operations. */
  idempotencyKey?: string | undefined;
}

/** Options of a CSV. */
export interface CsvOptions<Op extends ReportId> extends Omit<CallOptions, "idempotencyKey"> {
  /** A column to sort by, with `-` before it for descending. */
  sort?: `${"" | "-"}${Column<Op>}` | undefined;
  /** Only rows that contain this text, ignoring case. */
  search?: string | undefined;
}

/** Options of a table. */
export interface TableOptions<Op extends ReportId> extends CsvOptions<Op> {
  /** The page number, from 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  /**
   * `page.next` of the page before, which a page has if it was requested with `after`: `start` for
   * the first one. Rows that are added in between then repeat no row. `pages` and `rows` use it.
   */
  after?: string | undefined;
}

/** One operation of the API: call it or, for a report, choose a representation. */
export type Method<Op extends OperationId, Locked extends string = never> = Call<Op, Locked> &
  (Op extends ReportId ? Report<Op, Locked> : unknown);

/**
 * Arguments that the server sets for a token of a customer or supplier. The page can't choose them,
 * so code for such a token leaves them out.
 */
export type PartyArgument = "CustomerID" | "customerId" | "SupplierId" | "AccountCode";

/** Await it for the response, or `.withResponse()` for its metadata too; both use one request. */
export interface Calling<T> extends Promise<T> {
  withResponse(): Promise<WithResponse<T>>;
}

/** A response with its metadata. */
export interface WithResponse<T> {
  data: T;
  status: number;
  headers: Headers;
  /** The request's id in the server's log. */
  requestId: string | null;
  /** True if the key's write was already done; the response is then the original one. */
  replayed: boolean;
}

/** Row by row: `for await (const row of rows)`, or all rows as a list. */
export interface Rows<Op extends ReportId> extends AsyncGenerator<Row<Op>, void, undefined> {
  /** Rejects with TOO_MANY_ROWS if there are more than `atMost`, by default 100,000. */
  all(options?: { atMost?: number | undefined }): Promise<Row<Op>[]>;
}

interface Report<Op extends ReportId, Locked extends string> {
  table(...input: Input<Op, TableOptions<Op>, Locked>): Calling<Table<Op>>;
  pages(...input: Input<Op, TableOptions<Op>, Locked>): AsyncGenerator<Table<Op>, void, undefined>;
  rows(...input: Input<Op, Omit<TableOptions<Op>, "page" | "after">, Locked>): Rows<Op>;
  /** `.body` streams, `.blob()` collects. The time limit ends when the response starts. */
  csv(...input: Input<Op, CsvOptions<Op>, Locked>): Promise<Response>;
}

type Call<Op extends OperationId, Locked extends string> = (
  ...input: Input<Op, CallOptions, Locked>
) => Calling<Answer<Op>>;

type Input<Op extends OperationId, Options, Locked extends string> =
  Nothing extends Free<Args<Op>, Locked>
    ? [args?: Free<Args<Op>, Locked>, options?: Options]
    : [args: Free<Args<Op>, Locked>, options?: Options];

/** The arguments with the locked ones optional; a list of rows has no names. */
type Free<Arguments, Locked extends string> = [Locked] extends [never]
  ? Arguments
  : Arguments extends readonly unknown[]
    ? Arguments
    : Omit<Arguments, Locked> & Partial<Pick<Arguments, Extract<keyof Arguments, Locked>>>;

type Column<Op extends ReportId> = keyof Row<Op> & string;
type TableParameter = "page" | "pageSize" | "after" | "sort" | "search";

type Query<Op extends OperationId> = Op extends ReportId
  ? Omit<Given<operations[Op]["parameters"]["query"]>, TableParameter>
  : Given<operations[Op]["parameters"]["query"]>;

type Body<Op extends OperationId> =
  Given<operations[Op]["requestBody"]> extends { content: infer Content } ? Content[keyof Content] : unknown;

type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;

/** Optional values may be undefined. Without arguments, only an empty object is accepted. */
type Known<T> = keyof T extends never
  ? Record<string, never>
  : { [K in keyof T]: Nothing extends Pick<T, K> ? T[K] | undefined : T[K] };

type Nothing = Record<never, never>;
