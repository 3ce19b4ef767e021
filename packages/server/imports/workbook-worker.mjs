// Starts workbook-worker.ts where there is no build: in tests and with `npm run dev`.
import { register } from "tsx/esm/api";

register();
await import("./workbook-worker.ts");
