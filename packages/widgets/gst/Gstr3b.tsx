import { gstr3bText } from "../../sdk/generated/text/en-IN/gstr3b.ts";
import { useRead } from "../form/use-read.ts";
import { useTextOf } from "../text/use-text.ts";
import { FormButton } from "./gstr3b/FormButton.tsx";
import { Gstr3bTables } from "./gstr3b/Gstr3bTables.tsx";
import { SetOff } from "./gstr3b/SetOff.tsx";
import { TaxTies } from "./gstr3b/TaxTies.tsx";
import { ReturnFrame } from "./ReturnFrame.tsx";
import { AboutReturn } from "./returns/AboutReturn.tsx";
import { FileButton } from "./returns/FileButton.tsx";
import { OfMonth } from "./returns/OfMonth.tsx";
import { ReturnBar } from "./returns/ReturnBar.tsx";
import type { LinkToGst } from "./returns/ScreenLink.tsx";
import { UnknownDocuments } from "./returns/UnknownDocuments.tsx";

export interface Gstr3bProps {
  /** The first month, of a quarter its last one, as `YYYY-MM`; default: the month before today's. */
  period?: string;
  /** Where the host has the screen that enters a payment. */
  linkTo?: LinkToGst;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Shows GSTR-3B of a month or a quarter: every figure with its vouchers, how its tax is paid, and
 * whether the accounts of tax agree with it. The proposed set-off is posted as a journal.
 * @widget Finance
 * @element none: posts journals, for administrators who have signed in
 * @title GSTR-3B
 */
export function Gstr3b({ period, linkTo, heading = 2 }: Gstr3bProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  return (
    <OfMonth title={text.title} heading={heading} period={period}>
      {(choice) => <Gstr3bReturn {...choice} linkTo={linkTo} heading={heading} />}
    </OfMonth>
  );
}

interface Gstr3bReturnProps {
  month: string;
  showMonth?: (firstDay: string) => void;
  linkTo: LinkToGst | undefined;
  heading: 1 | 2 | 3 | false;
}

/** The return of a month that another part of the page may have chosen. */
export function Gstr3bReturn({ month, showMonth, linkTo, heading }: Gstr3bReturnProps) {
  const text = useTextOf("gstr3b", gstr3bText);
  const reading = useRead({ operation: "gst.gstr3b", args: { period: month } });
  const { data, error } = reading;
  const isWhole = data?.unknownCount === 0;
  return (
    <ReturnFrame
      className="vb-gstr3b"
      text={text}
      heading={heading}
      reading={reading}
      bar={
        <ReturnBar month={month} showMonth={showMonth}>
          <FileButton
            isDisabled={!isWhole}
            read={async (client) => [await client.gst.gstr3bFile({ period: month })]}
          />
          <FormButton period={month} isDisabled={!isWhole} />
        </ReturnBar>
      }
    >
      {data && !error && (
        <>
          <AboutReturn gstReturn={data} />
          <UnknownDocuments count={data.unknownCount} documents={data.unknownDocuments} />
          <Gstr3bTables gstReturn={data} period={month} />
          <SetOff gstReturn={data} linkTo={linkTo} />
          <TaxTies ties={data.ties} />
        </>
      )}
    </ReturnFrame>
  );
}
