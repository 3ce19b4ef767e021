/**
 * Long work in steps: each step that is yielded is the number of values that the work has looked at,
 * so that a server can answer others in between.
 */
export type Steps<Result = void> = Generator<number, Result, undefined>;

/** Takes all steps at once. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
