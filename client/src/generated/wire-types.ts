// Made by client/scripts/generate.ts from contract/openapi.json.
import type { OgBrandParameters } from './templates.ts';

/** What a card is for. */
export type BriefKind =
  | 'article'
  | 'release'
  | 'announcement'
  | 'newsletter'
  | 'event'
  | 'exhibition'
  | 'course'
  | 'sale'
  | 'product'
  | 'quote'
  | 'testimonial'
  | 'hiring'
  | 'podcast'
  | 'music'
  | 'gig'
  | 'book'
  | 'menu'
  | 'prices'
  | 'hours'
  | 'statistic'
  | 'list'
  | 'poll'
  | 'countdown'
  | 'notice'
  | 'safety'
  | 'incident'
  | 'lost'
  | 'invitation'
  | 'greeting'
  | 'birth'
  | 'memorial'
  | 'property'
  | 'travel'
  | 'appeal'
  | 'thanks'
  | 'apology'
  | 'report'
  | 'profile'
  | 'thumbnail'
  | 'plain'
  | 'picture';

/** What a text of a card is. */
export type BriefRole =
  | 'eyebrow'
  | 'title'
  | 'subtitle'
  | 'body'
  | 'item'
  | 'date'
  | 'time'
  | 'place'
  | 'person'
  | 'brand'
  | 'price'
  | 'discount'
  | 'figure'
  | 'action'
  | 'contact'
  | 'quote'
  | 'author'
  | 'source'
  | 'code'
  | 'rating'
  | 'option'
  | 'goal'
  | 'note';

/** A text of a card. */
export interface BriefBlock {
  /** What the text is on the card. `eyebrow`: short label above the title, such as "Webinar" or "Episode 12"; `title`: the headline, set largest (at most one); `subtitle`: the line that explains the title; `body`: sentences for the readers of the card; `item`: one row of a list, menu, agenda or price list; `date`: such as "12 March" or "every Tuesday"; `time`: such as "7 pm" or "from 9 until late"; `place`: venue, address or town; `person`: speaker, guest, artist, couple, or who is celebrated (one block each); `brand`: shop, company, club or sender; `price`: with its unit, such as "£2 per head"; `discount`: such as "40% off" or "2 for 1"; `figure`: the number that the card is about, such as "87%"; `action`: what readers should do, such as "Book now"; `contact`: web address, telephone number, e-mail address or handle; `quote`: a saying or review; `author`: who said or wrote it; `source`: where a statistic comes from; `code`: coupon code; `rating`: such as "4.9 of 5"; `option`: a choice of a poll, or a side of a comparison; `goal`: what an appeal wants to raise; `note`: small print, such as "over 18s only". */
  role: BriefRole;
  /** Appears exactly as written. */
  text: string;
  /** Price, time or number of an `item`; score of an `option`; amount reached of a `goal`. */
  value?: string | undefined;
  /** Job or organization of a `person`; what a `figure` counts. */
  detail?: string | undefined;
  /** Heading of the section of an `item`; of any other fact its name, such as `Doors` of `19:00`. */
  label?: string | undefined;
  /** What the card is about most, in at most one block. Without it, the kind decides. */
  lead?: true | undefined;
}

/** A picture of your own, by its address or as an upload. */
export interface BriefImage {
  /** Address of a PNG, JPEG or WebP, at most 16 MiB and 50 megapixels, on a host that the operator allows. With `/api/v1/generate` it becomes an upload of the account, which the returned brief names: sent back, it shows the same picture. */
  url?: string | undefined;
  /** Id of an upload (`POST /api/v1/uploads`). */
  upload?: string | undefined;
  /** The point that matters most, in shares of width and height from the upper left corner. By default it is found. */
  focus?:
    | {
        /** Share of the side, 0 to 1. */
        x: number;
        /** Share of the side, 0 to 1. */
        y: number;
      }
    | undefined;
}

