import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createVanbook, operation } from "../../packages/sdk/index.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { EXAMPLES_FOLDER, readAnswerExamples } from "../../scripts/contract-examples.mjs";
import { listExamples } from "../../scripts/reference/example-set.mjs";
import type { Product } from "../product.ts";

/**
 * Writes what the demo answers to the reference's examples into openapi/examples, shortened.
 * What the demo refuses keeps the example that it has there.
 */
export async function writeExamples(product: Product, cookie: string): Promise<string[]> {
  const before: Record<string, Answers> = readAnswerExamples();
  const recordedAnswers: Record<string, Answers> = {};
  const refusedExamples: string[] = [];
  const vanbook = createVanbook({
    baseUrl: product.url,
    auth: { kind: "session" },
    retry: 0,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set("Cookie", cookie);
      return fetch(request);
    },
  });
  for (const { id, values, types } of sortForCalls()) {
    const method = operation(vanbook, id as "sales.report");
    const answers: Answers = {};
    try {
      const callValues = values as never;
      for (const type of types)
        if (type === "application/json" || type === "text/plain")
          answers[type] = cutExample(await (method as (args: unknown) => Promise<unknown>)(callValues));
        else if (type.endsWith("table+json"))
          answers[type] = cutExample(await method.table(callValues, { pageSize: 2 }));
        else if (type === "text/csv")
          answers[type] = (await (await method.csv(callValues)).text())
            .split("\r\n")
            .slice(0, 3)
            .join("\r\n");
      recordedAnswers[id] = answers;
    } catch (error) {
      refusedExamples.push(`${id} ${String(error)}`);
      const former = before[id];
      if (former) recordedAnswers[id] = former;
    }
  }
  const entries = Object.entries(recordedAnswers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const groups = new Set(entries.map(([id]) => getGroup(id)));
  for (const group of groups) {
    const lines = entries
      .filter(([id]) => getGroup(id) === group)
      .map((entry) => entry.map((part) => JSON.stringify(part)).join(": "));
    await writeFile(join(EXAMPLES_FOLDER, `${group}.json`), `{\n${lines.join(",\n")}\n}\n`);
  }
  return refusedExamples;
}

function getGroup(id: string): string {
  return id.slice(0, id.indexOf("."));
}

type Answers = Record<string, unknown>;

/** In this order: reading, changing, creating, deleting, and at last the end of the session. */
function sortForCalls() {
  const types = new Map(
    Object.values(readSpec().paths).flatMap((item) =>
      Object.entries(item).map(([method, { operationId, responses }]) => [
        operationId,
        { method, types: Object.keys(responses["200"].content) },
      ]),
    ),
  );
  const rank = ({ id }: { id: string }) => {
    const { method, types: own = [] } = types.get(id) ?? {};
    if (method === "get" || own.includes("text/csv")) return 0;
    if (/\.(update|edit|save)$/.test(id)) return 1;
    if (/\.(delete|cancel|revoke)$/.test(id)) return 3;
    return id === "session.logout" ? 4 : 2;
  };
  return listExamples()
    .toSorted((one, other) => rank(one) - rank(other))
    .map((example) => ({ ...example, types: types.get(example.id)?.types ?? [] }));
}

/** Two entries of a list, the beginning of a picture, and no secret. */
function cutExample(value: unknown): unknown {
  if (typeof value === "string") return hideSecret(value.length > LONGEST_TEXT ? value.slice(0, 120) : value);
  if (Array.isArray(value)) {
    const isOfRows = value.every((entry) => typeof entry === "object" && entry !== null);
    return (isOfRows ? value.slice(0, 2) : value).map(cutExample);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cutExample(part)]));
}

function hideSecret(text: string): string {
  return text.replaceAll(/\b(vbk|vbe|vbs|vbt|whsec)_[\w-]+/g, `$1_${"x".repeat(24)}`);
}

/** In letters; longer texts are pictures and documents. */
const LONGEST_TEXT = 600;
