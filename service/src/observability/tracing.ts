export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What is told of an answer. Never an address: its query, and the path of an image, are secrets. */
export type CompletedRequest = {
  requestId: string;
  /** The contract's id; undefined for a page or an unknown path. */
  operation: string | undefined;
  method: string | undefined;
  /** As the contract writes it: `/images/{file}`, not what was asked for. */
  route: string | undefined;
  status: number;
  /** Of a card: whether a cache supplied it. */
  cached: boolean | undefined;
};

export interface RequestSpan {
  /** Runs `work` so that the spans in it are this one's children. */
  run<Result>(work: () => Result): Result;
  /** A request that is never ended is never told of. */
  end(answer: CompletedRequest): void;
}

export interface Span {
  set(attributes: SpanAttributes): void;
  /** Tells the error's class alone: messages may quote a client. */
  fail(error: unknown): void;
}

/** What happened when, and because of what. Attributes are for strangers' eyes: no secret, no prompt, no address. */
export interface Tracing {
  /** Follows a request; `traceparent` and `tracestate` (W3C Trace Context) say what it is a part of. */
  startRequest(header: (name: string) => string | undefined, startedAt: number): RequestSpan;
  /** A part of what runs. It fails when `work` throws. */
  span<Result>(
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result>;
  /** Remembers that what runs now has caused the job `id`. */
  linkJob(id: string): void;
  /** As `span`, but a part of what caused the job, if this process knows, and never of what happens to run. */
  job<Result>(
    id: string,
    name: string,
    attributes: SpanAttributes,
    work: (span: Span) => Promise<Result>,
  ): Promise<Result>;
  /** Sends what is left, for a moment; never throws. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { set: () => {}, fail: () => {} };
const NO_REQUEST: RequestSpan = { run: (work) => work(), end: () => {} };

/** Where nobody listens. */
export const NO_TRACING: Tracing = {
  startRequest: () => NO_REQUEST,
  span: (_name, _attributes, work) => work(NO_SPAN),
  linkJob: () => {},
  job: (_id, _name, _attributes, work) => work(NO_SPAN),
  close: async () => {},
};
