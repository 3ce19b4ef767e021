import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { date } from "../../sdk/format/date.ts";
import { gstFilingText } from "../../sdk/generated/text/en-IN/gst-filing.ts";
import { useRead } from "../form/use-read.ts";
import { useWriting } from "../form/use-writing.ts";
import { Banner } from "../parts/Banner.tsx";
import { EmptyState } from "../parts/EmptyState.tsx";
import { useTextOf } from "../text/use-text.ts";
import { ChangedDocuments } from "./filing/ChangedDocuments.tsx";
import { MarkFiled } from "./filing/MarkFiled.tsx";
import { useDueColumns, useFiledColumns } from "./filing/filing-columns.ts";
import { Foot, ReturnFrame } from "./ReturnFrame.tsx";
import { ListTable } from "./returns/ListTable.tsx";
import { OfMonth } from "./returns/OfMonth.tsx";
import { ReturnBar } from "./returns/ReturnBar.tsx";

export interface GstFilingProps {
  /** The first month, of a quarter its last one, as `YYYY-MM`; default: the month before today's. */
  period?: string;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Lists the returns that are due and those that were filed, and marks one as filed with its ARN.
 * For a filed month it shows what has changed since, before and after, and where each change goes.
 * @widget Finance
 * @element none: marks returns as filed, for administrators who have signed in
 * @title Filing
 */
export function GstFiling({ period, heading = 2 }: GstFilingProps) {
  const text = useTextOf("gstFiling", gstFilingText);
  return (
    <OfMonth title={text.title} heading={heading} period={period}>
      {(choice) => <ListedReturns {...choice} heading={heading} />}
    </OfMonth>
  );
}

interface ListedReturnsProps {
  month: string;
  showMonth?: (firstDay: string) => void;
  heading: 1 | 2 | 3 | false;
}

/** Returns of all months, and what a month that another part of the page may have chosen says. */
export function ListedReturns({ month, showMonth, heading }: ListedReturnsProps) {
  const text = useTextOf("gstFiling", gstFilingText);
  const reading = useRead({ operation: "gst.filedReturns" });
  const writing = useWriting(["gst.file"]);
  const dueColumns = useDueColumns();
  const filedColumns = useFiledColumns();
  const [dueReturn, setDueReturn] = useState<Schema<"DueReturn">>();
  const { data, error } = reading;
  const ofMonth = data?.filed.filter(({ period }) => period === month) ?? [];
  return (
    <ReturnFrame
      className="vb-gst-filing"
      text={text}
      heading={heading}
      reading={reading}
      bar={showMonth && <ReturnBar month={month} showMonth={showMonth} />}
    >
      {data && !error && (
        <>
          {ofMonth.map(({ id, form, filedOn, arn }) => (
            <Banner key={id} tone="info" title={text.wasFiled(form, date(filedOn), arn)} />
          ))}
          {ofMonth.some(({ form }) => form === "GSTR-1") && <ChangedDocuments period={month} />}
          {data.due.length === 0 && <EmptyState title={text.noneDue} />}
          <ListTable
            label={text.due}
            columns={dueColumns}
            items={data.due}
            onOpen={writing.isReadOnly ? undefined : setDueReturn}
            card={{ title: "form", amount: "dueOn", details: ["period"] }}
          />
          {data.due.length > 0 && !writing.isReadOnly && <Foot>{text.dueHelp}</Foot>}
          <ListTable
            label={text.filedReturns}
            columns={filedColumns}
            items={data.filed}
            card={{ title: "form", amount: "filedOn", details: ["period", "arn", "documents", "filedBy"] }}
          />
        </>
      )}
      {dueReturn && <MarkFiled dueReturn={dueReturn} onClose={() => setDueReturn(undefined)} />}
    </ReturnFrame>
  );
}
