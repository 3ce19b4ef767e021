import { expect, test } from "vitest";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { masterForms } from "../../packages/widgets/master-forms.tsx";

test("what is made in place is offered to the roles that may make it, and to no others", () => {
  const offered = Object.values(masterForms).map(({ operation, roles }) => [operation, roles]);
  const allowed = Object.values(masterForms).map(({ operation }) => [
    operation,
    operationGuides[operation]?.roles,
  ]);
  expect(offered).toEqual(allowed);
  expect(offered.length).toBe(5);
});
