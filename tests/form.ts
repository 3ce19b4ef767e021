/**
 * A form with one entry per value. A list gives one entry per element, undefined is omitted, and
 * null becomes an empty text.
 */
export function makeForm(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) {
      if (one instanceof Blob) form.append(name, one, "file");
      else if (typeof one === "object" && one !== null) form.append(name, JSON.stringify(one));
      else if (one !== undefined) form.append(name, String(one ?? ""));
    }
  }
  return form;
}
