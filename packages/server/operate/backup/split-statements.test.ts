import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { splitStatements } from "./split-statements.ts";

it("the text of a binary log is split into statements at the delimiters that it names", async () => {
  const text = [
    "/*!50530 SET @@SESSION.PSEUDO_SLAVE_MODE=1*/;",
    "DELIMITER /*!*/;",
    "# at 4",
    "#261124 10:29:00 server id 1  end_log_pos 256 CRC32 0x1",
    "BINLOG '",
    "aGVsbG8=",
    "d29ybGQ=",
    "'/*!*/;",
    "SET TIMESTAMP=1/*!*/;",
    "INSERT INTO t VALUES ('a; b')",
    "/*!*/;",
    "DELIMITER ;",
    "# End of log file",
    "ROLLBACK /* added by mysqlbinlog */;",
  ];
  const statements: string[] = [];
  for await (const statement of splitStatements(Readable.from(text))) statements.push(statement);
  expect(statements).toEqual([
    "/*!50530 SET @@SESSION.PSEUDO_SLAVE_MODE=1*/",
    "BINLOG '\naGVsbG8=\nd29ybGQ=\n'",
    "SET TIMESTAMP=1",
    "INSERT INTO t VALUES ('a; b')",
    "ROLLBACK /* added by mysqlbinlog */",
  ]);
});
