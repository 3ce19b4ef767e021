import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { findFieldFault, SettingsInput, type FieldRule } from "@vanbook/sdk/rules";
import { useState, type FormEvent } from "react";
import { useRead } from "../../form/use-read.ts";
import { MasterFrame, MasterWork } from "../../master/Master.styles.ts";
import { FormButtons } from "../../form/FormButtons.styles.ts";
import { FormFields } from "../../master/MasterFields.styles.ts";
import { FormSurface } from "../../form/FormSurface.styles.ts";
import { FormTitle } from "../../master/MasterForm.styles.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { PercentSign } from "../../parts/PercentSign.styles.ts";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { Switch } from "../../parts/Switch.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useToast } from "../../parts/toast/Toast.tsx";
import { useMarkUnsaved } from "../../provider/unsaved.ts";
import { useSingleMutation } from "../../provider/use-single-mutation.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useTranslated } from "../../text/use-translated.ts";
import { TurnoverField } from "./TurnoverField.tsx";

type Settings = Schema<"Settings">;

export interface CompanySettingsProps {
  /** Heading level of the title; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
}

/**
 * Sets the limits for salesmen, whether stock may go short, when a bill's discount is taken, and the
 * turnover that decides the digits of HSN codes. Only the administrator sees it.
 * @widget Users and company
 * @element none: sets what binds everybody in the company, and what tokens themselves are bound by
 * @title Company Settings
 */
export function CompanySettings({ heading = 2 }: CompanySettingsProps) {
  const { settings: text } = useMastersText();
  const query = useRead({ operation: "settings.read" });
  const Title = `h${heading || 2}` as const;
  return (
    <MasterFrame className="vb-master">
      {heading !== false && <Title className="vb-report-title">{text.title}</Title>}
      {query.isLoading && <ProgressLine label={text.loading} />}
      {query.error && (
        <Banner title={text.failedRead} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <MasterWork className="vb-master-work">
          <SettingsForm settings={query.data} />
        </MasterWork>
      )}
    </MasterFrame>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { settings: text, account } = useMastersText();
  const cache = useQueryClient();
  const toast = useToast();
  const rules = useTranslated(SettingsInput);
  const [typedLimits, setTypedLimits] = useState<Partial<Record<Limit, string>>>({});
  const [refuses, setRefuses] = useState<boolean>();
  const [beforeTax, setBeforeTax] = useState<boolean>();
  const [turnovers, setTurnovers] = useState<Settings["turnovers"]>();
  const [roles, setRoles] = useState<Settings["secondFactorRoles"]>();
  const [isAsked, setIsAsked] = useState(false);
  const getLimitText = (limit: Limit) => typedLimits[limit] ?? String(settings[limit]);
  const refusesShort = refuses ?? settings.stockShort === "refuse";
  const isBeforeTax = beforeTax ?? settings.billDiscount === "beforeTax";
  const statedTurnovers = turnovers ?? settings.turnovers;
  const chosenRoles = roles ?? settings.secondFactorRoles;
  const findLimitFault = (limit: Limit) => {
    const rule: FieldRule = rules[limit];
    return findFieldFault({ ...rule, required: text.required(rule.label) }, getLimitText(limit));
  };
  const isChanged = [refuses, beforeTax, turnovers, roles].some((value) => value !== undefined);
  useMarkUnsaved(isChanged || Object.keys(typedLimits).length > 0);
  const mutation = useSingleMutation({
    request: (client, next: Settings) => client.settings.save(next),
    onDone: (savedSettings) => {
      cache.setQueryData(QUERY_KEY, savedSettings);
      setTypedLimits({});
      setRefuses(undefined);
      setBeforeTax(undefined);
      setTurnovers(undefined);
      setRoles(undefined);
      setIsAsked(false);
      toast(text.saved);
    },
  });
  const failure = mutation.error;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutation.forgetError();
    setIsAsked(true);
    if (LIMIT_NAMES.some(findLimitFault)) {
      const form = event.currentTarget;
      // After the messages are drawn.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const limits = Object.fromEntries(LIMIT_NAMES.map((limit) => [limit, Number(getLimitText(limit))]));
    const stockShort = refusesShort ? "refuse" : "allow";
    const billDiscount = isBeforeTax ? "beforeTax" : "afterTax";
    const lists = { turnovers: statedTurnovers, secondFactorRoles: chosenRoles };
    mutation.mutate({ ...settings, ...limits, stockShort, billDiscount, ...lists });
  };
  return (
    <FormSurface className="vb-card vb-form" noValidate onSubmit={submit} aria-label={text.title}>
      <FormTitle className="vb-form-title">{text.limits}</FormTitle>
      {failure && <Banner title={text.failedSave} error={failure} />}
      <FormFields className="vb-form-fields">
        {LIMIT_NAMES.map((limit) => (
          <div className="vb-form-field" key={limit}>
            <TextField
              label={rules[limit].label}
              description={text.help[limit]}
              value={getLimitText(limit)}
              onChange={(value) => setTypedLimits((now) => ({ ...now, [limit]: value }))}
              error={isAsked ? findLimitFault(limit) : undefined}
              isRequired
              autoComplete="off"
              inputMode={SettingsInput[limit].decimals === 0 ? "numeric" : "decimal"}
              prefix={MONEY_LIMITS.has(limit) ? "₹" : undefined}
              suffix={PERCENT.has(limit) && <PercentSign className="vb-prefix">%</PercentSign>}
            />
          </div>
        ))}
      </FormFields>
      <FormTitle className="vb-form-title">{text.stock}</FormTitle>
      <Switch label={text.stockShort} isOn={refusesShort} onChange={setRefuses} />
      <p className="vb-description">{text.stockHelp}</p>
      <FormTitle className="vb-form-title">{text.bills}</FormTitle>
      <Switch label={text.billDiscount} isOn={isBeforeTax} onChange={setBeforeTax} />
      <p className="vb-description">{text.billDiscountHelp}</p>
      <TurnoverField turnovers={statedTurnovers} onChange={setTurnovers} />
      <FormTitle className="vb-form-title">{account.secondFactorRoles}</FormTitle>
      {ROLE_IDS.map((role) => (
        <Switch
          key={role}
          label={account.roles[role]}
          isOn={chosenRoles.includes(role)}
          onChange={(isOn) =>
            setRoles([...chosenRoles.filter((one) => one !== role), ...(isOn ? [role] : [])])
          }
        />
      ))}
      <p className="vb-description">{account.secondFactorHelp}</p>
      <FormButtons className="vb-form-buttons">
        <Button type="submit" variant="primary" pendingLabel={mutation.sent && text.saving}>
          {text.save}
        </Button>
      </FormButtons>
    </FormSurface>
  );
}

const QUERY_KEY = ["settings.read"];
const LIMIT_NAMES = [
  "daysBack",
  "discount",
  "freeGoods",
  "returnWithoutBill",
  "cashRefund",
  "exchanges",
  "expenses",
  "partnerOrders",
  "partnerOrderTimes",
  "partnerFirstOrder",
] as const;
const ROLE_IDS = [1, 3, 4, 2] as const;
type Limit = (typeof LIMIT_NAMES)[number];
const MONEY_LIMITS: ReadonlySet<Limit> = new Set([
  "returnWithoutBill",
  "cashRefund",
  "exchanges",
  "expenses",
  "partnerFirstOrder",
]);
const PERCENT: ReadonlySet<Limit> = new Set(["discount", "freeGoods"]);
