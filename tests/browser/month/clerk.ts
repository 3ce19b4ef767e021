import type { Page } from "playwright";

/** What is typed into a voucher's form: texts by the names of its fields, and line by line. A list takes the first letters of a name. */
export interface Typed {
  head?: Readonly<Record<string, string>>;
  /** An empty one is a line of the document's own that Enter passes. */
  lines?: readonly Readonly<Record<string, string>>[];
}

/** A voucher as its form says that it was posted. */
export interface Said {
  number: string;
  amount: string | undefined;
  /** Keys that were pressed for it, from its first field to the one that accepts it. */
  keys: number;
}

export type Clerk = ReturnType<typeof createClerk>;

/** Somebody who enters vouchers with the keyboard alone, as their forms lead from field to field; every key is counted. */
export function createClerk(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };

  /** The field that has the focus, once it is the one that is wanted or, after `before`, another one. */
  async function field(wanted?: string, before?: Place): Promise<Place> {
    const left = before === undefined ? "" : placed(before);
    const found = await page.evaluate(fieldInFocus, [wanted, left] as const);
    if (found === undefined)
      throw new Error(
        `${wanted ?? "No field"} has the focus after ${left || "the opening"}: ${await seen(page)}`,
      );
    return found;
  }

  /** Types what a field takes; a list is waited for, as by somebody who looks at it. */
  async function fill(at: Place, text: string, begun = 0) {
    await type(text.slice(begun));
    if (!at.isList) return;
    await page
      .waitForFunction(isOffered, text)
      .catch(async () => Promise.reject(new Error(`${placed(at)} offers no ${text}: ${await seen(page)}`)));
  }

  /** Comes into a form that is open: the first letter goes into its first field by itself, Enter goes there to pass it. */
  async function begin(head: ReadonlyMap<string, string>, line: Readonly<Record<string, string>>) {
    if (await page.evaluate(isInField)) return { at: await field(), begun: 0 };
    const first = (await page.evaluate(firstField)) ?? "";
    const text =
      head.get(first) ?? (first.includes(".") ? line[first.slice(first.indexOf(".") + 1)] : undefined);
    if (text === undefined) await press("Enter");
    else await type(text.slice(0, 1));
    return { at: await field(first), begun: text === undefined ? 0 : 1 };
  }

  /** Goes by Enter to the fields that are to be typed into, from the one that has the focus. */
  async function fillIn({ head = {}, lines = [] }: Typed) {
    const missing = new Map(Object.entries(head));
    const rows = [...lines];
    let row = new Map<string, string>();
    let line: string | undefined;
    let { at, begun } = await begin(missing, rows[0] ?? {});
    for (;;) {
      if (at.line !== undefined && at.line !== line) {
        if (row.size > 0) throw new Error(`No field for ${[...row.keys()].join()} in line ${line}`);
        line = at.line;
        row = new Map(Object.entries(rows.shift() ?? {}));
      }
      const texts = at.line === undefined ? missing : row;
      const text = texts.get(at.name);
      if (text !== undefined) await fill(at, text, begun);
      begun = 0;
      texts.delete(at.name);
      const isDone = missing.size === 0 && rows.length === 0 && row.size === 0;
      if (isDone && !(text !== undefined && at.isList)) return;
      // Enter goes past a field that few need.
      const passed = await page.evaluate(passedNext);
      await press(passed !== undefined && texts.has(passed) ? "Tab" : "Enter");
      if (isDone) return;
      at = await field(undefined, at);
      if (at.name === SUBMIT) throw new Error(`Not typed: ${[...missing.keys(), ...row.keys()].join()}`);
    }
  }

  return {
    press,
    type,
    field,
    fill,
    fillIn,
    /** Goes by Tab to the button that is called so. */
    async tabTo(name: string) {
      for (let pressed = 0; pressed < 40; pressed += 1) {
        await press("Tab");
        if (await page.evaluate(isInFocus, name)) return;
      }
      throw new Error(`Tab does not come to ${name}: ${await seen(page)}`);
    },
    /** Waits until a field has lost the focus to the next. */
    leave: (name: string) => field(undefined, { name, line: undefined, isList: false }),
    /** Keys since it was asked last. */
    takeKeys() {
      const taken = keys;
      keys = 0;
      return taken;
    },
    /** Accepts what is typed, and waits until the form says that it was posted, corrected or cancelled. */
    async accept(): Promise<Said> {
      // The lines of a document are looked at first.
      await page.waitForFunction(() => document.querySelector(".vb-lines-awaited") === null);
      await press("Control+Enter");
      const words = await page
        .waitForFunction(postedWords)
        .then((found) => found.jsonValue())
        .catch(async () => Promise.reject(new Error(`Not posted: ${await seen(page)}`)));
      const [, number = "", amount] = /^.*? (\S+\/\S+|\d+)(?: of ₹([\d,.]+))? is /.exec(words ?? "") ?? [];
      const taken = keys;
      keys = 0;
      return { number, amount: amount?.replaceAll(",", ""), keys: taken };
    },
  };
}

