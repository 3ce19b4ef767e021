import { widgetOperations, type WidgetName } from "@vanbook/sdk/partner";
import { useState } from "react";
import { FormTitle } from "../master/MasterForm.styles.ts";
import { Card } from "../parts/Card.tsx";
import { TextField } from "../parts/TextField.tsx";
import { usePartnersText } from "./use-partners-text.ts";
import { CodeTabs } from "./CodeTabs.tsx";
import { listWidgetArguments, type ChoiceProps, type ChosenTerms, type Parameter } from "./embed-choice.ts";
import {
  writeHtmlCode,
  writeReactCode,
  writeServerCode,
  type EmbedCodeInput,
  type ServerKind,
} from "./embed-code.ts";
import { embedComponents } from "../generated/embed-components.ts";
import { isColour } from "./EmbedLook.tsx";
import { CodeBox } from "./Partners.styles.ts";
import { useRead } from "../form/use-read.ts";
import { describeFailure } from "../form/failure.ts";
import { FormButtons } from "../form/FormButtons.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { KeySecret, type MadeSecret } from "./KeySecret.tsx";
import { useAllowOrigin } from "./use-allow-origin.ts";

export interface EmbedCodeProps extends ChoiceProps {
  terms: ChosenTerms;
  parameters: readonly Parameter[];
  title: string;
}

export function EmbedCode({ choice, terms, parameters, title, onChange }: EmbedCodeProps) {
  const { embed: text } = usePartnersText();
  const { widget, isolation, origin, brand } = choice;
  const input: EmbedCodeInput = {
    choice: { ...choice, brand: isColour(brand) ? brand : "" },
    terms,
    given: listWidgetArguments(choice, parameters),
    title,
    component: embedComponents[widget] ?? "",
    server: window.location.origin,
  };
  const pages = [
    { id: "html", label: text.pages.html, code: writeHtmlCode(input) },
    { id: "react", label: text.pages.react, code: writeReactCode(input) },
  ];
  const servers = SERVER_KINDS.map((id) => ({
    id,
    label: text.servers[id],
    code: writeServerCode(id, input),
  }));
  return (
    <Card title={text.code}>
      <CodeBox className="vb-embed-code">
        <TextField
          label={text.origin}
          value={origin}
          onChange={(next) => onChange({ origin: next.trim() })}
        />
        <SiteSetUp
          origin={origin}
          title={title}
          operations={widgetOperations([widget as WidgetName], terms)} // the wizard offers only such names
        />
        <FormTitle className="vb-form-title">{text.page}</FormTitle>
        <CodeTabs
          label={text.page}
          codes={pages}
          note={isolation === "layer" ? undefined : text.shadowInReact}
        />
        <FormTitle className="vb-form-title">{text.server}</FormTitle>
        <CodeTabs label={text.server} codes={servers} />
      </CodeBox>
    </Card>
  );
}

const SERVER_KINDS: readonly ServerKind[] = ["express", "koa", "next", "hono"];

interface SiteSetUpProps {
  origin: string;
  title: string;
  operations: readonly string[];
}

/** Its buttons make a key that can only create these tokens, and allow the page's origin. */
function SiteSetUp({ origin, title, operations }: SiteSetUpProps) {
  const { embed: text, origins: originsText } = usePartnersText();
  const [newSecret, setNewSecret] = useState<MadeSecret>();
  const allow = useAllowOrigin();
  const origins = useRead({ operation: "embedOrigins.list" });
  const isAllowed = origins.data?.data.some((one) => one.origin === origin) ?? true;
  const key = useSingleMutation({
    request: (client, name: string) =>
      client.apiKeys.create({ name, operations: [...new Set([...TOKEN_OPERATIONS, ...operations])] }),
    invalidates: ["master", "apiKeys.list"],
    onDone: (answer) => {
      setNewSecret(answer);
    },
  });
  const fault = key.error ? describeFailure(key.error, text.keyFailed) : allow.failure;
  return (
    <>
      <FormButtons className="vb-form-buttons">
        <Button
          pendingLabel={key.sent !== undefined && text.makingKey}
          onPress={() => key.mutate(text.keyName(title))}
        >
          {text.makeKey}
        </Button>
        {!isAllowed && (
          <Button isDisabled={allow.sent !== undefined} onPress={() => allow.mutate(origin)}>
            {text.allow}
          </Button>
        )}
      </FormButtons>
      {origins.error && (
        <Banner title={originsText.failedList} error={origins.error} onRetry={() => void origins.refetch()} />
      )}
      {fault && <Banner title={fault.title} detail={fault.detail} />}
      {newSecret && <KeySecret made={newSecret} onClose={() => setNewSecret(undefined)} />}
    </>
  );
}

const TOKEN_OPERATIONS = ["embedTokens.create", "embedTokens.revoke"];
