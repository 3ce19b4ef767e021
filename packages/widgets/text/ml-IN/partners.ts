import { embedText } from "../../generated/text/ml-IN/embed.ts";
import { partnersText as keysText } from "../../generated/text/ml-IN/partners.ts";
import { webhooksText } from "../../generated/text/ml-IN/webhooks.ts";
import type { PartnersText } from "../en-IN/partners.ts";

/** What the screen of partners says, in Malayalam. */
export const partnersText: PartnersText = { embed: embedText, webhooks: webhooksText, ...keysText };
