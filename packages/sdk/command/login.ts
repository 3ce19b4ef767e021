import { hostname } from "node:os";
import { createVanbook } from "../client.ts";
import { isVanbookError } from "../errors.ts";
import type { Vanbook } from "../generated/client.ts";
import type { CommandIO } from "./command-io.ts";
import { forgetKey, keepKey } from "./key-store.ts";
import { Misuse } from "./misuse.ts";
import { keepProfiles, readProfiles } from "./profiles.ts";
import { createPrompt } from "./prompt.ts";

/** Options of `vanbook login`; it asks for those that are missing. */
export interface LoginOptions {
  profile?: string | undefined;
  url?: string | undefined;
}

/**
 * Signs in once, creates an API key of that user for this machine, stores it, and signs out; the password is
 * not stored.
 */
export async function login(io: CommandIO, { profile: named, url: given }: LoginOptions): Promise<void> {
  const { env, errors } = io;
  const prompt = createPrompt(io);
  try {
    const url = addressOf(given ?? env.VANBOOK_URL ?? (await prompt.ask("Address of Vanbook")));
    const { fetch, hasCookies } = cookieFetch();
    const vanbook = createVanbook({ baseUrl: url, auth: { kind: "session" }, fetch });
    const company = await chosenCompany(vanbook, prompt, errors);
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
      const known = await readProfiles(env);
      const name = named ?? env.VANBOOK_PROFILE ?? "default";
      const place = await keepKey(env, name, secret);
      known.profiles[name] = { url, company: company.CompanyName, user: Name };
      await keepProfiles(env, {
        current: named === undefined ? name : (known.current ?? name),
        profiles: known.profiles,
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

/** Asks for the code of the second factor: from the authenticator app, or a recovery code. */
async function withCode(vanbook: Vanbook, prompt: ReturnType<typeof createPrompt>) {
  const Code = await prompt.askSecret("Code of your authenticator app, or a recovery code");
  return vanbook.signIn.verifyCode({ Code });
}

/** Deletes a profile and its stored key. The key stays valid until it is revoked in the app. */
export async function logout(io: CommandIO, named: string | undefined): Promise<void> {
  const { env, errors } = io;
  const { current, profiles } = await readProfiles(env);
  const name = named ?? (env.VANBOOK_PROFILE || current);
  const { [name ?? ""]: gone, ...others } = profiles;
  if (name === undefined || !gone)
    throw new Misuse(name ? `There is no profile "${name}".` : "Nobody is signed in.");
  await forgetKey(env, name);
  await keepProfiles(env, { current: current === name ? Object.keys(others)[0] : current, profiles: others });
  errors.write(
    `Profile "${name}" is forgotten. Its key works until it is revoked: in the app under Partners, Keys.\n`,
  );
}

/** Lists the profiles; a star marks the default one. */
export async function listProfiles({ env, output }: CommandIO, use: string | undefined): Promise<void> {
  const { current, profiles } = await readProfiles(env);
  if (use !== undefined) {
    if (!profiles[use]) throw new Misuse(`There is no profile "${use}".`);
    return keepProfiles(env, { current: use, profiles });
  }
  for (const [name, { url, company, user }] of Object.entries(profiles))
    output.write(`${name === current ? "*" : " "} ${name}\t${company}\t${user}\t${url}\n`);
}

async function chosenCompany(
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
  const found = data[Number(answer) - 1] ?? data.find(({ CompanyName }) => sameWord(CompanyName, answer));
  if (!found) throw new Misuse(`There is no company "${answer}".`);
  return found;
}

function sameWord(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { sensitivity: "accent" }) === 0;
}

function addressOf(text: string): string {
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) throw new Misuse(`"${text}" is no address.`);
  return address.replace(/\/+$/, "");
}

/** A fetch that keeps the session's cookies, which Node's fetch does not. */
function cookieFetch() {
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
