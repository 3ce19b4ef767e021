import { useQuery } from "@tanstack/react-query";
import { gstr1Text } from "../../sdk/generated/text/en-IN/gstr1.ts";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { useOffered } from "../provider/use-offered.ts";
import { useTextOf } from "../text/use-text.ts";
import { Gstr1Tables } from "./gstr1/Gstr1Tables.tsx";
import { readFile } from "./gstr1/read-file.ts";
import { ReturnFrame } from "./ReturnFrame.tsx";
import { AboutReturn } from "./returns/AboutReturn.tsx";
import { FileButton } from "./returns/FileButton.tsx";
import { OfMonth } from "./returns/OfMonth.tsx";
import { ReturnBar } from "./returns/ReturnBar.tsx";
import { UnknownDocuments } from "./returns/UnknownDocuments.tsx";

export interface Gstr1Props {
  /** The first month, of a quarter its last one, as `YYYY-MM`; default: the month before today's. */
  period?: string;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of the loading, empty and error states. */
  slots?: AnswerSlots | undefined;
}

/**
 * Shows GSTR-1 of a month or a quarter: every table with count, value and tax. Each figure opens
 * the documents that add up to it, and the file is saved as the portal takes it.
 * @widget Finance
 * @title GSTR-1
 */
export function Gstr1({ period, heading = 2, slots }: Gstr1Props) {
  const text = useTextOf("gstr1", gstr1Text);
  return (
    <OfMonth title={text.title} heading={heading} period={period}>
      {(choice) => <Gstr1Return {...choice} heading={heading} slots={slots} />}
    </OfMonth>
  );
}
Gstr1.definition = { operation: "gst.gstr1", filters: [{ param: "period" }] } as const;

interface Gstr1ReturnProps extends Pick<Gstr1Props, "slots"> {
  month: string;
  showMonth?: (firstDay: string) => void;
  heading: 1 | 2 | 3 | false;
}

/** The return of a month that another part of the page may have chosen. */
export function Gstr1Return({ month, showMonth, heading, slots }: Gstr1ReturnProps) {
  const text = useTextOf("gstr1", gstr1Text);
  const { client, isKnown, isLocked, failureOf } = useOffered();
  const query = useQuery({
    queryKey: ["gst.gstr1", { period: month }],
    queryFn: ({ signal }) => client.gst.gstr1({ period: month }, { signal, timeout: REQUEST_TIMEOUT_MS }),
    enabled: isKnown,
  });
  const { data, isFetching } = query;
  const { error, retry } = failureOf(query);
  const isEmpty = data && data.issuedNumbers.length + data.amendments.length + data.unknownCount === 0;
  return (
    <ReturnFrame
      className="vb-gstr1"
      text={text}
      heading={heading}
      reading={{ isFetching, error, refetch: retry }}
      slots={slots}
      bar={
        <ReturnBar month={month} showMonth={isLocked("period") ? undefined : showMonth}>
          <FileButton
            isDisabled={!data || data.unknownCount > 0}
            read={(reader) => readFile(reader, month)}
          />
        </ReturnBar>
      }
    >
      {data && !error && (
        <>
          <AboutReturn gstReturn={data} />
          <UnknownDocuments count={data.unknownCount} documents={data.unknownDocuments} />
          {isEmpty ? (
            (slots?.empty ?? <EmptyState title={text.none} />)
          ) : (
            <Gstr1Tables gstReturn={data} period={month} />
          )}
        </>
      )}
    </ReturnFrame>
  );
}

/** A large month takes seconds. */
const REQUEST_TIMEOUT_MS = 120_000;
