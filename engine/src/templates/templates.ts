import type { CardTemplate } from './card-template.ts';
import { announcement } from './cards/announcement.ts';
import { article } from './cards/article.ts';
import { changelog } from './cards/changelog.ts';
import { code } from './cards/code.ts';
import { docs } from './cards/docs.ts';
import { event } from './cards/event.ts';
import { job } from './cards/job.ts';
import { metric } from './cards/metric.ts';
import { ogBrand } from './cards/og-brand.ts';
import { ogStandard } from './cards/og-standard.ts';
import { podcast } from './cards/podcast.ts';
import { product } from './cards/product.ts';
import { profile } from './cards/profile.ts';
import { quote } from './cards/quote.ts';
import { repository } from './cards/repository.ts';

/** Every named template; a new one is a file and a line here. */
export const templates: readonly CardTemplate[] = [
  ogStandard,
  announcement,
  ogBrand,
  article,
  docs,
  product,
  event,
  changelog,
  repository,
  podcast,
  quote,
  profile,
  code,
  metric,
  job,
];

export const findTemplate = (name: string): CardTemplate | undefined =>
  templates.find((template) => template.name === name);
