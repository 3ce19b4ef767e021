import { expect, it } from "vitest";
import { scanJson } from "./scan-json.ts";

const LARGE_LIMITS = { depth: 9, values: 1_000, fields: 100 };

function scan(text: string, limits = LARGE_LIMITS) {
  const steps = scanJson(text, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

it.each([
  ['{"a":1,"a":2}', ["a"]],
  ['{"lines":[{"rate":1},{"rate":[{"a":1}],"qty":{},"rate":2}]}', ["lines", 1, "rate"]],
  ['{"a":[[1,2],[3,{"b":[],"c":"x,y","b":4}]]}', ["a", 1, 1, "b"]],
  ['[1,"a,b",{"a":1,"\\u0061":2},{"c":1,"c":2}]', [2, "a"]],
])("says where %s has a name twice", (text, path) => {
  expect(scan(text)).toMatchObject({ repeatedName: path.at(-1), repeatedAt: path });
});

it("counts depth, values and the fields of the largest object", () => {
  expect(scan('{"a":{"b":[1,2,3],"c":"{[,"},"d":null}')).toEqual({
    ...{ depth: 0, values: 5, fields: 2, repeatedName: undefined, repeatedAt: [] },
  });
});

it.each([
  ["depth", { ...LARGE_LIMITS, depth: 2 }, "[[[1]]]"],
  ["values", { ...LARGE_LIMITS, values: 3 }, "[1,2,3,4,5,6]"],
  ["fields", { ...LARGE_LIMITS, fields: 1 }, '{"a":1,"b":2,"c":3}'],
] as const)("stops just beyond its limit of %s", (name, limits, text) => {
  expect(scan(text, limits)[name]).toBe(limits[name] + 1);
});
