import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Otherwise Vue would look for a Vue component. */
const isCustomElement = (tag) => tag.startsWith("vanbook-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
