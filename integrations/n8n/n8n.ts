// What nodes use of `n8n-workflow`, which is 20 packages that only n8n itself needs.

/** Of a list to choose from. */
type Choice = { name: string; value: string; description?: string; action?: string };
/** Fields that are filled together, as often as one likes. */
type Group = { displayName: string; name: string; values: readonly Property[] };

/** A field of a form. */
export type Property = {
  displayName: string;
  name: string;
  type: 'string' | 'number' | 'boolean' | 'options' | 'multiOptions' | 'collection' | 'fixedCollection';
  default: string | number | boolean | readonly string[] | Record<string, never>;
  required?: true;
  noDataExpression?: true;
  description?: string;
  placeholder?: string;
  typeOptions?: {
    password?: true;
    rows?: number;
    multipleValues?: true;
    minValue?: number;
    maxValue?: number;
  };
  displayOptions?: { show: Readonly<Record<string, readonly (string | boolean)[]>> };
  options?: readonly (Choice | Group | Property)[];
};

/** What n8n shows of a node. */
export type NodeDescription = {
  displayName: string;
  name: string;
  icon: `file:${string}.svg`;
  group: readonly ('input' | 'output' | 'transform' | 'trigger')[];
  version: number;
  subtitle?: string;
  description: string;
  defaults: { name: string };
  usableAsTool?: true;
  inputs: readonly 'main'[];
  outputs: readonly 'main'[];
  credentials: readonly { name: string; required: true }[];
  webhooks?: readonly { name: 'default'; httpMethod: 'POST'; responseMode: 'onReceived'; path: string }[];
  properties: readonly Property[];
};

export type HttpMethod = 'DELETE' | 'GET' | 'HEAD' | 'PATCH' | 'POST' | 'PUT';
type HttpRequest = {
  url: string;
  method: HttpMethod;
  headers: Record<string, string>;
  body?: Buffer;
  encoding: 'arraybuffer';
  returnFullResponse: true;
  ignoreHttpStatusErrors: true;
};
/** `body` is a Buffer, as `encoding` has it. */
type HttpResponse = { body: unknown; headers: object; statusCode: number };

/** What every function of a node may call. */
export type NodeFunctions = {
  getCredentials(name: string): Promise<Readonly<Record<string, unknown>>>;
  helpers: { httpRequest(request: HttpRequest): Promise<HttpResponse> };
};

export type Item = {
  json: Record<string, unknown>;
  binary?: Record<string, unknown>;
  pairedItem?: { item: number };
};

export type ExecuteFunctions = NodeFunctions & {
  getInputData(): readonly unknown[];
  getNodeParameter(name: string, itemIndex: number, fallback?: unknown): unknown;
  continueOnFail(): boolean;
  helpers: { prepareBinaryData(bytes: Buffer, fileName: string, mimeType: string): Promise<unknown> };
};

/** Of a trigger that registers its address with the service. */
export type HookFunctions = NodeFunctions & {
  getNodeParameter(name: string): unknown;
  getNodeWebhookUrl(name: string): string | undefined;
  getWorkflowStaticData(type: 'node'): Record<string, unknown>;
};

/** Of a trigger that is called. */
export type WebhookFunctions = {
  getWorkflowStaticData(type: 'node'): Record<string, unknown>;
  getRequestObject(): {
    rawBody?: Uint8Array;
    headers: Readonly<Record<string, string | string[] | undefined>>;
  };
  getResponseObject(): { status(code: number): { end(text: string): unknown } };
};

export type WebhookResult = { noWebhookResponse: true } | { workflowData: Item[][] };
