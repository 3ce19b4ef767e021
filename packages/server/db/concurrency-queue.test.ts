import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyQueue, QueueError } from "./concurrency-queue.ts";

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
