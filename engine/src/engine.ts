import type { OwnFonts } from './assets/font-library.ts';
import type { Brief } from './brief/brief.ts';
import type { ReadOptions, ReadPrompt } from './brief/reader.ts';
import type { Warning } from './brief/warning.ts';
import type { CatalogueName, CataloguePage, CatalogueQuery } from './catalogue/catalogue.ts';
import type { BriefFault } from './catalogue/check-brief.ts';
import type { Brand } from './direction/brand.ts';
import type { KeptDesign } from './direction/kept-design.ts';
import type { Box } from './geometry.ts';
import type { QualityReport } from './quality/report.ts';
import type { CheckedReading, OtherReading } from './reader/own-words/check-reading.ts';
import type { Motion, Paper } from './render/card-file.ts';
import type { ImageEncoding } from './render/convert-image.ts';
import type { Timings } from './stopwatch.ts';
import type { OwnTemplate } from './templates/own/own-template.ts';
import type { LayerText } from './templates/own/to-layer-text.ts';
import type { Template, TemplateImage, TemplateValues } from './templates/template.ts';

export type ImageFormat = 'png' | 'jpeg';
/** A file is for who asks for it, not for crawlers. */
export type CardFormat = ImageFormat | 'pdf' | 'gif';

/** From a prompt, which is read first, or from a brief. */
export type ComposeRequest = ComposeOptions &
  ({ prompt: string; brief?: undefined } | { prompt?: undefined; brief: Brief });

export type ComposeOptions = {
  width: number;
  height: number;
  format: ImageFormat;
  /** The same brief (or prompt), seed, variation, size and format give the same bytes. Default 0. */
  seed?: number;
  /** The design of another image, in place of a seed: texts are set in it, and only what does not fit, or is asked for otherwise, is decided anew. */
  design?: KeptDesign;
  /**
   * 0, the default, is the design for the prompt and seed; 1, 2 ... are its siblings: look, scheme and hue are the
   * same, while palette, type, illustration and arrangement differ.
   */
  variation?: number;
  /** Name of a template that the prompt fills; with any other value, such as `default`, the composer chooses. */
  templateId?: string;
  /** Decides colors and type in every look; `toBrand` reads it from a design document. */
  brand?: Brand;
  /** The brand's logo, decoded with `decodeLogo`. */
  logo?: TemplateImage;
  /**
   * The picture of `brief.image` as a file: PNG, JPEG or WebP. Equal pixels give the same bytes, wherever they come from. `compose`
   * throws a `PhotoError` for what is no such picture.
   */
  image?: Uint8Array;
  /** A picture that was painted by the plan of `planPicture`, as a file like `image`. Where its words find no quiet place, the card is drawn without it. */
  painting?: Uint8Array;
  /** What whoever read the prompt has to say about it. */
  told?: readonly Warning[];
  /** Also takes the card apart. */
  layers?: true;
  /** Scales the finished image down to this many pixels on its longer side, for a preview of the same composition. */
  longSide?: number;
};

/** A card taken apart. */
export type CardLayers = {
  /** All but the words, as a PNG. */
  ground: Uint8Array;
  texts: LayerText[];
};

export type ComposeResult = {
  bytes: Uint8Array;
  /** What was drawn: composed again with the same seed and size, it gives the same bytes. */
  brief: Brief;
  /** Name of the reader that made it of the prompt; null for a brief of the caller's. */
  reader: string | null;
  /** Size of the image in `bytes`. */
  width: number;
  height: number;
  format: ImageFormat;
  /** What the prompt asked for and the image does not show. */
  warnings: Warning[];
  /** The checks that the delivered image passed. */
  quality: QualityReport;
  /** If the request asked for them. */
  layers?: CardLayers;
  /** What was decided for it; absent for a template, and for a picture alone. */
  design?: KeptDesign;
  /** The look that was drawn, for logs and galleries. */
  look: string;
  /** Whether `painting` is shown. */
  painted: boolean;
  /** The family of composition that arranged it; absent where the look did. */
  family?: string;
  /** Milliseconds by step. */
  timings: Timings;
};

/** What a picture is planned from. */
export type PictureRequest = Pick<ComposeOptions, 'width' | 'height' | 'seed'> &
  ({ prompt: string; brief?: undefined } | { prompt?: undefined; brief: Brief });

/** What a model could paint; none of it is a word of the card. */
export type PicturePlan = {
  description: string;
  /** Where words will be; null without any. */
  quiet: 'left' | 'right' | 'top' | 'bottom' | null;
  /** What must not be seen besides letters and frames, in the prompt's words. */
  avoid: readonly string[];
  /** Colors that the picture should go with, as `#rrggbb`; of the brief, never those of letters. */
  palette: readonly string[];
  width: number;
  height: number;
  seed: number;
  /** The brief, as one text: equal ones are composed alike. */
  brief: string;
  /** Whether a painting is likely to be better than our drawings: for pictures, and for cards that no illustration fits. */
  suggested: boolean;
};

/** A named template with valid values: everything that decides its pixels. */
export type Card = {
  template: string;
  /** If the template is an account's own. */
  own?: OwnTemplate;
  values: TemplateValues;
  width: number;
  height: number;
  format: CardFormat;
  /** Of a PDF. */
  paper?: Paper;
  /** Of a GIF. */
  motion?: Motion;
  /** SHA-256 in hex over template, version and all of the above: equal keys mean equal bytes. */
  key: string;
};

