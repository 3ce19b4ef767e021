import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

/** Vue would look for a component of its own otherwise. */
const isCustomElement = (tag) => tag.startsWith("vanbook-");

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
