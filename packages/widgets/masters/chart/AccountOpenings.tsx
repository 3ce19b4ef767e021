import { useId } from "react";
import { useRead } from "../../form/use-read.ts";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";
import { DatedSurface } from "../DatedTable.styles.ts";
import { OpeningForm } from "./OpeningForm.tsx";

/** An account's opening balance of each financial year, and the form to enter it. */
export function AccountOpenings({ accountId, isReadOnly }: { accountId: number; isReadOnly: boolean }) {
  const { chart: text } = useMastersText();
  const title = useId();
  const query = useRead("ledgerAccounts.openings", { accountId });
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
