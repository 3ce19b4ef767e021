/** A rule for one text. `pattern` is the source of a regular expression for all of it, as in the contract. */
export interface TextRule {
  pattern: string;
  maxLength: number;
  /** `{field}` stands for the field's label. */
  message: string;
}

/** A rule over a form: fields that must be given, or a pair that must be the same. */
export type FormRule =
  { required: readonly string[]; message: string } | { same: readonly [string, string]; message: string };

/** The message when a text breaks its rule; an empty text breaks none, for whether it may be empty is the form's to say. */
export function brokenText(rule: TextRule, text: string, field = ""): string | undefined {
  const fits = text === "" || (text.length <= rule.maxLength && new RegExp(rule.pattern, "u").test(text));
  return fits ? undefined : rule.message.replace("{field}", field);
}

/** The message of the first rule that a form breaks. */
export function brokenForm(
  rules: readonly FormRule[],
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const isMissing = (name: string) => String(values[name] ?? "").trim() === "";
  const broken = rules.find((rule) =>
    "required" in rule ? rule.required.some(isMissing) : values[rule.same[0]] !== values[rule.same[1]],
  );
  return broken?.message;
}
