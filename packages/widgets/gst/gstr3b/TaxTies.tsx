import type { Schema } from "@vanbook/sdk";
import { useMemo } from "react";
import { date } from "../../../sdk/format/date.ts";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { gstr3bText } from "../../../sdk/generated/text/en-IN/gstr3b.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { VOUCHER_KINDS } from "../../reports/voucher/voucher-kinds.ts";
import { useTextOf, useTranslate } from "../../text/use-text.ts";
import { Words } from "../ReturnFrame.tsx";
import { createFieldColumn } from "../returns/figure-columns.ts";
import { ListTable } from "../returns/ListTable.tsx";
import { OpenedVoucher, useVoucherOpening } from "../returns/OpenedVoucher.tsx";
import { sumHeads } from "./payment-lines.ts";

type Difference = Schema<"TaxDifference">;

/** Whether the accounts of tax agree with the return, and the vouchers that differ. */
export function TaxTies({ ties }: { ties: readonly Schema<"TaxTie">[] }) {
  const text = useTextOf("gstr3b", gstr3bText);
  const columns = useDifferenceColumns();
  const { openedId, open, close } = useVoucherOpening();
  return (
    <>
      {ties.map(({ accounts, agrees, differenceCount, differences }) =>
        agrees ? (
          <Words key={accounts}>{text.agrees(text.ties[accounts])}</Words>
        ) : (
          <div key={accounts}>
            <Banner tone="warn" title={text.differs(text.ties[accounts], differenceCount)} />
            <ListTable
              label={text.ties[accounts]}
              columns={columns}
              items={differences}
              onOpen={open && (({ voucherId }: Difference) => open(voucherId))}
              card={{ title: "number", amount: "books", details: ["date", "kind", "tables"] }}
            />
          </div>
        ),
      )}
      {openedId !== undefined && (
        <Dialog title={text.payment} isOpen onClose={close} size="wide">
          <OpenedVoucher voucherId={openedId} onBack={close} />
        </Dialog>
      )}
    </>
  );
}

function useDifferenceColumns() {
  const { columns } = useTextOf("gstReturn", gstReturnText);
  const text = useTextOf("gstr3b", gstr3bText);
  const translate = useTranslate();
  return useMemo(
    () => [
      createFieldColumn("number", columns.number, ({ number }: Difference) => number),
      createFieldColumn("date", columns.date, (difference: Difference) => date(difference.date)),
      createFieldColumn("kind", columns.kind, ({ kind }: Difference) => translate(VOUCHER_KINDS[kind].title)),
      createFieldColumn("books", text.inBooks, ({ books }: Difference) => sumHeads(books), "money"),
      createFieldColumn("tables", text.inTables, ({ tables }: Difference) => sumHeads(tables), "money"),
    ],
    [columns, text, translate],
  );
}
