import { expect, it } from "vitest";
import { bookFaults } from "../books/faults.ts";
import { isPlantable } from "../faulty-build.ts";
import { masterFaults } from "../masters/faults.ts";
import { receiptFaults } from "../vouchers/faults.ts";
import { faultsOfReading, faultsOfSync } from "../wall/faults.ts";

const faults = [...faultsOfReading, ...faultsOfSync, ...bookFaults, ...masterFaults, ...receiptFaults];

it.each(faults.map((fault) => [fault.name, fault] as const))(
  "the lines of %s are still there to be made wrong",
  async (_, fault) => {
    expect(await isPlantable(fault), `${fault.file}: ${fault.from}`).toBe(true);
  },
);
