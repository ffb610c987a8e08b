// Made by client/scripts/generate.ts from contract/openapi.json.
import type { OgBrandParameters } from './templates.ts';

/** One prompt turned into one image. */
export interface Generation {
  id: string;
  userId: string;
  prompt: string;
  templateId: string;
  /** `pending` -> `processing` -> `completed` or `failed`; a finished one never changes. */
  status: 'pending' | 'processing' | 'completed' | 'failed';
  /** Where the image is: unguessable, needs no header, never changes. Null unless completed. */
  url: string | null;
  width: number;
  height: number;
  format: 'png' | 'jpeg';
  /** Send it with the same prompt, size and template to get the same image again. */
  seed: number;
  /** 1, or 0 once a failure gave the credit back. */
  creditsUsed: number;
  /** What the prompt asked for and the image does not show, as sentences. */
  warnings: string[];
  /** Why it failed, as a sentence. Null unless failed. */
  error: string | null;
  /** RFC 3339 in UTC. */
  createdAt: string;
  /** RFC 3339 in UTC. */
  completedAt: string | null;
}

/** A prompt that was accepted, and what is known of its image by then. */
export interface Submission {
  id: string;
  status: 'processing' | 'completed' | 'failed';
  /** What happened and what to do next, as a sentence. */
  message: string;
  templateId: string;
  prompt: string;
  dimensions: {
    width: number;
    height: number;
  };
  /** Where the image is: unguessable, needs no header, never changes. Null unless completed. */
  url: string | null;
  /** What the prompt asked for and the image does not show, as sentences. */
  warnings: string[];
}

/** How the image should be. */
export interface GenerateBody {
  /** `default` lets the service choose the design; or the name of a template, which the prompt then fills. `default` when left out. */
  templateId?: string | undefined;
  /** Pixels. Without it: the size of the platform that the prompt names, else the default (1200). */
  width?: number | undefined;
  /** Pixels. Without it: as for `width` (630). */
  height?: number | undefined;
  /** `png` when left out. */
  format?: 'png' | 'jpeg' | undefined;
  /** Same prompt, seed, size and template: same image. Without it each try differs. */
  seed?: number | undefined;
  /** An image engine that the operator configured; refused where there is only the built-in one. */
  engine?: string | undefined;
  /** The text of a DESIGN.md that the image follows: its colours, font and logo rule whatever the prompt says of these; 262144 bytes at most. What it declares that cannot be followed is told in `warnings`. */
  designMd?: string | undefined;
}

/** A part of the history. */
export interface HistoryPage {
  /** Newest first. */
  generations: Generation[];
  /** Of the account, whatever `limit` and `offset` are. */
  total: number;
}

/** Plan and credits. */
export interface Usage {
  /** Decides the allowance of credits per calendar month (UTC). */
  plan: 'free' | 'pro';
  /** Credits a calendar month (UTC). */
  planLimit: number;
  /** In this calendar month. */
  creditsUsed: number;
  creditsRemaining: number;
  /** Since the account exists. */
  totalGenerations: number;
  usage: {
    /** Credits used in this calendar month; the same as `creditsUsed`. */
    currentPeriod: number;
    /** The month that is counted, `2026-11`. */
    period: string;
    /** The same as `planLimit`. */
    limit: number;
    /** When the next month begins. RFC 3339 in UTC. */
    resetsAt: string;
  };
}

/** The account that a key belongs to. */
export interface User {
  id: string;
  email: string;
  /** Decides the allowance of credits per calendar month (UTC). */
  plan: 'free' | 'pro';
  /** Credits used since the account exists. */
  creditsUsed: number;
  /** RFC 3339 in UTC. */
  createdAt: string;
}

/** A new account with its primary key. */
export interface RegisteredUser {
  id: string;
  email: string;
  /** The primary key. Shown here only: it is kept nowhere and cannot be recovered. */
  apiKey: string;
  /** Decides the allowance of credits per calendar month (UTC). */
  plan: 'free' | 'pro';
  /** RFC 3339 in UTC. */
  createdAt: string;
}

/** A key without its secret. */
export interface ApiKey {
  id: string;
  name: string;
  /** To the minute; null when it was never used. RFC 3339 in UTC. */
  lastUsedAt: string | null;
  /** RFC 3339 in UTC. */
  createdAt: string;
}

/** A new key with its secret. */
export interface CreatedKey {
  id: string;
  name: string;
  /** To the minute; null when it was never used. RFC 3339 in UTC. */
  lastUsedAt: string | null;
  /** RFC 3339 in UTC. */
  createdAt: string;
  /** The whole key. Shown here only: it is kept nowhere and cannot be recovered. */
  key: string;
}

/** What was done, as a sentence. */
export interface Message {
  /** Says so when this was the last key of the account. */
  message: string;
}

