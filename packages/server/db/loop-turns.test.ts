import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished, test, vi } from "vitest";
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
    [3, 4],
    [3, 4],
    [3, 4],
    [4, 3],
  ]);
  expect(rounds.flat()).toEqual([3, 4, 3, 4, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
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

test("a company that took many turns lets a short request of another company pass, and then continues", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(5_000);
  onTestFinished(() => void clock.mockRestore());
  await runRequests([[1, 40]]);
  const beginRequest = (companyId: number) => {
    let end = () => {};
    const work = new Promise<void>((resolve) => (end = resolve));
    const endPromise = runMarked({ requestId: "", operation: "" }, () => {
      markCompany(companyId);
      return work;
    });
    return async () => {
      end();
      await endPromise;
    };
  };
  const takeTurn = (companyId: number) => {
    const state = { hasContinued: false };
    const turn = runMarked({ requestId: "", operation: "" }, async () => {
      markCompany(companyId);
      await waitForTurn();
      state.hasContinued = true;
    });
    return { state, turn };
  };

  const endOther = beginRequest(2);
  const heldTurn = takeTurn(1);
  await sleep(20);
  expect(heldTurn.state.hasContinued).toBe(false);
  await endOther();
  await heldTurn.turn;

  const endLong = beginRequest(2);
  const patient = takeTurn(1);
  await sleep(20);
  expect(patient.state.hasContinued).toBe(false);
  clock.mockReturnValue(5_016);
  await patient.turn;

  // A request that has taken long already is not waited for.
  clock.mockReturnValue(5_200);
  await takeTurn(1).turn;
  await endLong();
});
