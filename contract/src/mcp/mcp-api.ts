/** A request to an operation of the contract. */
export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT';
  /** With its query. */
  path: `/api/v1/${string}`;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
};

export type CardToSign = {
  template: string;
  params: Readonly<Record<string, string>>;
  /** From now. */
  expiresInSeconds: number;
  format?: 'png' | 'jpeg' | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

export type Image = { bytes: Uint8Array; type: string };

/** The API of one account as MCP tools use it: over the network from the command, in process from the service. */
export interface McpApi {
  /** The JSON body of a successful response. Throws for all others. */
  request(call: ApiCall): Promise<unknown>;
  /** The image of a successful response, with its headers. Throws for all others. */
  requestImage(call: ApiCall): Promise<Image & { headers: Headers }>;
  /** The signed URL of a card, with probable mistakes in it. */
  sign(card: CardToSign, signal: AbortSignal): Promise<{ url: string; warnings: string[] }>;
  /** An image of the service, by its URL. */
  download(url: string, signal: AbortSignal): Promise<Image>;
}
