import { keepPreviousData } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { gstFaultsText } from "../../sdk/generated/text/en-IN/gst-faults.ts";
import { useRead } from "../form/use-read.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { Select } from "../parts/Select.tsx";
import { useTextOf } from "../text/use-text.ts";
import { FaultTable } from "./faults/FaultTable.tsx";
import { countFaults, makeFaultsQuestion, PAGE_SIZE, type ShownSeverity } from "./faults/faults-question.ts";
import { ReturnFrame, Words } from "./ReturnFrame.tsx";
import { OfMonth } from "./returns/OfMonth.tsx";
import { Pages } from "./returns/Pages.tsx";
import { ReturnBar } from "./returns/ReturnBar.tsx";
import type { LinkToGst } from "./returns/ScreenLink.tsx";

export interface GstFaultsProps {
  /** The first month, of a quarter its last one, as `YYYY-MM`; default: the month before today's. */
  period?: string;
  /** Where the host has the screens that correct a series, a unit, the company or its settings. */
  linkTo?: LinkToGst;
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Lists what is wrong before GSTR-1 is filed: what the portal refuses first, then what somebody
 * should look at. Each row opens the place where it is corrected.
 * @widget Finance
 * @element none: opens forms of masters and vouchers, for people who have signed in
 * @title Errors Before Filing
 */
export function GstFaults({ period, linkTo, heading = 2 }: GstFaultsProps) {
  const text = useTextOf("gstFaults", gstFaultsText);
  return (
    <OfMonth title={text.title} heading={heading} period={period}>
      {(choice) => <ListedFaults {...choice} linkTo={linkTo} heading={heading} />}
    </OfMonth>
  );
}

interface ListedFaultsProps {
  month: string;
  showMonth?: (firstDay: string) => void;
  linkTo: LinkToGst | undefined;
  heading: 1 | 2 | 3 | false;
}

/** The faults of a month that another part of the page may have chosen. */
export function ListedFaults({ month, showMonth, linkTo, heading }: ListedFaultsProps) {
  const text = useTextOf("gstFaults", gstFaultsText);
  const [severity, setSeverity] = useState<ShownSeverity>("all");
  const [page, setPage] = useState(1);
  const reading = useRead({
    operation: "gst.faults",
    args: makeFaultsQuestion(month, severity, page),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = reading;
  return (
    <ReturnFrame
      className="vb-gst-faults"
      text={text}
      heading={heading}
      reading={reading}
      bar={
        <ReturnBar month={month} showMonth={showMonth}>
          <Narrow>
            <Select
              label={text.show}
              options={SHOWN_SEVERITIES.map((value) => ({ value, label: text.severities[value] }))}
              value={severity}
              onChange={(next) => {
                setSeverity(SHOWN_SEVERITIES.find((each) => each === next) ?? "all");
                setPage(1);
              }}
            />
          </Narrow>
        </ReturnBar>
      }
    >
      {data && !error && (
        <>
          <Summary counts={data.counts} />
          {data.total === 0 && !isPlaceholderData && (
            <EmptyState title={severity === "all" ? text.none : text.noneOfFilter} />
          )}
          {data.total > 0 && (
            <FaultTable faults={data.faults} isOutdated={isPlaceholderData} linkTo={linkTo} />
          )}
          <Pages page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onShow={setPage} />
        </>
      )}
    </ReturnFrame>
  );
}

function Summary({ counts }: { counts: readonly Schema<"FaultCount">[] }) {
  const text = useTextOf("gstFaults", gstFaultsText);
  if (counts.length === 0) return null;
  return (
    <Words className="vb-description">
      {text.summary(countFaults(counts, "refused"), countFaults(counts, "doubtful"))}
    </Words>
  );
}

const SHOWN_SEVERITIES = ["all", "refused", "doubtful"] as const;

const Narrow = styled.div`
  width: min(100%, calc(var(--vb-control) * 5));
`;
