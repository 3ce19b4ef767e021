import { expect, it } from "vitest";
import { createLog } from "./log.ts";

it("keeps what the database says of a failure, and not the statement with its values", () => {
  let line = "";
  const log = createLog("error", { write: (text) => void (line += text) });
  const statement = "insert into `api_keys` (`secret_hash`) values (X'd644129d')";
  const error = Object.assign(new Error(`${statement} - Column 'name' cannot be null`), {
    code: "ER_BAD_NULL_ERROR",
    errno: 1048,
    sql: statement,
    sqlMessage: "Column 'name' cannot be null",
  });
  log.error({ err: error, body: { Password: "hunter2" } }, "INTERNAL");
  expect(JSON.parse(line)).toMatchObject({
    err: { code: "ER_BAD_NULL_ERROR", message: "Column 'name' cannot be null" },
  });
  expect(line).toContain("log.test.ts");
  expect(line).not.toMatch(/d644129d|hunter2/);
});
