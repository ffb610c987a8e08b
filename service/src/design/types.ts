import type { Brand, DerivedParameters, DesignFields, LintSummary, TemplateImage } from '@cardwright/engine';

export type OgParamsInput = {
  /** Exactly one of the two. */
  designMd?: string | undefined;
  designUrl?: string | undefined;
  /** These win. */
  params: Readonly<Record<string, string>>;
};

export type OgParams = DerivedParameters & { lint: LintSummary };

export type WrittenDocument = {
  designMd: string;
  lint: LintSummary;
  params: Record<string, string>;
  notes: string[];
};

/** What a document decides of an image. */
export type FollowedDesign = {
  brand: Brand;
  logo?: TemplateImage;
  /** What of the document the image does not show, as sentences. */
  warnings: string[];
};

/** The helpers for design documents. All refuse with `invalid` naming the field, or `unavailable` / `reader_busy`. */
export interface Design {
  ogParams(input: OgParamsInput): Promise<OgParams>;
  write(fields: DesignFields): Promise<WrittenDocument>;
  /** Refuses a document that no image could follow, because it is beyond the limits. */
  check(designMd: string): Promise<void>;
  follow(designMd: string): Promise<FollowedDesign>;
  close(): Promise<void>;
}
