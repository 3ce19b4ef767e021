import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { useState } from "react";
import { useRead } from "../form/use-read.ts";
import { date } from "../../sdk/format/date.ts";
import { dayInIndia } from "../../sdk/format/day.ts";
import { Banner } from "../parts/Banner.tsx";
import { Button } from "../parts/Button.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { Tag } from "../parts/Tag.tsx";
import { useToast } from "../parts/toast/Toast.tsx";
import { useSingleMutation } from "../provider/use-single-mutation.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { useSay } from "../text/use-text.ts";
import { getFailureMessage } from "../../sdk/text/say-in.ts";
import { AccountCard } from "./Account.styles.ts";
import { FactorSetUp } from "./FactorSetUp.tsx";
import { PasswordQuestion } from "../parts/person/PasswordQuestion.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/**
 * Sets up an authenticator app for the signed-in user, or removes it. The recovery codes for a lost
 * phone are shown only once.
 * @widget Users and company
 * @element none: is how the signed-in user signs in; behind a token nobody is signed in
 * @title Second factor
 */
export function SecondFactor() {
  const { account: text } = useMastersText();
  const client = useVanbook();
  const cache = useQueryClient();
  const toast = useToast();
  const [openQuestion, setOpenQuestion] = useState<"begin" | "renew" | "remove">();
  const [factor, setFactor] = useState<Schema<"FactorKey">>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useRead({ operation: "secondFactor.read" });
  const close = () => setOpenQuestion(undefined);
  const reloadFactor = () => void cache.invalidateQueries({ queryKey: QUERY_KEY });
  const showCodes = (newCodes: Schema<"RecoveryCodes">) => {
    setFactor(undefined);
    setCodes(newCodes.recoveryCodes);
    reloadFactor();
  };
  return (
    <AccountCard title={text.factor} className="vb-second-factor">
      {error && <Banner title={text.factorFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="60%" />}
      {data && (
        <>
          <p>
            <Tag tone={data.isOn ? "ok" : "warn"}>{data.isOn ? text.on : text.off}</Tag>{" "}
            {data.since !== null && text.since(date(dayInIndia(new Date(data.since))))}{" "}
            {data.isOn && text.codesLeft(data.codesLeft)}
          </p>
          <p className="vb-description">{data.isRequired ? text.required : text.factorLead}</p>
          <div className="vb-account-buttons">
            <Button variant={data.isOn ? "plain" : "primary"} onPress={() => setOpenQuestion("begin")}>
              {data.isOn ? text.replace : text.setUp}
            </Button>
            {data.isOn && <Button onPress={() => setOpenQuestion("renew")}>{text.renew}</Button>}
            {data.isOn && !data.isRequired && (
              <Button onPress={() => setOpenQuestion("remove")}>{text.turnOff}</Button>
            )}
          </div>
        </>
      )}
      {openQuestion === "begin" && (
        <PasswordQuestion
          title={text.setUp}
          lead={text.beginLead}
          action={text.next}
          request={(CurrentPassword) => client.secondFactor.begin({ CurrentPassword })}
          onDone={setFactor}
          onClose={close}
        />
      )}
      {openQuestion === "renew" && (
        <PasswordQuestion
          title={text.renew}
          lead={text.renewLead}
          action={text.renew}
          request={(CurrentPassword) => client.secondFactor.renewCodes({ CurrentPassword })}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {openQuestion === "remove" && (
        <PasswordQuestion
          title={text.turnOff}
          lead={text.turnOffLead}
          action={text.turnOff}
          isDangerous
          request={(CurrentPassword) => client.secondFactor.remove({ CurrentPassword })}
          onDone={() => {
            toast(text.turnedOff);
            reloadFactor();
          }}
          onClose={close}
        />
      )}
      {factor && <SetUpWindow factor={factor} onDone={showCodes} onClose={() => setFactor(undefined)} />}
      {codes && (
        <Dialog title={text.codes} isOpen isQuestion onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </AccountCard>
  );
}

interface SetUpWindowProps {
  factor: Schema<"FactorKey">;
  onDone: (newCodes: Schema<"RecoveryCodes">) => void;
  onClose: () => void;
}

function SetUpWindow({ factor, onDone, onClose }: SetUpWindowProps) {
  const { account: text } = useMastersText();
  const say = useSay();
  const { mutate, sent, error } = useSingleMutation({
    request: (client, Code: string) => client.secondFactor.confirm({ Code }),
    onDone,
  });
  return (
    <Dialog title={text.setUp} isOpen isQuestion onClose={onClose}>
      <FactorSetUp
        factor={factor}
        onCode={mutate}
        isSending={sent !== undefined}
        failure={error ? say(getFailureMessage(error)) : undefined}
      />
    </Dialog>
  );
}

const QUERY_KEY = ["secondFactor.read"];
