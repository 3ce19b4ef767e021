import { operate } from "../../packages/server/operate/operate.ts";

/** What a command prints, complains of and ends with. */
export interface Ran {
  code: number;
  said: string;
  complaints: string;
}

/** Has a command done on the database at `url`, its words apart by spaces or given one by one. */
export async function runOperator(words: string | readonly string[], url: string): Promise<Ran> {
  const [said, complaints]: [string[], string[]] = [[], []];
  const terminal = {
    say: (text: string) => void said.push(text),
    complain: (text: string) => void complaints.push(text),
  };
  const args = typeof words === "string" ? words.split(" ").filter(Boolean) : words;
  const code = await operate(args, url, terminal);
  return { code, said: said.join("\n"), complaints: complaints.join("\n") };
}
