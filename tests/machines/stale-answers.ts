import { signInAt } from "../crash/server-process.ts";

/** Finds sign-outs and key revocations on one server that another server does not apply immediately. */
export async function staleAnswers([one = "", other = ""]: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const see = (what: string, is: number, wanted: number) => {
    if (is !== wanted) found.push(`${what}: ${is} instead of ${wanted}`);
  };
  const left = { Cookie: await signInAt(one, 1, "anil") };
  see("a session of another server", (await send(other, "GET", "session", left)).status, 200);
  see("signing out", (await send(one, "POST", "../logout", left)).status, 200);
  see("a session that has ended at another server", (await send(other, "GET", "session", left)).status, 401);

  const admin = { Cookie: await signInAt(one, 1, "meera") };
  const made = await send(one, "POST", "api-keys", admin, { name: "Machines" });
  const answer = (await made.json()) as { key: { id: number }; secret: string }; // the contract's ApiKeySecret
  const key = { Authorization: `Bearer ${answer.secret}` };
  see("a key of another server", (await send(other, "GET", "api-keys/current", key)).status, 200);
  see("revoking", (await send(one, "DELETE", `api-keys/${answer.key.id}`, admin)).status, 200);
  see(
    "a key that another server has revoked",
    (await send(other, "GET", "api-keys/current", key)).status,
    401,
  );
  return found;
}

function send(server: string, method: string, path: string, as: Record<string, string>, body?: object) {
  return fetch(new URL(path, `${server}/api/v1/`), {
    method,
    headers: { ...as, "X-Vanbook-Client": "test", ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}
