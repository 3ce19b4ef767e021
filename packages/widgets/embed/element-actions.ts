import type { RowAction } from "../table/host/row-parts.ts";
import { tellElementMisuse } from "./element-misuse.ts";
import type { AnyRow, ElementAction, RowPartsElement } from "./row-parts-element.ts";

/** The actions of the property `rowActions`, or of the attribute `row-actions`, which is JSON. */
export function listElementActions(element: RowPartsElement): readonly ElementAction[] {
  const givenList: unknown = element.rowActions ?? readAttribute(element);
  const actions = Array.isArray(givenList) ? givenList.filter(isAction) : [];
  if (givenList !== undefined && !(Array.isArray(givenList) && actions.length === givenList.length))
    tellElementMisuse(
      element,
      "WRONG_VALUE",
      `The row actions of ${element.getAttribute("name")} are not a list such as [{ "id": "remind", "label": "Remind" }].`,
    );
  return actions;
}

/** What a frame can be given of them: functions stay in the page. */
export function writeFrameActions(element: RowPartsElement): string | undefined {
  const actions = listElementActions(element).map(({ id, label, icon }) => ({ id, label, icon }));
  return actions.length > 0 ? JSON.stringify(actions) : undefined;
}

/** Calls the page's function for an action that was chosen in the frame. */
export async function runFrameAction(
  element: RowPartsElement,
  detail: unknown,
  onFailed: (error: unknown) => void,
): Promise<void> {
  const { id, row } = Object(detail) as { id?: unknown; row?: AnyRow };
  const action = listElementActions(element).find((one) => one.id === id);
  try {
    if (row) await (action?.onAction?.(row) as unknown); // the page may return a promise
  } catch (error) {
    console.error("Vanbook: a function of the page failed.", error);
    onFailed(error);
  }
}

/** Calls `change` when the page sets one of the properties. Call the result to stop. */
export function watchParts(element: RowPartsElement, change: () => void): () => void {
  const getters: (() => unknown)[] = [];
  for (const name of PART_PROPERTIES) {
    let value: unknown = element[name];
    const get = () => value;
    getters.push(get);
    Object.defineProperty(element, name, {
      configurable: true,
      enumerable: true,
      get,
      set: (next: unknown) => {
        if (next === value) return;
        value = next;
        change();
      },
    });
  }
  return () => {
    for (const [at, name] of PART_PROPERTIES.entries()) {
      // An element that was drawn again in between is watched by another call.
      if (Object.getOwnPropertyDescriptor(element, name)?.get !== getters[at]) continue;
      Object.defineProperty(element, name, {
        configurable: true,
        enumerable: true,
        writable: true,
        value: element[name],
      });
    }
  };
}

function readAttribute(element: Element): unknown {
  const text = element.getAttribute("row-actions");
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isAction(value: unknown): value is ElementAction {
  const { id, label } = Object(value) as Partial<Record<keyof RowAction<AnyRow>, unknown>>;
  return typeof id === "string" && typeof label === "string";
}

const PART_PROPERTIES = ["cells", "rowActions"] as const;
