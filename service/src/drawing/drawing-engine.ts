import type {
  Card,
  ComposeRequest,
  ComposeResult,
  Engine,
  ReadPrompt,
  RenderOptions,
} from '@cardwright/engine';

/**
 * Most urgent first: new cards that a crawler waits for, short questions such as reading a prompt, images that were
 * charged, previews, and the example images of the catalogue. Images that were charged take turns with what is free.
 */
export const PRIORITIES = ['card', 'question', 'image', 'preview', 'example'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** In whose turn, and how urgently, an engine that others wait for as well does something. */
export type Turn = {
  /** The account; those of equal urgency take turns. */
  owner: string;
  priority?: Priority;
  /** What it is for, for the log: the id of a generation. */
  subject?: string;
};

/** The account in whose turn a card is looked at. */
export type Owner = { owner?: string | undefined };
type CardImages = Parameters<Engine['renderCard']>[1];

/** An engine that may be shared: an `Engine` on this thread, which has no use for turns, or a pool of processes. */
export type DrawingEngine = Omit<
  Engine,
  | 'compose'
  | 'read'
  | 'platformSize'
  | 'findBriefFault'
  | 'convertImage'
  | 'renderCard'
  | 'drawDraft'
  | 'findFaintTexts'
  | 'findUndrawable'
> & {
  compose(request: ComposeRequest, signal?: AbortSignal, turn?: Turn): Promise<ComposeResult>;
  read(
    prompt: string,
    options?: { signal?: AbortSignal },
    turn?: Turn,
  ): Promise<ReadPrompt & { reader: string }>;
  platformSize(prompt: string, turn?: Turn): ReturnType<Engine['platformSize']>;
  findBriefFault(
    ...asked: [...Parameters<Engine['findBriefFault']>, turn?: Turn]
  ): ReturnType<Engine['findBriefFault']>;
  /** Anybody who has an image's URL may ask for copies of it: without a turn, previews of nobody. */
  convertImage(
    ...asked: [...Parameters<Engine['convertImage']>, turn?: Turn]
  ): ReturnType<Engine['convertImage']>;
  renderCard(
    card: Card,
    images?: CardImages,
    options?: RenderOptions & Owner,
  ): ReturnType<Engine['renderCard']>;
  drawDraft(
    card: Card,
    images: NonNullable<CardImages>,
    options: Parameters<Engine['drawDraft']>[2] & Owner,
  ): ReturnType<Engine['drawDraft']>;
  findFaintTexts(
    card: Card,
    images?: CardImages,
    options?: Pick<RenderOptions, 'signal' | 'fonts'> & Owner,
  ): ReturnType<Engine['findFaintTexts']>;
  findUndrawable(
    card: Card,
    options?: Owner & Pick<RenderOptions, 'signal'>,
  ): ReturnType<Engine['findUndrawable']>;
};
