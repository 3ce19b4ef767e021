import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../../scripts/project/planted-fault.mjs";
import { bookFaults } from "../books/faults.ts";
import { isPlantable } from "../faulty-build.ts";
import { masterFaults } from "../masters/faults.ts";
import { receiptFaults } from "../vouchers/faults.ts";
import { faultsOfReading, faultsOfSync, faultsOfTokens } from "../wall/faults.ts";
import { ROOT } from "./fingerprint.ts";
import { plantedFaults } from "./planted/planted-faults.ts";

const faults = [
  ...faultsOfReading,
  ...faultsOfSync,
  ...faultsOfTokens,
  ...bookFaults,
  ...masterFaults,
  ...receiptFaults,
];

it.each(faults.map((fault) => [fault.name, fault] as const))(
  "the lines of %s are still there to be made wrong",
  async (_, fault) => {
    expect(await isPlantable(fault), `${fault.file}: ${fault.from}`).toBe(true);
  },
);

it.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  "the lines of %s and the test that catches it are still there",
  (_, fault) => {
    const { file } = fault.caughtBy;
    expect(() => plant(readFileSync(join(ROOT, fault.file), "utf8"), fault)).not.toThrow();
    expect(existsSync(join(ROOT, file)), file).toBe(true);
  },
);
