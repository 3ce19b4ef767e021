import { expect, it } from "vitest";
import { calculateDigest } from "./row-digest.ts";

const SETTLEMENT_ROW = {
  ...{ company_id: 1, voucher_id: 7, bill_voucher_id: 3, bill_line: 0, account_id: 901, amount: "10.00" },
};
const ENTRY_ROW = {
  ...{ voucher_id: 1, line_no: 1, account_id: 901, date: "2026-06-01", entry_kind: "bill" },
  ...{ debit: "118.00", credit: "0.00", against_id: null, narration: null },
};

it("the digest of a row is the CRC-32 of its values, taken twice", () => {
  // Python: zlib.crc32(str(zlib.crc32(b"7\x1f3\x1f0\x1f901\x1f10.00")).encode())
  expect(calculateDigest("settlements", [SETTLEMENT_ROW])).toBe(76981934);
  // Python: the same of "1\x1f1\x1f901\x1f2026-06-01\x1fbill\x1f118.00\x1f0.00\x1f\x1e\x1fകട ₹" in UTF-8.
  expect(calculateDigest("ledger_entries", [{ ...ENTRY_ROW, narration: "കട ₹" }])).toBe(2142449409);
});

it("the digest of several rows is their sum modulo 2^32, in any order; of none it is 0", () => {
  const other = { ...SETTLEMENT_ROW, bill_voucher_id: 4 };
  const single = calculateDigest("settlements", [SETTLEMENT_ROW]);
  const both = (single + calculateDigest("settlements", [other])) % 4_294_967_296;
  expect(calculateDigest("settlements", [SETTLEMENT_ROW, other])).toBe(both);
  expect(calculateDigest("settlements", [other, SETTLEMENT_ROW])).toBe(both);
  expect(calculateDigest("settlements", [])).toBe(0);
});

it("NULL, an empty text and 0 are different; the company's id and a time without milliseconds make no difference", () => {
  const digests = [null, "", "0", "~"].map((narration) =>
    calculateDigest("ledger_entries", [{ ...ENTRY_ROW, narration }]),
  );
  expect(new Set(digests).size).toBe(4);
  expect(calculateDigest("settlements", [{ ...SETTLEMENT_ROW, company_id: 2 }])).toBe(
    calculateDigest("settlements", [SETTLEMENT_ROW]),
  );
  const mark = { voucher_id: 1, line_no: 1, marked_at: "2026-06-16 06:30:00" };
  expect(calculateDigest("bank_dates", [mark])).toBe(
    calculateDigest("bank_dates", [{ ...mark, marked_at: "2026-06-16 06:30:00.000" }]),
  );
});

it("amounts that two rows exchange change the digest", () => {
  const calculateFor = (first: string, second: string) =>
    calculateDigest("settlements", [
      { ...SETTLEMENT_ROW, amount: first },
      { ...SETTLEMENT_ROW, bill_voucher_id: 4, amount: second },
    ]);
  expect(calculateFor("10.00", "20.00")).not.toBe(calculateFor("20.00", "10.00"));
});