/** Size of an image. */
export interface BriefFormat {
  /** A name of the catalogue `formats`, for information: `width` and `height` are what is drawn. */
  name?: string | undefined;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A brief as the service answers with it: every field has a value. */
export interface CompleteBrief {
  /** Version of this format. `1` when left out. */
  version: 1;
  /** Main language of the texts, such as `en`, if need be with its script: `zh-Hant` and `zh-Hans` have different forms of the same characters. `und` detects it. `und` when left out. */
  language: string;
  /** What the card is for. `release`: software; `music`: album or single; `hours`: opening hours; `statistic`: one number; `incident`: outage; `appeal`: donations or volunteers; `thumbnail`: video; `plain`: none of these; `picture`: only what `picture` describes. `plain` when left out. */
  kind: BriefKind;
  /** The texts of the card, in reading order. Texts that do not fit are named in `warnings`. `[]` when left out. */
  blocks: BriefBlock[];
  /** The picture to draw, if any. Its description never appears as text. `null` when left out. */
  picture: {
    /** Description of the picture, such as `a red fox in the snow`. */
    text: string;
  } | null;
  /** A name of the catalogue `illustrations`, several to choose from, or `none`. Null: chosen automatically. `null` when left out. */
  illustration: string | string[] | null;
  /** A picture of your own, which the card is composed around. `null` when left out. */
  image: BriefImage | null;
  /** The design: a name of the catalogue `looks`. Null: chosen automatically. `null` when left out. */
  look: string | null;
  /** Moods, manners and occasions: names of the catalogue `styles`. `[]` when left out. */
  style: string[];
  /** Light or dark background. Null: chosen automatically. `null` when left out. */
  scheme: 'light' | 'dark' | null;
  /** The most important color first. `[]` when left out. */
  colors: {
    /** The color as `#rrggbb`. */
    value: string;
    /** `ground`: background. `ink`: text. `accent`: accents. `any`: wherever it fits. `any` when left out. */
    use: 'ground' | 'ink' | 'accent' | 'any';
  }[];
  /** Wishes. `left`: texts on the left; `right`: texts on the right; `top`: texts at the top; `bottom`: texts at the bottom; `center`: texts centered; `large-title`: the title as large as possible; `no-added-text`: no name or tagline of a design document's brand. `[]` when left out. */
  layout: ('left' | 'right' | 'top' | 'bottom' | 'center' | 'large-title' | 'no-added-text')[];
  /** Size of the image, unless the request has `width` and `height`. `null` when left out. */
  format: BriefFormat | null;
}

/** A warning for programs. */
export interface WarningDetail {
  /** A stable code. The API reference lists all of them. */
  code: string;
  /** The same sentence as in `warnings`. */
  message: string;
  /** What the warning is about, as written in the prompt; empty if it is about the request as a whole. */
  words: string[];
}

/** What was used. */
export interface UsageCounts {
  /** Credits used: `images` and `cards` together. */
  credits: number;
  /** For images from prompts and briefs. What was refunded is not counted. */
  images: number;
  /** For signed cards that had to be rendered. */
  cards: number;
  /** Requests for signed cards that were answered with the card. */
  requests: number;
  /** Those of the requests that a cache answered, for free. */
  cached: number;
}

/** Findings of the format's linter, by severity. */
export interface DesignLintCounts {
  /** Errors. */
  errors: number;
  /** Warnings. */
  warnings: number;
  /** Suggestions. */
  infos: number;
}

/** Place and background of a node. */
export interface TemplateStyle {
  /** As in CSS; lengths in px or percent. */
  position?: 'relative' | 'absolute' | undefined;
  /** As in CSS; lengths in px or percent. */
  top?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  right?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  bottom?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  left?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  width?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  height?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  minWidth?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  minHeight?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  maxWidth?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  maxHeight?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  aspectRatio?: number | undefined;
  /** As in CSS; lengths in px or percent. */
  margin?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  marginTop?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  marginRight?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  marginBottom?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  marginLeft?: TemplateLength | undefined;
  /** As in CSS; lengths in px or percent. */
  flexGrow?: number | undefined;
  /** As in CSS; lengths in px or percent. */
  flexShrink?: number | undefined;
  /** As in CSS; lengths in px or percent. */
  flexBasis?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  alignSelf?: 'flex-start' | 'center' | 'flex-end' | 'stretch' | undefined;
  /** As in CSS; lengths in px or percent. */
  backgroundColor?: TemplateColor | undefined;
  /** Above the background color. */
  gradient?: TemplateGradient | undefined;
  /** As in CSS; lengths in px or percent. */
  borderRadius?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  borderTopLeftRadius?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  borderTopRightRadius?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  borderBottomLeftRadius?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  borderBottomRightRadius?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  borderWidth?: number | undefined;
  /** As in CSS; lengths in px or percent. */
  borderColor?: TemplateColor | undefined;
  /** As in CSS; lengths in px or percent. */
  shadow?: TemplateShadow | undefined;
}

/** Room inside a box or a text. */
export interface TemplatePadding {
  /** As in CSS; lengths in px or percent. */
  padding?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  paddingTop?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  paddingRight?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  paddingBottom?: TemplateExtent | undefined;
  /** As in CSS; lengths in px or percent. */
  paddingLeft?: TemplateExtent | undefined;
}

/** One prompt turned into one image. */
export interface Generation {
  /** Id of the generation. */
  id: string;
  /** Id of your account. */
  userId: string;
  /** Empty if the request had a brief alone. */
  prompt: string;
  /** The template that was filled, or `default`. */
  templateId: string;
  /** `pending` -> `processing` -> `completed` or `failed`. `completed` and `failed` are final. */
  status: 'pending' | 'processing' | 'completed' | 'failed';
  /** Permanent, unguessable URL of the image; needs no authentication. Null until completed, and after the image has expired. */
  url: string | null;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Format of the image. */
  format: 'png' | 'jpeg';
  /** Send it with the same prompt, size and template to reproduce the image. */
  seed: number;
  /** What the image costs: 1, or what the operator set for painted ones; 0 if the generation failed and was refunded. */
  creditsUsed: number;
  /** Requests in the prompt that the image does not show. */
  warnings: string[];
  /** One entry for each of `warnings`, in the same order. */
  warningDetails: WarningDetail[];
  /** The brief that was drawn. Null until then, and for images older than briefs. */
  brief: CompleteBrief | null;
  /** Composition, typefaces, colors and illustration. Send it with a corrected brief to keep them. Null until completed, and for a template. */
  design: {
    /** Name of the style that the card is set in. */
    look: string;
    /** Name of the composition; absent for scenes. */
    family?: string | undefined;
    /** Whether the ground is light or dark. */
    scheme: 'light' | 'dark';
    /** The colors by what they are for. */
    palette: {
      /** Color of the ground, as #rrggbb. */
      background: string;
      /** Color of fields on the ground, as #rrggbb. */
      surface: string;
      /** Color of texts, as #rrggbb. */
      foreground: string;
      /** Color of secondary texts, as #rrggbb. */
      muted: string;
      /** Color of what stands out, as #rrggbb. */
      accent: string;
      /** Color of what stands out beside it, as #rrggbb. */
      accent2: string;
      /** Color of texts that stand out, as #rrggbb. */
      accentText: string;
    };
    /** All colors of the style, strongest first. */
    hues?: string[] | undefined;
    /** Name of the illustration or pattern; empty for none. */
    motif: string;
    /** Whether words and picture change sides. */
    swapped: boolean;
    /** Which arrangement of the composition it is. */
    attempt: number;
    /** What chance decides in the composition. */
    seed: number;
    /** What chance decides in the colors. */
    chance: number;
    /** Hash of the colors and styles that the brief asked for; where they differ, colors are chosen anew. */
    tone: number;
    /** Hash of the picture and layout that the brief asked for; where they differ, the composition is chosen anew. */
    shape: number;
  } | null;
  /** The reader that turned the prompt into the brief: `built-in`, or the language model that the operator configured. Null until then, and if the request had a brief. */
  reader: string | null;
  /** `waiting` in the queue; `reading` while a language model reads the prompt; `painting` while a model paints; `drawing` otherwise. Null once completed or failed. */
  stage: 'waiting' | 'reading' | 'painting' | 'drawing' | null;
  /** Who made the picture: `built-in`, or the model that painted it, such as `openai/gpt-image-2`. */
  painter: string;
  /** Whether it follows a design document (`designMd`). */
  branded: boolean;
  /** Whether you starred it. */
  starred: boolean;
  /** Why the generation failed. Null unless failed. */
  error: string | null;
  /** When the request was accepted. RFC 3339 in UTC. */
  createdAt: string;
  /** When it completed or failed. Null until then. RFC 3339 in UTC. */
  completedAt: string | null;
}

/** A prompt that was accepted, and what is known of its image by then. */
export interface Submission {
  /** Id of the generation. */
  id: string;
  /** While `processing`, poll the URL in `Location`. */
  status: 'processing' | 'completed' | 'failed';
  /** Human-readable status and next step. */
  message: string;
  /** The template that was filled, or `default`. */
  templateId: string;
  /** Empty if the request had a brief alone. */
  prompt: string;
  /** Size of the image. */
  dimensions: {
    /** Width in pixels. */
    width: number;
    /** Height in pixels. */
    height: number;
  };
  /** Send it with the same prompt, size and template to reproduce the image. */
  seed: number;
  /** Permanent, unguessable URL of the image; needs no authentication. Null until completed, and after the image has expired. */
  url: string | null;
  /** Requests in the prompt that the image does not show. */
  warnings: string[];
  /** One entry for each of `warnings`, in the same order. */
  warningDetails: WarningDetail[];
}

/** How the image should be. */
export interface GenerateBody {
  /** `default` lets the service choose the design. Alternatively, the name of a template to fill from the prompt. `default` when left out. */
  templateId?: string | undefined;
  /** In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 1200. */
  width?: number | undefined;
  /** In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 630. */
  height?: number | undefined;
  /** `jpg` is the same as `jpeg`. `png` when left out. */
  format?: 'png' | 'jpeg' | 'jpg' | undefined;
  /** The same prompt or brief, seed, size and template produce the same image. Random by default. */
  seed?: number | undefined;
  /** The `design` of another generation or preview, in place of a `seed`: composition, typefaces, colors and illustration stay as they are while you correct texts. Only what does not fit, or what the brief asks for differently, changes. */
  design?:
    | {
        /** Name of the style that the card is set in. */
        look: string;
        /** Name of the composition; absent for scenes. */
        family?: string | undefined;
        /** Whether the ground is light or dark. */
        scheme: 'light' | 'dark';
        /** The colors by what they are for. */
        palette: {
          /** Color of the ground, as #rrggbb. */
          background: string;
          /** Color of fields on the ground, as #rrggbb. */
          surface: string;
          /** Color of texts, as #rrggbb. */
          foreground: string;
          /** Color of secondary texts, as #rrggbb. */
          muted: string;
          /** Color of what stands out, as #rrggbb. */
          accent: string;
          /** Color of what stands out beside it, as #rrggbb. */
          accent2: string;
          /** Color of texts that stand out, as #rrggbb. */
          accentText: string;
        };
        /** All colors of the style, strongest first. */
        hues?: string[] | undefined;
        /** Name of the illustration or pattern; empty for none. */
        motif: string;
        /** Whether words and picture change sides. */
        swapped: boolean;
        /** Which arrangement of the composition it is. */
        attempt: number;
        /** What chance decides in the composition. */
        seed: number;
        /** What chance decides in the colors. */
        chance: number;
        /** Hash of the colors and styles that the brief asked for; where they differ, colors are chosen anew. */
        tone: number;
        /** Hash of the picture and layout that the brief asked for; where they differ, the composition is chosen anew. */
        shape: number;
      }
    | undefined;
  /** `composer`: the built-in engine alone. The name of a model that the operator configured, such as `openai`: it paints, or the generation fails and is refunded; not with `templateId` or `brief.image`. By default the operator decides, and the built-in engine draws what the model does not. */
  engine?: string | undefined;
  /** The text of a DESIGN.md, at most 262144 bytes. Its colors, font and logo take precedence over the prompt. Declarations that cannot be applied are reported in `warnings`. */
  designMd?: string | undefined;
  /** The name of a saved brand, whose document is used; instead of `designMd`. */
  brand?: string | undefined;
}

/** How the preview should be. */
export interface PreviewBody {
  /** `default` lets the service choose the design. Alternatively, the name of a template to fill from the prompt. `default` when left out. */
  templateId?: string | undefined;
  /** In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 1200. */
  width?: number | undefined;
  /** In pixels. Defaults to the size of the brief or of the platform named in the prompt, otherwise 630. */
  height?: number | undefined;
  /** `jpg` is the same as `jpeg`. `webp` and `avif` are for previews alone: not every crawler reads them. `png` when left out. */
  format?: 'png' | 'jpeg' | 'jpg' | 'webp' | 'avif' | undefined;
  /** The same prompt or brief, seed, size and template produce the same image. Random by default. */
  seed?: number | undefined;
  /** The `design` of another generation or preview, in place of a `seed`: composition, typefaces, colors and illustration stay as they are while you correct texts. Only what does not fit, or what the brief asks for differently, changes. */
  design?:
    | {
        /** Name of the style that the card is set in. */
        look: string;
        /** Name of the composition; absent for scenes. */
        family?: string | undefined;
        /** Whether the ground is light or dark. */
        scheme: 'light' | 'dark';
        /** The colors by what they are for. */
        palette: {
          /** Color of the ground, as #rrggbb. */
          background: string;
          /** Color of fields on the ground, as #rrggbb. */
          surface: string;
          /** Color of texts, as #rrggbb. */
          foreground: string;
          /** Color of secondary texts, as #rrggbb. */
          muted: string;
          /** Color of what stands out, as #rrggbb. */
          accent: string;
          /** Color of what stands out beside it, as #rrggbb. */
          accent2: string;
          /** Color of texts that stand out, as #rrggbb. */
          accentText: string;
        };
        /** All colors of the style, strongest first. */
        hues?: string[] | undefined;
        /** Name of the illustration or pattern; empty for none. */
        motif: string;
        /** Whether words and picture change sides. */
        swapped: boolean;
        /** Which arrangement of the composition it is. */
        attempt: number;
        /** What chance decides in the composition. */
        seed: number;
        /** What chance decides in the colors. */
        chance: number;
        /** Hash of the colors and styles that the brief asked for; where they differ, colors are chosen anew. */
        tone: number;
        /** Hash of the picture and layout that the brief asked for; where they differ, the composition is chosen anew. */
        shape: number;
      }
    | undefined;
  /** `composer`: the built-in engine alone. The name of a model that the operator configured, such as `openai`: it paints, or the generation fails and is refunded; not with `templateId` or `brief.image`. By default the operator decides, and the built-in engine draws what the model does not. */
  engine?: string | undefined;
  /** The text of a DESIGN.md, at most 262144 bytes. Its colors, font and logo take precedence over the prompt. Declarations that cannot be applied are reported in `warnings`. */
  designMd?: string | undefined;
  /** The name of a saved brand, whose document is used; instead of `designMd`. */
  brand?: string | undefined;
}

/** What an image is composed from. What is left out is left to the composer. */
export interface Brief {
  /** Version of this format. `1` when left out. */
  version?: 1 | undefined;
  /** Main language of the texts, such as `en`, if need be with its script: `zh-Hant` and `zh-Hans` have different forms of the same characters. `und` detects it. `und` when left out. */
  language?: string | undefined;
  /** What the card is for. `release`: software; `music`: album or single; `hours`: opening hours; `statistic`: one number; `incident`: outage; `appeal`: donations or volunteers; `thumbnail`: video; `plain`: none of these; `picture`: only what `picture` describes. `plain` when left out. */
  kind?: BriefKind | undefined;
  /** The texts of the card, in reading order. Texts that do not fit are named in `warnings`. `[]` when left out. */
  blocks?: BriefBlock[] | undefined;
  /** The picture to draw, if any. Its description never appears as text. `null` when left out. */
  picture?:
    | {
        /** Description of the picture, such as `a red fox in the snow`. */
        text: string;
      }
    | null
    | undefined;
  /** A name of the catalogue `illustrations`, several to choose from, or `none`. Null: chosen automatically. `null` when left out. */
  illustration?: string | string[] | null | undefined;
  /** A picture of your own, which the card is composed around. `null` when left out. */
  image?: BriefImage | null | undefined;
  /** The design: a name of the catalogue `looks`. Null: chosen automatically. `null` when left out. */
  look?: string | null | undefined;
  /** Moods, manners and occasions: names of the catalogue `styles`. `[]` when left out. */
  style?: string[] | undefined;
  /** Light or dark background. Null: chosen automatically. `null` when left out. */
  scheme?: 'light' | 'dark' | null | undefined;
  /** The most important color first. `[]` when left out. */
  colors?:
    | {
        /** The color as `#rrggbb`. */
        value: string;
        /** `ground`: background. `ink`: text. `accent`: accents. `any`: wherever it fits. `any` when left out. */
        use?: 'ground' | 'ink' | 'accent' | 'any' | undefined;
      }[]
    | undefined;
  /** Wishes. `left`: texts on the left; `right`: texts on the right; `top`: texts at the top; `bottom`: texts at the bottom; `center`: texts centered; `large-title`: the title as large as possible; `no-added-text`: no name or tagline of a design document's brand. `[]` when left out. */
  layout?: ('left' | 'right' | 'top' | 'bottom' | 'center' | 'large-title' | 'no-added-text')[] | undefined;
  /** Size of the image, unless the request has `width` and `height`. `null` when left out. */
  format?: BriefFormat | null | undefined;
  /** The former name of `colors`. */
  colours?:
    | {
        /** The color as `#rrggbb`. */
        value: string;
        /** `ground`: background. `ink`: text. `accent`: accents. `any`: wherever it fits. `any` when left out. */
        use?: 'ground' | 'ink' | 'accent' | 'any' | undefined;
      }[]
    | undefined;
}

/** What is understood of a prompt. */
export interface ReadBrief {
  /** Everything that the image is composed from. Sending it back with the same seed and size gives the same image. */
  brief: CompleteBrief;
  /** Each part of the prompt that does not appear as text, with the reason. Wishes among them may still be followed. */
  unused: {
    /** The part of the prompt. */
    text: string;
    /** Where it starts in the prompt, in UTF-16 code units (as `slice` in JavaScript). */
    start: number;
    /** Where it ends. */
    end: number;
    /** `request`: asks for an image. `wish`: says what it should look like. `chatter`: addressed to the service, such as a greeting. `notUnderstood`: could not be interpreted. `noRoom`: does not fit. */
    why: 'request' | 'wish' | 'chatter' | 'not_understood' | 'no_room';
  }[];
  /** Requests in the prompt that the image does not show. */
  warnings: string[];
  /** One entry for each of `warnings`, in the same order. */
  warningDetails: WarningDetail[];
  /** The reader that interpreted the prompt. */
  reader: string;
}

/** Names that a brief may have. */
export interface CataloguePage {
  /** The entries of this page. */
  entries: {
    /** The name to use in a brief. */
    name: string;
    /** Words for it in the requested language, otherwise in English. */
    words: string[];
    /** Width of a format in pixels. */
    width?: number | undefined;
    /** Height of a format in pixels. */
    height?: number | undefined;
    /** The part of a format that the profile picture hides, in pixels. */
    covered?:
      | {
          /** Left edge. */
          x: number;
          /** Top edge. */
          y: number;
          /** Width. */
          width: number;
          /** Height. */
          height: number;
        }
      | undefined;
    /** A JPEG, 320 pixels wide. Null for formats and fonts. */
    thumbnailUrl: string | null;
  }[];
  /** Number of entries that match, regardless of `limit` and `offset`. */
  total: number;
  /** What to try if nothing matches `q`; null otherwise. */
  hint: string | null;
}

/** What a generation follows. */
export interface GenerationDesign {
  /** The text of the DESIGN.md; null if the request had none. */
  designMd: string | null;
}

/** What refused cards show. */
export interface FallbackCard {
  /** `default`: what the operator chose for the service. `off`: the error as JSON. `neutral`: a neutral card. `card`: the card of `template` and `params`. */
  mode: 'default' | 'off' | 'neutral' | 'card';
  /** Null unless `mode` is `card`. */
  template: string | null;
  /** Null unless `mode` is `card`. */
  params: Record<string, string> | null;
}

/** A part of the history. */
export interface HistoryPage {
  /** Newest first. */
  generations: Generation[];
  /** Number of matching generations, regardless of `limit`, `offset` and `cursor`. */
  total: number;
  /** Send it as `cursor` for the next page. Null on the last page. */
  nextCursor: string | null;
}

/** Plan and credits. */
export interface Usage {
  /** Determines the monthly credit limit. */
  plan: 'free' | 'pro';
  /** Credits per calendar month (UTC); 2147483647 if `unlimited` is true. */
  planLimit: number;
  /** Whether the account has no credit limit. Credits used are still counted. */
  unlimited: boolean;
  /** Credits used this calendar month. */
  creditsUsed: number;
  /** Never negative; 2147483647 if `unlimited` is true. */
  creditsRemaining: number;
  /** Since the account was created. */
  totalGenerations: number;
  /** The current month. */
  usage: {
    /** Credits used this calendar month; same as `creditsUsed`. */
    currentPeriod: number;
    /** The current month, such as `2026-11`. */
    period: string;
    /** Same as `planLimit`. */
    limit: number;
    /** Start of the next month. RFC 3339 in UTC. */
    resetsAt: string;
  };
}

/** What was used, by day, key and template. */
export interface DailyUsage {
  /** First day (UTC). */
  from: string;
  /** Last day (UTC). */
  to: string;
  /** From `from` to `to`. */
  total: UsageCounts;
  /** Every day from `from` to `to`, also those without usage. */
  days: (UsageCounts & {
    /** In UTC. */
    date: string;
  })[];
  /** By API key, most credits first: at most 1000. */
  keys: (UsageCounts & {
    /** `studio` is a signed-in browser, `site` cards of the pages of a site; `unknown` was used before keys were recorded. */
    source: 'key' | 'studio' | 'site' | 'unknown';
    /** Id of the key, unless `source` says otherwise. */
    id: string | null;
    /** Label of the key, or host of the site. */
    name: string | null;
    /** Whether the key still exists. */
    active: boolean;
  })[];
  /** By template, most credits first: at most 1000. */
  templates: (UsageCounts & {
    /** `default` for images without a template; null before templates were recorded. */
    template: string | null;
  })[];
  /** Who requested signed cards, by `User-Agent`, most requests first. */
  visitors: {
    /** A platform, such as `Slack`, or a kind of program, such as `Browsers`. */
    name: string;
    /** Requests for signed cards that were answered with the card. */
    requests: number;
  }[];
}

/** The account that a key belongs to. */
export interface User {
  /** Id of the account. */
  id: string;
  /** Email address of the account. */
  email: string;
  /** Determines the monthly credit limit. */
  plan: 'free' | 'pro';
  /** Whether it may read about all accounts and the state of the service. */
  operator: boolean;
  /** Who is signed in to the studio, if it is a member; null for the account itself and for keys. */
  member: {
    /** Address of the member. */
    email: string;
    /** `viewer` reads and tries things out; `editor` also makes images and changes templates, brands, uploads and sites; `owner` also changes keys, members, webhooks and the plan. */
    role: 'owner' | 'editor' | 'viewer';
  } | null;
  /** Credits used since the account was created. */
  creditsUsed: number;
  /** When the account was created. RFC 3339 in UTC. */
  createdAt: string;
}

/** A new account with its primary key. */
export interface RegisteredUser {
  /** Id of the account. */
  id: string;
  /** Email address of the account. */
  email: string;
  /** The primary key. It is shown only once, is not stored, and cannot be recovered. */
  apiKey: string;
  /** Determines the monthly credit limit. */
  plan: 'free' | 'pro';
  /** When the account was created. RFC 3339 in UTC. */
  createdAt: string;
}

/** A key without its secret. */
export interface ApiKey {
  /** Public part of the key, and of every signature made with it. */
  id: string;
  /** The label of the key. */
  name: string;
  /** `full`: API calls and signing. `sign`: signing only; API calls are refused. */
  scope: 'full' | 'sign';
  /** Whether URLs signed with it may have `expires=never`. */
  permanentUrls: boolean;
  /** Last use, to the minute; null if never used. RFC 3339 in UTC. */
  lastUsedAt: string | null;
  /** When the key was created. RFC 3339 in UTC. */
  createdAt: string;
  /** When the grace period ends, if the key was rotated; null otherwise. RFC 3339 in UTC. */
  expiresAt: string | null;
}

/** A new key with its secret. */
export interface CreatedKey {
  /** Public part of the key, and of every signature made with it. */
  id: string;
  /** The label of the key. */
  name: string;
  /** `full`: API calls and signing. `sign`: signing only; API calls are refused. */
  scope: 'full' | 'sign';
  /** Whether URLs signed with it may have `expires=never`. */
  permanentUrls: boolean;
  /** Last use, to the minute; null if never used. RFC 3339 in UTC. */
  lastUsedAt: string | null;
  /** When the key was created. RFC 3339 in UTC. */
  createdAt: string;
  /** When the grace period ends, if the key was rotated; null otherwise. RFC 3339 in UTC. */
  expiresAt: string | null;
  /** The full key. It is shown only once, is not stored, and cannot be recovered. */
  key: string;
}

/** What was done, as a sentence. */
export interface Message {
  /** Includes a warning if this was the account's last key for API calls. */
  message: string;
}

/** Where the browser goes after a checkout. */
export interface CheckoutBody {
  /** Redirect URL after the payment. `{CHECKOUT_SESSION_ID}` in its query is replaced by the id of the checkout session. Must be on this service's origin or one that the operator allows. */
  successUrl?: string | undefined;
  /** Redirect URL if the customer cancels. Must be on this service's origin or one that the operator allows. */
  cancelUrl?: string | undefined;
}

/** Where the browser goes after the portal. */
export interface PortalBody {
  /** Redirect URL when the customer leaves the portal. Must be on this service's origin or one that the operator allows. */
  returnUrl?: string | undefined;
}

/** A page of the payment provider. */
export interface Redirect {
  /** Redirect the customer's browser to this URL. */
  url: string;
}

/** What platforms make of a page. */
export interface Inspection {
  /** The inspected URL. */
  url: string;
  /** Tags of the page: title, description, `og:*` and `twitter:*`. Empty for an image. */
  tags: {
    /** Property or name, in lower case; `title` is the title element. */
    name: string;
    /** Decoded content, at most 1,000 characters. */
    content: string;
  }[];
  /** The image that the platforms found. Null if they found none. */
  image: {
    /** URL of the image. */
    url: string;
    /** Media type, by its bytes. */
    type: string;
    /** In pixels. */
    width: number;
    /** In pixels. */
    height: number;
    /** Size of the file. */
    bytes: number;
  } | null;
  /** The image as Base64 of a JPEG, at most 600 pixels wide. Null if it cannot be shown. */
  thumbnail: string | null;
  /** What each platform does with the link. */
  platforms: {
    /** Name of the platform. */
    platform: string;
    /** How the image appears: large, as a thumbnail, or not at all. */
    shows: 'large' | 'small' | 'none';
    /** What it shows, or why it shows no image. */
    what: string;
  }[];
  /** What the page should change, most important first. */
  advice: {
    /** What is wrong. */
    problem: string;
    /** What to change. */
    mend: string;
  }[];
}

/** How the service reads a signed address. */
export interface Explanation {
  /** Whether the URL is accepted now; credits are not considered. */
  valid: boolean;
  /** What is wrong and how to fix it. Null when valid. */
  reason: string | null;
  /** The parameter that `reason` is about. */
  parameter: string | null;
  /** The query as the server parses it, in the order received. */
  pairs: {
    /** Decoded name. */
    name: string;
    /** Decoded value. */
    value: string;
  }[];
  /** The canonical string to sign with the full API key, without tracking parameters. Null when the query cannot be parsed. */
  canonical: string | null;
  /** Where the string that was signed differs from the accepted one: `signedText` or, for common mistakes, what the service finds was signed. Null if it is accepted or unknown. */
  difference: {
    /** Offset of the first differing byte. */
    byte: number;
    /** The closest accepted string from there on. */
    expected: string;
    /** The signed text from there on. */
    received: string;
  } | null;
  /** Probable mistakes that do not make the URL invalid: another host, a card without text, unknown parameters. */
  warnings: string[];
}

/** A template as the service describes it. */
export interface TemplateInfo {
  /** Used in `/i/{template}` and, for a built-in template, as `templateId`. */
  name: string;
  /** Latest version of a template of your account's own; null for a built-in one. */
  version: number | null;
  /** What the template is for. */
  description: string;
  /** JSON Schema (2020-12) of the parameters. */
  parameters: Record<string, unknown>;
  /** Example parameters. */
  example: Record<string, string>;
  /** URL of the example; add `expires` and `sig`. */
  exampleUrl: string;
}

/** A template of an account's own. */
export interface OwnTemplate {
  /** Used in `/i/{name}`. */
  name: string;
  /** Counts up with each change. `/i/{name}.v{version}` pins it. */
  version: number;
  /** When this version was stored. RFC 3339 in UTC. */
  createdAt: string;
  /** With all defaults. */
  definition: TemplateDefinition;
}

/** A template made of a card, and pictures for its image parameters. */
export interface CardTemplate {
  /** Its texts are parameters. Upload the pictures, and make their references the defaults of its image parameters, before you store it. */
  definition: TemplateDefinition;
  /** By the name of an image parameter: all of the card but its words, a PNG as a data URL. */
  pictures: Record<string, string>;
  /** The seed that was used. */
  seed: number;
}

/** A picture of a template that is being written, with the places of its nodes. */
export interface TemplateDraft {
  /** A JPEG as a data URL, at most 600 px wide and high. */
  image: string;
  /** Of the card; nodes are in its pixels. */
  width: number;
  /** Of the card. */
  height: number;
  /** The nodes that are drawn: what is in a box comes after it. */
  nodes: {
    /** Such as `root.children[0]`, or `region.flow.groups[0][1]`. */
    path: string;
    /** Left edge. */
    x: number;
    /** Top edge. */
    y: number;
    /** Of its box. */
    width: number;
    /** Of its box. */
    height: number;
    /** Of its text: the size that it is set in, in px. */
    size?: number | undefined;
    /** Of its text to what is behind it: 1 to 21. */
    contrast?: number | undefined;
    /** Of its text: the baseline of each line, in px from the top of the card. */
    baselines?: number[] | undefined;
    /** Of its text: the parameters whose values it sets. */
    parameters?: string[] | undefined;
  }[];
  /** What is wrong with a node. */
  complaints: {
    /** A stable code: `noRoom`, `cut`, `outside`, `collides`, `lowContrast`, `small` or `missingCharacters`; further ones may be added. */
    code: string;
    /** A sentence. */
    message: string;
    /** The node. */
    path: string;
    /** Where it is lowest: 1 to 21. */
    contrast?: number | undefined;
    /** In px. */
    size?: number | undefined;
    /** The node that it is set over. */
    other?: string | undefined;
    /** Those that no font has. */
    characters?: string[] | undefined;
  }[];
  /** What is probably a mistake in `params`. */
  warnings: string[];
}

/** A template that is being written. */
export interface SavedDraft {
  /** Of the template, or what a new one is called until it is stored. */
  name: string;
  /** The version of the template that it began with; null for a template that is not stored yet. */
  version: number | null;
  /** Another one whenever it is saved. */
  revision: number;
  /** When it was saved last. RFC 3339 in UTC. */
  updatedAt: string;
  /** With all defaults. */
  definition: TemplateDefinition;
}

/** The drafts of templates. */
export interface SavedDraftList {
  /** Latest first. */
  drafts: {
    /** Of the template, or what a new one is called until it is stored. */
    name: string;
    /** The version of the template that it began with; null for a template that is not stored yet. */
    version: number | null;
    /** Another one whenever it is saved. */
    revision: number;
    /** When it was saved last. RFC 3339 in UTC. */
    updatedAt: string;
  }[];
}

/** Versions of a template, newest first. */
export interface TemplateVersionList {
  /** Newest first. */
  versions: {
    /** Its number. */
    version: number;
    /** When it was stored. RFC 3339 in UTC. */
    createdAt: string;
    /** Its examples: the query of `GET /api/v1/templates/{name}.v{version}/preview`, which draws a small picture of it. */
    example: Record<string, string>;
  }[];
  /** Number of versions, regardless of `limit` and `offset`. */
  total: number;
}

/** A template that was stored. */
export interface StoredTemplate {
  /** Used in `/i/{name}`. */
  name: string;
  /** Counts up with each change. `/i/{name}.v{version}` pins it. */
  version: number;
  /** False if the latest version was the same; it keeps its number. */
  changed: boolean;
  /** What people will hardly see of the card with its examples, in any of its shapes. */
  warnings: string[];
  /** One entry for each of `warnings`, in the same order. */
  warningDetails: {
    /** A stable code, such as `lowContrast`. */
    code: string;
    /** The same sentence as in `warnings`. */
    message: string;
    /** The node, such as `root.children[0]`. */
    path: string;
    /** Of the text against what is drawn behind it, where it is lowest: 1 to 21. */
    contrast: number;
  }[];
}

/** A template as data: what is drawn, for which parameters. */
export interface TemplateDefinition {
  /** What the template is for. */
  description?: string | undefined;
  /** What a URL may set. `[]` when left out. */
  parameters?: TemplateParameter[] | undefined;
  /** Names for colors, used as `{name}`. `[]` when left out. */
  colors?:
    | {
        /** 1 to 32 letters, digits or `_`, starting with a letter. */
        name: string;
        /** The color, unless `by` chooses one. */
        value?: TemplateColor | undefined;
        /** The color by a choice parameter, such as `theme`. */
        by?:
          | {
              /** A choice parameter. */
              parameter: string;
              /** A color for each choice. */
              colors: Record<string, string>;
            }
          | undefined;
      }[]
    | undefined;
  /** For 1200x630 px, and for every shape without a tree of its own. */
  root?: TemplateBox | undefined;
  /** For shapes near 1:1, drawn for 1080x1080 px. */
  square?: TemplateBox | undefined;
  /** For portrait shapes, drawn for 1080x1920 px. */
  tall?: TemplateBox | undefined;
  /** With `region`: the built-in template whose parameters it has, and by which they become parts. */
  parts?: string | undefined;
  /** In place of `root`: where the parts stand, as in the built-in templates. */
  region?: TemplateRegion | undefined;
}

/** What a URL may set. */
export type TemplateParameter =
  | {
      /** Up to 1,000 characters. */
      type: 'text';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Drawn when the URL has none. */
      default?: string | undefined;
      /** Drawn in previews and by the check when the template is stored. */
      example?: string | undefined;
    }
  | {
      /** A color. */
      type: 'color';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Drawn when the URL has none. */
      default?: string | undefined;
      /** Drawn in previews. */
      example?: string | undefined;
    }
  | {
      /** One of `choices`. */
      type: 'choice';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Its values: letters, digits, `-` and spaces between them. */
      choices: string[];
      /** The first choice if there is none. */
      default?: string | undefined;
      /** Drawn in previews. */
      example?: string | undefined;
    }
  | {
      /** A whole number. */
      type: 'integer';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Smallest value. */
      minimum: number;
      /** Largest value. */
      maximum: number;
      /** Drawn when the URL has none. */
      default?: string | undefined;
      /** Drawn in previews. */
      example?: string | undefined;
    }
  | {
      /** Texts or records, which a box with `repeat` draws: a line each, with tabs between fields. */
      type: 'list';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Of a record, in their order. None: the items are texts. `[]` when left out. */
      fields?: string[] | undefined;
      /** Most items that a card shows. `6` when left out. */
      most?: number | undefined;
      /** Drawn when the URL has none. */
      default?: string | undefined;
      /** Drawn in previews and by the check when the template is stored. */
      example?: string | undefined;
    }
  | {
      /** The font of all texts of a template with `region`, as in `og_brand`. */
      type: 'font';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** Drawn when the URL has none. */
      default?: string | undefined;
      /** Drawn in previews. */
      example?: string | undefined;
    }
  | {
      /** An absolute `https` URL of an image on an allowed host, or the reference of an upload. */
      type: 'image';
      /** 1 to 32 letters, digits or `_`, starting with a letter. */
      name: string;
      /** What it is for. */
      description?: string | undefined;
      /** The reference of an upload of your account, `upload:` and its id, drawn if the URL sets none. */
      default?: string | undefined;
    };

/** Children of a box. */
export type TemplateNodes = (TemplateBox | TemplateText | TemplateImage)[];

/** A rectangle, a circle, a row or a column. */
export interface TemplateBox {
  /** A rectangle, a circle, a row or a column. */
  type: 'box';
  /** Covers the area that every platform shows. Only directly below the root. */
  area?: 'safe' | undefined;
  /** A list parameter: the box is drawn once for each item, in its row or column. In it, `{agenda}` is the item and `{agenda.time}` its field. */
  repeat?: string | undefined;
  /** Left out unless the parameter has a value, or this value. */
  when?: TemplateCondition | undefined;
  /** Place, arrangement of the children (a flex container, a column by default) and background. `{}` when left out. */
  style?:
    | (TemplateStyle &
        TemplatePadding & {
          /** As in CSS; lengths in px or percent. */
          flexDirection?: 'row' | 'row-reverse' | 'column' | 'column-reverse' | undefined;
          /** As in CSS; lengths in px or percent. */
          flexWrap?: 'nowrap' | 'wrap' | undefined;
          /** As in CSS; lengths in px or percent. */
          justifyContent?:
            | 'flex-start'
            | 'center'
            | 'flex-end'
            | 'space-between'
            | 'space-around'
            | 'space-evenly'
            | undefined;
          /** As in CSS; lengths in px or percent. */
          alignItems?: 'flex-start' | 'center' | 'flex-end' | 'stretch' | undefined;
          /** As in CSS; lengths in px or percent. */
          gap?: TemplateExtent | undefined;
          /** As in CSS; lengths in px or percent. */
          rowGap?: TemplateExtent | undefined;
          /** As in CSS; lengths in px or percent. */
          columnGap?: TemplateExtent | undefined;
          /** As in CSS; lengths in px or percent. */
          overflow?: 'visible' | 'hidden' | undefined;
          /** As in CSS; lengths in px or percent. */
          opacity?: number | undefined;
          /** In degrees. Not around text. */
          rotate?: number | undefined;
        })
    | undefined;
  children?: TemplateNodes | undefined;
}

/** A text, fitted into its box. */
export interface TemplateText {
  /** A text, fitted into its box. */
  type: 'text';
  /** With `{name}` for parameters; other braces are text, and `{{` and `}}` always are. Left out while it is empty. */
  text: string;
  /** One of ours, or the reference of an uploaded font: `upload:` and its id. Other scripts use the Noto font that fits. `Inter` when left out. */
  font?:
    | 'Inter'
    | 'Bricolage Grotesque'
    | 'Archivo'
    | 'Arimo'
    | 'Space Grotesk'
    | 'Manrope'
    | 'Outfit'
    | 'Fraunces'
    | 'Newsreader'
    | 'Playfair Display'
    | 'Instrument Serif'
    | 'Roboto Slab'
    | 'JetBrains Mono'
    | 'Unbounded'
    | string
    | undefined;
  /** 400 is regular, 700 bold. `400` when left out. */
  weight?: number | undefined;
  /** Largest font size in px. */
  size: number;
  /** Smallest font size: text that does not fit then ends in "…". */
  minSize: number;
  /** Most lines. */
  maxLines: number;
  /** Multiple of the font size. `1.2` when left out. */
  lineHeight?: number | undefined;
  /** In em. `0` when left out. */
  letterSpacing?: number | undefined;
  color: TemplateColor;
  /** `start` is right for right-to-left text. `start` when left out. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** In a box that is higher than the text. `top` when left out. */
  verticalAlign?: 'top' | 'center' | 'bottom' | undefined;
  /** Left out where the texts would not fit otherwise; the last one first. `false` when left out. */
  optional?: boolean | undefined;
  /** Left out unless the parameter has a value, or this value. */
  when?: TemplateCondition | undefined;
  /** Place, padding and background; with these a text is a badge or a button. `{}` when left out. */
  style?: (TemplateStyle & TemplatePadding) | undefined;
}

/** A picture of a parameter. */
export interface TemplateImage {
  /** A picture of a parameter. */
  type: 'image';
  /** An image parameter. Left out while it is empty. */
  parameter: string;
  /** Fills its box, or is shown whole. `cover` when left out. */
  fit?: 'cover' | 'contain' | undefined;
  /** Left out unless the parameter has a value, or this value. */
  when?: TemplateCondition | undefined;
  /** Place and frame. `{}` when left out. */
  style?:
    | (TemplateStyle & {
        /** As in CSS; lengths in px or percent. */
        opacity?: number | undefined;
        /** In degrees. Not around text. */
        rotate?: number | undefined;
      })
    | undefined;
}

/** Words and drawings on a ground, or regions beside or below each other. */
export interface TemplateRegion {
  /** How its regions stand. */
  split?:
    | 'beside'
    | 'below'
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: 'beside' | 'below';
        /** On very wide cards. */
        banner?: 'beside' | 'below' | undefined;
        /** On square, portrait and story cards. */
        tall?: 'beside' | 'below' | undefined;
        /** On square cards. */
        square?: 'beside' | 'below' | undefined;
        /** On portrait cards. */
        portrait?: 'beside' | 'below' | undefined;
        /** On story cards. */
        story?: 'beside' | 'below' | undefined;
      }
    | undefined;
  /** In its split: px, up to 1 a share, or as high as its content. It shares the rest without one. */
  size?:
    | 'content'
    | number
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: 'content' | number;
        /** On very wide cards. */
        banner?: 'content' | number | undefined;
        /** On square, portrait and story cards. */
        tall?: 'content' | number | undefined;
        /** On square cards. */
        square?: 'content' | number | undefined;
        /** On portrait cards. */
        portrait?: 'content' | number | undefined;
        /** On story cards. */
        story?: 'content' | number | undefined;
      }
    | undefined;
  /** At least so high where it shares the rest, in px. */
  least?:
    | number
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: number;
        /** On very wide cards. */
        banner?: number | undefined;
        /** On square, portrait and story cards. */
        tall?: number | undefined;
        /** On square cards. */
        square?: number | undefined;
        /** On portrait cards. */
        portrait?: number | undefined;
        /** On story cards. */
        story?: number | undefined;
      }
    | undefined;
  /** Stands first where its split is `below`. */
  rises?:
    | boolean
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: boolean;
        /** On very wide cards. */
        banner?: boolean | undefined;
        /** On square, portrait and story cards. */
        tall?: boolean | undefined;
        /** On square cards. */
        square?: boolean | undefined;
        /** On portrait cards. */
        portrait?: boolean | undefined;
        /** On story cards. */
        story?: boolean | undefined;
      }
    | undefined;
  /** `plain` is the card's own, `field` a surface beside it, `strong` the one color of a card, `quiet` a field on that, `cover` a picture under a scrim. */
  ground?: 'plain' | 'sheet' | 'field' | 'strong' | 'quiet' | 'cover' | undefined;
  /** Between its words and its inner edges, in px. */
  pad?:
    | number
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: number;
        /** On very wide cards. */
        banner?: number | undefined;
        /** On square, portrait and story cards. */
        tall?: number | undefined;
        /** On square cards. */
        square?: number | undefined;
        /** On portrait cards. */
        portrait?: number | undefined;
        /** On story cards. */
        story?: number | undefined;
      }
    | undefined;
  /** Its words. */
  flow?:
    | TemplateFlow
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: TemplateFlow;
        /** On very wide cards. */
        banner?: TemplateFlow | undefined;
        /** On square, portrait and story cards. */
        tall?: TemplateFlow | undefined;
        /** On square cards. */
        square?: TemplateFlow | undefined;
        /** On portrait cards. */
        portrait?: TemplateFlow | undefined;
        /** On story cards. */
        story?: TemplateFlow | undefined;
      }
    | undefined;
  /** Its drawings. */
  art?:
    | TemplateOrnament[]
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: TemplateOrnament[];
        /** On very wide cards. */
        banner?: TemplateOrnament[] | undefined;
        /** On square, portrait and story cards. */
        tall?: TemplateOrnament[] | undefined;
        /** On square cards. */
        square?: TemplateOrnament[] | undefined;
        /** On portrait cards. */
        portrait?: TemplateOrnament[] | undefined;
        /** On story cards. */
        story?: TemplateOrnament[] | undefined;
      }
    | undefined;
  /** It stands only with all of these: a part (`price`), an image (`image:logo`), a value (`value:align=center`), or, with `!`, without it; `otherwise` stands else. `series` are numbers of a chart, and `readable` is a gradient on which all words are; `wordy` is a title of more than 64 letters and `long` one of more than 100, `sign` a logo that can be drawn as large as a card, `serif` the face of the title, and `dark` or `vivid` a ground that was asked for. */
  needs?: string | string[] | undefined;
  /** Regions inside it. */
  regions?: TemplateRegion[] | undefined;
  /** What stands in its place without what it needs. */
  otherwise?: TemplateRegion | undefined;
}

