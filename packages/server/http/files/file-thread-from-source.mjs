// Starts file-thread.mjs when there is no build: in tests and with `npm run dev`.
import { register } from "tsx/esm/api";

register();
await import("./file-thread.mjs");
