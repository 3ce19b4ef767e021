import { createVanbook, isVanbookError, type Answer, type PartyArgument } from "@vanbook/sdk";
import { createVanbookPartner } from "@vanbook/sdk/partner";
import { createStandIn } from "@vanbook/sdk/testing";
import { followEvents, verifyWebhook } from "@vanbook/sdk/webhooks";
import { withFiles } from "@vanbook/widgets/files";

// What runs on a host's server: compiled, never run.
const options = { baseUrl: "https://your-vanbook", auth: { kind: "token", url: "/vanbook-token" } } as const;
const ofParty = createVanbook<PartyArgument>(options);

export async function readLedger(): Promise<Answer<"customerLedger.report">> {
  const { data } = await ofParty.customerLedger
    .report({ FYearID: 1, FromDate: "2026-11-01", ToDate: "2026-11-30" })
    .withResponse();
  return data;
}

export async function followBills(signal: AbortSignal): Promise<number> {
  let count = 0;
  const vanbook = createVanbook({ baseUrl: "https://your-vanbook", auth: { kind: "key", key: "vbk_x" } });
  try {
    for await (const row of vanbook.sales.report.rows({ FromDate: "2026-11-01", ToDate: "2026-11-30" }))
      count += row.BillAmount;
    for await (const { type } of followEvents(vanbook, { types: ["bill.posted"], signal }))
      count += type.length;
  } catch (error) {
    if (isVanbookError(error, "TOKEN_EXPIRED")) error.code satisfies "TOKEN_EXPIRED";
  }
  return count;
}

export const partner = createVanbookPartner({
  baseUrl: "https://your-vanbook",
  key: "vbk_x",
  origins: ["https://portal.example"],
});
export const parts = [createStandIn, verifyWebhook, withFiles];

// @ts-expect-error a misspelt operation
export const callWrongly = () => ofParty.sales.reprot({});
