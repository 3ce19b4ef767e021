import { setServerFiles, server, type PlantedFault } from "./fault.ts";

const BALANCES_TEST = "packages/server/books/rollups/kept-balances.test.ts";
const PACKETS_TEST = "packages/server/db/statement-packets.test.ts";

/** Faults in the stored monthly balances, and in statements that are sent in one packet. */
export const databaseFaults: readonly PlantedFault[] = setServerFiles([
  {
    name: "balances are forgotten from the month of the first voucher that is listed, not of the earliest",
    file: "books/rollups/kept-balances.ts",
    from: "getMonthStart(voucher.date)).toSorted()",
    to: "getMonthStart(voucher.date))",
    caughtBy: server(BALANCES_TEST, "end before the earliest month of the vouchers"),
  },
  {
    name: "the last month whose balances are kept is posted into, and they are read on",
    file: "books/rollups/kept-balances.ts",
    from: "first > lastMonth",
    to: "first >= lastMonth",
    caughtBy: server(BALANCES_TEST, "end before the earliest month of the vouchers"),
  },
  {
    name: "a posting reads up to which month balances are kept before it has the lock of the years",
    file: "books/posting/posting-context.ts",
    from: "company_id IN (?, 0) LOCK",
    to: "company_id = ? LOCK",
    caughtBy: server(BALANCES_TEST, "are shortened by a posting that waited"),
  },
  {
    name: "the last month whose balances are kept counts twice",
    file: "reports/range-sums.ts",
    from: "GREATEST(CAST(? AS DATE), (?) + INTERVAL 1 MONTH)",
    to: "GREATEST(CAST(? AS DATE), (?))",
    caughtBy: server(BALANCES_TEST, "give the same range sums as the entries"),
  },
  {
    name: "balances are kept of the month before the running one, which is still posted into",
    file: "platform/balances.ts",
    from: "addMonths(day, -2)",
    to: "addMonths(day, -1)",
    caughtBy: server("packages/server/platform/daily-work.test.ts", "balances are kept for all months but"),
  },
  {
    name: "a connection that can't roll back is used again",
    file: "db/statement-packets.ts",
    from: "if (error) connection.stream.destroy(error);",
    to: "",
    caughtBy: server(PACKETS_TEST, "a connection whose transaction can't be rolled back"),
  },
  {
    name: "a transaction is committed without the write of it that failed",
    file: "db/statement-packets.ts",
    from: "packet.slice(at).some(",
    to: "packet.slice(at + 1).some(",
    caughtBy: server(PACKETS_TEST, "are not committed when one of them failed"),
  },
  {
    name: "a text may be two statements",
    file: "db/statement-packets.ts",
    from: 'if (sql.includes(";")) throw new Error(`One statement at a time, without semicolons: ${sql}`);',
    to: "",
    caughtBy: server(PACKETS_TEST, "are refused when one text holds two statements"),
  },
  {
    name: "a cluster's node commits what is left of a transaction that it took back",
    file: "db/statement-packets.ts",
    from: "done: (error) => (error ? endWith(statement, toDeadlockError(error)) : commitNow(statement)),",
    to: "callback: () => commitNow(statement),",
    caughtBy: server("packages/server/db/galera-packets.test.ts", "a transaction that the node rolled back"),
  },
]);