/** Words from top to bottom. */
export interface TemplateFlow {
  /** Slots from top to bottom, in groups. */
  groups: TemplateSlot[][];
  /** Where the free height goes; with `foot`, all groups but the first stand on the foot, and on a story, whose foot is covered, apart. */
  justify:
    | 'top'
    | 'middle'
    | 'bottom'
    | 'between'
    | 'foot'
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: 'top' | 'middle' | 'bottom' | 'between' | 'foot';
        /** On very wide cards. */
        banner?: 'top' | 'middle' | 'bottom' | 'between' | 'foot' | undefined;
        /** On square, portrait and story cards. */
        tall?: 'top' | 'middle' | 'bottom' | 'between' | 'foot' | undefined;
        /** On square cards. */
        square?: 'top' | 'middle' | 'bottom' | 'between' | 'foot' | undefined;
        /** On portrait cards. */
        portrait?: 'top' | 'middle' | 'bottom' | 'between' | 'foot' | undefined;
        /** On story cards. */
        story?: 'top' | 'middle' | 'bottom' | 'between' | 'foot' | undefined;
      };
  /** Default `start`. */
  align?:
    | 'start'
    | 'center'
    | 'end'
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: 'start' | 'center' | 'end';
        /** On very wide cards. */
        banner?: 'start' | 'center' | 'end' | undefined;
        /** On square, portrait and story cards. */
        tall?: 'start' | 'center' | 'end' | undefined;
        /** On square cards. */
        square?: 'start' | 'center' | 'end' | undefined;
        /** On portrait cards. */
        portrait?: 'start' | 'center' | 'end' | undefined;
        /** On story cards. */
        story?: 'start' | 'center' | 'end' | undefined;
      }
    | undefined;
}

