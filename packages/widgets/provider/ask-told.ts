import type { Answer, Vanbook } from "@vanbook/sdk";

/** Asks the server what a client's token allows, once for all widgets that share the client; again after a failure. */
export function askTold(client: Vanbook): Promise<Answer<"embedTokens.current">> {
  let answer = told.get(client);
  if (!answer) {
    told.set(client, (answer = client.embedTokens.current({})));
    answer.catch(() => told.delete(client));
  }
  return answer;
}

const told = new WeakMap<Vanbook, Promise<Answer<"embedTokens.current">>>();
