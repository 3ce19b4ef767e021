import { it } from "vitest";
import { expectTheSame, openTwoCompanies } from "./two-companies.ts";

// What non-interference.test.ts tries of everybody's requests in every run, with each optional argument of the others' besides the administrator's.
it("answers company 1 byte for byte the same by every variation, whatever company 2's rows are", async () => {
  const desk = await openTwoCompanies();
  try {
    await expectTheSame(desk, { everyVariation: true });
  } finally {
    await desk.close();
  }
}, 900_000);
