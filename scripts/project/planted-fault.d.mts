import type { Plugin } from "vite";

/** Lines of a file, relative to the repository, and their replacement. */
export interface PlantedLines {
  file: string;
  from: string;
  to: string;
}

export const VARIABLE: string;
export function plantedFault(): Plugin[];
export function plant(code: string, fault: PlantedLines): string;