/** How a part of a card is set. */
export type TemplateSlot =
  | {
      /** The parts that it shows. */
      of:
        | 'brand'
        | 'label'
        | 'title'
        | 'text'
        | 'byline'
        | 'note'
        | 'figure'
        | 'unit'
        | 'change'
        | 'above'
        | 'below'
        | 'price'
        | 'rating'
        | 'fact'
        | 'item'
        | 'crumb'
        | 'count'
        | 'duration'
        | 'action'
        | 'code'
        | 'file'
        | 'option'
        | 'goal'
        | 'side'
        | 'said'
        | 'link';
      /** Only this one of them, from 1. */
      nth?: number | undefined;
      /** How they are set. Default `text`. */
      as?:
        | 'text'
        | 'brand'
        | 'byline'
        | 'button'
        | 'counts'
        | 'crumbs'
        | 'duration'
        | 'facts'
        | 'figures'
        | 'meta'
        | 'options'
        | 'people'
        | 'pill'
        | 'price'
        | 'progress'
        | 'rating'
        | 'rows'
        | 'signature'
        | 'snippet'
        | 'stars'
        | 'state'
        | 'steps'
        | 'table'
        | 'window'
        | undefined;
      /** Face, weight and spacing of a text. */
      voice?: 'title' | 'display' | 'figure' | 'text' | 'strong' | 'serif' | 'code' | undefined;
      /** The first slot of a flow with `title` or `fit` leads: it gets the room that the others leave. */
      size?:
        | 'small'
        | 'meta'
        | 'desc'
        | 'sub'
        | 'lead'
        | 'second'
        | {
            /** In px. */
            px:
              | number
              | {
                  /** On wide cards, and where no other shape has a value. */
                  wide: number;
                  /** On very wide cards. */
                  banner?: number | undefined;
                  /** On square, portrait and story cards. */
                  tall?: number | undefined;
                  /** On square cards. */
                  square?: number | undefined;
                  /** On portrait cards. */
                  portrait?: number | undefined;
                  /** On story cards. */
                  story?: number | undefined;
                };
          }
        | {
            /** By its letters: over the whole card, or over a part of it. */
            title: 'text' | 'split';
          }
        | {
            /** As large as it can be, up to px. */
            fit:
              | number
              | {
                  /** On wide cards, and where no other shape has a value. */
                  wide: number;
                  /** On very wide cards. */
                  banner?: number | undefined;
                  /** On square, portrait and story cards. */
                  tall?: number | undefined;
                  /** On square cards. */
                  square?: number | undefined;
                  /** On portrait cards. */
                  portrait?: number | undefined;
                  /** On story cards. */
                  story?: number | undefined;
                };
          }
        | undefined;
      /** Most lines. */
      lines?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
      /** A color of the ground that it stands on; `label` is the accent where there is one, else `muted`. */
      ink?:
        | 'title'
        | 'ink'
        | 'muted'
        | 'line'
        | 'tint'
        | 'accent'
        | 'bright'
        | 'label'
        | 'fill'
        | 'ground'
        | undefined;
      /** Space above, in px. */
      gap?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
      /** At most so wide: in px, or up to 1 a share of the region. */
      width?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
      /** The image of who said it, before it. */
      face?: string | undefined;
    }
  | {
      /** Slots beside each other. */
      row: TemplateSlot[];
      /** At both ends, beside or below each other. */
      join:
        | 'apart'
        | 'beside'
        | 'below'
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: 'apart' | 'beside' | 'below';
            /** On very wide cards. */
            banner?: 'apart' | 'beside' | 'below' | undefined;
            /** On square, portrait and story cards. */
            tall?: 'apart' | 'beside' | 'below' | undefined;
            /** On square cards. */
            square?: 'apart' | 'beside' | 'below' | undefined;
            /** On portrait cards. */
            portrait?: 'apart' | 'beside' | 'below' | undefined;
            /** On story cards. */
            story?: 'apart' | 'beside' | 'below' | undefined;
          };
      /** Default `baseline`. */
      cross?: 'top' | 'middle' | 'baseline' | undefined;
      /** Space between them, in px. */
      between?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
      /** Space above, in px. */
      gap?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
    }
  | {
      /** Quotation marks, a line, a disc, or a square. */
      mark: 'quotes' | 'rule' | 'dot' | 'square';
      /** In px. */
      size:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          };
      /** A color of the ground that it stands on; `label` is the accent where there is one, else `muted`. */
      ink?:
        | 'title'
        | 'ink'
        | 'muted'
        | 'line'
        | 'tint'
        | 'accent'
        | 'bright'
        | 'label'
        | 'fill'
        | 'ground'
        | undefined;
      /** Space above, in px. */
      gap?:
        | number
        | {
            /** On wide cards, and where no other shape has a value. */
            wide: number;
            /** On very wide cards. */
            banner?: number | undefined;
            /** On square, portrait and story cards. */
            tall?: number | undefined;
            /** On square cards. */
            square?: number | undefined;
            /** On portrait cards. */
            portrait?: number | undefined;
            /** On story cards. */
            story?: number | undefined;
          }
        | undefined;
      /** It stands only with all of these. */
      needs?: string | string[] | undefined;
    };

