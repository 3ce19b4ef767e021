import type { ChildProcess } from "node:child_process";

/** The hosts in examples/. */
export function hostNames(): string[];

/** What is different in a host that is made: its folder's name, folders and files that replace its own, packages that it installs besides. */
export interface Made {
  as?: string;
  instead?: readonly string[];
  install?: readonly string[];
}

/** Makes a host from the packed packages, outside the workspace; returns its folder. */
export function makeHost(name: string, baseUrl: string, made?: Made): Promise<string>;

/** Starts the host's own server, whose pages may have a content policy; it ends with this process. */
export function startHost(
  folder: string,
  options: { baseUrl: string; key: string; port: number; policy?: string },
): ChildProcess;
