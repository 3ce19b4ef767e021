import type { Schema } from "@vanbook/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { addDays, monthStart } from "../../sdk/format/day.ts";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { useRead } from "../form/use-read.ts";
import { Banner } from "../parts/Banner.tsx";
import { Tabs } from "../parts/Tabs.tsx";
import { InBrowser } from "../provider/InBrowser.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { MonthField } from "../reports/sales/MonthField.tsx";
import { useTextOf } from "../text/use-text.ts";
import { AnswerFile } from "./AnswerFile.tsx";
import { BulkFile } from "./BulkFile.tsx";
import { EInvoiceSettings } from "./EInvoiceSettings.tsx";
import { EInvoiceTable } from "./EInvoiceTable.tsx";
import { EInvoiceWarnings } from "./EInvoiceWarnings.tsx";
import { Part, ReturnFrame, Words } from "./ReturnFrame.tsx";

export interface EInvoicesProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Lists a month's bills and credit notes by where they are on their way to the e-invoice portal.
 * Makes the bulk file, and imports the portal's answers.
 * @widget Finance
 * @element none: imports files and changes settings, for administrators who have signed in
 * @title E-invoices
 */
export function EInvoices({ heading = 2 }: EInvoicesProps) {
  const text = useTextOf("eInvoices", eInvoicesText);
  return (
    <InBrowser title={text.title} heading={heading}>
      <ListedEInvoices heading={heading} />
    </InBrowser>
  );
}

function ListedEInvoices({ heading }: Required<EInvoicesProps>) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const today = useToday();
  const [firstDay, setFirstDay] = useState(() => monthStart(today));
  const [state, setState] = useState<State>("toReport");
  const days = { from: firstDay, to: addDays(monthStart(firstDay, 1), -1) };
  const reading = useRead({
    operation: "eInvoices.list",
    args: { ...days, state },
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = reading;
  return (
    <ReturnFrame
      className="vb-e-invoices"
      text={text}
      heading={heading}
      reading={reading}
      bar={
        <>
          <Bar className="vb-statement-bar">
            <MonthField value={firstDay} today={today} onChange={setFirstDay} />
            <BulkFile days={days} />
            <AnswerFile />
            <EInvoiceSettings />
          </Bar>
          <EInvoiceWarnings />
        </>
      }
    >
      {data && (
        <>
          {data.unknownCount > 0 && <Banner tone="warn" title={text.unknown(data.unknownCount)} />}
          <Tabs
            label={text.title}
            selected={state}
            onChange={(id) => setState(id as State)} // the ids of the tabs
            tabs={STATE_NAMES.map((id) => ({
              id,
              label: text.tab(text.states[id], String(data.counts[id])),
              content: (
                <Part>
                  {!isPlaceholderData && data.documents.length < data.counts[id] && (
                    <Words>{text.first(String(data.documents.length), String(data.counts[id]))}</Words>
                  )}
                  <EInvoiceTable
                    label={text.states[id]}
                    documents={isPlaceholderData ? [] : data.documents}
                    isOutdated={isPlaceholderData}
                  />
                </Part>
              ),
            }))}
          />
        </>
      )}
    </ReturnFrame>
  );
}

type State = Schema<"EInvoiceStateName">;

const STATE_NAMES: readonly State[] = ["toReport", "refused", "reported", "cancelledOnPortal", "notNeeded"];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-3);
  align-items: end;
`;
