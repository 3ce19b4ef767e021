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
import type { Tax } from "./RateForm.tsx";
import { TaxRates } from "./TaxRates.tsx";
import { taxMaster } from "./tax-master.ts";

/**
 * Keeps the taxes of items: taxable with rates from their days on, nil-rated, exempt or outside of GST. Documents keep the rates of their
 * days.
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

/** The parts of the master, with the tax's rates under its form. */
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
          // A new form for each tax, so that entries for one tax are not sent for another.
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
