import { AccountCreation } from "@vanbook/widgets";
import { managers } from "../roles.ts";
import { useMay } from "./use-may.ts";

/** /Account: customers and suppliers, which managers keep too. */
export function AccountPage() {
  return <AccountCreation heading={1} isReadOnly={!useMay(managers)} />;
}