/** A drawing in a region. */
export interface TemplateOrnament {
  /** `mark` is the logo or the first letter of the brand, `pattern` that of the style, `link` a disc with the word between two sides, `tear` the holes along which a ticket is torn. */
  draw:
    | 'mark'
    | 'columns'
    | 'chart'
    | 'shares'
    | 'picture'
    | 'initials'
    | 'object'
    | 'portrait'
    | 'scrim'
    | 'arcs'
    | 'frame'
    | 'hills'
    | 'link'
    | 'rings'
    | 'tear'
    | 'units'
    | 'pattern';
  /** Corner or side of the region, `inside` its margins or on its edge. */
  at?:
    | string
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: string;
        /** On very wide cards. */
        banner?: string | undefined;
        /** On square, portrait and story cards. */
        tall?: string | undefined;
        /** On square cards. */
        square?: string | undefined;
        /** On portrait cards. */
        portrait?: string | undefined;
        /** On story cards. */
        story?: string | undefined;
      }
    | undefined;
  /** In px, or up to 2 a share of the region. */
  size?:
    | number
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: number;
        /** On very wide cards. */
        banner?: number | undefined;
        /** On square, portrait and story cards. */
        tall?: number | undefined;
        /** On square cards. */
        square?: number | undefined;
        /** On portrait cards. */
        portrait?: number | undefined;
        /** On story cards. */
        story?: number | undefined;
      }
    | undefined;
  /** How far it leaves the region, as a share of its longer side. */
  bleed?:
    | number
    | {
        /** On wide cards, and where no other shape has a value. */
        wide: number;
        /** On very wide cards. */
        banner?: number | undefined;
        /** On square, portrait and story cards. */
        tall?: number | undefined;
        /** On square cards. */
        square?: number | undefined;
        /** On portrait cards. */
        portrait?: number | undefined;
        /** On story cards. */
        story?: number | undefined;
      }
    | undefined;
  /** A color of the ground that it stands on; `label` is the accent where there is one, else `muted`. */
  ink?:
    | 'title'
    | 'ink'
    | 'muted'
    | 'line'
    | 'tint'
    | 'accent'
    | 'bright'
    | 'label'
    | 'fill'
    | 'ground'
    | undefined;
  /** The image that it shows. */
  image?: string | undefined;
  /** Radius of its corners, in px. */
  corner?: number | undefined;
  /** Only where this image is missing. */
  without?: string | undefined;
}

