// Starts statement-worker.ts where there is no build: in tests and with `npm run dev`.
import { register } from "tsx/esm/api";

register();
await import("./statement-worker.ts");
