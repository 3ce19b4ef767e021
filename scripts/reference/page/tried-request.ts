export interface TriedOperation {
  method: string;
  path: string;
  isWriting: boolean;
  isMoney: boolean;
  isPublic: boolean;
  isForm: boolean;
  hasBody: boolean;
  isList: boolean;
  locations: Readonly<Record<string, string>>;
}

export async function buildRequest(form: HTMLFormElement, operation: TriedOperation) {
  const values: [name: string, value: unknown][] = [];
  const problems: { field: string; message: string }[] = [];
  for (const input of listFields(form)) {
    const value = await readValue(input).catch((error: Error) => {
      problems.push({ field: input.name, message: error.message });
    });
    if (value !== undefined) values.push([input.name, value]);
    else if (input.required && !problems.some(({ field }) => field === input.name))
      problems.push({ field: input.name, message: "This is needed." });
  }
  if (problems.length > 0) return { problems };

  const of = (place: string) => values.filter(([name]) => (operation.locations[name] ?? "body") === place);
  const path = of("path").reduce(
    (at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(of("query").map(([name, value]) => [name, String(value)])).toString();
  const headers = new Headers({ Accept: acceptOf(form), "X-Vanbook-Client": "reference" });
  for (const [name, value] of of("header")) headers.set(name, String(value));
  if (operation.isMoney && !headers.has("Idempotency-Key"))
    headers.set("Idempotency-Key", crypto.randomUUID());
  const init: RequestInit = { method: operation.method, headers };
  if (operation.hasBody) {
    init.body = operation.isForm ? buildForm(of("body")) : writeJson(operation, of("body"));
    if (!operation.isForm) headers.set("Content-Type", "application/json");
  }
  return {
    address: path + (query && `?${query}`),
    init,
    told: `${operation.method} ${path} is done at once, in the books of the company that you are signed in to.`,
  };
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function listFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("[data-kind]")];
}

function acceptOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLSelectElement>("[data-accept]")?.value ?? "application/json";
}

/**
 * A field's value in the contract's type; undefined if it is empty. Throws a message if it can't be
 * parsed.
 */
async function readValue(field: Field): Promise<unknown> {
  if (field instanceof HTMLInputElement && field.type === "file") {
    const [file] = field.files ?? [];
    return file && field.dataset["kind"] === "base64" ? encodeBase64(file) : file;
  }
  const text = field.value.trim();
  if (text === "") return undefined;
  const kind = field.dataset["kind"];
  if (kind === "number") return parseNumber(text);
  if (kind === "boolean") return text === "true";
  return kind === "json" ? parseJsonValue(text) : text;
}

function parseNumber(text: string): number | null {
  if (text === "null") return null;
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error("This is no number.");
  return Number(text);
}

/** A list of numbers may be sent as text. */
function parseJsonValue(text: string): unknown {
  if (/^[\d,\s]+$/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error("This is no JSON.");
  }
}

async function encodeBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function buildForm(values: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function writeJson({ isList }: TriedOperation, values: readonly [string, unknown][]): string {
  return JSON.stringify(isList ? values[0]?.[1] : Object.fromEntries(values));
}
