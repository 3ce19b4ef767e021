import { expect, it } from "vitest";
import { MissingFunctionError, refuseWithoutFunctions } from "./required-functions.ts";

const failWith = (errno: number, message: string) => ({
  raw: () => Promise.reject(Object.assign(new Error(message), { errno })) as never,
});

it("a MySQL without MD5 is refused in one sentence that says what to install", async () => {
  // What MySQL 9.6 and newer answer while the component is not installed.
  const refusal = refuseWithoutFunctions(failWith(1305, "FUNCTION vanbook.MD5 does not exist"));
  await expect(refusal).rejects.toBeInstanceOf(MissingFunctionError);
  await expect(refusal).rejects.toMatchObject({
    message:
      "This MySQL has no function MD5, without which nothing can be posted. Its administrator installs it once by INSTALL COMPONENT 'file://component_classic_hashing', then start Vanbook again.",
  });
});

it("any other fault of the database stays what it is", async () => {
  await expect(refuseWithoutFunctions(failWith(1040, "Too many connections"))).rejects.toMatchObject({
    errno: 1040,
  });
});

it("a database that has MD5 is accepted", async () => {
  const statements: unknown[] = [];
  await refuseWithoutFunctions({ raw: (sql: unknown) => Promise.resolve(statements.push(sql)) as never });
  expect(statements).toEqual(["SELECT MD5('')"]);
});
