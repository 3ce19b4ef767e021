import type { Schema } from "@vanbook/sdk";
import { gstFilingText } from "../../../sdk/generated/text/en-IN/gst-filing.ts";
import { useRead } from "../../form/use-read.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { useTextOf } from "../../text/use-text.ts";
import { Words } from "../ReturnFrame.tsx";
import { ListTable } from "../returns/ListTable.tsx";
import { OpenedVoucher, useVoucherOpening } from "../returns/OpenedVoucher.tsx";
import { useChangeColumns } from "./filing-columns.ts";

/** Each document of a filed period that the books have otherwise by now; a row opens its voucher. */
export function ChangedDocuments({ period }: { period: string }) {
  const text = useTextOf("gstFiling", gstFilingText);
  const columns = useChangeColumns();
  const { openedId, open, close } = useVoucherOpening();
  const { data, error, isFetching, refetch } = useRead({ operation: "gst.changes", args: { period } });
  return (
    <>
      {isFetching && <ProgressLine label={text.loadingChanges} />}
      {error && <Banner title={text.changesFailed} error={error} onRetry={() => void refetch()} />}
      {data?.changes.length === 0 && <Words>{text.noChanges}</Words>}
      {data && (
        <ListTable
          label={text.changes}
          columns={columns}
          items={data.changes}
          onOpen={open && (({ voucherId }: Schema<"ReturnChange">) => open(voucherId))}
          card={{
            ...{ title: "number", amount: "after" },
            details: ["party", "change", "before", "taxBefore", "taxAfter", "place"],
          }}
        />
      )}
      {openedId !== undefined && (
        <Dialog title={text.changes} isOpen onClose={close} size="wide">
          <OpenedVoucher voucherId={openedId} onBack={close} />
        </Dialog>
      )}
    </>
  );
}
