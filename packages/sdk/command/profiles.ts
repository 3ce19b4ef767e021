import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { didYouMean } from "../nearest-name.ts";
import { findConfigFolder, keepFile, type Env } from "./config-folder.ts";
import { readKey } from "./key-store.ts";
import { Misuse } from "./misuse.ts";

/** A server and user that `vanbook login` has set up. The key is in the key store. */
export interface Profile {
  url: string;
  company: string;
  user: string;
}

export interface Profiles {
  current?: string | undefined;
  profiles: Record<string, Profile>;
}

export interface Way {
  url: string;
  key: string;
}

/**
 * VANBOOK_URL and VANBOOK_API_KEY if both are set, otherwise the profile named by `--profile` or
 * VANBOOK_PROFILE, otherwise the current one. Throws Misuse if there is none.
 */
export async function findWay(env: Env, profileName: string | undefined): Promise<Way> {
  const { VANBOOK_URL: url, VANBOOK_API_KEY: key } = env;
  if (profileName === undefined && url && key) return { url, key };
  const { current, profiles } = await readProfiles(env);
  const name = profileName ?? (env.VANBOOK_PROFILE || current);
  if (name === undefined)
    throw new Misuse("Nobody is signed in: `vanbook login`, or set VANBOOK_URL and VANBOOK_API_KEY.");
  const profile = profiles[name];
  if (!profile) throw new Misuse(`There is no profile "${name}".${didYouMean(name, Object.keys(profiles))}`);
  const storedKey = await readKey(env, name);
  if (storedKey === undefined)
    throw new Misuse(`The key of profile "${name}" is gone: \`vanbook login --profile ${name}\`.`);
  return { url: url || profile.url, key: storedKey };
}

/** Empty before the first login. */
export async function readProfiles(env: Env): Promise<Profiles> {
  const file = join(findConfigFolder(env), "profiles.json");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return '{ "profiles": {} }';
    throw error;
  });
  try {
    return JSON.parse(text) as Profiles; // written by keepProfiles
  } catch {
    throw new Misuse(`${file} is no JSON any more: mend it, or delete it and sign in again.`);
  }
}

export async function keepProfiles(env: Env, profiles: Profiles): Promise<void> {
  await keepFile(join(findConfigFolder(env), "profiles.json"), `${JSON.stringify(profiles, null, 2)}\n`);
}
