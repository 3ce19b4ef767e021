import { mergeConfig } from "vite";
import app from "../../packages/app/vite.config.ts";
import { plantedFault } from "../../scripts/project/planted-fault.mjs";

/** The app's own build, where `npm run prove -- planted` may plant a fault: workers are built by plugins of their own. */
export default mergeConfig(app, { plugins: plantedFault(), worker: { plugins: plantedFault } });
