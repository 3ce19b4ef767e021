import { operate } from "../../packages/server/operate/operate.ts";

/** A command's output, complaints and exit code. */
export interface Ran {
  code: number;
  said: string;
  complaints: string;
}

/** Runs an operate command on the database at `url`. `words`: a text split at spaces, or a list. */
export async function runOperator(
  words: string | readonly string[],
  url: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const [printedTexts, complaints]: [string[], string[]] = [[], []];
  const terminal = {
    env,
    say: (text: string) => void printedTexts.push(text),
    complain: (text: string) => void complaints.push(text),
  };
  const args = typeof words === "string" ? words.split(" ").filter(Boolean) : words;
  const code = await operate(args, url, terminal);
  return { code, said: printedTexts.join("\n"), complaints: complaints.join("\n") };
}
