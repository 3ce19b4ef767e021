// Creates report files one after the other in a separate thread, for make-in-thread.ts.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { answerFileOrders } from "@vanbook/sdk/files/thread";

// Requests come first. Only Linux has a priority per thread: elsewhere it would be the server's.
if (process.platform === "linux") setPriority(10);

answerFileOrders(parentPort);
