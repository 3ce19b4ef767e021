import { afterEach, expect, test } from "vitest";
import { plant, createFaultPlugins, FAULT_VARIABLE } from "./planted-fault.mjs";

const SAMPLE_FILE = "packages/sdk/books/rounding.ts";
const SAMPLE_CODE = "const half =\n  sum /\n  2;\nconst whole = sum;\n";

afterEach(() => void delete process.env[FAULT_VARIABLE]);

test("a planted fault finds its lines with any line breaks and replaces them literally", () => {
  const code = plant(SAMPLE_CODE, { file: SAMPLE_FILE, from: "half = sum / 2;", to: "half = '$&';" });
  expect(code).toBe("const half = '$&';\nconst whole = sum;\n");
});

test.each(["half = sum / 3;", "sum"])(
  "a planted fault is refused if its lines do not occur exactly once: %s",
  (from) => {
    expect(() => plant(SAMPLE_CODE, { file: SAMPLE_FILE, from, to: "" })).toThrow(SAMPLE_FILE);
  },
);

test("no fault is planted unless the environment names one", () => {
  expect(createFaultPlugins()).toEqual([]);
  process.env[FAULT_VARIABLE] = JSON.stringify({ file: SAMPLE_FILE, from: "half", to: "third" });
  expect(createFaultPlugins()).toHaveLength(1);
});
