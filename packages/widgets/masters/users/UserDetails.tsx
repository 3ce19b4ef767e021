import type { FormEvent } from "react";
import { UserDetailsInput } from "@vanbook/sdk/rules";
import { styled } from "styled-components";
import type { MasterProps } from "../../master/define-master.tsx";
import type { MasterDefinition } from "../../master/definition.ts";
import { lookUp } from "../../form/look-up.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { MasterFrame } from "../../master/Master.styles.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { MasterFields } from "../../master/MasterFields.tsx";
import { FormSurface } from "../../form/FormSurface.styles.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { MasterList } from "../../master/MasterList.tsx";
import { MasterNotice } from "../../master/MasterNotice.tsx";
import { MasterPage } from "../../master/MasterPage.tsx";
import { useMaster } from "../../master/use-master.ts";
import { Button } from "../../parts/Button.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useMastersText } from "../../text/use-masters-text.ts";

/**
 * Says which branch, zone, role and allowances a user has. Users are not created or deleted here.
 * @widget Users and company
 * @element none: for the reason given at UserCreation
 * @story Updated
 */
export function UserDetails({ isReadOnly, heading, onSaved, onRowClick, slots }: MasterProps) {
  const master = useMaster(definition, { isReadOnly, onSaved, onRowClick });
  return (
    <MasterPage master={master} heading={heading} className="vb-user-details" frame={Root}>
      <DetailsForm />
      <MasterList bar={slots?.bar} slots={slots}>
        {slots?.list}
      </MasterList>
    </MasterPage>
  );
}

function DetailsForm() {
  const { definition: masterDefinition, record, may, writing, pending, submit, clear } = useMasterModel();
  const text = useMastersText();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (record) submit();
  };
  return (
    <FormSurface
      className="vb-card vb-form"
      noValidate
      onSubmit={onSubmit}
      aria-label={masterDefinition.title}
    >
      <FormTitle className="vb-form-title">{record ? String(record["Name"]) : text.users.choose}</FormTitle>
      {writing.reason && <p className="vb-description">{writing.reason}</p>}
      <MasterNotice />
      <FormFields className="vb-form-fields">
        <TextField label={text.users.name} value={String(record?.["Name"] ?? "")} isReadOnly />
      </FormFields>
      <MasterFields />
      {may.update && (
        <FormButtons className="vb-form-buttons">
          <Button
            type="submit"
            variant="primary"
            isDisabled={record === undefined}
            pendingLabel={pending === "update" && text.master.updating}
          >
            {text.master.update}
          </Button>
          <Button isDisabled={pending !== undefined} onPress={clear}>
            {text.master.clear}
          </Button>
        </FormButtons>
      )}
    </FormSurface>
  );
}

const isFixed = (_: unknown, isNew: boolean) => isNew;

const definition: MasterDefinition<"users.details", "users.saveDetails"> = {
  operations: {
    list: "users.details",
    create: "users.saveDetails",
    update: "users.saveDetails",
    remove: "users.delete",
  },
  title: "User Details",
  record: { id: "UserId", name: "Name", noun: "employee" },
  rules: UserDetailsInput,
  fields: [
    {
      field: "BranchId",
      kind: "lookup",
      from: lookUp("branches.list", "BranchId", "BranchName", undefined, "Failed to fetch branches"),
      isFixed,
    },
    {
      field: "ZoneId",
      kind: "lookup",
      from: lookUp("zones.list", "ZoneId", "ZoneName", undefined, "Failed to fetch Zone"),
      isFixed,
    },
    {
      field: "UserRoleId",
      kind: "lookup",
      from: lookUp("roles.list", "RoleID", "RoleName", undefined, "Failed to fetch UserRole"),
      isFixed,
    },
    { field: "Kmallowance", prefix: "₹", isFixed },
    { field: "Dayallowance", prefix: "₹", isFixed },
  ],
  list: {
    columns: [
      { field: "Name", label: "Name" },
      { field: "BranchName", label: "Branch Name" },
      { field: "Kmallowance", kind: "money" },
      { field: "Dayallowance", kind: "money" },
      { field: "Mobile" },
      { field: "Address1" },
      { field: "ZoneName", label: "Zone" },
      { field: "RoleName", label: "User Role" },
    ],
    search: ["Name"],
  },
  words: {
    search: "Search by name",
    empty: "No employees found",
    noMatch: "No employees found",
    failedList: "Failed to fetch employee data",
    failedUpdate: "Update request failed.",
    refusedUpdate: "Update failed.",
  },
};
UserDetails.definition = definition;

const Root = styled(MasterFrame)`
  /* Eight columns need the whole width: the form stands above its list. */
  .vb-master-work {
    grid-template-columns: minmax(0, 1fr);
  }
  .vb-form-fields {
    grid-template-columns: repeat(auto-fit, minmax(min(calc(var(--vb-control) * 5), 100%), 1fr));
  }
  /* On a phone the second line has room for branch and allowances. */
  .vb-card-rest > :nth-child(n + 4) {
    display: none;
  }
`;
