// Made by client/scripts/generate.ts from the engine's templates.
import type { TemplateParameters } from './templates.ts';

const TITLE = 'The headline.';
const DESCRIPTION = 'One or two sentences below the title.';
const AUTHOR = 'Who wrote it.';
const DATE = 'When, as it should be read.';
const SITE = 'The name or address of the site.';
const CTA = 'What to do next, drawn as a button.';
const BG = 'Ground.';
const FONT = 'Font of all texts: one of these, or an upload.';
const THEME = 'Light or dark background. Default `light`.';
const LOGO = 'PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.';
const CROP = '`square` keeps the title inside the middle square of a wide card. Default `wide`.';
const AVATAR =
  'Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.';
const RATING = 'Stars out of five, such as "4.6".';

const BRAND = {
  logo: LOGO,
  accent: 'Color of fields, marks and ornaments.',
  bg: BG,
  fg: 'Color of the title.',
  font: FONT,
  theme: THEME,
  crop: CROP,
};

export const DESCRIPTIONS: { readonly [Name in keyof TemplateParameters]: Readonly<Record<string, string>> } =
  {
    og_standard: {
      title: TITLE,
      description: DESCRIPTION,
      eyebrow: 'A short label, such as a section or series.',
      author: AUTHOR,
      date: DATE,
      site: SITE,
      ...BRAND,
    },
    announcement: {
      title: 'The news.',
      description: DESCRIPTION,
      badge: 'A short label, such as "New" or "Beta".',
      date: DATE,
      cta: CTA,
      site: SITE,
      ...BRAND,
    },
    og_brand: {
      title: TITLE,
      description: DESCRIPTION,
      tagline: 'A short line above the title.',
      footer: 'A line at the bottom, such as the name or address of the site.',
      bg: BG,
      bg2: 'The other end of a gradient that starts with bg.',
      fg: 'Title.',
      muted: 'Description.',
      accent: 'Field, tagline and sign.',
      bgAngle: 'Direction of the gradient in degrees, as in CSS. Default 135.',
      font: FONT,
      fontFamily: 'A bundled family for all texts, in place of `font`.',
      fontWeight: 'Weight of the title, as far as the family has it.',
      tracking: 'Letter spacing of the title in thousandths of its size.',
      textTransform: 'Case of the title. Default `none`.',
      align: 'Default `left`.',
      theme: THEME,
      logo: LOGO,
      crop: CROP,
    },
    article: {
      title: TITLE,
      description: DESCRIPTION,
      category: 'The section.',
      author: AUTHOR,
      avatar: AVATAR,
      date: DATE,
      readingTime: 'Such as "8 min read".',
      image: 'Photo. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      imagePosition: 'Where the photo is. Default `side`.',
      site: SITE,
      ...BRAND,
    },
    docs: {
      title: 'Title of the page.',
      description: DESCRIPTION,
      section: 'The part of the manual.',
      breadcrumb: 'Such as "Guides / Deploy".',
      version: 'Such as "v3".',
      icon: 'An emoji.',
      site: SITE,
      ...BRAND,
    },
    product: {
      name: 'What it is called.',
      description: 'One sentence below the name.',
      price: 'With its currency, such as "$129".',
      was: 'The price before, drawn struck through.',
      badge: 'Such as "New" or "-20%".',
      brand: 'Who makes it.',
      rating: RATING,
      reviews: 'Such as "1,204 reviews".',
      image:
        'The product, best on a transparent ground. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    event: {
      title: 'What it is called.',
      description: DESCRIPTION,
      date: 'The day, as it should be read.',
      time: 'Such as "18:30 CET".',
      place: 'Where, or "Online".',
      host: 'Who invites.',
      speakers: 'A name a line; the first four are shown.',
      cta: CTA,
      image:
        'Photo, of a speaker or the place. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    changelog: {
      title: 'What the release is about.',
      description: DESCRIPTION,
      product: 'What was released.',
      version: 'Such as "v2.4.0".',
      items: 'What changed, a line each, such as "New: dark mode"; the first five are shown.',
      date: DATE,
      kind: 'What the items are where they do not say it.',
      site: SITE,
      ...BRAND,
    },
    repository: {
      name: 'Name of the repository.',
      description: 'What it does.',
      owner: 'Who it belongs to.',
      language: 'Its main language.',
      languages:
        'Languages with their shares, such as "TypeScript 71%", a line each or with commas; drawn as a bar.',
      languageColor: 'Color of the main language.',
      stars: 'Such as "12.4k".',
      forks: 'Such as "830".',
      issues: 'Open issues.',
      avatar:
        'Portrait or sign of the owner. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    podcast: {
      title: 'Title of the episode.',
      description: DESCRIPTION,
      show: 'Name of the podcast.',
      episode: 'Such as "Episode 42".',
      guest: 'Who is talked to.',
      duration: 'Such as "48 min".',
      date: DATE,
      cover:
        'Cover of the show or the episode. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    quote: {
      quote: 'What was said, without quotation marks.',
      author: 'Who said it.',
      role: 'What they are, and where.',
      avatar: AVATAR,
      rating: RATING,
      site: SITE,
      ...BRAND,
    },
    profile: {
      name: 'Who it is.',
      description: 'What there is to know, in one or two sentences.',
      role: 'What they do, and where.',
      handle: 'Such as "@ada".',
      facts: 'Such as "48 talks" or "Talks: 48", a line each; the first three are shown.',
      avatar: 'Portrait. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    code: {
      title: 'What the snippet shows.',
      code: 'The snippet. Tabs are two spaces; long lines and the last lines are cut.',
      language: 'What it is written in. Default: by the extension of `filename`, else `text`.',
      filename: 'Such as "src/relay.ts".',
      lines: 'Line numbers. Default `on`.',
      highlight: 'Lines to mark, such as "3-5".',
      description: DESCRIPTION,
      site: SITE,
      ...BRAND,
    },
    metric: {
      value: 'The figure with its unit, such as "$4.2M" or "99.98%".',
      title: 'What is counted.',
      description: 'One or two sentences below the figure.',
      change: 'Such as "+18% in May".',
      series: 'Up to 60 numbers for the chart, with spaces or commas between them.',
      labels: 'Names below the chart from its start to its end, a line each; up to five.',
      chart: 'How the series is drawn. Default `line`.',
      source: 'Where the figure is from.',
      site: SITE,
      ...BRAND,
    },
    job: {
      title: 'Who is wanted.',
      description: DESCRIPTION,
      company: 'Who hires.',
      place: 'Where.',
      remote: 'Such as "Remote in Europe".',
      salary: 'Such as "€75,000 to €90,000".',
      kind: 'Such as "Full time".',
      cta: CTA,
      site: SITE,
      ...BRAND,
    },
    page: {
      url: 'The page, on a host that the operator allows.',
      theme: 'Light or dark background.',
      shape:
        '`wide` (1200x630, the default), `square` (1200x1200), `portrait` (1000x1500) or `story` (1080x1920), in place of `width` and `height`.',
    },
  };
