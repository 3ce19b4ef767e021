import { embedText } from "../../generated/text/hi-IN/embed.ts";
import { partnersText as keysText } from "../../generated/text/hi-IN/partners.ts";
import { webhooksText } from "../../generated/text/hi-IN/webhooks.ts";
import type { PartnersText } from "../en-IN/partners.ts";

/** What the screen of partners says, in Hindi. */
export const partnersText: PartnersText = { embed: embedText, webhooks: webhooksText, ...keysText };
