import { useId } from "react";
import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { accountCreation, accountKinds } from "./account-creation.ts";
import { DeliveryAddresses } from "./DeliveryAddresses.tsx";
import { Kinds } from "../../master/Kinds.styles.ts";
import { useMasterModel } from "../../master/master-context.ts";
import type { AnyRecord } from "../../form/record.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useTranslate } from "../../text/use-text.ts";

/**
 * Keeps whom the company sells to and buys from. The form asks for what a customer or a supplier
 * needs.
 * @widget Masters
 */
export function AccountCreation({ slots, ...props }: MasterProps) {
  return <Accounts {...props} slots={{ bar: <AccountKinds />, ...slots }} />;
}

const Accounts = defineMaster(accountCreation, { inputs: { DeliveryAddresses } });

AccountCreation.definition = Accounts.definition;

function AccountKinds() {
  const { list } = useMasterModel();
  const { master: text } = useMastersText();
  const translate = useTranslate();
  const name = useId();
  return (
    <Kinds className="vb-kinds">
      <legend className="vb-hidden">{text.kinds}</legend>
      {[undefined, ...ACCOUNT_KIND_FILTERS].map((kind) => (
        <label key={kind?.label ?? ""}>
          <input type="radio" name={name} checked={list.kind === kind} onChange={() => list.narrow(kind)} />
          {kind ? translate(kind.label) : text.all}
        </label>
      ))}
    </Kinds>
  );
}

const ACCOUNT_KIND_FILTERS = accountKinds.map(({ value, label }) => ({
  label,
  keeps: ({ AccountParent }: AnyRecord) => AccountParent === value,
}));
