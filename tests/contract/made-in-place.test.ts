import { expect, test } from "vitest";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { masterForms } from "../../packages/widgets/master-forms.tsx";

test("each form for creating a master is offered to exactly the roles that may call its operation", () => {
  const offered = Object.values(masterForms).map(({ operation, roles }) => [operation, roles]);
  const allowed = Object.values(masterForms).map(({ operation }) => [
    operation,
    operationGuides[operation]?.roles,
  ]);
  expect(offered).toEqual(allowed);
  expect(offered.length).toBe(5);
});
