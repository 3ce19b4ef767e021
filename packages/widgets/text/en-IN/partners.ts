import { embedText } from "../../generated/text/en-IN/embed.ts";
import { partnersText as keysText } from "../../generated/text/en-IN/partners.ts";
import { webhooksText } from "../../generated/text/en-IN/webhooks.ts";

/** What the screen of partners says, in Indian English. */
export const partnersText = { embed: embedText, webhooks: webhooksText, ...keysText };

export type PartnersText = typeof partnersText;
