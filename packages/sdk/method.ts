import type { Call } from "./call.ts";
import { VanbookError } from "./errors.ts";
import type { CallOptions, Calling, OperationId } from "./methods.ts";

/** One method of a client: the call itself and, for a report, its other representations. */
export function createMethod(call: Call, id: OperationId) {
  const table = (args?: object, { page, pageSize, sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "application/vnd.vanbook.table+json", {
      page,
      pageSize,
      sort,
      search,
    }) as Calling<LooseTable>;

  async function* pages(args?: object, options?: LooseOptions) {
    for (let page = options?.page ?? 1, last = page; page <= last; page += 1) {
      const found = await table(args, { ...options, page });
      yield found;
      last = found.page.pages;
    }
  }

  async function* eachRow(args?: object, options?: LooseOptions) {
    for await (const { columns, rows } of pages(args, { pageSize: 1000, ...options })) {
      for (const row of rows) {
        const named: Record<string, unknown> = {};
        columns.forEach((column, at) => (named[column] = row[at]));
        yield named;
      }
    }
  }

  const rows = (args?: object, options?: LooseOptions) =>
    Object.assign(eachRow(args, options), {
      async all(this: AsyncIterable<unknown>, { atMost = 100_000 } = {}) {
        const found: unknown[] = [];
        for await (const row of this) {
          if (found.length === atMost) throw tooMany(id, atMost);
          found.push(row);
        }
        return found;
      },
      [Symbol.iterator]() {
        throw new TypeError(`Rows of ${id} come one by one: for await (…), or await ….all()`);
      },
    });

  const csv = (args?: object, { sort, search, ...options }: LooseOptions = {}) =>
    call(id, args, options, "text/csv", { sort, search });

  return Object.assign((args?: object, options?: CallOptions) => call(id, args, options), {
    table,
    pages,
    rows,
    csv,
  });
}

function tooMany(id: OperationId, atMost: number) {
  const message = `${id} has more than ${atMost} rows: walk them by for await, or tell .all({ atMost }).`;
  return new VanbookError({ code: "TOO_MANY_ROWS", message });
}

// methods.ts has the exact types of each method; here all share one.
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