export type CardRequest = {
  /** A name of `templates`, or of `own`. */
  template: string;
  /** An account's own template. */
  own?: OwnTemplate | undefined;
  /** Template data as received; unknown names are ignored. */
  data: ReadonlyMap<string, string>;
  /** 200 to 2400 px. */
  width: number;
  height: number;
  format: CardFormat;
  /** Default: that of the card. */
  paper?: Paper | undefined;
  /** Default: its title builds. */
  motion?: Motion | undefined;
};

export type TemplateDescription = Pick<
  Template,
  'name' | 'version' | 'description' | 'parameters' | 'example' | 'speaks'
>;

export type RenderOptions = {
  signal?: AbortSignal | undefined;
  /** Scales the card down to this many pixels on its longer side. */
  longSide?: number | undefined;
  /** The uploaded fonts that `listOwnFonts` names, made with `cleanFont`. */
  fonts?: OwnFonts | undefined;
};

/** What of a card's texts is not drawn. */
export type Undrawable = {
  /** Characters, and letters with marks, that are left out or replaced by plainer ones. */
  texts: { parameter: string; characters: string[] }[];
  /** Parameters whose texts have no room, and those whose texts end in an ellipsis. */
  omitted?: { dropped: string[]; cut: string[] };
  /** The first text parameter, if nothing of any of them can be drawn and the card has no image. */
  blank?: string;
};

/** A text of an account's own template that is hard to see. */
export type FaintText = {
  /** Of its node, such as `root.children[0]`. */
  path: string;
  /** At its worst, rounded down to hundredths. */
  contrast: number;
};

/** What is wrong with a node of a draft. */
export type DraftComplaint = { path: string } & (
  | { code: 'no_room' | 'cut' | 'outside' }
  | { code: 'collides'; other: string }
  | { code: 'low_contrast'; contrast: number }
  | { code: 'small'; size: number }
  | { code: 'missing_characters'; characters: string[] }
);

/** A card of a definition that is being written. */
export type Draft = {
  /** JPEG. */
  image: Uint8Array;
  /** In px of the card; of texts with the smallest size and the lowest contrast of its letters, the baselines of its lines, and the parameters whose values it sets. */
  nodes: {
    path: string;
    box: Box;
    size?: number;
    contrast?: number;
    baselines?: number[];
    parameters?: string[];
  }[];
  complaints: DraftComplaint[];
};

export interface Engine {
  templates: readonly TemplateDescription[];
  /** Throws `TemplateParameterError` for the first wrong parameter. Cheap: draws nothing. */
  parseCard(request: CardRequest): Card;
  /** Finds characters that no font has. Loads the fonts that the card needs, and draws nothing. */
  findUndrawable(card: Card): Promise<Undrawable>;
  /** `images` by parameter name, e.g. `logo`, decoded with `decodeLogo`. */
  renderCard(
    card: Card,
    images?: Readonly<Record<string, TemplateImage>>,
    options?: RenderOptions,
  ): Promise<Uint8Array>;
  /** The texts of a card with a contrast below 3, if its template is an account's own. `images` and `fonts` as for `renderCard`. */
  findFaintTexts(
    card: Card,
    images?: Readonly<Record<string, TemplateImage>>,
    options?: Pick<RenderOptions, 'signal' | 'fonts'>,
  ): Promise<FaintText[]>;
  /** A card of an account's own template, at most `longSide` px, with where its nodes stand. `images` and `fonts` as for `renderCard`. */
  drawDraft(
    card: Card,
    images: Readonly<Record<string, TemplateImage>>,
    options: RenderOptions & { longSide: number },
  ): Promise<Draft>;
  /** Reads a prompt into a brief, which anybody may correct before it is composed. Accepts any text. */
  read(prompt: string, options?: ReadOptions): Promise<ReadPrompt & { reader: string }>;
  /** Holds what another reader made of a prompt to the laws of the built-in one: words of the prompt alone, and none that must be set is lost. */
  checkReading(prompt: string, reading: OtherReading): Promise<CheckedReading>;
  /** Finds the first name in a brief that does not exist; undefined if all do. */
  findBriefFault(brief: Brief): Promise<BriefFault | undefined>;
  /** Lists the looks, styles, illustrations ... that a brief may name. */
  listCatalogue(name: CatalogueName, query: CatalogueQuery): Promise<CataloguePage>;
  /** A JPEG of 320 px on the longer side that shows an entry; undefined for an unknown name and for formats and fonts. */
  drawThumbnail(catalogue: CatalogueName, name: string): Promise<Uint8Array | undefined>;
  /** Never rejects a prompt or a brief with known names; throws only for internal errors. */
  compose(request: ComposeRequest, signal?: AbortSignal): Promise<ComposeResult>;
  /** What a model could paint for a request; undefined if its card has a picture, or no room for one. */
  planPicture(request: PictureRequest): Promise<PicturePlan | undefined>;
  /** Returns the size of the platform that a prompt names, or undefined. Cheap. */
  platformSize(prompt: string): Promise<{ width: number; height: number } | undefined>;
  /** Encodes a finished image in another format, smaller if asked. */
  convertImage(image: Uint8Array, encoding: ImageEncoding): Promise<Uint8Array>;
}
