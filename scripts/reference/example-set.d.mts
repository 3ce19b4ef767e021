/** The example call of an operation: its values, and the shell command. */
export interface ExampleSet {
  id: string;
  values: Record<string, unknown> | unknown[];
  shell: string;
  /** Undefined if the command can't call the operation. */
  command: string | undefined;
}

/** Every operation's example in each language, as its page shows it. */
export function listExamples(): ExampleSet[];
