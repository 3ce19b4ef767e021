/** What a host may be told of a provider's widgets. An element's events are these (docs/embedding.md). */
export interface WidgetEvents {
  /** The first answer is shown. */
  onReady?: (() => void) | undefined;
  /** Something failed that the widgets had asked for. */
  onError?: ((failure: WidgetFailure) => void) | undefined;
  /** The visitor chose something else: range, filters, search, order, page; all that is chosen now, by parameter. */
  onFilter?: ((choices: Choices) => void) | undefined;
  /** A file was made, or something printed. */
  onExport?: ((file: { kind: string }) => void) | undefined;
}

export interface WidgetFailure {
  /** Of the SDK's errors; `UNKNOWN` for any other. */
  code: string;
  message: string;
  requestId: string | null;
  /** What the host's own `getToken` or route failed with. */
  cause: unknown;
}

export type Choices = Readonly<Record<string, string>>;
