import { inServer, server, type PlantedFault } from "./fault.ts";

const KEPT = "packages/server/books/rollups/kept-balances.test.ts";
const PACKETS = "packages/server/db/statement-packets.test.ts";

/** Faults in the stored monthly balances, and in statements that are sent in one packet. */
export const databaseFaults: readonly PlantedFault[] = inServer([
  {
    name: "balances are forgotten from the month of the first voucher that is listed, not of the earliest",
    file: "books/rollups/kept-balances.ts",
    from: "monthOf(voucher.date)).toSorted()",
    to: "monthOf(voucher.date))",
    caughtBy: server(KEPT, "end before the earliest month of the vouchers"),
  },
  {
    name: "the last month whose balances are kept is posted into, and they are read on",
    file: "books/rollups/kept-balances.ts",
    from: "first > kept",
    to: "first >= kept",
    caughtBy: server(KEPT, "end before the earliest month of the vouchers"),
  },
  {
    name: "a posting reads up to which month balances are kept before it has the lock of the years",
    file: "books/posting/posting-context.ts",
    from: "company_id IN (?, 0) LOCK",
    to: "company_id = ? LOCK",
    caughtBy: server(KEPT, "are shortened by a posting that waited"),
  },
  {
    name: "the last month whose balances are kept counts twice",
    file: "reports/range-sums.ts",
    from: "GREATEST(CAST(? AS DATE), (?) + INTERVAL 1 MONTH)",
    to: "GREATEST(CAST(? AS DATE), (?))",
    caughtBy: server(KEPT, "give the same range sums as the entries"),
  },
  {
    name: "balances are kept of the month before the running one, which is still posted into",
    file: "platform/balances.ts",
    from: "monthsLater(day, -2)",
    to: "monthsLater(day, -1)",
    caughtBy: server("packages/server/platform/daily-work.test.ts", "balances are kept for all months but"),
  },
  {
    name: "a connection that can't roll back is used again",
    file: "db/statement-packets.ts",
    from: "if (error) connection.stream.destroy(error);",
    to: "",
    caughtBy: server(PACKETS, "a connection whose transaction can't be rolled back"),
  },
  {
    name: "a transaction is committed without the write of it that failed",
    file: "db/statement-packets.ts",
    from: "packet.slice(at).some(",
    to: "packet.slice(at + 1).some(",
    caughtBy: server(PACKETS, "are not committed when one of them failed"),
  },
  {
    name: "a text may be two statements",
    file: "db/statement-packets.ts",
    from: 'if (sql.includes(";")) throw new Error(`One statement at a time, without semicolons: ${sql}`);',
    to: "",
    caughtBy: server(PACKETS, "are refused when one text holds two statements"),
  },
  {
    name: "a cluster's node commits what is left of a transaction that it took back",
    file: "db/statement-packets.ts",
    from: "done: (error) => (error ? endWith(statement, takenBack(error)) : commitNow(statement)),",
    to: "done: () => commitNow(statement),",
    caughtBy: server("packages/server/db/galera-packets.test.ts", "a transaction that the node rolled back"),
  },
]);
