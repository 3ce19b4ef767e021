import { join } from "node:path";
import { defineConfig } from "vite";

/**
 * Builds the partner's React page: one script with a fixed name, and the chunks that it loads
 * later.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/react/",
  resolve: { conditions: ["vanbook-source", "module", "browser", "production"] },
  worker: { format: "es" },
  build: {
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: join(import.meta.dirname, "react-page.tsx"),
      output: { entryFileNames: "react-page.js" },
      preserveEntrySignatures: "strict",
    },
  },
});
