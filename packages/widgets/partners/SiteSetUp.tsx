import { useState } from "react";
import { useRead } from "../form/use-read.ts";
import { failureOf } from "../form/failure.ts";
import { FormButtons } from "../form/FormButtons.styles.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { usePartnersText } from "./use-partners-text.ts";
import { KeySecret, type MadeSecret } from "./KeySecret.tsx";
import { useAllowOrigin } from "./use-allow-origin.ts";

export interface SiteSetUpProps {
  origin: string;
  title: string;
  /** The operations that the tokens may call. */
  operations: readonly string[];
}

/**
 * What the code also needs, one button each: a key that can only create these tokens, and permission for the
 * page's origin.
 */
export function SiteSetUp({ origin, title, operations }: SiteSetUpProps) {
  const { embed: text } = usePartnersText();
  const [made, setMade] = useState<MadeSecret>();
  const allow = useAllowOrigin();
  const origins = useRead("embedOrigins.list");
  const isAllowed = origins.data?.data.some((one) => one.origin === origin) ?? true;
  const key = useSingleMutation({
    request: (client, name: string) =>
      client.apiKeys.create({ name, operations: [...new Set([...MINTING, ...operations])] }),
    invalidates: ["master", "apiKeys.list"],
    onDone: (answer) => {
      setMade(answer);
    },
  });
  const fault = key.error ? failureOf(key.error, text.keyFailed) : allow.failure;
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
      {fault && <Banner title={fault.title} detail={fault.detail} />}
      {made && <KeySecret made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

/** The operations that a partner's server calls. */
const MINTING = ["embedTokens.create", "embedTokens.revoke"];
