import { expect, it } from "vitest";
import { csvLines } from "./csv.ts";
import { decimalWriter } from "./json.ts";

it("writes text as text, never as a formula, and numbers as numbers", async () => {
  const columns = {
    formats: new Map<string, string | undefined>([
      ["CustomerName", undefined],
      ["BillAmount", "money"],
      ["BillDate", "date"],
    ]),
    writers: new Map([
      ["CustomerName", String],
      ["BillAmount", decimalWriter(true)],
      ["BillDate", String],
    ]),
  };
  async function* rows() {
    yield ["=1+1", "-12.5", "2026-11-20"];
    yield ['Say "a", b', "0", null];
    yield ["മലയാളം", "1791.06", "2026-11-19"];
  }
  let text = "";
  for await (const chunk of csvLines(rows(), columns)) text += chunk;
  expect(text).toBe(
    '\uFEFFCustomerName,BillAmount,BillDate\r\n\'=1+1,-12.50,2026-11-20\r\n"Say ""a"", b",0.00,\r\nമലയാളം,1791.06,2026-11-19\r\n',
  );
});
