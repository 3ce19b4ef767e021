#!/usr/bin/env node
import { operate } from "./operate/operate.ts";
import { openTerminal } from "./operate/terminal.ts";

// `vanbook-server start` serves app and API. All other arguments are operator commands
// (docs/operations.md).
const words = process.argv.slice(2);
if (words.length === 1 && words[0] === "start") await import("./main.ts");
else process.exitCode = await operate(words, process.env.DATABASE_URL ?? "", openTerminal());