/** When a node is drawn. */
export interface TemplateCondition {
  /** A parameter of this template; in a box that repeats, also a field, such as `agenda.time`. */
  parameter: string;
  /** One choice. Default: any value that is not empty. */
  is?: string | undefined;
}

/** Colors that blend. */
export interface TemplateGradient {
  /** Kind. */
  type: 'linear' | 'radial';
  /** In degrees, as in CSS; of linear gradients. `180` when left out. */
  angle?: number | undefined;
  /** From the first to the last color. */
  stops: {
    color: TemplateColor;
    /** In percent. */
    at?: number | undefined;
  }[];
}

/** A shadow of a box. */
export interface TemplateShadow {
  /** To the right, in px. `0` when left out. */
  x?: number | undefined;
  /** Down, in px. `0` when left out. */
  y?: number | undefined;
  /** In px. `0` when left out. */
  blur?: number | undefined;
  /** In px. `0` when left out. */
  spread?: number | undefined;
  color: TemplateColor;
}

/** A color, or `{name}` of one. */
export type TemplateColor = string;

/** Pixels, or percent such as `50%`. */
export type TemplateLength = number | string;

/** As a length, not negative. */
export type TemplateExtent = number | string;

/** A design document, as text or by its address. */
export interface OgParamsBody {
  /** The text of the design document, at most 262144 bytes. Alternatively, use `designUrl`. */
  designMd?: string | undefined;
  /** An https URL of the document, on a host that the operator allows, as for `logo`. */
  designUrl?: string | undefined;
  /** The name of a saved brand, whose document is used; instead of `designMd`. */
  brand?: string | undefined;
  /** Parameters of `og_brand` that override the document's, such as `title`. An empty string unsets a parameter. */
  params?: OgBrandParameters | undefined;
}

