import type { Plugin } from "vite";

/** Lines of a file, below the repository, and what stands there instead. */
export interface PlantedLines {
  file: string;
  from: string;
  to: string;
}

export const VARIABLE: string;
export function plantedFault(): Plugin[];
export function plant(code: string, fault: PlantedLines): string;