/** A field of a form: its name, its line's key, and whether it has a list. */
export interface Place {
  name: string;
  line: string | undefined;
  isList: boolean;
}

function placed({ name, line }: Place): string {
  return line === undefined ? name : `${line}.${name}`;
}

/** What a person would see who can't go on. */
async function seen(page: Page): Promise<string> {
  const main = await page.evaluate(
    () => document.querySelector("main")?.innerText ?? document.body.innerText,
  );
  return main.slice(0, 2500);
}

/** Runs in the page: whether somebody who types now types into a field. */
function isInField(): boolean {
  return document.activeElement?.closest("[data-field]") !== null;
}

/** Runs in the page: the name of the next field where Enter goes past it. */
function passedNext(): string | undefined {
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-field]")].filter((box) =>
    box.checkVisibility(),
  );
  const next = boxes[boxes.findIndex((box) => box.contains(document.activeElement)) + 1];
  return next?.dataset["passed"] === undefined ? undefined : next.dataset["field"];
}

/** Runs in the page: the name of the field that the first letter goes into. */
function firstField(): string | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>(".vb-voucher [data-field]")];
  return fields.map(({ dataset }) => dataset["field"]).find((name) => name !== "date");
}

/** Runs in the page: the field in focus once it is the one that is wanted and not the one that is left; undefined after a minute. */
async function fieldInFocus([wanted, left]: readonly [string | undefined, string]): Promise<
  Place | undefined
> {
  for (let waited = 0; waited < 6000; waited += 1) {
    const active = document.activeElement;
    const box = active?.closest<HTMLElement>("[data-field]");
    const { field = "", line } = box?.dataset ?? {};
    const isIt = wanted === undefined ? field !== left : field === wanted;
    if (box && isIt && !box.closest(".vb-lines-awaited"))
      return {
        name: line === undefined ? field : field.slice(line.length + 1),
        line,
        isList: active?.getAttribute("role") === "combobox",
      };
    if (active instanceof HTMLButtonElement && active.type === "submit")
      return { name: "submit", line: undefined, isList: false };
    await new Promise((resolve) => void setTimeout(resolve, 10));
  }
  return undefined;
}

const SUBMIT = "submit";

/** Runs in the page: whether what has the focus is called so. */
function isInFocus(name: string): boolean {
  return document.activeElement?.textContent?.trim() === name;
}

/** Runs in the page: whether an open list offers what begins so. */
function isOffered(text: string): boolean {
  const [first] = document.querySelectorAll('[role="listbox"] [role="option"]');
  return first?.textContent.toLowerCase().includes(text.toLowerCase()) ?? false;
}

/** Runs in the page: what the form says of the voucher that was accepted. */
function postedWords(): string | undefined {
  return [...document.querySelectorAll(".vb-banner")]
    .filter((banner) => banner.checkVisibility())
    .map(({ textContent }) => textContent)
    .find((words) => / is (posted|corrected|cancelled)\./.test(words));
}
