import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { markCompany, runMarked } from "../channels.ts";
import { createConcurrencyQueue, QueueError, type ConcurrencyQueue } from "./concurrency-queue.ts";

afterEach(() => void vi.useRealTimers());

test("a queue runs a limited number of jobs at once, and starts them in the order of their arrival", async () => {
  const queue = createConcurrencyQueue({ atOnce: 2 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queue.run(async () => {
        order.push(index);
        most = Math.max(most, ++running);
        await sleep(1);
        running -= 1;
      }),
    ),
  );
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(most).toBe(2);
});

test("a job that fails makes room for the next one", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1 });
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

test("a queue refuses a job at once when too many wait, and a waiting job after its time limit", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 1, patience: 50 });
  let end = () => {};
  const running = queue.run(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = queue.run(() => Promise.resolve());
  await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueError);
  await expect(waiting).rejects.toBeInstanceOf(QueueError);
  end();
  await running;
  expect(await queue.run(() => Promise.resolve("done"))).toBe("done");
});

test("`refuseWaiting` refuses all waiting jobs at once and does not disturb the running ones", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1 });
  let end = (_: string) => {};
  const running = queue.run(() => new Promise<string>((resolve) => (end = resolve)));
  const waiting = [1, 2, 3].map(() => queue.run(() => Promise.resolve()));
  const away = new Error("away");
  queue.refuseWaiting(away);
  expect(await Promise.allSettled(waiting)).toEqual(
    [1, 2, 3].map(() => ({ status: "rejected", reason: away })),
  );
  end("done");
  expect(await running).toBe("done");
  expect(await queue.run(() => Promise.resolve("next"))).toBe("next");
});

/** Notes the company of each task that begins; a task ends when the test says so. */
function openTasks(queue: ConcurrencyQueue) {
  const begunTasks: (number | undefined)[] = [];
  const ends: (() => void)[] = [];
  const add = (company: number | undefined, signal?: AbortSignal) =>
    queue
      .run(
        () => {
          begunTasks.push(company);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { queue: company, signal },
      )
      .then(
        () => "done",
        (error: unknown) => error,
      );
  const endNext = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun: begunTasks, add, endNext };
}

test("companies with waiting tasks take turns, not the one that came first with many", async () => {
  const { begun, add, endNext } = openTasks(createConcurrencyQueue({ atOnce: 1 }));
  for (const company of [1, 1, 1, 1, 2, 2, 3]) void add(company);
  for (let task = 0; task < 7; task += 1) await endNext();
  expect(begun).toEqual([1, 1, 2, 3, 1, 2, 1]);
});

test("a company never has the last place, and another company's task begins at once", async () => {
  const queue = createConcurrencyQueue({ atOnce: 3, atOncePerCompany: 2 });
  const { begun, add, endNext } = openTasks(queue);
  for (let task = 0; task < 40; task += 1) void add(1);
  expect(begun).toEqual([1, 1]);
  expect(queue.length()).toEqual({ running: 2, waiting: 38 });
  void add(2);
  expect(begun).toEqual([1, 1, 2]);
  void add(2);
  await endNext(); // a place of company 1: now it is the turn of its next task
  expect(begun).toEqual([1, 1, 2, 1]);
  await endNext(); // company 1 has waited less long for its turn than company 2
  expect(begun).toEqual([1, 1, 2, 1, 2]);
});

test("work of nobody is not limited like a company's, and waits for its turn like one", async () => {
  const { begun, add, endNext } = openTasks(createConcurrencyQueue({ atOnce: 2, atOncePerCompany: 1 }));
  for (const company of [undefined, undefined, undefined, 1]) void add(company);
  await endNext();
  await endNext();
  expect(begun).toEqual([undefined, undefined, undefined, 1]);
});

test("a task is refused when its own company's queue is full, never because of another company's", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 2, retryAfter: 10 });
  const { add, begun, endNext } = openTasks(queue);
  const ofOne = Array.from({ length: 5 }, () => add(1));
  const refusals = await Promise.all(ofOne.slice(3));
  for (const refusal of refusals) expect(refusal).toMatchObject({ name: "QueueError", retryAfter: 10 });
  const ofOther = [add(2), add(2)];
  for (let task = 0; task < 5; task += 1) await endNext();
  expect(await Promise.all([...ofOne.slice(0, 3), ...ofOther])).toEqual(Array(5).fill("done"));
  expect(begun).toEqual([1, 1, 2, 1, 2]);
});

test("a task that only waits for other companies waits longer than one behind its own company's", async () => {
  vi.useFakeTimers();
  const limits = { atOnce: 1, patience: 1000, patienceWithOthers: 5000 };
  const { add } = openTasks(createConcurrencyQueue(limits));
  void add(1);
  const outcomes: Record<string, unknown> = {};
  for (const [name, company] of Object.entries({ behindOwn: 1, first: 2, second: 2 }))
    void add(company).then((outcome) => (outcomes[name] = (outcome as Error).message));
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcomes).toEqual({ behindOwn: "Waited too long", second: "Waited too long" });
  await vi.advanceTimersByTimeAsync(3999);
  expect(outcomes).not.toHaveProperty("first");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toHaveProperty("first", "Waited too long");
});

test("a task whose caller leaves makes room in the queue", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1, waiting: 1 });
  const { add, begun, endNext } = openTasks(queue);
  const caller = new AbortController();
  void add(1);
  const leavingTask = add(1, caller.signal);
  caller.abort(new Error("the caller has left"));
  expect(await leavingTask).toMatchObject({ message: "the caller has left" });
  expect(queue.length()).toEqual({ running: 1, waiting: 0 });
  void add(1);
  await endNext();
  expect(begun).toEqual([1, 1]);
});

test("without a name, a task waits in the queue of the company that the request is of", async () => {
  const queue = createConcurrencyQueue({ atOnce: 1 });
  const order: number[] = [];
  const askAs = (company: number) =>
    runMarked({ requestId: "r", operation: "sales.report" }, async () => {
      await Promise.resolve();
      markCompany(company);
      return queue.run(() => {
        order.push(company);
        return Promise.resolve();
      });
    });
  await Promise.all([1, 1, 1, 2].map(askAs));
  expect(order).toEqual([1, 1, 2, 1]);
});

test("a company runs less at once while another one asks, and as much as before once it is alone", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  onTestFinished(() => void clock.mockRestore());
  const limits = { atOnce: 4, atOncePerCompany: 3, atOnceBesideOthers: 1 };
  const { begun, add, endNext } = openTasks(createConcurrencyQueue(limits));
  const ask = (company: number) =>
    runMarked({ requestId: "r", operation: "sales.report" }, () => markCompany(company));
  void ask(2);
  clock.mockReturnValue(4000);
  void ask(1);
  for (let task = 0; task < 9; task += 1) void add(1);
  expect(begun).toEqual([1]);
  void add(2);
  expect(begun).toEqual([1, 2]);
  await endNext();
  expect(begun).toEqual([1, 2, 1]);
  // The other company has asked nothing for more than five seconds.
  clock.mockReturnValue(5001);
  await endNext();
  expect(begun).toEqual([1, 2, 1, 1, 1]);
});
