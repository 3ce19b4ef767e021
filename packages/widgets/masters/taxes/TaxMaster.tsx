import { useId } from "react";
import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { MasterSide } from "../../master/Master.styles.ts";
import { MasterButtons } from "../../master/MasterButtons.tsx";
import { MasterFields } from "../../master/MasterFields.tsx";
import { MasterForm } from "../../master/MasterForm.tsx";
import { MasterList } from "../../master/MasterList.tsx";
import { MasterNotice } from "../../master/MasterNotice.tsx";
import { MasterPage } from "../../master/MasterPage.tsx";
import { useMaster } from "../../master/use-master.ts";
import { InBrowser } from "../../provider/InBrowser.tsx";
import { type Tax, RateForm } from "./RateForm.tsx";
import { taxMaster } from "./tax-master.ts";
import { date } from "../../../sdk/format/date.ts";
import { formatPercent } from "../../../sdk/format/percent.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { taxesText } from "../../../sdk/generated/text/en-IN/taxes.ts";
import { useTextOf } from "../../text/use-text.ts";
import { DatedSurface } from "../DatedTable.styles.ts";

/**
 * Keeps the taxes of items: taxable with dated rates, nil-rated, exempt, or outside GST. A document
 * keeps the rate of its own date.
 * @widget Masters
 * @element none: says at which rates the company charges tax: as CompanySettings
 */
export function TaxMaster(props: MasterProps) {
  return (
    <InBrowser title={definition.title} heading={props.heading}>
      <Taxes {...props} />
    </InBrowser>
  );
}

function Taxes({ isReadOnly, heading, onSaved, onRowClick, slots }: MasterProps) {
  const master = useMaster(definition, { isReadOnly, onSaved, onRowClick });
  const { record } = master;
  return (
    <MasterPage master={master} heading={heading} className="vb-taxes">
      <MasterSide>
        <MasterForm>
          <MasterNotice />
          <MasterFields />
          {slots?.fields}
          <MasterButtons>{slots?.buttons}</MasterButtons>
        </MasterForm>
        {record && (
          // A new form for each tax, so that entries for one are never sent for another.
          <TaxRates
            key={String(record["id"])}
            tax={record as unknown as Tax} // the engine does not know the operations' types
            isReadOnly={isReadOnly ?? false}
          />
        )}
      </MasterSide>
      <MasterList bar={slots?.bar} slots={slots}>
        {slots?.list}
      </MasterList>
    </MasterPage>
  );
}

const taxes = defineMaster(taxMaster);

const { definition } = taxes;

TaxMaster.definition = definition;

function TaxRates({ tax, isReadOnly }: { tax: Tax; isReadOnly: boolean }) {
  const text = useTextOf("taxes", taxesText);
  const toast = useToast();
  const title = useId();
  const removal = useSingleMutation({
    request: (client, validFrom: string) =>
      client.taxes.deleteRate({ id: tax.id, validFrom, Version: tax.Version }),
    invalidates: "all",
    onDone: (_, validFrom) => {
      toast(text.removed(date(validFrom)));
    },
  });
  const first = tax.rates.at(-1);
  return (
    <DatedSurface as="section" className="vb-card vb-form vb-tax-rates" aria-labelledby={title}>
      <FormTitle className="vb-form-title" id={title}>
        {text.rates}
      </FormTitle>
      {removal.error && <Banner title={text.failedRemoval} error={removal.error} />}
      <table aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{text.validFrom}</th>
            <th scope="col">{text.rate}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tax.rates.map((each) => (
            <tr key={each.validFrom}>
              <th scope="row">{date(each.validFrom)}</th>
              <td>{formatPercent(each.rate)}</td>
              <td>
                {!isReadOnly && each !== first && (
                  <Button
                    aria-label={text.removeRate(date(each.validFrom))}
                    onPress={() => removal.mutate(each.validFrom)}
                  >
                    {text.remove}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="vb-description">{text.help}</p>
      {!isReadOnly && tax.kind === "taxable" && <RateForm tax={tax} />}
    </DatedSurface>
  );
}
