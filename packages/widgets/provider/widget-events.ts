/**
 * Events of a provider's widgets for the host. A custom element's events are the same
 * (docs/embedding.md).
 */
export interface WidgetEvents {
  /** The first answer is shown. */
  onReady?: (() => void) | undefined;
  /** A widget's request failed, or a widget, a slot or a handler of the host threw. */
  onError?: ((failure: WidgetFailure) => void) | undefined;
  /** The page uses a widget in a way that cannot work, or has no effect. Each is reported once. */
  onMisuse?: ((misuse: WidgetMisuse) => void) | undefined;
  /** Range, filters, search, order or page changed. Passes all choices, by parameter. */
  onFilter?: ((choices: Choices) => void) | undefined;
  /** A file was made, or something was printed. */
  onExport?: ((file: { kind: string }) => void) | undefined;
}

export interface WidgetFailure {
  /**
   * Code of an SDK error; `RENDER_FAILED` if a widget, a slot or a handler of the host threw,
   * `LOAD_FAILED` if code of a widget could not be fetched, `UNKNOWN_NAME` if an element names no
   * widget, `UNKNOWN` for any other error.
   */
  code: string;
  message: string;
  requestId: string | null;
  /** The error of the host's own `getToken` or route, slot or handler. */
  cause: unknown;
}

export interface WidgetMisuse {
  code:
    | "UNKNOWN_NAME"
    | "UNKNOWN_ATTRIBUTE"
    | "WRONG_VALUE"
    | "LOCKED_PARAMETER"
    | "NO_CLIENT"
    | "TOKEN_FORBIDDEN"
    | "UNKNOWN_PROP"
    | "UNKNOWN_THEME_KEY";
  /** What is wrong and what to write instead, in English, for the page's developer. */
  message: string;
}

export type Choices = Readonly<Record<string, string>>;
