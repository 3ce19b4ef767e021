import { TaxInput, taxKinds, taxRules } from "@vanbook/sdk/rules";
import { styled } from "styled-components";
import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { MasterButtons } from "../../master/MasterButtons.tsx";
import { MasterFields } from "../../master/MasterFields.tsx";
import { MasterForm } from "../../master/MasterForm.tsx";
import { MasterList } from "../../master/MasterList.tsx";
import { MasterNotice } from "../../master/MasterNotice.tsx";
import { MasterPage } from "../../master/MasterPage.tsx";
import { useMaster } from "../../master/use-master.ts";
import { InBrowser } from "../../provider/InBrowser.tsx";
import { TaxRates } from "./TaxRates.tsx";
import type { Tax } from "./tax.ts";

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
      <Side className="vb-taxes-side">
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
      </Side>
      <MasterList bar={slots?.bar} slots={slots}>
        {slots?.list}
      </MasterList>
    </MasterPage>
  );
}

const taxes = defineMaster({
  operations: {
    list: "taxes.list",
    create: "taxes.save",
    update: "taxes.save",
    remove: "taxes.delete",
  },
  title: "Taxes",
  record: {
    id: "id",
    name: "name",
    noun: "tax",
    unique: { field: "name", message: "Tax Name already exists." },
  },
  rules: TaxInput,
  checks: taxRules,
  fields: [
    { field: "name", isWide: true },
    { field: "kind", kind: "choice", options: taxKinds, usual: "taxable" },
    { field: "rate", isShown: ({ kind }, isNew) => isNew && kind === "taxable" },
    // The start of GST, so that documents of any date find a rate.
    { field: "validFrom", kind: "date", usual: "2017-07-01", isShown: (_, isNew) => isNew },
  ],
  list: {
    title: "Tax List",
    columns: [
      { field: "name" },
      { field: "kind", text: ({ kind }) => taxKinds.find(({ value }) => value === kind)?.label ?? null },
      { field: "rate", kind: "percent" },
      { field: "validFrom", kind: "date" },
      { field: "items", label: "Items", kind: "number" },
    ],
    amount: "rate",
    search: ["name", "rate"],
  },
  words: { search: "Search taxes" },
});

const { definition } = taxes;
TaxMaster.definition = definition;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vb-space-4);
  min-width: 0;
`;
