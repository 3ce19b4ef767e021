import { expect, it } from "vitest";
import { databaseFault } from "./database-error.ts";

/** As the driver tells what the database said. */
const told = (errno: number, code: string) => Object.assign(new Error(code), { errno, code });

it.each([
  ["a deadlock", told(1213, "ER_LOCK_DEADLOCK"), "conflict"],
  ["a node without the others", told(1047, "ER_UNKNOWN_COM_ERROR"), "conflict"],
  ["a COMMIT that failed: it may stand or not", told(1180, "ER_ERROR_DURING_COMMIT"), "lost"],
  ["a connection that broke", told(0, "ECONNRESET"), "lost"],
  ["a key that is there", told(1062, "ER_DUP_ENTRY"), "duplicate"],
  ["a wrong statement", told(1064, "ER_PARSE_ERROR"), undefined],
])("%s is told by its kind", (_, error, fault) => {
  expect(databaseFault(error)).toBe(fault);
});
