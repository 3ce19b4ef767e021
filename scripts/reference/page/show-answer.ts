import { announce } from "./announce.ts";

/** Shows a response: its status, duration, request id, and its content or a link to its file. */
export async function showAnswer(
  place: HTMLElement,
  form: HTMLFormElement,
  answer: Response,
  milliseconds: number,
): Promise<void> {
  const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  const requestId = answer.headers.get("X-Request-Id");
  const summary = element("p", "status", `${answer.status} ${answer.statusText}`.trim());
  summary.classList.toggle("failed", !answer.ok);
  summary.append(element("small", "", ` ${milliseconds} ms${requestId ? `, request ${requestId}` : ""}`));
  const isText = type.includes("json") || type.startsWith("text/");
  if (!isText) {
    place.replaceChildren(summary, download(await answer.blob(), fileName(answer, type), "Save the file"));
  } else {
    const text = await answer.text();
    const body = type.includes("json") ? parsed(text) : undefined;
    const whole = body === undefined ? text : JSON.stringify(body, null, 2);
    const pre = element("pre", "", whole.slice(0, MOST));
    pre.tabIndex = 0;
    pre.setAttribute("role", "region");
    pre.setAttribute("aria-label", "Answer");
    const more =
      whole.length > MOST
        ? [
            element(
              "p",
              "aside",
              `The first ${MOST.toLocaleString("en-IN")} letters of ${whole.length.toLocaleString("en-IN")}.`,
            ),
          ]
        : [];
    const save =
      text === "" ? [] : [download(new Blob([text], { type }), fileName(answer, type), "Save the answer")];
    place.replaceChildren(summary, ...helpOf(body), pre, ...more, ...save);
    if (!answer.ok) refuse(form, fieldsOf(body));
  }
  place.hidden = false;
  announce(`Answered ${answer.status}`);
}

/** Shows that no response came. */
export function showFailure(place: HTMLElement, words: string): void {
  const line = element("p", "status failed", words);
  place.replaceChildren(line);
  place.hidden = false;
  announce(words);
}

/** Shows each field's error under it, and focuses the first such field. */
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

function fieldsOf(body: unknown): FieldProblem[] {
  const { fields } = (body ?? {}) as { fields?: FieldProblem[] };
  return Array.isArray(fields) ? fields : [];
}

/** For a refusal, the link to its code's explanation. */
function helpOf(body: unknown): HTMLElement[] {
  const { code, help } = (body ?? {}) as { code?: unknown; help?: unknown };
  if (typeof code !== "string" || typeof help !== "string" || !help.startsWith("/")) return [];
  const line = element("p", "", "");
  const link = element("a", "", code);
  link.setAttribute("href", help);
  line.append(link, ": what it means and what to do.");
  return [line];
}

function download(blob: Blob, name: string, words: string): HTMLElement {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.textContent = words;
  const line = element("p", "", "");
  line.append(link);
  return line;
}

function fileName(answer: Response, type: string): string {
  const [, named] = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "") ?? [];
  const end = type.includes("json") ? "json" : type === "text/csv" ? "csv" : "txt";
  return named ?? `answer.${end}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

const MOST = 100_000;