/** Parameters of `og_brand` that a design document declares. */
export interface OgParams {
  /** The template that `params` belong to. */
  template: 'og_brand';
  /** Template parameters. Add a title and sign them to get a card URL. */
  params: OgBrandParameters;
  /** Source of each parameter: a path in the document, or `params`. */
  sources: Record<string, string>;
  /** What was skipped, replaced or almost matched, and what to change. */
  notes: string[];
  /** Every other value of the tokens, lists and tables of the document. */
  unused: {
    /** A path in the document, or its line. */
    source: string;
    /** As it is written, at most 64 characters. */
    value: string;
    /** `overridden` by `params`; `passedOver` for another value, or for what `notes` say of it; `noPlace`: no parameter takes it. */
    why: 'overridden' | 'passed_over' | 'no_place';
  }[];
  /** Number of findings of the format's linter, by severity. */
  lint: DesignLintCounts;
  /** The linter's findings, at most 100. */
  findings: {
    /** How severe it is. */
    severity: 'error' | 'warning' | 'info';
    /** The linter's words. */
    message: string;
    /** The token that it is about, such as `colors.primary`. */
    path: string | null;
    /** The line of the document that it is about. */
    line: number | null;
  }[];
}

/** A design document that is saved under a name. */
export interface SavedBrand {
  /** Name of the brand. */
  name: string;
  /** Counts up with every change. */
  revision: number;
  /** When it was saved first. RFC 3339 in UTC. */
  createdAt: string;
  /** When it was changed last. RFC 3339 in UTC. */
  updatedAt: string;
  /** The text of its DESIGN.md. */
  designMd: string;
}

/** A saved brand without its document. */
export interface BrandSummary {
  /** Name of the brand. */
  name: string;
  /** Counts up with every change. */
  revision: number;
  /** When it was saved first. RFC 3339 in UTC. */
  createdAt: string;
  /** When it was changed last. RFC 3339 in UTC. */
  updatedAt: string;
}

/** A host of your account, whose pages have cards. */
export interface Site {
  /** Host name, in lower case; names in other scripts in their ASCII form (`xn--`). */
  host: string;
  /** Cards are drawn only for verified sites. */
  status: 'pending' | 'verified';
  /** How control of the host was proven, or `operator` if that was not needed. */
  verifiedBy: 'file' | 'meta' | 'operator' | null;
  /** What `POST /sites/{host}/verify` looks for. Either one is enough. */
  proof: {
    /** Always the same for this account and host. */
    token: string;
    /** A file here with the token on a line of its own is a proof. */
    fileUrl: string;
    /** This tag in the page at `/` is a proof, too. */
    metaTag: string;
  };
  /** Background of its cards; null: each template's own. */
  theme: 'light' | 'dark' | null;
  /** The brand of its cards; null: what each page declares. */
  brand: string | null;
  /** The template of its cards; null: the one that suits each page. */
  template: string | null;
  /** New cards that may be drawn in a day (UTC). */
  dailyCards: number;
  /** Cards that were drawn today (UTC). */
  cardsToday: number;
  /** URL of the card of the page at `/`. Append the path of another page. */
  cardUrl: string;
  /** When it was registered. RFC 3339 in UTC. */
  createdAt: string;
  /** When control of the host was proven. RFC 3339 in UTC. */
  verifiedAt: string | null;
}

/** Who else may sign in to the studio of an account. */
export interface Member {
  /** Id of the member. */
  id: string;
  /** Email address of the member. */
  email: string;
  /** `viewer` reads and tries things out; `editor` also makes images and changes templates, brands, uploads and sites; `owner` also changes keys, members, webhooks and the plan. */
  role: 'owner' | 'editor' | 'viewer';
  /** When they first signed in; null until then. RFC 3339 in UTC. */
  joinedAt: string | null;
  /** When they were invited. RFC 3339 in UTC. */
  createdAt: string;
}

/** A member with a link that signs one browser in as them. */
export interface InvitedMember {
  /** Id of the member. */
  id: string;
  /** Email address of the member. */
  email: string;
  /** `viewer` reads and tries things out; `editor` also makes images and changes templates, brands, uploads and sites; `owner` also changes keys, members, webhooks and the plan. */
  role: 'owner' | 'editor' | 'viewer';
  /** When they first signed in; null until then. RFC 3339 in UTC. */
  joinedAt: string | null;
  /** When they were invited. RFC 3339 in UTC. */
  createdAt: string;
  /** Signs one browser in as this member. Send it to them; it is shown only once. */
  url: string;
  /** When the link expires. RFC 3339 in UTC. */
  urlExpiresAt: string;
}

/** A change of keys, members, templates or the plan. */
export interface AuditEntry {
  /** Id of the entry. */
  id: string;
  /** What was done. */
  action:
    | 'key.created'
    | 'key.renamed'
    | 'key.rotated'
    | 'key.revoked'
    | 'member.invited'
    | 'member.joined'
    | 'member.role_changed'
    | 'member.removed'
    | 'plan.changed'
    | 'template.saved'
    | 'template.deleted';
  /** What it was done to: the id of a key, the address of a member, the name of a template, or the account. */
  subject: string;
  /** What it became: the name of a key, the role of a member, the plan, the version of a template. */
  detail: string | null;
  /** Who did it: the account itself, signed in to the studio; a member; a program with a key; the operator; or the payment provider. */
  actor: 'owner' | 'member' | 'key' | 'operator' | 'payments';
  /** Address of the member or id of the key; null for others. */
  actorName: string | null;
  /** When it was done. RFC 3339 in UTC. */
  createdAt: string;
}

