import { isVanbookError } from "@vanbook/sdk";
import {
  brokenField,
  brokenFormFields,
  CompanyInput,
  companyRules,
  doubtfulField,
  type FieldRule,
} from "@vanbook/sdk/rules";
import { useState } from "react";
import { setUpText } from "../generated/text/en-IN/set-up.ts";
import { useText } from "../text/use-text.ts";
import { useServices } from "./session-context.ts";

const { CompanyName, GSTinNo, MobileNO, Address, Citty, District, State, Email } = CompanyInput;
const { AdminName, AdminUserName, AdminPassword, AdminConformPassword } = CompanyInput;

const companyFields = { CompanyName, GSTinNo, MobileNO, Address, Citty, District, State, Email } as const;
const administratorFields = { AdminName, AdminUserName, AdminPassword, AdminConformPassword } as const;
export type SetUpField = "code" | keyof typeof companyFields | keyof typeof administratorFields;

// Object.keys loses the names.
export const COMPANY_FIELDS = Object.keys(companyFields) as (keyof typeof companyFields)[];
export const ADMINISTRATOR_FIELDS = Object.keys(administratorFields) as (keyof typeof administratorFields)[];
const FORM_FIELDS: readonly SetUpField[] = ["code", ...COMPANY_FIELDS, ...ADMINISTRATOR_FIELDS];
const EMPTY_VALUES = Object.fromEntries(FORM_FIELDS.map((field) => [field, ""])) as Record<
  SetUpField,
  string
>;

/**
 * `submit` returns the first refused field. `onTaken` is called if the installation already has its
 * first company, from this form or another one.
 */
export function useSetUp(onTaken: () => void) {
  const { signIn: text } = useText();
  const { vanbook, session } = useServices();
  const rules: Record<SetUpField, FieldRule> = {
    code: { label: setUpText.code, required: setUpText.codeRequired },
    ...companyFields,
    ...administratorFields,
  };
  const [values, setValues] = useState(EMPTY_VALUES);
  const [errors, setErrors] = useState<Errors>({});
  const [leftFields, setLeftFields] = useState<ReadonlySet<SetUpField>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function refuse(foundErrors: Errors): SetUpField | undefined {
    setErrors(foundErrors);
    return FORM_FIELDS.find((field) => foundErrors[field]);
  }

  async function submit(): Promise<SetUpField | undefined> {
    if (pending) return undefined;
    const firstFault = refuse(findFaults(rules, values));
    setMessage(null);
    if (firstFault) return firstFault;
    setPending(true);
    try {
      const { code: setUpCode, ...company } = values;
      const { id } = await vanbook.setUp.create({ code: setUpCode, company });
      const { AdminUserName: Username, AdminPassword: Password } = company;
      await vanbook.session.login({ CompanyID: id ?? 0, Username: Username.trim(), Password });
      await session.signedIn();
    } catch (problem) {
      if (isVanbookError(problem, "SET_UP_DONE")) onTaken();
      setMessage(isVanbookError(problem) && problem.status !== null ? problem.message : text.unexpected);
      return refuse(readRefusedFields(problem));
    } finally {
      setPending(false);
    }
    return undefined;
  }

  const set = (field: SetUpField) => (value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const leave = (field: SetUpField) => setLeftFields((before) => new Set([...before, field]));
  const warnings: Errors = {};
  for (const field of leftFields) {
    const words = errors[field] ? undefined : doubtfulField(rules[field], values[field]);
    if (words) warnings[field] = words;
  }
  return { rules, values, errors, warnings, message, pending, set, leave, submit };
}

type Errors = Partial<Record<SetUpField, string>>;

function findFaults(rules: Record<SetUpField, FieldRule>, values: Record<SetUpField, string>): Errors {
  const each = FORM_FIELDS.map((field) => [field, brokenField(rules[field], values[field])] as const);
  const together = brokenFormFields(companyRules, { ...values, CompanyId: 0 });
  return { ...together, ...Object.fromEntries(each.filter(([, fault]) => fault !== undefined)) };
}

/** The server names a company's field `company.State`, for example. */
function readRefusedFields(problem: unknown): Errors {
  if (!isVanbookError(problem)) return {};
  const messages = problem.fields.map(({ field, message }) => [field.split(/[./]/).at(-1) ?? field, message]);
  return Object.fromEntries(messages) as Errors; // keys other than the form's own are never read
}
