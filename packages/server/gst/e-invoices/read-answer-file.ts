import { readPortalAnswer, type PortalAnswer, type PortalKey } from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import { scanJson, type ScannedJson } from "@vanbook/sdk/scan-json";
import { getToday } from "../../clock.ts";
import { readBase64 } from "../../contract/base64.ts";
import { waitForTurn } from "../../db/loop-turns.ts";

/**
 * The answers of a file that somebody uploads: its size, depth and names are looked at before it is
 * parsed. Lets other requests be answered between its steps. Throws EINVOICE_ANSWER_INVALID.
 */
export async function readAnswerFile(base64: string, keys: readonly PortalKey[]): Promise<PortalAnswer[]> {
  const answers: PortalAnswer[] = [];
  for (const value of await parseAnswers(base64)) {
    answers.push(await readPortalAnswer(value, keys, getToday()));
    await waitForTurn();
  }
  return answers;
}

async function parseAnswers(base64: string): Promise<readonly unknown[]> {
  const text = readBase64(base64)?.toString("utf8");
  if (text === undefined || !(await isFit(text)))
    throw problemOnField("EINVOICE_ANSWER_INVALID", "fileBase64");
  const values = parseJson(text);
  if (isList(values) && values.length <= MOST_ANSWERS) return values;
  throw problemOnField("EINVOICE_ANSWER_INVALID", "fileBase64");
}

async function isFit(text: string): Promise<boolean> {
  const steps = scanJson(text, JSON_LIMITS);
  for (;;) {
    const step = steps.next();
    if (step.done) return isWithin(step.value);
    await waitForTurn();
  }
}

function isWithin({ depth, values, fields, repeatedName }: ScannedJson): boolean {
  const { depth: mostDepth, values: mostValues, fields: mostFields } = JSON_LIMITS;
  return depth <= mostDepth && values <= mostValues && fields <= mostFields && repeatedName === undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** No JSON is undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const MOST_ANSWERS = 1000;
/** An answer has about ten fields, and what it repeats of its document about a hundred values. */
const JSON_LIMITS = { depth: 10, values: 200_000, fields: 100 };
