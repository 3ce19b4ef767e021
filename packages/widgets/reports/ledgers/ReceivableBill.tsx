import type { Row } from "@vanbook/sdk";
import { OutstandingBill } from "./OutstandingBill.tsx";
import { RemindCustomer } from "./RemindCustomer.tsx";

export function ReceivableBill({ row }: { row: Row<"billsReceivable.report"> }) {
  return (
    <>
      {row.Pending > 0 && (
        <p>
          <RemindCustomer customerId={row.AccountID} />
        </p>
      )}
      <OutstandingBill row={row} />
    </>
  );
}
