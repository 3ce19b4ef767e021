import type { Schema } from "@vanbook/sdk";
import { useMemo } from "react";
import { date } from "../../../sdk/format/date.ts";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { VOUCHER_KINDS } from "../../reports/voucher/voucher-kinds.ts";
import { useTextOf, useTranslate } from "../../text/use-text.ts";
import { createFieldColumn } from "./figure-columns.ts";
import { ListTable } from "./ListTable.tsx";
import { OpenedVoucher, useVoucherOpening } from "./OpenedVoucher.tsx";

type UnknownDocument = Schema<"UnknownTaxDocument">;

interface UnknownDocumentsProps {
  count: number;
  documents: readonly UnknownDocument[];
}

/** Documents that lack what decides their table, so that they are in none. */
export function UnknownDocuments({ count, documents }: UnknownDocumentsProps) {
  const text = useTextOf("gstReturn", gstReturnText);
  const columns = useUnknownColumns();
  const { openedId, open, close } = useVoucherOpening();
  if (count === 0) return null;
  return (
    <>
      <Banner tone="warn" title={text.unknown(count)} />
      <ListTable
        label={text.unknownTitle}
        columns={columns}
        items={documents}
        onOpen={open && (({ voucherId }: UnknownDocument) => open(voucherId))}
        card={{ title: "number", amount: "date", details: ["kind", "lacks"] }}
      />
      {openedId !== undefined && (
        <Dialog title={text.unknownTitle} isOpen onClose={close} size="wide">
          <OpenedVoucher voucherId={openedId} onBack={close} />
        </Dialog>
      )}
    </>
  );
}

function useUnknownColumns() {
  const { columns, facts } = useTextOf("gstReturn", gstReturnText);
  const translate = useTranslate();
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = facts;
    return [
      createFieldColumn("number", columns.number, ({ number }: UnknownDocument) => number),
      createFieldColumn("date", columns.date, (document: UnknownDocument) => date(document.date)),
      createFieldColumn("kind", columns.kind, ({ kind }: UnknownDocument) =>
        translate(VOUCHER_KINDS[kind].title),
      ),
      createFieldColumn("lacks", columns.lacks, ({ lacks }: UnknownDocument) =>
        lacks.map((fact) => words[fact] ?? fact).join(", "),
      ),
    ];
  }, [columns, facts, translate]);
}
