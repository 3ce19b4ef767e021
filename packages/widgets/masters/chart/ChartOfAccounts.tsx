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
import { AccountOpenings } from "./AccountOpenings.tsx";
import { AccountTree } from "./AccountTree.tsx";
import { chartOfAccounts } from "./chart-of-accounts.ts";

export interface ChartOfAccountsProps extends MasterProps {
  /** Opening balances are view-only, for users who may not enter them. The server refuses them anyway. */
  areOpeningsReadOnly?: boolean;
  /** Called when the row of all customers (14) or all suppliers (27) is pressed: they have a separate screen. */
  onParties?: (groupId: number) => void;
}

/**
 * Keeps the accounts of every group, as a tree with their balances. What an account began its years with is posted here too.
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

/**
 * The parts of the master, with the tree instead of the list. Accounts that the books post to automatically are
 * view-only.
 */
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
          // A new form for each account, so that entries for one account are not sent for another.
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
