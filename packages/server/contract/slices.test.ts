import { afterEach, expect, it, vi } from "vitest";
import { mapInSlices, runAtOnce, runInSlices, SLICE_VALUES, type Steps } from "./slices.ts";

afterEach(() => void vi.restoreAllMocks());

/** The values of each step between two rests. */
async function sliceValues(steps: readonly number[], most: number): Promise<number[][]> {
  const slices: number[][] = [[]];
  vi.spyOn(globalThis, "setImmediate").mockImplementation((callback: () => void) => {
    slices.push([]);
    callback();
    return undefined as unknown as NodeJS.Immediate; // nobody cancels it
  });
  await runInSlices(
    (function* visitAll() {
      for (const values of steps) {
        slices.at(-1)?.push(values);
        yield values;
      }
    })(),
    most,
  );
  return slices;
}

it("others have their turn as soon as a slice has its values, and never after less", async () => {
  expect(await sliceValues([4, 4, 4, 1, 9, 30, 2], 10)).toEqual([[4, 4, 4], [1, 9], [30], [2]]);
});

it("small work is done at once", async () => {
  expect(await sliceValues([100, 100, 100], SLICE_VALUES)).toEqual([[100, 100, 100]]);
});

it("gives the same result in slices as at once", async () => {
  function* addUp(): Steps<number> {
    let sum = 0;
    for (let value = 1; value <= 100; value += 1) {
      sum += value;
      yield 50;
    }
    return sum;
  }
  expect([runAtOnce(addUp()), await runInSlices(addUp())]).toEqual([5050, 5050]);
});

it("maps each entry once and in order, and counts what each has", async () => {
  const rests = vi.spyOn(globalThis, "setImmediate");
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  expect(
    await mapInSlices(
      numbers,
      () => 125,
      (number) => number * 2,
    ),
  ).toEqual(numbers.map((each) => each * 2));
  expect(rests).toHaveBeenCalledTimes(25); // after every four
});

it("ends with the error of a step", async () => {
  const failing = mapInSlices(
    [1],
    () => 1,
    () => {
      throw new Error("refused");
    },
  );
  await expect(failing).rejects.toThrow("refused");
});
