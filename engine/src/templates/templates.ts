import { announcement } from './announcement.ts';
import { ogBrand } from './og-brand.ts';
import { ogStandard } from './og-standard.ts';
import type { Template } from './template.ts';

/** Every named template; a new one is a file and a line here. */
export const templates: readonly Template[] = [ogStandard, announcement, ogBrand];

export const findTemplate = (name: string): Template | undefined =>
  templates.find((template) => template.name === name);
