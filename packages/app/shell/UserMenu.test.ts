import { expect, test } from "vitest";
import { initials } from "./UserMenu.tsx";

test("initials are the first letters of the first and the last name", () => {
  expect(initials("Meera Pillai")).toBe("MP");
  expect(initials("  anil  kumar menon ")).toBe("AM");
  expect(initials("Biju")).toBe("B");
  expect(initials("മീര പിള്ള")).toBe("മപ");
});
