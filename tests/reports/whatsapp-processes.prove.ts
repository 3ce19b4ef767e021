import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDesk, type Desk } from "./whatsapp-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
afterEach(() => desk.clear());

describe("several processes", () => {
  it("send each message only once", async () => {
    for (let at = 0; at < 30; at += 1) await desk.send({ phone: `+9198470${10000 + at}` });
    for (const _ of [1, 2, 3]) desk.workers.start();
    await expect
      .poll(async () => (await desk.rows()).filter(({ status }) => status === "sent").length, {
        timeout: 15_000,
      })
      .toBe(30);
    await desk.workers.stop();
    expect(desk.standIn.messages.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 30 }, (_, at) => `+9198470${10000 + at}`),
    );
    expect(new Set((await desk.rows()).map(({ attempts }) => attempts as number))).toEqual(new Set([1]));
  });

  it("leave a message to the process that took it until its lease ends; then another process takes it", async () => {
    await desk.send();
    desk.standIn.script = [null, "hang"];
    const killedProcess = desk.workers.startProcess();
    await expect.poll(() => desk.standIn.requests, { timeout: 30_000 }).toBe(2);
    await killedProcess.kill();
    desk.workers.start();
    await desk.workers.idle();
    expect(await desk.row()).toMatchObject({ status: "queued", attempts: 1, media_id: "1" });
    expect(await desk.wait()).toBeGreaterThan(60);
    await desk.timePasses();
    await expect.poll(desk.status).toBe("sent");
    expect([desk.standIn.uploads.length, desk.standIn.messages.length]).toEqual([1, 1]);
  });

  it("finish a message that they are sending when they are stopped, and put off one that takes too long", async () => {
    await desk.send();
    desk.standIn.script = [null, { slow: 400 }];
    desk.workers.start();
    await expect.poll(() => desk.standIn.requests).toBe(2);
    await desk.workers.stop();
    expect(await desk.status()).toBe("sent");

    await desk.send();
    desk.standIn.script = ["hang"];
    desk.workers.start({ patience: 200 });
    await expect.poll(() => desk.standIn.requests).toBe(3);
    await desk.workers.stop();
    const [, second] = await desk.rows();
    expect(second).toMatchObject({ status: "queued", attempts: 1 });
    expect(second?.last_error).toMatch(/could not be reached/);
  });
});
