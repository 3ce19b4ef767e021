import { expect, it } from "vitest";
import { toProblem } from "../http/errors.ts";
import { identifyDatabaseFault, noteUnopened } from "./database-error.ts";

/** An error as the driver reports it. */
const makeDriverError = (errno: number, code: string) => Object.assign(new Error(code), { errno, code });

it.each([
  ["a deadlock", makeDriverError(1213, "ER_LOCK_DEADLOCK"), "conflict"],
  ["a node without the others", makeDriverError(1047, "ER_UNKNOWN_COM_ERROR"), "conflict"],
  ["a COMMIT that failed: it may stand or not", makeDriverError(1180, "ER_ERROR_DURING_COMMIT"), "lost"],
  ["too many connections of the account", makeDriverError(1226, "ER_USER_LIMIT_REACHED"), "unreachable"],
  ["a database that was dropped", makeDriverError(1049, "ER_BAD_DB_ERROR"), "unreachable"],
  ["a connection that broke", makeDriverError(0, "ECONNRESET"), "lost"],
  ["a key that is there", makeDriverError(1062, "ER_DUP_ENTRY"), "duplicate"],
  [
    "a table of an InnoDB that was started read-only",
    makeDriverError(1036, "ER_OPEN_AS_READONLY"),
    "read-only",
  ],
  ["a wrong statement", makeDriverError(1064, "ER_PARSE_ERROR"), undefined],
])("%s is recognised as the right kind of fault", (_, error, fault) => {
  expect(identifyDatabaseFault(error)).toBe(fault);
});

it.each([
  { errno: 1021, sqlMessage: "Disk full (/tmp/#sql); waiting for someone to free some space..." },
  { errno: 3, sqlMessage: `Error writing file './z.frm' (Errcode: 28 "No space left on device")` },
  { errno: 1030, sqlMessage: `Got error 28 "No space left on device" from storage engine InnoDB` },
])("the database's error $errno is also recognised as a full disk", (driverError) => {
  expect(toProblem(Object.assign(new Error(driverError.sqlMessage), driverError))).toMatchObject({
    code: "DISK_FULL",
  });
});

it("whatever keeps a connection from being opened, the database is unreachable", () => {
  const error = makeDriverError(1045, "ER_ACCESS_DENIED_ERROR");
  expect(identifyDatabaseFault(error)).toBeUndefined();
  expect(toProblem(noteUnopened(error))).toMatchObject({ code: "DATABASE_UNAVAILABLE", status: 503 });
  const ofCluster = noteUnopened(makeDriverError(1047, "ER_UNKNOWN_COM_ERROR"));
  expect(identifyDatabaseFault(ofCluster)).toBe("conflict");
});

it("a value that only mentions a full disk is not recognised as one", () => {
  const error = new Error("insert into `tasks` values ('No space left on device') - Unknown column");
  expect(toProblem(Object.assign(error, { errno: 1054, sqlMessage: "Unknown column" }))).toMatchObject({
    code: "INTERNAL",
  });
});

it.each([
  ["read-only", "UPDATE command denied to user 'van'@'localhost' for table `vanbook`.`schema_migrations`"],
  ["read-only", "INSERT, UPDATE command denied to user 'van'@'localhost' for table 'login_attempts'"],
  ["read-only", "DELETE command denied to user 'van'@'localhost' for table 'login_attempts'"],
  [undefined, "SELECT command denied to user 'van'@'localhost' for table 'zones'"],
  [undefined, "ALTER command denied to user 'van'@'localhost' for table 'zones'"],
])("error 1142 is the fault %s when the database says: %s", (fault, sqlMessage) => {
  const error = Object.assign(new Error(sqlMessage), { errno: 1142, sqlMessage });
  expect(identifyDatabaseFault(error)).toBe(fault);
});

it.each([
  [
    "read-only",
    "The MariaDB server is running with the --read-only option so it cannot execute this statement",
  ],
  [
    "read-only",
    "The MySQL server is running with the --super-read-only option so it cannot execute this statement",
  ],
  [
    undefined,
    "The MariaDB server is running with the --secure-file-priv option so it cannot execute this statement",
  ],
])("error 1290 is the fault %s when the database says: %s", (fault, sqlMessage) => {
  const error = Object.assign(new Error(`update \`zones\` set \`name\` = 'read-only' - ${sqlMessage}`), {
    errno: 1290,
    sqlMessage,
  });
  expect(identifyDatabaseFault(error)).toBe(fault);
});

it("a denial of one column does not make the database read-only", () => {
  const sqlMessage = "INSERT command denied to user 'van'@'localhost' for column 'name' in table 'zones'";
  const error = Object.assign(makeDriverError(1143, "ER_COLUMNACCESS_DENIED_ERROR"), { sqlMessage });
  expect(identifyDatabaseFault(error)).toBeUndefined();
});
