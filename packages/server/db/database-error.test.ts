import { expect, it } from "vitest";
import { toProblem } from "../http/errors.ts";
import { databaseFault } from "./database-error.ts";

/** An error as the driver reports it. */
const told = (errno: number, code: string) => Object.assign(new Error(code), { errno, code });

it.each([
  ["a deadlock", told(1213, "ER_LOCK_DEADLOCK"), "conflict"],
  ["a node without the others", told(1047, "ER_UNKNOWN_COM_ERROR"), "conflict"],
  ["a COMMIT that failed: it may stand or not", told(1180, "ER_ERROR_DURING_COMMIT"), "lost"],
  ["a connection that broke", told(0, "ECONNRESET"), "lost"],
  ["a key that is there", told(1062, "ER_DUP_ENTRY"), "duplicate"],
  ["a wrong statement", told(1064, "ER_PARSE_ERROR"), undefined],
])("%s is recognised as the right kind of fault", (_, error, fault) => {
  expect(databaseFault(error)).toBe(fault);
});

it.each([
  { errno: 1021, sqlMessage: "Disk full (/tmp/#sql); waiting for someone to free some space..." },
  { errno: 3, sqlMessage: `Error writing file './z.frm' (Errcode: 28 "No space left on device")` },
  { errno: 1030, sqlMessage: `Got error 28 "No space left on device" from storage engine InnoDB` },
])("the database's error $errno is also recognised as a full disk", (given) => {
  expect(toProblem(Object.assign(new Error(given.sqlMessage), given))).toMatchObject({ code: "DISK_FULL" });
});

it("a value that only mentions a full disk is not recognised as one", () => {
  const error = new Error("insert into `tasks` values ('No space left on device') - Unknown column");
  expect(toProblem(Object.assign(error, { errno: 1054, sqlMessage: "Unknown column" }))).toMatchObject({
    code: "INTERNAL",
  });
});
