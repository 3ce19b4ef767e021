import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { matchFile } from "./match-file.ts";
import { readFileOnce } from "./read-file-once.ts";
import { ENTRIES_END, type EntryRow, type StatementTask } from "./statement-task.ts";

// A separate thread, so that a malicious file can only use up this thread's memory and time, and a
// large one does not keep other requests waiting (statement-thread.ts).
const task = workerData as StatementTask; // set by statement-thread.ts
// Requests come first. Only Linux has a priority per thread: elsewhere it would be the server's.
if (process.platform === "linux") setPriority(10);

if (task.kind === "read") parentPort?.postMessage(readFileOnce(task));
else {
  const entries: EntryRow[] = [];
  parentPort?.on("message", (rows: EntryRow[] | typeof ENTRIES_END) => {
    if (rows !== ENTRIES_END) entries.push(...rows);
    else {
      parentPort?.postMessage(matchFile(task, entries));
      parentPort?.close();
    }
  });
}
