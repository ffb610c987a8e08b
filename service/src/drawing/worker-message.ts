import type { Card, ComposeRequest, Engine, RenderOptions, TemplateImage } from '@cardwright/engine';

/**
 * What a worker process does for the service, with the arguments: data, which crosses as a structured clone. An abort is a
 * message of its own.
 */
type Methods = {
  compose: [request: ComposeRequest];
  read: [prompt: string];
  planPicture: Parameters<Engine['planPicture']>;
  platformSize: Parameters<Engine['platformSize']>;
  checkReading: Parameters<Engine['checkReading']>;
  findBriefFault: Parameters<Engine['findBriefFault']>;
  listCatalogue: Parameters<Engine['listCatalogue']>;
  drawThumbnail: Parameters<Engine['drawThumbnail']>;
  convertImage: Parameters<Engine['convertImage']>;
  findUndrawable: [card: Card];
  renderCard: [
    card: Card,
    images?: Readonly<Record<string, TemplateImage>>,
    options?: Omit<RenderOptions, 'signal'>,
  ];
  drawDraft: [
    card: Card,
    images: Readonly<Record<string, TemplateImage>>,
    options: Omit<Parameters<Engine['drawDraft']>[2], 'signal'>,
  ];
  findFaintTexts: [
    card: Card,
    images: Readonly<Record<string, TemplateImage>> | undefined,
    options: Omit<NonNullable<Parameters<Engine['findFaintTexts']>[2]>, 'signal'>,
  ];
};

export type Method = keyof Methods;
export type Arguments<Name extends Method> = Methods[Name];
export type Result<Name extends Method> = Awaited<ReturnType<Engine[Name]>>;

export type Call = { [Name in Method]: { method: Name; args: Arguments<Name> } }[Method];

export type ToWorker = (Call & { id: number }) | { abort: number };
export type FromWorker = 'ready' | { id: number; result: unknown } | { id: number; error: ErrorData };

/** A structured clone keeps neither the name nor the code of an error, which decide what becomes of a job. */
export type ErrorData = {
  name: string;
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
  cause?: ErrorData | undefined;
};

export function toErrorData(error: unknown): ErrorData {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name, message, stack, code, cause: cause instanceof Error ? toErrorData(cause) : undefined };
}

export function fromErrorData({ name, message, stack, code, cause }: ErrorData): Error {
  const error = new Error(message, cause && { cause: fromErrorData(cause) });
  return Object.assign(error, {
    name,
    ...(stack !== undefined && { stack }),
    ...(code !== undefined && { code }),
  });
}
