import type { OperationId } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { UnknownFact } from "./form/use-unknown-facts.ts";
import type { AnyMaster } from "./master/definition.ts";
import type { MadeMaster } from "./form/look-up.ts";
import type { MasterInPlaceProps } from "./master/in-place/MasterInPlace.tsx";
import type { Values } from "./form/record.ts";
import { lazyPart } from "./parts/lazy-part.ts";
import { ACCOUNT_GROUP } from "../sdk/books/account-groups.ts";

/** A master's form for creating a missing record in place. */
export interface MasterForm {
  /** The operation that creates the record; an embed token must allow it. */
  operation: OperationId;
  /** The roles that may call the operation, as in the contract. */
  roles: readonly number[];
  /** The form's initial values, made from the name that the user typed. */
  initial: (name: string) => Values;
  /** The master's form in a dialog; fetched when opened. */
  Form: ComponentType<Omit<MasterInPlaceProps, "definition">>;
}

const AccountForm = loadInPlace(() =>
  import("./masters/accounts/AccountCreation.tsx").then((part) => part.AccountCreation.definition),
);
const ItemForm = loadInPlace(() =>
  import("./masters/items/ItemCreation.tsx").then((part) => part.ItemCreation.definition),
);
const party = { operation: "accounts.create", roles: [1, 3, 4], Form: AccountForm } as const;

/** By the kind named in a field's look-up (`makes`). */
export const masterForms: Readonly<Record<MadeMaster, MasterForm>> = {
  customer: { ...party, initial: (name) => ({ AccountParent: ACCOUNT_GROUP.debtors, AccountName: name }) },
  supplier: { ...party, initial: (name) => ({ AccountParent: ACCOUNT_GROUP.creditors, AccountName: name }) },
  party: { ...party, initial: (name) => ({ AccountName: name }) },
  item: {
    operation: "items.save",
    roles: [1],
    initial: (name) => ({ ItemName: name }),
    Form: ItemForm,
  },
  account: {
    operation: "ledgerAccounts.save",
    roles: [1, 3, 4],
    initial: (name) => ({ name }),
    Form: loadInPlace(() =>
      import("./masters/chart/ChartOfAccounts.tsx").then((part) => part.ChartOfAccounts.definition),
    ),
  },
};

const editedParty = { roles: [1, 3, 4], Form: AccountForm } as const;

/** The forms in which unknown facts are corrected, and the roles that may save them. */
export const correctionForms: Readonly<Record<UnknownFact["master"], Pick<MasterForm, "roles" | "Form">>> = {
  customer: editedParty,
  supplier: editedParty,
  item: { roles: [1], Form: ItemForm },
  hsnCode: {
    roles: [1],
    Form: loadInPlace(() =>
      import("./masters/taxes/HsnCodeMaster.tsx").then((part) => part.HsnCodeMaster.definition),
    ),
  },
  branch: {
    roles: [1],
    Form: loadInPlace(() => import("./masters/places/branch-master.ts").then((part) => part.branchMaster)),
  },
  company: {
    roles: [1],
    Form: loadInPlace(() =>
      import("./masters/company/CompanyManagement.tsx").then((part) => part.CompanyManagement.definition),
    ),
  },
};

function loadInPlace(load: () => Promise<unknown>) {
  return lazyPart(async () => {
    const [definition, { MasterInPlace }] = await Promise.all([
      load(),
      import("./master/in-place/MasterInPlace.tsx"),
    ]);
    // As in defineMaster: the operations' own types end here.
    const master = definition as AnyMaster;
    return (props: Omit<MasterInPlaceProps, "definition">) => (
      <MasterInPlace definition={master} {...props} />
    );
  });
}
