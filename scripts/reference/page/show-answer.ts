import { announce } from "./announce.ts";

export async function showAnswer(
  place: HTMLElement,
  form: HTMLFormElement,
  answer: Response,
  milliseconds: number,
): Promise<void> {
  const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  const requestId = answer.headers.get("X-Request-Id");
  const summary = createElement("p", "status", `${answer.status} ${answer.statusText}`.trim());
  summary.classList.toggle("failed", !answer.ok);
  summary.append(
    createElement("small", "", ` ${milliseconds} ms${requestId ? `, request ${requestId}` : ""}`),
  );
  const isText = type.includes("json") || type.startsWith("text/");
  if (!isText) {
    place.replaceChildren(
      summary,
      download(await answer.blob(), chooseFileName(answer, type), "Save the file"),
    );
  } else {
    const text = await answer.text();
    const body = type.includes("json") ? parseJson(text) : undefined;
    const whole = body === undefined ? text : JSON.stringify(body, null, 2);
    const pre = createElement("pre", "", whole.slice(0, MAX_CHARACTERS));
    pre.tabIndex = 0;
    pre.setAttribute("role", "region");
    pre.setAttribute("aria-label", "Answer");
    const more =
      whole.length > MAX_CHARACTERS
        ? [
            createElement(
              "p",
              "aside",
              `The first ${MAX_CHARACTERS.toLocaleString("en-IN")} letters of ${whole.length.toLocaleString("en-IN")}.`,
            ),
          ]
        : [];
    const save =
      text === ""
        ? []
        : [download(new Blob([text], { type }), chooseFileName(answer, type), "Save the answer")];
    place.replaceChildren(summary, ...createHelpLink(body), pre, ...more, ...save);
    if (!answer.ok) refuse(form, getFieldProblems(body));
  }
  place.hidden = false;
  announce(`Answered ${answer.status}`);
}

export function showFailure(place: HTMLElement, words: string): void {
  const line = createElement("p", "status failed", words);
  place.replaceChildren(line);
  place.hidden = false;
  announce(words);
}

export function refuse(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  let first: HTMLElement | undefined;
  for (const { field, message } of problems) {
    const line = form.querySelector<HTMLElement>(`[data-wrong="${CSS.escape(field)}"]`);
    const input = form.elements.namedItem(field);
    if (!line || !(input instanceof HTMLElement)) continue;
    line.textContent = message;
    line.hidden = false;
    line.id = `wrong-${field}`;
    input.setAttribute("aria-describedby", line.id);
    const more = line.closest<HTMLDetailsElement>("details.more");
    if (more) more.open = true;
    first ??= input;
  }
  first?.focus();
}

interface FieldProblem {
  field: string;
  message: string;
}

function getFieldProblems(body: unknown): FieldProblem[] {
  const { fields } = (body ?? {}) as { fields?: FieldProblem[] };
  return Array.isArray(fields) ? fields : [];
}

function createHelpLink(body: unknown): HTMLElement[] {
  const { code, help } = (body ?? {}) as { code?: unknown; help?: unknown };
  if (typeof code !== "string" || typeof help !== "string" || !help.startsWith("/")) return [];
  const line = createElement("p", "", "");
  const link = createElement("a", "", code);
  link.setAttribute("href", help);
  line.append(link, ": what it means and what to do.");
  return [line];
}

function download(blob: Blob, name: string, words: string): HTMLElement {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.textContent = words;
  const line = createElement("p", "", "");
  line.append(link);
  return line;
}

function chooseFileName(answer: Response, type: string): string {
  const [, givenName] = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "") ?? [];
  const end = type.includes("json") ? "json" : type === "text/csv" ? "csv" : "txt";
  return givenName ?? `answer.${end}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function createElement(name: string, className: string, text: string): HTMLElement {
  const newElement = document.createElement(name);
  if (className) newElement.className = className;
  newElement.textContent = text;
  return newElement;
}

const MAX_CHARACTERS = 100_000;
