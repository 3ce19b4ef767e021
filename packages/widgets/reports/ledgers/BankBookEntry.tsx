import type { Row } from "@vanbook/sdk";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { BankDateForm } from "./BankDateForm.tsx";
import { CashBookEntry } from "./CashBookEntry.tsx";

/**
 * An entry of the bank book with a form for its bank date. On an embedded page and for an opening balance, the
 * date is read-only.
 */
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
