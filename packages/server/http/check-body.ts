import * as say from "@vanbook/sdk/messages";
import { convertDecimals } from "../contract/coerce.ts";
import { catchProblem, Problem, problemOnField } from "@vanbook/sdk/problem";
import type { Spec, SpecSchema } from "../contract/spec.ts";
import { check, createValidator, type LazyCheck } from "../contract/validate.ts";

type Validator = ReturnType<typeof createValidator>;

/**
 * Checks parts of a request's body, which may be large, and converts their decimals. A caller must
 * not be able to make the server collect hundreds of thousands of problems: once that many values
 * were refused, only the first problem of each part is looked for.
 */
export function createPartCheck({ spec, validator }: { spec: Spec; validator: Validator }, at: PartPlace) {
  const checkAll = findCheck(validator, at);
  const checkBriefly = () => findCheck(getBriefValidator(validator, spec), at)();
  return () => {
    let refusedValues = 0;
    /** Throws the part's problem. `values` is what `countValues` found. */
    return (part: unknown, schema: SpecSchema, values: number): unknown => {
      const isBrief = refusedValues + values > MOST_PROBLEMS;
      const outcome = catchProblem(() => {
        check(isBrief ? checkBriefly : checkAll, part);
        return convertDecimals(schema, part);
      });
      if (!(outcome instanceof Problem)) return outcome;
      refusedValues += values;
      throw outcome;
    };
  };
}

/** A schema of the contract by its pointer, or one that is put together. */
type PartPlace = { pointer: string } | { schema: SpecSchema };

function findCheck(validator: Validator, at: PartPlace): LazyCheck {
  return "pointer" in at ? validator.at(at.pointer) : validator.of(at.schema);
}

/** Few processes need it. */
function getBriefValidator(validator: Validator, spec: Spec): Validator {
  const knownValidator = briefValidators.get(validator);
  if (knownValidator) return knownValidator;
  const newValidator = createValidator(spec, { allErrors: false });
  briefValidators.set(validator, newValidator);
  return newValidator;
}

const briefValidators = new WeakMap<Validator, Validator>();

/**
 * Looks at each value once, before anything is made of them, and returns how many there are. Throws
 * INVALID_FIELDS for a list longer than the contract allows, and UNKNOWN_FIELD for more names that
 * the contract lacks than validation should report.
 */
export function countValues(schema: SpecSchema, value: unknown, name = "body"): number {
  let values = 0;
  const unknownNames: string[] = [];
  visit(schema, value, name);
  return values;

  function visit(at: SpecSchema, part: unknown, field: string): void {
    values += 1;
    if (typeof part !== "object" || part === null || part instanceof Uint8Array) return;
    const option = at.oneOf?.find(({ type }) => type !== "null");
    if (option) return visit(option, part, field);
    if (Array.isArray(part)) return visitList(at, part, field);
    const own = getFields(at);
    if (own.size === 0) return;
    for (const [key, inner] of Object.entries(part)) {
      const property = own.get(key);
      if (property || at.additionalProperties) visit(property ?? {}, inner, key);
      else {
        values += 1;
        if (unknownNames.push(key) <= MAX_UNKNOWN_FIELDS) continue;
        const [first = key] = unknownNames;
        throw problemOnField("UNKNOWN_FIELD", first, say.notField({ field: first }));
      }
    }
  }

  function visitList(at: SpecSchema, list: readonly unknown[], field: string) {
    const { items, maxItems = Infinity, title = field, "x-message": words } = at;
    if (list.length > maxItems)
      throw problemOnField(
        "INVALID_FIELDS",
        field,
        words ?? say.tooManyEntries({ field: title, limit: maxItems }),
      );
    if (items) for (const entry of list) visit(items, entry, field);
  }
}

/** Made once for each schema of the contract, because a batch has thousands of objects of one. */
function getFields(schema: SpecSchema): ReadonlyMap<string, SpecSchema> {
  const knownFields = schemaFields.get(schema);
  if (knownFields) return knownFields;
  const parts = [schema, ...(schema.allOf ?? [])];
  const fields = new Map(parts.flatMap(({ properties = {} }) => Object.entries(properties)));
  schemaFields.set(schema, fields);
  return fields;
}

const schemaFields = new WeakMap<SpecSchema, ReadonlyMap<string, SpecSchema>>();

/** Up to this, validation reports the fields; with more, the part is refused before that. */
const MAX_UNKNOWN_FIELDS = 20;
/** Each value can have a problem or two; a thousand problems take some milliseconds. */
const MOST_PROBLEMS = 2_000;
