import type { Page } from "playwright";

/**
 * What is typed in a voucher's form: texts by field name, for the head and each line. In a list
 * field, the first letters of a name.
 */
export interface Typed {
  head?: Readonly<Record<string, string>>;
  /** An empty object is a line that the form has filled; Enter skips it. */
  lines?: readonly Readonly<Record<string, string>>[];
}

/** What the form's message says about a posted voucher. */
export interface Said {
  number: string;
  amount: string | undefined;
  /** Number of keys pressed for it, from its first field to the accepting key. */
  keys: number;
}

export type Clerk = ReturnType<typeof createClerk>;

/**
 * A user who enters vouchers by keyboard only, in the order in which the forms move the focus;
 * every key is counted.
 */
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

  /**
   * Waits until the focus is in the field `wantedName`, or in another field than `before`, and
   * returns it.
   */
  async function waitForField(wantedName?: string, before?: Place): Promise<Place> {
    const leftName = before === undefined ? "" : describePlace(before);
    const foundPlace = await page.evaluate(waitForFocusedField, [wantedName, leftName] as const);
    if (foundPlace === undefined)
      throw new Error(
        `${wantedName ?? "No field"} has the focus after ${leftName || "the opening"}: ${await readPageText(page)}`,
      );
    return foundPlace;
  }

  /**
   * Types a text in a field, except its first `typedLength` letters, and waits as a user would
   * until the field's list, if any, offers it.
   */
  async function fill(at: Place, text: string, typedLength = 0) {
    await type(text.slice(typedLength));
    if (!at.isList) return;
    await page
      .waitForFunction(isOffered, text)
      .catch(async () =>
        Promise.reject(new Error(`${describePlace(at)} offers no ${text}: ${await readPageText(page)}`)),
      );
  }

  /**
   * Moves the focus into an open form: a first letter goes into its first field automatically;
   * Enter goes there without typing.
   */
  async function begin(head: ReadonlyMap<string, string>, line: Readonly<Record<string, string>>) {
    if (await page.evaluate(isInField)) return { at: await waitForField(), begun: 0 };
    const first = (await page.evaluate(findFirstField)) ?? "";
    const text =
      head.get(first) ?? (first.includes(".") ? line[first.slice(first.indexOf(".") + 1)] : undefined);
    if (text === undefined) await press("Enter");
    else await type(text.slice(0, 1));
    return { at: await waitForField(first), begun: text === undefined ? 0 : 1 };
  }

  /** Fills in the given fields, starting from the focus; Enter moves from field to field. */
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
      // Enter skips a field that is rarely needed; Tab goes to it.
      const passedField = await page.evaluate(findPassedNext);
      await press(passedField !== undefined && texts.has(passedField) ? "Tab" : "Enter");
      if (isDone) return;
      at = await waitForField(undefined, at);
      if (at.name === SUBMIT_FIELD)
        throw new Error(`Not typed: ${[...missing.keys(), ...row.keys()].join()}`);
    }
  }

  return {
    press,
    type,
    field: waitForField,
    fill,
    fillIn,
    /** Presses Tab until the button with this text has the focus. */
    async tabTo(name: string) {
      for (let pressedCount = 0; pressedCount < 40; pressedCount += 1) {
        await press("Tab");
        if (await page.evaluate(isInFocus, name)) return;
      }
      throw new Error(`Tab does not come to ${name}: ${await readPageText(page)}`);
    },
    /** Waits until the focus has moved from a field to another. */
    leave: (name: string) => waitForField(undefined, { name, line: undefined, isList: false }),
    /** Number of keys since the last call. */
    takeKeys() {
      const keysBefore = keys;
      keys = 0;
      return keysBefore;
    },
    /**
     * Accepts what is typed, and waits until the form says that it was posted, corrected or
     * cancelled.
     */
    async accept(): Promise<Said> {
      // Wait until the lines of the source document are loaded.
      await page.waitForFunction(() => document.querySelector(".vb-lines-awaited") === null);
      await press("Control+Enter");
      const words = await page
        .waitForFunction(findPostedWords)
        .then((handle) => handle.jsonValue())
        .catch(async () => Promise.reject(new Error(`Not posted: ${await readPageText(page)}`)));
      const [, number = "", amount] = /^.*? (\S+\/\S+|\d+)(?: of ₹([\d,.]+))? was /.exec(words ?? "") ?? [];
      const keysBefore = keys;
      keys = 0;
      return { number, amount: amount?.replaceAll(",", ""), keys: keysBefore };
    },
  };
}

/**
 * A field of a form: its name, the key of its line (undefined in the head), and whether it has a
 * list.
 */
export interface Place {
  name: string;
  line: string | undefined;
  isList: boolean;
}

function describePlace({ name, line }: Place): string {
  return line === undefined ? name : `${line}.${name}`;
}

/** The page's visible text, for error messages. */
async function readPageText(page: Page): Promise<string> {
  const main = await page.evaluate(
    () => document.querySelector("main")?.innerText ?? document.body.innerText,
  );
  return main.slice(0, 2500);
}

/** Runs in the page: whether the focus is in a field. */
function isInField(): boolean {
  return document.activeElement?.closest("[data-field]") !== null;
}

/** Runs in the page: the name of the next field if Enter skips it. */
function findPassedNext(): string | undefined {
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-field]")].filter((box) =>
    box.checkVisibility(),
  );
  const next = boxes[boxes.findIndex((box) => box.contains(document.activeElement)) + 1];
  return next?.dataset["passed"] === undefined ? undefined : next.dataset["field"];
}

/** Runs in the page: the name of the field that gets the first letter typed. */
function findFirstField(): string | undefined {
  const fields = [...document.querySelectorAll<HTMLElement>(".vb-voucher [data-field]")];
  return fields.map(({ dataset }) => dataset["field"]).find((name) => name !== "date");
}

/**
 * Runs in the page: waits for the focus in field `wantedName`, else in a field other than
 * `leftName`; undefined after a minute.
 */
async function waitForFocusedField([wantedName, leftName]: readonly [string | undefined, string]): Promise<
  Place | undefined
> {
  for (let waitCount = 0; waitCount < 6000; waitCount += 1) {
    const active = document.activeElement;
    const box = active?.closest<HTMLElement>("[data-field]");
    const { field = "", line } = box?.dataset ?? {};
    const isIt = wantedName === undefined ? field !== leftName : field === wantedName;
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

const SUBMIT_FIELD = "submit";

/** Runs in the page: whether the focused element has this text. */
function isInFocus(name: string): boolean {
  return document.activeElement?.textContent?.trim() === name;
}

/** Runs in the page: whether the first option of an open list contains the text. */
function isOffered(text: string): boolean {
  const [first] = document.querySelectorAll('[role="listbox"] [role="option"]');
  return first?.textContent.toLowerCase().includes(text.toLowerCase()) ?? false;
}

/** Runs in the page: the form's message about the accepted voucher. */
function findPostedWords(): string | undefined {
  return [...document.querySelectorAll(".vb-banner")]
    .filter((banner) => banner.checkVisibility())
    .map(({ textContent }) => textContent)
    .find((words) => /^(?!We couldn't confirm).* was (posted|corrected|cancelled)\./.test(words));
}
