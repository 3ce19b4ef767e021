import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { channels, type NodeChosen } from "../channels.ts";
import { createLog } from "../http/log.ts";
import { logNodes } from "./log-nodes.ts";

it("the log says which database node replaces which, as a warning when one was lost", () => {
  const lines: object[] = [];
  const output = new Writable({
    write(line: Buffer, _encoding, onWritten) {
      lines.push(JSON.parse(line.toString()) as object);
      onWritten();
    },
  });
  const stop = logNodes(createLog("info", output));
  const publishChoice = (nodeChoice: NodeChosen) => channels.node.publish(nodeChoice);
  publishChoice({ node: "b:3306", insteadOf: "a:3306", isLost: true });
  publishChoice({ node: "a:3306", insteadOf: "b:3306", isLost: false });
  stop();
  publishChoice({ node: "b:3306", insteadOf: "a:3306", isLost: true });
  expect(lines).toMatchObject([
    { level: 40, node: "b:3306", insteadOf: "a:3306" },
    { level: 30, node: "a:3306", insteadOf: "b:3306" },
  ]);
  expect(lines).toHaveLength(2);
});
