// Starts file-thread.mjs where nothing has been built: in tests and in `npm run dev`.
import { register } from "tsx/esm/api";

register();
await import("./file-thread.mjs");
