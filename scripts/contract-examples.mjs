// Examples in the contract that the server gives out: of bodies, as the reference shows them; of
// answers, from openapi/examples, where tests/contract/examples-run.prove.ts writes what the
// demo answers. An operation that the demo refuses keeps what was written there by hand, or shows
// what another operation with the same schema answers, of the same records where there is one.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FILE_VALUE, makeExampleArguments } from "./example-calls.mjs";
import { root } from "./project/root.mjs";

export function addExamples(servedContract, { operations, bodySchema }, guides) {
  const answers = readAnswerExamples();
  for (const operation of operations) {
    const { requestBody, responses } = servedContract.paths[operation.path][operation.method];
    const guide = guides[operation.operationId];
    for (const media of Object.values(requestBody?.content ?? {}))
      media.example = makeBodyExample(operation, guide, bodySchema(operation));
    const recordedAnswers = answers[operation.operationId] ?? {};
    for (const [type, media] of Object.entries(responses["200"].content ?? {}))
      if (Object.hasOwn(recordedAnswers, type)) media.example = recordedAnswers[type];
  }
  shareExamples(servedContract, operations);
}

/** By operation and media type. A file has those of the operations whose ids begin with its name. */
export function readAnswerExamples() {
  const files = readdirSync(EXAMPLES_FOLDER).filter((name) => name.endsWith(".json"));
  const parts = files.map((name) => JSON.parse(readFileSync(join(EXAMPLES_FOLDER, name), "utf8")));
  return Object.assign({}, ...parts);
}

export const EXAMPLES_FOLDER = join(root, "openapi/examples");

function shareExamples({ paths }, operations) {
  const answers = operations.flatMap(({ operationId, path, method }) =>
    Object.entries(paths[path][method].responses["200"].content ?? {}).map(([type, media]) => ({
      records: operationId.split(".")[0],
      schema: `${type} ${JSON.stringify(media.schema)}`,
      media,
    })),
  );
  const examples = answers.filter(({ media }) => "example" in media);
  for (const { records, schema, media } of answers) {
    if ("example" in media) continue;
    const alike = examples.filter((other) => other.schema === schema);
    const nearest = alike.find((other) => other.records === records) ?? alike[0];
    if (nearest) media.example = nearest.media.example;
  }
}

/** The body of a call with the arguments of the reference's example. */
export function makeBodyExample(operation, guide, body) {
  const values = makeExampleArguments(operation, guide, body);
  if (guide.list) return values;
  const elsewhere = new Set((operation.parameters ?? []).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !elsewhere.has(name))
      .map(([name, value]) => [name, value === FILE_VALUE ? "the bytes of the file" : value]),
  );
}
