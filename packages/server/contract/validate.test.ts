import { expect, it } from "vitest";
import { catchProblem } from "@vanbook/sdk/problem";
import { getServedContract } from "./served-contract.ts";
import { check } from "./validate.ts";

const { validator } = getServedContract();
const checkNote = validator.of({
  type: "object",
  properties: { note: { title: "Note", type: "string", maxLength: 3 } },
});

it.each(["", "abc", "മാസ", "😀😀😀"])("the text %s of at most three characters is accepted", (note) => {
  expect(() => check(checkNote, { note })).not.toThrow();
});

it.each(["abcd", "😀😀😀😀", "😀abc", "x".repeat(5_000_000)])("a longer text is refused", (note) => {
  expect(catchProblem(() => check(checkNote, { note }))).toMatchObject({
    code: "INVALID_FIELDS",
    detail: { fields: [{ field: "note", message: "Note must have at most 3 characters." }] },
  });
});
