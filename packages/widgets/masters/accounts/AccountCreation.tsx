import { defineMaster, type MasterProps } from "../../master/define-master.tsx";
import { AccountKinds } from "./AccountKinds.tsx";
import { accountCreation } from "./account-creation.ts";

/**
 * Keeps whom the company sells to and buys from. The form asks for what a customer or a supplier needs.
 * @widget Masters
 */
export function AccountCreation({ slots, ...props }: MasterProps) {
  return <Accounts {...props} slots={{ bar: <AccountKinds />, ...slots }} />;
}

const Accounts = defineMaster(accountCreation);

AccountCreation.definition = Accounts.definition;
