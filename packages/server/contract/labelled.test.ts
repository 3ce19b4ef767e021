import { expect, it } from "vitest";
import { applyLabels } from "./labelled.ts";
import type { Spec, SpecSchema } from "./spec.ts";
import { check, createValidator } from "./validate.ts";

const spec = applyLabels({
  components: {
    schemas: {
      Money: { type: "number", format: "money", minimum: -1000, maximum: 1000 },
      Cheque: { type: "object", properties: { number: { type: "string" } } },
      Input: {
        type: "object",
        properties: {
          amount: { $ref: "#/components/schemas/Money", title: "Amount", minimum: 0.01 },
          fee: { $ref: "#/components/schemas/Money" },
          most: { $ref: "#/components/schemas/Money", title: "Most", maximum: 5000 },
          cheque: { $ref: "#/components/schemas/Cheque", title: "Cheque" },
        },
      },
    },
  },
  paths: {},
} as unknown as Spec);
const properties = (
  spec as unknown as { components: { schemas: { Input: { properties: Record<string, SpecSchema> } } } }
).components.schemas.Input.properties;

it("an error names a field by its label, whichever of its two schemas the value breaks", () => {
  const validator = createValidator(spec).at("/components/schemas/Input");
  const describeFault = (value: object) => {
    try {
      check(validator, value);
      return "taken";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect([0, "1", 1.005, 1001].map((amount) => describeFault({ amount }))).toEqual([
    "Amount must be at least 0.01.",
    "Amount must be a number.",
    "Amount must have at most two decimals and 15 digits.",
    "Amount must be at most 1000.",
  ]);
  expect(describeFault({ fee: "1" })).toBe("fee must be a number.");
  expect(describeFault({ amount: 0.01 })).toBe("taken");
});

it("a labelled field keeps the narrower of two limits, and other references stay unchanged", () => {
  expect(properties["amount"]).toMatchObject({ type: "number", minimum: 0.01, maximum: 1000 });
  expect(properties["most"]).toMatchObject({ minimum: -1000, maximum: 1000 });
  expect(properties["fee"]).toEqual({ $ref: "#/components/schemas/Money" });
  expect(properties["cheque"]).toHaveProperty("$ref");
});
