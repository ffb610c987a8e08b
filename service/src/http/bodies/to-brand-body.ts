import type { Brand, BrandSummary } from '../../brands/types.ts';

/** A saved brand as lists have it. */
export const toBrandSummaryBody = ({ name, revision, createdAt, updatedAt }: BrandSummary) => ({
  name,
  revision,
  created_at: createdAt,
  updated_at: updatedAt,
});

export const toBrandBody = (brand: Brand) => ({ ...toBrandSummaryBody(brand), design_md: brand.designMd });
