/** Answers of operations, by operation id and media type. */
export function readAnswerExamples(): Record<string, Record<string, unknown>>;
export const EXAMPLES_FOLDER: string;
