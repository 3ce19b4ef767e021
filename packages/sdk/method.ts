import type { Call } from "./call.ts";
import type { CallOptions, OperationId } from "./methods.ts";

/** One method of a client: the call itself, with a report's representations on it. */
export function createMethod(call: Call, id: OperationId) {
  const table = (args?: object, { page, pageSize, sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "application/vnd.vanbook.table+json", {
      page,
      pageSize,
      sort,
      search,
    }) as Promise<LooseTable>;

  async function* pages(args?: object, options?: LooseOptions) {
    for (let page = options?.page ?? 1, last = page; page <= last; page += 1) {
      const found = await table(args, { ...options, page });
      yield found;
      last = found.page.pages;
    }
  }

  async function* rows(args?: object, options?: LooseOptions) {
    for await (const { columns, rows } of pages(args, { pageSize: 1000, ...options })) {
      for (const row of rows) {
        const named: Record<string, unknown> = {};
        columns.forEach((column, at) => (named[column] = row[at]));
        yield named;
      }
    }
  }

  const csv = (args?: object, { sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "text/csv", { sort, search });

  return Object.assign((args?: object, options?: CallOptions) => call(id, args, options), {
    table,
    pages,
    rows,
    csv,
  });
}

// Each method's own types are in methods.ts; here all are alike.
interface LooseOptions extends CallOptions {
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: string | undefined;
  search?: string | undefined;
}
interface LooseTable {
  columns: string[];
  rows: unknown[][];
  page: { pages: number };
}