/** A page of changes, newest first. */
export interface AuditLog {
  /** Entries, newest first. */
  entries: AuditEntry[];
  /** `cursor` of the next page; null on the last. */
  nextCursor: string | null;
}

/** A URL of yours that is told of events. */
export interface Webhook {
  /** Id of the webhook. */
  id: string;
  /** Where deliveries are sent. */
  url: string;
  /** What it is told of. */
  events: ('generation.completed' | 'generation.failed' | 'image.deleted' | 'credits.low')[];
  /** Whether anything is sent to it. */
  enabled: boolean;
  /** `owner`: you disabled it. `failing`: it accepted nothing for three days. `gone`: it responded with 410. Null while enabled. */
  disabledReason: 'owner' | 'failing' | 'gone' | null;
  /** Since when it has accepted nothing, if the last delivery failed; null otherwise. RFC 3339 in UTC. */
  failingSince: string | null;
  /** Until when deliveries are signed with the former secret, too, if the secret was rotated. RFC 3339 in UTC. */
  formerSecretExpiresAt: string | null;
  /** When it was created. RFC 3339 in UTC. */
  createdAt: string;
}

/** A webhook with its secret. */
export interface CreatedWebhook {
  /** Id of the webhook. */
  id: string;
  /** Where deliveries are sent. */
  url: string;
  /** What it is told of. */
  events: ('generation.completed' | 'generation.failed' | 'image.deleted' | 'credits.low')[];
  /** Whether anything is sent to it. */
  enabled: boolean;
  /** `owner`: you disabled it. `failing`: it accepted nothing for three days. `gone`: it responded with 410. Null while enabled. */
  disabledReason: 'owner' | 'failing' | 'gone' | null;
  /** Since when it has accepted nothing, if the last delivery failed; null otherwise. RFC 3339 in UTC. */
  failingSince: string | null;
  /** Until when deliveries are signed with the former secret, too, if the secret was rotated. RFC 3339 in UTC. */
  formerSecretExpiresAt: string | null;
  /** When it was created. RFC 3339 in UTC. */
  createdAt: string;
  /** Verifies deliveries: `whsec_` and a key in Base64. It is shown only once. */
  secret: string;
}

/** An event that is, or was, sent to a webhook. */
export interface WebhookDelivery {
  /** The `webhook-id` of the delivery: the same each time it is sent. */
  id: string;
  /** Id of the webhook. */
  webhookId: string;
  /** The event, or `webhook.test`. */
  type: string;
  /** What it is about: the id of the generation, the month of the credits, or the id of the webhook. */
  subject: string;
  /** `pending`: to be sent, or sent again. `delivered`: accepted. `failed`: not accepted for three days. */
  status: 'pending' | 'delivered' | 'failed';
  /** How often it was sent. */
  attempts: number;
  /** HTTP status of the last response; null without one. */
  responseStatus: number | null;
  /** Why the last attempt failed; null otherwise. */
  error: string | null;
  /** When the event happened. RFC 3339 in UTC. */
  createdAt: string;
  /** When it was last sent. RFC 3339 in UTC. */
  lastAttemptAt: string | null;
  /** When it is sent next; null unless pending. RFC 3339 in UTC. */
  nextAttemptAt: string | null;
}

/** A part of the deliveries of a webhook. */
export interface WebhookDeliveryList {
  /** Deliveries, newest first. They are kept for two weeks. */
  deliveries: WebhookDelivery[];
  /** `cursor` of the next page; null on the last. */
  nextCursor: string | null;
}

/** A file of your account. */
export interface Upload {
  /** Derived from the content of the file: the same file always has the same id. */
  id: string;
  /** `upload:` and the id, which image parameters and logos take in place of a URL, and `font` in place of a name. */
  reference: string;
  /** What it can be used as. */
  kind: 'image' | 'font';
  /** The name given when it was uploaded. */
  name: string | null;
  /** Media type of what is stored. An SVG is stored as a PNG, a WOFF2 as the font that it contains. */
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'font/ttf' | 'font/otf';
  /** Size of what is stored, which counts towards the limit. */
  bytes: number;
  /** Width of an image in pixels. */
  width: number | null;
  /** Height of an image in pixels. */
  height: number | null;
  /** The name that a font has for its family. */
  family: string | null;
  /** When it was uploaded. RFC 3339 in UTC. */
  createdAt: string;
}

/** The files of your account. */
export interface UploadList {
  /** The uploads, newest first. */
  uploads: Upload[];
  /** Number of uploads. */
  count: number;
  /** Uploads that the account may have. */
  countLimit: number;
  /** Size of all uploads. */
  bytes: number;
  /** Bytes that they may take up. */
  bytesLimit: number;
  /** Bytes that a file may have when it is sent. */
  fileBytesLimit: number;
}

/** What is known of a brand. */
export interface DesignFields {
  /** Name of the brand. */
  name: string;
  /** A short line above the title of cards. */
  tagline?: string | undefined;
  /** A description of the brand, for readers of the document. */
  description?: string | undefined;
  /** Absolute http or https URL. */
  siteUrl?: string | undefined;
  /** Absolute https URL, or the reference of an upload. */
  logo?: string | undefined;
  /** A font of `og_brand`. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | undefined;
  /** Colors of the brand. */
  colors?:
    | {
        /** Background color. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        background?: string | undefined;
        /** Text color. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        foreground?: string | undefined;
        /** Color of secondary text. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        muted?: string | undefined;
        /** Accent color. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        primary?: string | undefined;
      }
    | undefined;
  /** Defaults for cards. */
  social?:
    | {
        /** Default card title. */
        title?: string | undefined;
        /** Default card description. */
        description?: string | undefined;
        /** Default card footer, such as the domain of the site. */
        footer?: string | undefined;
      }
    | undefined;
}

/** A design document that was written. */
export interface DesignDocument {
  /** Suggested file name. */
  filename: 'DESIGN.md';
  /** The document. It contains only the given values; the same fields give the same bytes. */
  designMd: string;
  /** Number of findings of the format's linter, by severity. */
  lint: DesignLintCounts;
  /** The template that `params` belong to. */
  template: 'og_brand';
  /** The parameters that `/design/og-params` derives from the document. */
  params: OgBrandParameters;
  /** What was skipped, replaced or almost matched, and what to change. */
  notes: string[];
}

/** Accounts of a service. */
export interface AccountList {
  /** Newest first. */
  accounts: {
    /** Id of the account. */
    id: string;
    /** Email address of the account. */
    email: string;
    /** Determines the monthly credit limit. */
    plan: 'free' | 'pro';
    /** Monthly credits set for this account; null for those of its plan. */
    allowance: number | null;
    /** Whether it is an operator. */
    operator: boolean;
    /** Whether its keys are refused. */
    disabled: boolean;
    /** Credits used since the account was created. */
    creditsUsed: number;
    /** Credits used this calendar month (UTC). */
    creditsThisMonth: number;
    /** Number of active keys. */
    keys: number;
    /** Last use of a key, to the minute; null if never. RFC 3339 in UTC. */
    lastUsedAt: string | null;
    /** When the account was created. RFC 3339 in UTC. */
    createdAt: string;
  }[];
  /** Number of matching accounts. */
  total: number;
}

/** What waits and what failed. */
export interface QueueState {
  /** Generations that wait to be drawn. */
  waiting: number;
  /** Generations that are being drawn. */
  drawing: number;
  /** When the oldest of them was submitted; null if there is none. RFC 3339 in UTC. */
  oldestSince: string | null;
  /** The last 20 generations that failed, latest first. */
  failures: {
    /** Id of the generation. */
    generationId: string;
    /** Id of its account. */
    accountId: string;
    /** Email address of its account. */
    email: string;
    /** What its owner was told. */
    error: string;
    /** When it failed. RFC 3339 in UTC. */
    failedAt: string;
  }[];
}

/** What the stores take up. */
export interface StoresState {
  /** Version of the service. */
  version: string;
  /** The setting `CARDWRIGHT_MODE`. */
  mode: 'service' | 'owner';
  /** What images from prompts take up. */
  images: {
    /** Number of files. */
    files: number;
    /** Their size together. */
    bytes: number;
  };
  /** What signed cards that are kept take up. */
  cards: {
    /** Number of files. */
    files: number;
    /** Their size together. */
    bytes: number;
  };
  /** Size of the database with its write-ahead log. */
  databaseBytes: number;
  /** What does not take writes at the moment; empty if all is well. */
  faults: ('database' | 'images')[];
}

/** Whether the ledger is consistent. */
export interface LedgerReport {
  /** Whether every balance is the sum of its entries. */
  consistent: boolean;
  /** Charges and refunds that were checked. */
  entries: number;
  /** Monthly balances that were checked. */
  balances: number;
  /** Empty if the ledger is consistent. */
  faults: {
    /** Id of the account. */
    account: string;
    /** The month, such as `2026-11`. */
    period: string;
    /** What is wrong: the balance, or an entry by its cause. */
    subject: string;
    /** How it is wrong. */
    problem: string;
  }[];
}

/** What a service that can serve says. */
export interface Health {
  /** Always `ok`. */
  status: 'ok';
  /** Name of the service. */
  service: 'cardwright';
  /** Version of the service. */
  version: string;
  /** Time of the response. RFC 3339 in UTC. */
  timestamp: string;
}
