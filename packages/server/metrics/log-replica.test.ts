import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { channels, type SnapshotBegun } from "../channels.ts";
import { createLog } from "../http/log.ts";
import { logReplica } from "./log-replica.ts";

it("the log says once why reports leave the replica, and once that they use it again", () => {
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const output = new Writable({
    write(line: Buffer, _encoding, onWritten) {
      lines.push(JSON.parse(line.toString()) as (typeof lines)[number]);
      onWritten();
    },
  });
  const stop = logReplica(createLog("info", output));
  const publishSnapshot = (snapshot: SnapshotBegun) => channels.snapshot.publish(snapshot);
  publishSnapshot({ from: "replica" });
  publishSnapshot({ from: "writer", why: "behind" });
  publishSnapshot({ from: "writer", why: "behind" });
  publishSnapshot({ from: "writer", why: "away", error: new Error("refused") });
  publishSnapshot({ from: "replica" });
  publishSnapshot({ from: "replica" });
  stop();
  publishSnapshot({ from: "writer", why: "behind" });
  expect(lines.map(({ level, msg }) => [level, msg.split(":")[0]])).toEqual([
    [40, "The replica is not as new as the database"],
    [40, "The replica can't be reached"],
    [30, "Reports are read from the replica again."],
  ]);
  expect(lines[1]?.reason).toBe("refused");
});
