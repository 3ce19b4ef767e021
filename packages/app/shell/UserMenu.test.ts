import { expect, test } from "vitest";
import { makeInitials } from "./UserMenu.tsx";

test("initials are the first letters of the first and the last name", () => {
  expect(makeInitials("Meera Pillai")).toBe("MP");
  expect(makeInitials("  anil  kumar menon ")).toBe("AM");
  expect(makeInitials("Biju")).toBe("B");
  expect(makeInitials("മീര പിള്ള")).toBe("മപ");
});
