import type { Brand, TemplateImage, Warning } from '@cardwright/engine';
import type { DerivedParameters, DesignFields, LintFinding, LintSummary } from '@cardwright/engine/design';

export type OgParamsInput = {
  /** Exactly one of the two. */
  designMd?: string | undefined;
  designUrl?: string | undefined;
  /** Also what a card of the brand has beyond what the document declares for `og_brand`: its name, main color, outline. */
  withSign?: boolean;
  /** These win. */
  params: Readonly<Record<string, string>>;
};

export type OgParams = DerivedParameters & { lint: LintSummary; findings: readonly LintFinding[] };

export type WrittenDocument = {
  designMd: string;
  lint: LintSummary;
  params: Record<string, string>;
  notes: string[];
};

/** What a document decides of an image. */
export type ResolvedDesign = {
  brand: Brand;
  logo?: TemplateImage;
  /** What of the document the image does not show. */
  warnings: Warning[];
};

/**
 * The helpers for design documents, for the account `owner`; accounts take turns. All refuse with `invalid` naming the
 * field, or `unavailable` / `reader_busy`.
 */
export interface Design {
  ogParams(input: OgParamsInput, owner: string): Promise<OgParams>;
  write(fields: DesignFields, owner: string): Promise<WrittenDocument>;
  /** The document of a brand to be saved: the one that was sent, with the logo that was sent beside it. */
  toBrandDocument(brand: { designMd: string; logo?: string | undefined }, owner: string): Promise<string>;
  /** Refuses a document that no image could follow, because it is beyond the limits. */
  check(designMd: string, owner: string): Promise<void>;
  /** What of a document an image would not show. */
  findWarnings(designMd: string, owner: string): Promise<Warning[]>;
  resolve(designMd: string, owner: string): Promise<ResolvedDesign>;
  close(): Promise<void>;
}
