import { hostname } from "node:os";
import { createVanbook } from "../client.ts";
import { isVanbookError } from "../errors.ts";
import type { Vanbook } from "../generated/client.ts";
import type { CommandIO } from "./command-io.ts";
import { forgetKey, keepKey } from "./key-store.ts";
import { Misuse } from "./misuse.ts";
import { keepProfiles, readProfiles } from "./profiles.ts";
import { createPrompt } from "./prompt.ts";

export interface LoginOptions {
  profile?: string | undefined;
  url?: string | undefined;
}

/** Signs in, creates an API key for this machine, stores it, and signs out. Stores no password. */
export async function logIn(
  io: CommandIO,
  { profile: profileName, url: givenUrl }: LoginOptions,
): Promise<void> {
  const { env, errors } = io;
  const prompt = createPrompt(io);
  try {
    const url = readAddress(givenUrl ?? env.VANBOOK_URL ?? (await prompt.ask("Address of Vanbook")));
    const { fetch, hasCookies } = createCookieFetch();
    const vanbook = createVanbook({ baseUrl: url, auth: { kind: "session" }, fetch });
    const company = await askForCompany(vanbook, prompt, errors);
    const Username = await prompt.ask("User name");
    const Password = await prompt.askSecret("Password");
    const { Name } = await vanbook.session
      .login({ CompanyID: company.CompanyId, Username, Password })
      .catch((problem: unknown) => {
        if (isVanbookError(problem, "CODE_REQUIRED")) return withCode(vanbook, prompt);
        throw problem;
      });
    if (!hasCookies()) throw new Error("The server gave no session.");
    try {
      const { secret } = await vanbook.apiKeys.create({
        name: `vanbook command on ${hostname()}`.slice(0, 100),
      });
      const knownProfiles = await readProfiles(env);
      const name = profileName ?? env.VANBOOK_PROFILE ?? "default";
      const place = await keepKey(env, name, secret);
      knownProfiles.profiles[name] = { url, company: company.CompanyName, user: Name };
      await keepProfiles(env, {
        current: profileName === undefined ? name : (knownProfiles.current ?? name),
        profiles: knownProfiles.profiles,
      });
      errors.write(
        `Signed in to ${company.CompanyName} as ${Name}. The key is in the ${place === "file" ? "file keys.json, which only you can read" : "system's key ring"}.\n`,
      );
    } finally {
      await vanbook.session.logout();
    }
  } finally {
    prompt.close();
  }
}

async function withCode(vanbook: Vanbook, prompt: ReturnType<typeof createPrompt>) {
  const Code = await prompt.askSecret("Code of your authenticator app, or a recovery code");
  return vanbook.signIn.verifyCode({ Code });
}

/** Deletes a profile and its stored key. The key stays valid until it is revoked in the app. */
export async function logOut(io: CommandIO, profileName: string | undefined): Promise<void> {
  const { env, errors } = io;
  const { current, profiles } = await readProfiles(env);
  const name = profileName ?? (env.VANBOOK_PROFILE || current);
  const { [name ?? ""]: removedProfile, ...others } = profiles;
  if (name === undefined || !removedProfile)
    throw new Misuse(name ? `There is no profile "${name}".` : "Nobody is signed in.");
  await forgetKey(env, name);
  await keepProfiles(env, { current: current === name ? Object.keys(others)[0] : current, profiles: others });
  errors.write(
    `Profile "${name}" is forgotten. Its key works until it is revoked: in the app under Partners, Keys.\n`,
  );
}

/** A star marks the default profile. */
export async function listProfiles({ env, output }: CommandIO, use: string | undefined): Promise<void> {
  const { current, profiles } = await readProfiles(env);
  if (use !== undefined) {
    if (!profiles[use]) throw new Misuse(`There is no profile "${use}".`);
    return keepProfiles(env, { current: use, profiles });
  }
  for (const [name, { url, company, user }] of Object.entries(profiles))
    output.write(`${name === current ? "*" : " "} ${name}\t${company}\t${user}\t${url}\n`);
}

async function askForCompany(
  vanbook: Vanbook,
  prompt: ReturnType<typeof createPrompt>,
  errors: CommandIO["errors"],
) {
  const { data } = await vanbook.session.companies();
  const [first] = data;
  if (!first) throw new Error("This installation has no company yet.");
  if (data.length === 1) return first;
  data.forEach(({ CompanyName }, at) => errors.write(`${String(at + 1).padStart(3)}  ${CompanyName}\n`));
  const answer = await prompt.ask("Company (number or name)", "1");
  const foundCompany =
    data[Number(answer) - 1] ?? data.find(({ CompanyName }) => isSameWord(CompanyName, answer));
  if (!foundCompany) throw new Misuse(`There is no company "${answer}".`);
  return foundCompany;
}

function isSameWord(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { sensitivity: "accent" }) === 0;
}

function readAddress(text: string): string {
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) throw new Misuse(`"${text}" is no address.`);
  return address.replace(/\/+$/, "");
}

/** Keeps the session's cookies, which Node's fetch does not. */
function createCookieFetch() {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (cookies.size > 0) request.headers.set("Cookie", [...cookies].map((one) => one.join("=")).join("; "));
    const answer = await globalThis.fetch(request);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return { fetch: send, hasCookies: () => cookies.size > 0 };
}
