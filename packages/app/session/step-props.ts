/** What each step of a sign-in is given. */
export interface StepProps {
  /** Sends what the step has asked for; answers what came of it, or nothing where it was refused or the sign-in goes on in another way. */
  send: <Answer>(request: Promise<Answer>) => Promise<Answer | undefined>;
  failure: string | null;
  isPending: boolean;
  /** There is a session. */
  onDone: () => Promise<void>;
}
