import { answerMessages } from "../../../../sdk/files/create-writer.ts";

/** For a page that can't start a worker. */
export { createFileWork } from "../../../../sdk/files/create-writer.ts";

// The script of the worker that writes files, loaded when a file is first requested.
if (typeof document === "undefined") answerMessages();
