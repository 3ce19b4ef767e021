import { useId } from "react";
import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { MasterSide } from "../../master/Master.styles.ts";
import { MasterButtons } from "../../master/MasterButtons.tsx";
import { MasterFields } from "../../master/MasterFields.tsx";
import { MasterForm } from "../../master/MasterForm.tsx";
import { MasterNotice } from "../../master/MasterNotice.tsx";
import { MasterPage } from "../../master/MasterPage.tsx";
import { useMaster } from "../../master/use-master.ts";
import { InBrowser } from "../../provider/InBrowser.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { AccountTree } from "./AccountTree.tsx";
import { chartOfAccounts } from "./chart-of-accounts.ts";
import { useRead } from "../../form/use-read.ts";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { DatedSurface } from "../DatedTable.styles.ts";
import { OpeningForm } from "./OpeningForm.tsx";

export interface ChartOfAccountsProps extends MasterProps {
  /**
   * Opening balances are view-only, for users who may not enter them. The server refuses them
   * anyway.
   */
  areOpeningsReadOnly?: boolean;
  /** Called for the row of all customers (14) or suppliers (27): they have a separate screen. */
  onParties?: (groupId: number) => void;
}

/**
 * Keeps the accounts of every group, as a tree with their balances. It also posts the accounts'
 * opening balances.
 * @widget Masters
 * @element none: keeps accounts of capital, taxes and banks, and posts what they began with
 * @story Tree
 */
export function ChartOfAccounts(props: ChartOfAccountsProps) {
  return (
    <InBrowser title={definition.title} heading={props.heading}>
      <Chart {...props} />
    </InBrowser>
  );
}

/** Shows the tree instead of the list. Accounts with automatic postings are view-only. */
function Chart({
  isReadOnly,
  heading,
  onSaved,
  onRowClick,
  slots,
  areOpeningsReadOnly,
  onParties,
}: ChartOfAccountsProps) {
  const { chart: text } = useMastersText();
  const whole = useMaster(definition, { isReadOnly, onSaved, onRowClick });
  const { record, may } = whole;
  const isFixed = record?.["isFixed"] === true;
  const master = isFixed
    ? { ...whole, isEditable: false, may: { ...may, update: false, remove: false } }
    : whole;
  return (
    <MasterPage master={master} heading={heading} className="vb-chart">
      <MasterSide>
        <MasterForm>
          <MasterNotice />
          {isFixed && <p className="vb-description">{text.fixed}</p>}
          <MasterFields />
          {slots?.fields}
          <MasterButtons>{slots?.buttons}</MasterButtons>
        </MasterForm>
        {record?.["mayOpen"] === true && (
          // A new form for each account, so that entries for one are never sent for another.
          <AccountOpenings
            key={String(record["id"])}
            accountId={Number(record["id"])}
            isReadOnly={areOpeningsReadOnly ?? isReadOnly ?? false}
          />
        )}
      </MasterSide>
      <AccountTree bar={slots?.bar} onParties={onParties} />
    </MasterPage>
  );
}

const accounts = defineMaster(chartOfAccounts);

const { definition } = accounts;

ChartOfAccounts.definition = definition;

function AccountOpenings({ accountId, isReadOnly }: { accountId: number; isReadOnly: boolean }) {
  const { chart: text } = useMastersText();
  const title = useId();
  const query = useRead({ operation: "ledgerAccounts.openings", args: { accountId } });
  const years = query.data?.data;
  const open = years?.filter(({ hindrance }) => hindrance === null) ?? [];
  return (
    <DatedSurface as="section" className="vb-card vb-form vb-openings" aria-labelledby={title}>
      <FormTitle className="vb-form-title" id={title}>
        {text.openings}
      </FormTitle>
      {query.isFetching && <ProgressLine label={text.loadingOpenings} />}
      {query.error && (
        <Banner title={text.failedOpenings} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {years && (
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{text.columns.year}</th>
              <th scope="col">{text.columns.carried}</th>
              <th scope="col">{text.columns.opening}</th>
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.yearId}>
                <th scope="row">
                  {year.label}
                  {year.hindrance && (
                    <span className="vb-description"> {text.hindrances[year.hindrance]}</span>
                  )}
                </th>
                <td>{drCr(year.carried)}</td>
                <td>{drCr(year.opening)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="vb-description">{text.openingHelp}</p>
      {!isReadOnly && open.length > 0 && <OpeningForm accountId={accountId} years={open} />}
    </DatedSurface>
  );
}
