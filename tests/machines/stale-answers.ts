import { signInAt } from "../crash/server-process.ts";

/**
 * Finds sign-outs and key revocations on one server that another server does not apply immediately.
 */
export async function findStaleAnswers([one = "", other = ""]: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  const see = (what: string, is: number, expectedValue: number) => {
    if (is !== expectedValue) findings.push(`${what}: ${is} instead of ${expectedValue}`);
  };
  const oldHeaders = { Cookie: await signInAt(one, 1, "anil") };
  see("a session of another server", (await send(other, "GET", "session", oldHeaders)).status, 200);
  see("signing out", (await send(one, "POST", "../logout", oldHeaders)).status, 200);
  see(
    "a session that has ended at another server",
    (await send(other, "GET", "session", oldHeaders)).status,
    401,
  );

  const admin = { Cookie: await signInAt(one, 1, "meera") };
  const keyAnswer = await send(one, "POST", "api-keys", admin, { name: "Machines" });
  const answer = (await keyAnswer.json()) as { key: { id: number }; secret: string }; // the contract's ApiKeySecret
  const key = { Authorization: `Bearer ${answer.secret}` };
  see("a key of another server", (await send(other, "GET", "api-keys/current", key)).status, 200);
  see("revoking", (await send(one, "DELETE", `api-keys/${answer.key.id}`, admin)).status, 200);
  see(
    "a key that another server has revoked",
    (await send(other, "GET", "api-keys/current", key)).status,
    401,
  );
  return findings;
}

function send(server: string, method: string, path: string, as: Record<string, string>, body?: object) {
  return fetch(new URL(path, `${server}/api/v1/`), {
    method,
    headers: { ...as, "X-Vanbook-Client": "test", ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}
