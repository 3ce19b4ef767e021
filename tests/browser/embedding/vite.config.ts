import { join } from "node:path";
import { defineConfig } from "vite";

/** The partner's page that is made with React: one script of a fixed name, and what it loads later. */
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
