import { announce } from "./announce.ts";
import { refuse, showAnswer, showFailure } from "./show-answer.ts";
import { buildRequest, type TriedOperation } from "./tried-request.ts";

/**
 * The form that sends a page's operation with the reader's own session: read operations at once,
 * write operations after a confirmation.
 */
export function tryIt(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-operation]");
  const place = document.querySelector<HTMLElement>("[data-answer]");
  const frame = document.querySelector<HTMLDetailsElement>("details.try");
  if (!form || !place || !frame) return;
  const operation = JSON.parse(form.dataset["operation"] ?? "{}") as TriedOperation; // written by the builder
  const stop = form.querySelector<HTMLButtonElement>("[data-stop]");
  const send = form.querySelector<HTMLButtonElement>("[type=submit]");
  let running: AbortController | undefined;

  frame.addEventListener("toggle", () => frame.open && void showWho(operation));
  addEventListener("focus", () => frame.open && running === undefined && void showWho(operation));
  stop?.addEventListener("click", () => running?.abort());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (running === undefined) void run();
  });

  async function run() {
    if (!form || !place) return;
    const request = await buildRequest(form, operation);
    for (const wrong of form.querySelectorAll<HTMLElement>("[data-wrong]")) wrong.hidden = true;
    if ("problems" in request) return refuse(form, request.problems);
    if (operation.isWriting && !(await isSure(request.told))) return send?.focus();
    running = new AbortController();
    const setBusy = (isBusy: boolean) => {
      if (send) send.disabled = isBusy;
      if (stop) stop.hidden = !isBusy;
      form.ariaBusy = String(isBusy);
    };
    setBusy(true);
    announce("Sending");
    const startedAt = performance.now();
    try {
      const answer = await fetch(request.address, { ...request.init, signal: running.signal });
      await showAnswer(place, form, answer, Math.round(performance.now() - startedAt));
    } catch (error) {
      const isStopped = running.signal.aborted;
      showFailure(place, isStopped ? "Stopped." : `No answer came: ${(error as Error).message}`);
    } finally {
      running = undefined;
      setBusy(false);
    }
  }
}

/**
 * Shows whose session is used; checked when the form is opened, and when the reader returns from
 * signing in.
 */
async function showWho({ isPublic }: TriedOperation) {
  const line = document.querySelector("[data-who]");
  if (!line || isPublic) return;
  const answer = await fetch("/api/v1/session").catch(() => undefined);
  if (answer?.ok) {
    const { Name, RoleName } = (await answer.json()) as { Name: string; RoleName: string };
    line.textContent = `It is sent as ${Name}, ${RoleName}.`;
    return;
  }
  const link = document.createElement("a");
  link.href = "/";
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = "Sign in";
  line.replaceChildren("Nobody is signed in. ", link, " in the app, in a tab of its own, and come back.");
}

function isSure(question: string): Promise<boolean> {
  const dialog = document.querySelector("dialog");
  const words = dialog?.querySelector("[data-consequence]");
  if (!dialog || !words) return Promise.resolve(false);
  words.textContent = question;
  dialog.returnValue = "";
  dialog.showModal();
  dialog.querySelector<HTMLButtonElement>('button[value=""]')?.focus();
  return new Promise((resolve) => {
    dialog.onclick = ({ target }) => {
      if (target instanceof HTMLButtonElement) dialog.close(target.value);
    };
    dialog.onclose = () => resolve(dialog.returnValue === "send");
  });
}
