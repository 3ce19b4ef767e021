import type { Asked } from "./ask-both.ts";

/**
 * Calls that set, clear and correct bank dates, some of them refused. They name line 1 and line 2
 * of every possible voucher: both sides must find out which of them are bank entries.
 */
export function listBankCalls(day: (back: number) => string): Asked[] {
  const mark = (voucherId: number, lineNo: number, bankDate: string | null) => ({
    voucherId,
    lineNo,
    bankDate,
  });
  const put = (...marks: object[]) => ({ id: "bankBook.mark" as const, args: { marks } });
  const look = [
    [30, 0],
    [12, 4],
  ].flatMap(([from = 0, to = 0]) =>
    ["All", "Yes", "No"].map((Reconciled) => ({
      id: "bankBook.report" as const,
      args: { FromDate: day(from), ToDate: day(to), Reconciled },
      accept: "application/vnd.vanbook.table+json",
    })),
  );
  const every = Array.from({ length: 40 }, (_, at) => at + 1);
  return [
    ...look,
    ...every.flatMap((id) => [put(mark(id, 1, day(id % 9))), put(mark(id, 2, day(id % 9)))]),
    ...look,
    put(mark(1, 1, day(-1))),
    put(mark(1, 1, day(1)), mark(1, 1, day(2))),
    ...every.slice(0, 20).map((id) => put(mark(id, 2, null))),
    ...look,
    // Some of these vouchers have a bank date now: edit receipts with two different amounts, then
    // cancel receipts and payments.
    ...every.slice(0, 8).map((id) => ({
      id: "receipts.edit" as const,
      args: {
        id,
        ...{ date: day(3), mode: "neft", partyId: 37, ledgerId: 2, amount: id % 2 === 0 ? 500 : 4_200.5 },
      },
    })),
    ...every.slice(8, 14).map((id) => ({ id: "receipts.cancel" as const, args: { id } })),
    ...every.slice(0, 8).map((id) => ({ id: "payments.cancel" as const, args: { id } })),
    ...look,
  ];
}
