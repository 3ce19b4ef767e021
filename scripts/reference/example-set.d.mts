/** The example of an operation's call: its values, and how a shell calls it. */
export interface ExampleSet {
  id: string;
  values: Record<string, unknown> | unknown[];
  shell: string;
  /** Undefined where the command does not call the operation. */
  command: string | undefined;
}

/** Every operation's example in each language, as its page shows it. */
export function exampleSet(): ExampleSet[];
