import type { Row } from "@vanbook/sdk";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { BankDateForm } from "./BankDateForm.tsx";
import { CashBookEntry } from "./CashBookEntry.tsx";

/** An entry of the bank book, and when the bank had it: that is said here, but not on a page of others, and not of an opening balance. */
export function BankBookEntry({ row }: { row: Row<"bankBook.report"> }) {
  const client = useVanbook();
  const isMarked = !isTokenClient(client) && !row.Type.startsWith("Opening Balance");
  return (
    <>
      {isMarked && <BankDateForm key={`${row.VoucherID}/${row.LineNo}`} row={row} />}
      <CashBookEntry row={row} bankDate={isMarked ? undefined : row.BankDate} />
    </>
  );
}
