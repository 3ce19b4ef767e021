/** Runs in the page, after the element has been added. */
type Act = (element: HostElement) => unknown;

export interface HostElement extends HTMLElement {
  client: unknown;
  cells: unknown;
  rowActions: unknown;
}

export interface HostMistake {
  what: string;
  /** Attributes, without those that the test adds. */
  attributes: string;
  inside?: string;
  act?: Act;
  /** What is reported to the page's developer, in order of the words; each once. */
  told: readonly (string | RegExp)[];
  /** What the visitor sees in place of the widget. */
  shown: "rows" | "notice" | "nothing";
}

const BILLS_ATTRIBUTES = 'name="sales.report" token-url="/vanbook-token"';
const NO_ACCESS = "error TOKEN_UNAVAILABLE No token could be had. ";

/** What hosts get wrong with elements on a page, and what they are told. */
export const HOST_MISTAKES: readonly HostMistake[] = [
  {
    what: "a misspelt name",
    attributes: 'name="sale.report" token-url="/vanbook-token"',
    told: [
      'error UNKNOWN_NAME There is no widget named "sale.report"; did you mean "sales.report"?',
      'misuse UNKNOWN_NAME There is no widget named "sale.report"; did you mean "sales.report"?',
    ],
    shown: "notice",
  },
  {
    what: "no name",
    attributes: 'token-url="/vanbook-token"',
    told: [
      'error UNKNOWN_NAME This element lacks the name of its widget: name="sales.report".',
      'misuse UNKNOWN_NAME This element lacks the name of its widget: name="sales.report".',
    ],
    shown: "notice",
  },
  {
    what: "a misspelt attribute",
    attributes: `${BILLS_ATTRIBUTES} form-date="2026-11-01"`,
    told: ["misuse UNKNOWN_ATTRIBUTE form-date is not an argument of sales.report; did you mean from-date?"],
    shown: "rows",
  },
  {
    what: "the name of an argument as the API has it",
    attributes: `${BILLS_ATTRIBUTES} fromdate="2026-11-01"`,
    told: ["misuse UNKNOWN_ATTRIBUTE fromdate is not an argument of sales.report; did you mean from-date?"],
    shown: "rows",
  },
  {
    what: "a heading of the wrong level",
    attributes: `${BILLS_ATTRIBUTES} heading="h2"`,
    told: ['misuse WRONG_VALUE heading="h2" of sales.report is not one of: 1, 2, 3, none.'],
    shown: "rows",
  },
  {
    what: "an unknown scheme",
    attributes: `${BILLS_ATTRIBUTES} scheme="auto"`,
    told: ['misuse WRONG_VALUE scheme="auto" of sales.report is not one of: light, dark.'],
    shown: "rows",
  },
  {
    what: "a language that is none",
    attributes: `${BILLS_ATTRIBUTES} locale="en_IN!"`,
    told: [
      'misuse WRONG_VALUE locale="en_IN!" of sales.report is not one of: language tags such as en-IN, hi, ml.',
    ],
    shown: "rows",
  },
  {
    what: "a template without its value",
    attributes: `${BILLS_ATTRIBUTES} customer-id=""`,
    told: [
      "misuse LOCKED_PARAMETER customer-id of sales.report is locked by the page's token and has no effect.",
      'misuse WRONG_VALUE customer-id="" of sales.report is not one of: a value; leave the attribute out where there is none.',
    ],
    shown: "rows",
  },
  {
    what: "a slot that no widget has",
    attributes: BILLS_ATTRIBUTES,
    inside: '<p slot="emtpy" hidden>None</p>',
    told: ['misuse WRONG_VALUE sales.report has no slot="emtpy"; did you mean empty?'],
    shown: "rows",
  },
  {
    what: "links without the place of the name",
    attributes: `${BILLS_ATTRIBUTES} links="/reports"`,
    told: [
      'misuse WRONG_VALUE links="/reports" of sales.report is not one of: addresses with {name}, such as /reports/{name}.',
    ],
    shown: "rows",
  },
  {
    what: "a container that is not there",
    attributes: `${BILLS_ATTRIBUTES} isolation="layer" container="#nowhere"`,
    told: ['misuse WRONG_VALUE container="#nowhere" of sales.report: the page has no such element.'],
    shown: "rows",
  },
  {
    what: "row actions that are no JSON",
    attributes: `${BILLS_ATTRIBUTES} row-actions="remind"`,
    told: [/^misuse WRONG_VALUE The row actions of sales.report are not a list such as/],
    shown: "rows",
  },
  {
    what: "cells that throw",
    attributes: BILLS_ATTRIBUTES,
    act: (element) => {
      element.cells = {
        BillNo: () => {
          throw new Error("Our cell");
        },
      };
    },
    told: ["error RENDER_FAILED Our cell"],
    shown: "rows",
  },
  {
    what: "a token route that is no address",
    attributes: 'name="sales.report" token-url="http://"',
    told: [
      /^error LOAD_FAILED .*URL/,
      'misuse WRONG_VALUE token-url="http://" of sales.report is no address.',
    ],
    shown: "notice",
  },
  {
    what: "a token route that the page's server does not have",
    attributes: 'name="sales.report" token-url="/vanbook-tokn"',
    told: [`${NO_ACCESS}It answered 404: the page's server has no such route.`],
    shown: "notice",
  },
  {
    what: "a token route that answers a page",
    attributes: 'name="sales.report" token-url="/customer"',
    told: [`${NO_ACCESS}It answered text/html; charset=utf-8 instead of { token, expiresAt }.`],
    shown: "notice",
  },
  {
    what: "a token route that never answers",
    attributes: 'name="sales.report" token-url="/silent-token"',
    told: [`${NO_ACCESS}It did not answer within 10 seconds.`],
    shown: "notice",
  },
  {
    what: "a route for tokens and a widget that they don't allow",
    attributes: 'name="debtors.report" token-url="/vanbook-token"',
    told: [
      "error TOKEN_FORBIDDEN The embed token may not call this operation.",
      /^misuse TOKEN_FORBIDDEN the page's token may not call debtors.report. Name its widget in `widgets`/,
    ],
    shown: "notice",
  },
  {
    what: "a server that is away",
    attributes: `${BILLS_ATTRIBUTES} base-url="http://127.0.0.1:9"`,
    told: [/^error NETWORK /],
    shown: "notice",
  },
  {
    what: "no client and no token route",
    attributes: 'name="sales.report" token-ulr="/vanbook-token"',
    told: [
      /^misuse NO_CLIENT <vanbook-widget name="sales.report"> draws nothing yet. It needs token-url/,
      "misuse UNKNOWN_ATTRIBUTE token-ulr is not an argument of sales.report; did you mean token-url?",
    ],
    shown: "nothing",
  },
  {
    what: "a getToken that throws",
    attributes: 'name="sales.report"',
    act: (element) => {
      element.client = window.makeClient(() => {
        throw new Error("Our getToken");
      });
    },
    told: [NO_ACCESS.trim()],
    shown: "notice",
  },
  {
    what: "a getToken that returns a page",
    attributes: 'name="sales.report"',
    act: (element) => void (element.client = window.makeClient(() => "<!doctype html>")),
    told: [`${NO_ACCESS}It answered string instead of { token, expiresAt }.`],
    shown: "notice",
  },
  {
    what: "a client that is none",
    attributes: 'name="sales.report"',
    act: (element) => void (element.client = "https://your-vanbook"),
    told: [/./],
    shown: "notice",
  },
  {
    what: "a second client before the first has drawn",
    attributes: 'name="sales.report"',
    act: (element) => {
      element.client = window.makeClient(() => Promise.reject(new Error("Never asked")));
      element.client = window.makeClient(window.fetchToken);
    },
    told: [],
    shown: "rows",
  },
  {
    what: "an element that is moved while it loads",
    attributes: BILLS_ATTRIBUTES,
    act: (element) => element.parentElement?.append(document.createElement("hr"), element),
    told: [],
    shown: "rows",
  },
  {
    what: "an element in a place that is not displayed",
    attributes: BILLS_ATTRIBUTES,
    act: (element) => {
      const place = element.parentElement;
      if (!place) return;
      place.style.display = "none";
      setTimeout(() => (place.style.display = ""), 1500);
    },
    told: [],
    shown: "rows",
  },
];

declare global {
  interface Window {
    makeClient: (getToken: () => unknown) => unknown;
    fetchToken: () => Promise<unknown>;
    toldOf: Record<string, string[]>;
  }
}
