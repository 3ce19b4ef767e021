import type { Answer, Row } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { Tag } from "../../parts/Tag.tsx";
import { useText } from "../../text/use-text.ts";

export interface BillFactsProps {
  row: Row<"sales.report">;
  /** Any line of the bill: each repeats what the bill's head says. */
  line: Answer<"bills.lines">[number] | undefined;
  company: Answer<"session.company">[number] | undefined;
  isCompanyLoading: boolean;
}

/** The head of a bill: the company that sold, the customer, and how it was sold. */
export function BillFacts({ row, line, company, isCompanyLoading }: BillFactsProps) {
  const { bill: text, notAvailable } = useText();
  const or = (value: string | null | undefined) => value || notAvailable;
  // The report's row says most of it before the lines are here.
  const facts = [
    [text.bill, row.BillNo],
    [text.date, date(row.BillDate)],
    [text.customer, row.CustomerName],
    [text.address, line ? or(line.CumAddress) : "…"],
    [text.phone, line ? or(line.CumContact) : "…"],
    [text.salesman, or(row.Salesman)],
    [text.billedBy, or(row.CreatedBy)],
    [text.type, line?.WholeSaleRetail ?? row.SaleType],
  ] as const;
  return (
    <>
      <div className="vb-bill-company">
        {company ? (
          <>
            <strong>{company.CompanyName}</strong>
            <span>
              {[company.Address, company.Citty, company.District].filter(Boolean).join(", ") || notAvailable}
            </span>
            <span>
              {text.gstin}: {or(company.GSTinNo)} · {text.mobile}: {or(company.MobileNO)}
            </span>
          </>
        ) : (
          <span>{isCompanyLoading ? text.loading : notAvailable}</span>
        )}
      </div>
      <dl className="vb-bill-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.mode}</dt>
          <dd>
            <Tag tone={row.BillModeText === "Cash" ? "ok" : "warn"}>{row.BillModeText}</Tag>
          </dd>
        </div>
      </dl>
    </>
  );
}
