import { mergeConfig } from "vite";
import app from "../../packages/app/vite.config.ts";
import { createFaultPlugins } from "../../scripts/project/planted-fault.mjs";

/**
 * The app's build, in which `npm run prove -- planted` may plant a fault. Vite builds workers
 * separately, so they need the plugin too.
 */
export default mergeConfig(app, { plugins: createFaultPlugins(), worker: { plugins: createFaultPlugins } });
