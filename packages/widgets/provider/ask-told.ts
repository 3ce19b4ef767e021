import type { Answer, Vanbook } from "@vanbook/sdk";

/** Asks once for all widgets that share the client; asks again after a failure. */
export function askTold(client: Vanbook): Promise<Answer<"embedTokens.current">> {
  let answer = tokenAnswers.get(client);
  if (!answer) {
    tokenAnswers.set(client, (answer = client.embedTokens.current({})));
    answer.catch(() => tokenAnswers.delete(client));
  }
  return answer;
}

const tokenAnswers = new WeakMap<Vanbook, Promise<Answer<"embedTokens.current">>>();