/** Where the browser goes after a checkout. */
export interface CheckoutBody {
  /** Where the browser goes after the payment; `{CHECKOUT_SESSION_ID}` in its query stands for the id of the checkout. On this service's own origin, or on one that the operator allows. */
  successUrl?: string | undefined;
  /** Where the browser goes when the customer turns back. On this service's own origin, or on one that the operator allows. */
  cancelUrl?: string | undefined;
}

/** Where the browser goes after the portal. */
export interface PortalBody {
  /** Where the browser goes from the portal. On this service's own origin, or on one that the operator allows. */
  returnUrl?: string | undefined;
}

/** A page of the payment provider. */
export interface Redirect {
  /** Send the browser of the customer here. */
  url: string;
}

/** How the service reads a signed address. */
export interface Explanation {
  /** Whether the address opens now, credit aside. */
  valid: boolean;
  /** Why not, and what would be right. Null when valid. */
  reason: string | null;
  /** The parameter that the reason is about. */
  parameter: string | null;
  /** The query as the server reads it, in the order received. */
  pairs: {
    name: string;
    value: string;
  }[];
  /** The text to sign with the whole API key. Null when the query cannot be read. */
  canonical: string | null;
  /** Where `signedText` goes wrong. Null when there is none, or it is accepted. */
  difference: {
    /** How many bytes agree. */
    byte: number;
    /** What the nearest accepted text says there. */
    expected: string;
    /** What `signedText` says there. */
    received: string;
  } | null;
}

/** A template as the service describes it. */
export interface TemplateSheet {
  /** Stands in `/i/{template}`, and in `templateId` of a prompt. */
  name: string;
  description: string;
  /** JSON Schema (2020-12) of the template data. */
  parameters: Record<string, unknown>;
  /** Data that shows it well. */
  example: Record<string, string>;
  /** The address of the example, to be completed with `expires` and `sig`. */
  exampleUrl: string;
}

/** A design document, as text or by its address. */
export interface OgParamsBody {
  /** The text of a design document; 262144 bytes at most. Or `designUrl`. */
  designMd?: string | undefined;
  /** Where to fetch it: https, on a host that the operator allows, as for `logo`. */
  designUrl?: string | undefined;
  /** Parameters of `og_brand` that win over the document, such as the title of a page. An empty text leaves its parameter unset. */
  params?: OgBrandParameters | undefined;
}

/** Parameters of `og_brand` that a design document declares. */
export interface OgParams {
  /** The template that `params` are for. */
  template: 'og_brand';
  /** Parameters of the template: sign them with a title, and the card is drawn. */
  params: OgBrandParameters;
  /** Where each parameter came from: a path of the document, or `params`. */
  sources: Record<string, string>;
  /** What was skipped, replaced or nearly matched, and what to change, as sentences. */
  notes: string[];
  /** Findings of the format's own linter, by weight. */
  lint: {
    errors: number;
    warnings: number;
    infos: number;
  };
}

/** What is known of a brand. */
export interface DesignFields {
  /** Of the brand. */
  name: string;
  /** A short line on cards, above the title. */
  tagline?: string | undefined;
  /** What the brand is about, for whoever reads the document. */
  description?: string | undefined;
  /** Absolute http or https URL. */
  siteUrl?: string | undefined;
  /** Absolute https URL. */
  logo?: string | undefined;
  /** A font of `og_brand` (`system`, `serif` ...) or a CSS font stack. */
  font?: string | undefined;
  colors?:
    | {
        /** Ground. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        background?: string | undefined;
        /** Text. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        foreground?: string | undefined;
        /** Quiet text. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        muted?: string | undefined;
        /** Accent. `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`. */
        primary?: string | undefined;
      }
    | undefined;
  /** Defaults of cards. */
  social?:
    | {
        /** Title of cards without one of their own. */
        title?: string | undefined;
        /** Description of such cards. */
        description?: string | undefined;
        /** A line at the bottom, such as the address of the site. */
        footer?: string | undefined;
      }
    | undefined;
}

/** A design document that was written. */
export interface DesignDocument {
  filename: 'DESIGN.md';
  /** The document. Nothing in it is invented; equal fields give equal bytes. */
  designMd: string;
  /** Findings of the format's own linter, by weight. */
  lint: {
    errors: number;
    warnings: number;
    infos: number;
  };
  /** The template that `params` are for. */
  template: 'og_brand';
  /** What `/design/og-params` derives from the document. */
  params: OgBrandParameters;
  /** What was skipped, replaced or nearly matched, and what to change, as sentences. */
  notes: string[];
}

/** What a service that can serve says. */
export interface Health {
  status: 'ok';
  service: 'cardwright';
  /** Of the software. */
  version: string;
  /** RFC 3339 in UTC. */
  timestamp: string;
}
