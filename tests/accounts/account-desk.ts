import { generateCodeAt } from "../../packages/server/auth/totp.ts";
import { readClock } from "../../packages/server/clock.ts";
import { DEMO_PASSWORD, type Answer, type Product } from "../product.ts";

/** A client that keeps its cookies, as a browser does. */
export function createTestBrowser(
  product: Pick<Product, "call">,
  userAgent = "Mozilla/5.0 (X11; Linux) Firefox/145.0",
) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map((one) => one.join("=")).join("; ");
    const answer = await product.call({
      ...{ method, path, body, headers: { "User-Agent": userAgent, ...headers } },
      ...(cookie !== "" && { cookie }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown = {}) => send("POST", path, body),
    put: (path: string, body: unknown) => send("PUT", path, body),
    delete: (path: string) => send("DELETE", path),
    logIn: (Username: string, Password = DEMO_PASSWORD, CompanyID = 1, headers = {}) =>
      send("POST", "/api/login", { CompanyID, Username, Password }, headers),
  };
}

export type TestBrowser = ReturnType<typeof createTestBrowser>;

/** Status and problem code of an answer, to be compared together. */
export function getRefusal(answer: Answer): [number, string | undefined] {
  return [answer.status, answer.read<{ code?: string }>()?.code];
}

/** A user's authenticator app: makes the codes of the second factor. */
export function createPhone(product: Product, username: string) {
  const readUser = () => product.db("users").where({ company_id: 1, username }).first("id");
  const findOwnFactors = async () =>
    product.db("second_factors").where({ company_id: 1, user_id: (await readUser()).id });
  return {
    /**
     * The code of the current 30-second step, or of `steps` later, for the secret that is being set
     * up or is on.
     */
    async code(steps = 0): Promise<string> {
      const [row] = await findOwnFactors();
      return generateCodeAt(
        row.pending_secret ?? row.secret,
        new Date(readClock().getTime() + steps * 30_000),
      );
    },
    /** Resets the last used step, as if no code had been used yet. */
    async forgetSteps() {
      await product
        .db("second_factors")
        .where({ company_id: 1, user_id: (await readUser()).id })
        .update({ last_step: 0 });
    },
    id: async () => (await readUser()).id as number,
  };
}

/** Sets up a second factor in the browser's session and returns the recovery codes. */
export async function setUpFactor(
  browser: TestBrowser,
  phone: ReturnType<typeof createPhone>,
): Promise<string[]> {
  const startAnswer = await browser.post("/api/v1/second-factor", { CurrentPassword: DEMO_PASSWORD });
  if (startAnswer.status !== 200) throw new Error(startAnswer.text);
  const confirmAnswer = await browser.put("/api/v1/second-factor", { Code: await phone.code() });
  if (confirmAnswer.status !== 200) throw new Error(confirmAnswer.text);
  await phone.forgetSteps();
  return confirmAnswer.read<{ recoveryCodes: string[] }>().recoveryCodes;
}
