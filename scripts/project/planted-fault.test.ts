import { afterEach, expect, test } from "vitest";
import { plant, plantedFault, VARIABLE } from "./planted-fault.mjs";

const FILE = "packages/sdk/books/rounding.ts";
const CODE = "const half =\n  sum /\n  2;\nconst whole = sum;\n";

afterEach(() => void delete process.env[VARIABLE]);

test("a planted fault finds its lines with any line breaks and replaces them literally", () => {
  const code = plant(CODE, { file: FILE, from: "half = sum / 2;", to: "half = '$&';" });
  expect(code).toBe("const half = '$&';\nconst whole = sum;\n");
});

test.each(["half = sum / 3;", "sum"])(
  "a planted fault is refused if its lines do not occur exactly once: %s",
  (from) => {
    expect(() => plant(CODE, { file: FILE, from, to: "" })).toThrow(FILE);
  },
);

test("no fault is planted unless the environment names one", () => {
  expect(plantedFault()).toEqual([]);
  process.env[VARIABLE] = JSON.stringify({ file: FILE, from: "half", to: "third" });
  expect(plantedFault()).toHaveLength(1);
});
