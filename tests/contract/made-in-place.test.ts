import { expect, test } from "vitest";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { masterForms } from "../../packages/widgets/master-forms.tsx";

test("each form for creating a master is offered to exactly the roles that may call its operation", () => {
  const offeredRoles = Object.values(masterForms).map(({ operation, roles }) => [operation, roles]);
  const allowedRoles = Object.values(masterForms).map(({ operation }) => [
    operation,
    operationGuides[operation]?.roles,
  ]);
  expect(offeredRoles).toEqual(allowedRoles);
  expect(offeredRoles.length).toBe(5);
});
