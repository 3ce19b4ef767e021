import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../parts/Button.tsx";
import { Select } from "../parts/Select.tsx";
import { date } from "../../sdk/format/date.ts";
import { INVOICE_PAGE_BUTTONS, INVOICE_PAGE_SIZES } from "../../sdk/format/documented-numbers.ts";
import { money } from "../../sdk/format/money.ts";
import { useTellChoices } from "../provider/use-tell-choices.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useText, useTextOf } from "../text/use-text.ts";
import { describeInvoiceFailure } from "./describe-invoice-failure.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { RowsPart } from "./RowsPart.tsx";
import { FigureLink } from "./FigureLink.tsx";
import { ListTable } from "./ListTable.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/**
 * Lists today's bills, the newest first. A bill shows its number, customer and amount.
 * @widget Dashboard
 * @title Invoices
 * @element dashboard.invoices
 */
export function Invoices({ linkTo, className }: DashboardPartOptions) {
  const all = useText();
  const { invoices: text } = useTextOf("dashboard", dashboardText);
  const [size, setSize] = useState<number>(INVOICE_PAGE_SIZES[0]);
  const [requestedPage, setRequestedPage] = useState(1);
  const invoiceData = useDashboardData({
    name: "dashboard.invoices",
    load: (client, { ToDate }, signal) => client.dashboard.invoices({ Date: ToDate }, { signal }),
  });
  useTellChoices({ page: requestedPage > 1 ? String(requestedPage) : undefined, size: String(size) });
  const { ToDate: day } = invoiceData.days;
  const link = linkTo?.({ to: "sales", from: day, until: day });
  const failureText = describeInvoiceFailure(invoiceData.error, all, text.failed);
  return (
    <RowsPart
      title={text.title}
      of={invoiceData}
      failed={failureText}
      empty={text.empty}
      className={`vb-invoices ${className ?? ""}`}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
    >
      {(rows) => {
        const pages = Math.ceil(rows.length / size);
        const page = Math.min(requestedPage, pages);
        return (
          <>
            <InvoiceRows rows={rows.slice((page - 1) * size, page * size)} linkTo={linkTo} />
            <Pages className="vb-invoice-pages" aria-label={text.pages}>
              <Select
                label={text.pageSize}
                isLabelHidden
                options={INVOICE_PAGE_SIZES.map((each) => ({ value: String(each), label: String(each) }))}
                value={String(size)}
                onChange={(next) => setSize(Number(next))}
              />
              <Button isDisabled={page === 1} onPress={() => setRequestedPage(page - 1)}>
                {text.previous}
              </Button>
              {listPagesAround(page, pages).map((each) => (
                <Button
                  key={each}
                  variant={each === page ? "primary" : "plain"}
                  aria-label={text.page(each)}
                  aria-current={each === page ? "page" : undefined}
                  onPress={() => setRequestedPage(each)}
                >
                  {String(each)}
                </Button>
              ))}
              <Button isDisabled={page === pages} onPress={() => setRequestedPage(page + 1)}>
                {text.next}
              </Button>
            </Pages>
          </>
        );
      }}
    </RowsPart>
  );
}

type Invoice = Schema<"DashboardInvoice">;

function InvoiceRows({ rows, linkTo }: { rows: readonly Invoice[] } & DashboardPartOptions) {
  const { invoices: text } = useTextOf("dashboard", dashboardText);
  return (
    <ListTable
      label={text.title}
      rows={rows}
      keyOf={({ BillID }) => BillID}
      isOff={({ Status }) => Status === 2}
      columns={[
        {
          label: text.bill,
          isWhole: true,
          cell: ({ InvSeries, RetailNo, WholesaleNo, BillDate }) => {
            const q = WholesaleNo ?? RetailNo;
            return (
              <FigureLink link={linkTo?.({ to: "sales", from: BillDate, until: BillDate, filters: { q } })}>
                {`${InvSeries}/${q}`}
              </FigureLink>
            );
          },
        },
        { label: text.date, isWhole: true, cell: ({ BillDate }) => date(BillDate) },
        { label: text.customer, cell: ({ CustomerName }) => CustomerName },
        {
          label: text.amount,
          isNumber: true,
          cell: ({ BillAmount, Status }) => (Status === 2 ? text.cancelled : money(BillAmount)),
        },
        { label: text.type, isWhole: true, cell: ({ SaleType }) => SaleType },
        { label: text.mode, isWhole: true, cell: ({ BillModeText }) => BillModeText },
        { label: text.route, cell: ({ RootName }) => RootName },
        { label: text.salesman, cell: ({ SalesmanName }) => SalesmanName },
      ]}
    />
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vb-space-1);
  align-items: center;
  justify-content: flex-end;
  margin-top: auto;
  padding: var(--vb-space-2) var(--vb-space-4) var(--vb-space-3);
`;

function listPagesAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - INVOICE_PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(INVOICE_PAGE_BUTTONS, pages) }, (_, at) => first + at);
}
