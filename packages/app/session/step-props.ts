/** The props of each sign-in step. */
export interface StepProps {
  /**
   * Sends the step's request. Resolves to its response, or undefined if it was refused or sign-in continues
   * in another way.
   */
  send: <Answer>(request: Promise<Answer>) => Promise<Answer | undefined>;
  failure: string | null;
  isPending: boolean;
  /** The session has started. */
  onDone: () => Promise<void>;
}
