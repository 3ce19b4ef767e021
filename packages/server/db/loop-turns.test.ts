import { expect, it } from "vitest";
import { getAskingCompany, markCompany, runMarked } from "../channels.ts";
import { countTurnsBy, waitForTurn } from "./loop-turns.ts";

countTurnsBy(getAskingCompany);

/** Works in as many slices; returns the company of each slice, by the round of the loop. */
async function runRequests(requests: readonly [companyId: number, slices: number][]): Promise<number[][]> {
  const rounds: number[][] = [[]];
  let isOver = false;
  const countRounds = () => {
    rounds.push([]);
    if (!isOver) setImmediate(countRounds);
  };
  setImmediate(countRounds);
  await Promise.all(
    requests.map(([companyId, slices]) =>
      runMarked({ requestId: "", operation: "" }, async () => {
        markCompany(companyId);
        for (let slice = 0; slice < slices; slice += 1) {
          await waitForTurn();
          rounds.at(-1)?.push(companyId);
        }
      }),
    ),
  );
  isOver = true;
  return rounds.filter((companies) => companies.length > 0);
}

it("one request works in each round of the event loop, however many wait", async () => {
  const rounds = await runRequests(Array.from({ length: 20 }, () => [1, 3]));
  expect(rounds).toEqual(Array.from({ length: 60 }, () => [1]));
});

it("companies take turns: one with many requests does not delay the other", async () => {
  const rounds = await runRequests([
    [1, 4],
    [1, 4],
    [1, 4],
    [2, 3],
  ]);
  expect(rounds.flat()).toEqual([1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

it("requests of one company work in the order in which they came", async () => {
  const order: string[] = [];
  const waitAndWrite = async (name: string) => {
    await waitForTurn();
    order.push(name);
  };
  await Promise.all([waitAndWrite("first"), waitAndWrite("second"), waitAndWrite("third")]);
  expect(order).toEqual(["first", "second", "third"]);
});
