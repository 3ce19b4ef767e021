import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const ABSENT_MODULE = "data:text/javascript,export default undefined";
const SHARED_CODE = /widgets\/(report|table|format)\/|tanstack\/(react-virtual|virtual-core)\//;
/** The router without developer warnings: its package always exports the development build. */
const PRODUCTION_ROUTER = fileURLToPath(
  new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url),
);
const API_URL = process.env["VANBOOK_API"] ?? "http://localhost:4300";

/**
 * The app's build. The server replaces the nonce placeholder in each page that it sends, for the
 * page's Content-Security-Policy.
 */
export default defineConfig({
  plugins: [react()],
  html: { cspNonce: "__CSP_NONCE__" },
  resolve: {
    conditions: ["vanbook-source", "module", "browser", "development|production"],
    // jsPDF would load these to draw HTML and SVG, which the app never does.
    alias: {
      ...Object.fromEntries(["html2canvas", "canvg", "dompurify"].map((name) => [name, ABSENT_MODULE])),
      "react-router": PRODUCTION_ROUTER,
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: true,
    // An inlined asset would need `data:` in the Content Security Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code shared by all report screens is one file instead of twenty small ones, each with
          // its own request.
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "reports", test: SHARED_CODE, minShareCount: 30, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    port: 5173,
    proxy: { "/api": API_URL, "/healthz": API_URL, "/readyz": API_URL },
  },
});
