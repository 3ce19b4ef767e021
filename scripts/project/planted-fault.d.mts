import type { Plugin } from "vite";

/** Lines of a file, relative to the repository, and their replacement. */
export interface PlantedLines {
  file: string;
  from: string;
  to: string;
}

export const FAULT_VARIABLE: string;
export function createFaultPlugins(): Plugin[];
export function plant(code: string, fault: PlantedLines): string;
