import type { ChildProcess } from "node:child_process";

/** The hosts in examples/. */
export function listHostNames(): string[];

/**
 * How a created host differs from the example: its folder's name, files and folders that replace
 * its own, additional packages.
 */
export interface Made {
  as?: string;
  instead?: readonly string[];
  install?: readonly string[];
}

/** Creates a host from the packed packages, outside the workspace. Returns its folder. */
export function makeHost(name: string, baseUrl: string, made?: Made): Promise<string>;

/**
 * Starts the host's own server; a content security policy for its pages is optional. The server
 * ends with this process.
 */
export function startHost(
  folder: string,
  options: { baseUrl: string; key: string; port: number; policy?: string },
): ChildProcess;
