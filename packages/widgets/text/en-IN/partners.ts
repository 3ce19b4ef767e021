import { embedText } from "./embed.ts";
import { webhooksText } from "./webhooks.ts";

/** What the screen of partners says, in Indian English. */
export const partnersText = {
  embed: embedText,
  webhooks: webhooksText,
  keys: {
    kinds: { working: "Working", ended: "Ended" },
    states: { working: "Working", expired: "Expired", revoked: "Revoked" },
    all: "All",
    everywhere: "Everywhere",
    never: "Never",
    some: (count: number) => (count === 1 ? "1 operation" : `${count} operations`),
    operations: "Operations",
    allOperations: "All that you may do yourself",
    operationsFailed: "The operations could not be fetched.",
    addressHelp: "One a line, such as 203.0.113.7 or 203.0.113.0/24. Left empty, it is used from everywhere.",
    expiresHelp: "It works until the end of this day. Left empty, it does not expire.",
    used: (time: string, address: string | null) => (address === null ? time : `${time} from ${address}`),
    secretTitle: "The secret of the key",
    secretLabel: (name: string) => `Secret of ${name}`,
    secretOnce:
      "It is shown this once: Vanbook keeps no copy. Put it where your server reads its settings, and never into a page.",
    formerUntil: (time: string) => `The secret before it works on until ${time}.`,
    formerEnded: "The secret before it does not work any more.",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "It could not be copied. Select the text and copy it yourself.",
    done: "Done",
    rotate: "New Secret",
    rotating: "Making it...",
    rotateTitle: (name: string) => `A new secret for ${name}?`,
    rotateWords:
      "Whoever uses the key needs the new secret. The old one can work on for a while, so that nothing stands still meanwhile.",
    rotateFailed: "The key could not be given a new secret. Please try again.",
    graceLabel: "The old secret",
    graces: [
      { value: "0", label: "Ends at once" },
      { value: "15", label: "Works on for 15 minutes" },
      { value: "60", label: "Works on for an hour" },
      { value: "1440", label: "Works on for a day" },
    ],
    cancel: "Cancel",
  },
  origins: {
    title: "Origins",
    lead: "Pages of these origins may show widgets with your tokens. A page of another one is not answered.",
    label: "Origin",
    example: "https://portal.example.com",
    help: "https and the host, without a path. Plain http on localhost alone.",
    allow: "Allow",
    allowing: "Allowing...",
    allowed: "Pages of this origin are answered now",
    remove: "Remove",
    removing: "Removing...",
    removed: "Its pages are answered no longer",
    list: "Allowed origins",
    since: (day: string) => `Allowed on ${day}`,
    empty: "No origin is allowed. Add the one of your page, or allow one that has asked.",
    asked: "Asked and not allowed",
    askedTimes: (times: number, since: string, last: string, key: string | null) =>
      `Asked ${times === 1 ? "once" : `${times} times since ${since}`}, last on ${last}${key === null ? "" : `, with the key ${key}`}`,
    removeTitle: (origin: string) => `Remove ${origin}?`,
    removeWords:
      "Its pages are answered no longer, from now on, and tokens that were made for them stop working there.",
    cancel: "Cancel",
    loading: "Fetching the origins",
    failedList: "The origins could not be fetched.",
    failedAllow: "The origin could not be allowed. Please try again.",
    failedRemove: "The origin could not be removed. Please try again.",
  },
};

export type PartnersText = typeof partnersText;
