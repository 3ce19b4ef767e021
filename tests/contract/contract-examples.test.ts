import { expect, test } from "vitest";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";

// Every example is the contract's own: what it shows must be accepted, and be answered, as it says.
const spec = readSpec();
const validator = createValidator(spec);

test("every body and every answer of text in the contract has an example", () => {
  const without = listMedia().filter(({ type, media }) => !isFile(type) && !("example" in media));
  expect(without.map(({ at }) => at)).toEqual([]);
  expect(listMedia().filter(({ media }) => "example" in media).length).toBeGreaterThan(600);
});

test("every example is valid by the schema beside it", () => {
  const wrongExamples = listMedia().flatMap(({ at, pointer, type, media }) => {
    // Forms carry files, which no JSON has; the other types are text.
    if (!("example" in media) || !/json$/.test(type)) return [];
    const validate = validator.at(`${pointer}/schema`)();
    return validate(structuredClone(media.example)) ? [] : [`${at}: ${describeFault(validate.errors)}`];
  });
  expect(wrongExamples).toEqual([]);
});

test("no example shows a secret that could be used", () => {
  const text = JSON.stringify(listMedia().map(({ media }) => media.example));
  expect(text.match(/\b(?:vbk|vbe|vbs|vbt|whsec)_(?!x+\b)\w{8,}/g) ?? []).toEqual([]);
});

interface Media {
  schema?: object;
  example?: unknown;
}

/** Bodies and answers of success of every operation, by their media types. */
function listMedia() {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const place = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
      const { requestBody, responses } = operation as {
        requestBody?: { content: Record<string, Media> };
        responses: { 200: { content?: Record<string, Media> } };
      };
      const list = (content: Record<string, Media> = {}, where: string, name: string) =>
        Object.entries(content).map(([type, media]) => ({
          at: `${operation.operationId} ${name} ${type}`,
          pointer: `${place}/${where}/content/${type.replaceAll("/", "~1")}`,
          type,
          media,
        }));
      return [
        ...list(requestBody?.content, "requestBody", "body"),
        ...list(responses[200].content, "responses/200", "answer"),
      ];
    }),
  );
}

function isFile(type: string): boolean {
  return /pdf|spreadsheet/.test(type);
}

function describeFault(errors: unknown): string {
  const [first] = (errors ?? []) as { instancePath: string; message?: string; params: object }[];
  return `${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
}
