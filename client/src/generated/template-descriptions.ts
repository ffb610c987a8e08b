// Made by client/scripts/generate.ts from the engine's templates.
import type { TemplateParameters } from './templates.ts';

const TITLE = 'The headline.';
const DESCRIPTION = 'One or two sentences below the title.';
const AUTHOR = 'The author.';
const DATE = 'The date, as it should be displayed.';
const SITE = 'The name or address of the site.';
const CTA = 'Call to action, shown as a button.';
const BG = 'Background color.';
const FONT = 'Font of all texts: one of these, or an upload.';
const THEME = 'Light or dark background. Default `light`.';
const LOGO = 'PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.';
const CROP = '`square` keeps the title inside the middle square of a wide card. Default `wide`.';
const AVATAR =
  'Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.';
const RATING = 'Stars out of five, such as "4.6".';
const ROLE = 'Role and organization.';

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
      name: 'Name of the brand, where there is no logo.',
      tagline: 'A short line above the title.',
      footer: 'A line at the bottom, such as the name or address of the site.',
      bg: BG,
      bg2: 'The other end of a gradient that starts with bg.',
      fg: 'Title.',
      muted: 'Description.',
      accent: 'Field, tagline and sign.',
      primary: 'Field, where the accent is for small things.',
      accentUse:
        'The small thing that the accent is kept to; `sparing` is the name, or else a line. Default `area`.',
      border: 'Outline, where the accent is kept to small things; also the pattern.',
      corner: 'How outline and bars are cut. Default `sharp`.',
      pattern: 'Dots or lines on the ground, around the words.',
      bgAngle: 'Direction of the gradient in degrees, as in CSS. Default 135.',
      font: FONT,
      fontFamily: 'A bundled family for all texts, instead of `font`.',
      fontWeight: 'Weight of the title, as available in the family.',
      tracking: 'Letter spacing of the title in thousandths of its size.',
      textTransform: 'Case of the title. Default `none`.',
      textFamily: 'A bundled family for all texts but the title.',
      fontCut: 'How the ends of letters in Fraunces are cut. Default `sharp`.',
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
      section: 'The section of the manual.',
      breadcrumb: 'Such as "Guides / Deploy".',
      version: 'Such as "v3".',
      icon: 'An emoji.',
      site: SITE,
      ...BRAND,
    },
    product: {
      name: 'The name of the product.',
      description: 'One sentence below the name.',
      price: 'With its currency, such as "$129".',
      was: 'The old price, shown struck through.',
      badge: 'Such as "New" or "-20%".',
      brand: 'The maker.',
      rating: RATING,
      reviews: 'Such as "1,204 reviews".',
      image:
        'The product, best on a transparent ground. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    event: {
      title: 'The name of the event.',
      description: DESCRIPTION,
      date: 'The day, as it should be displayed.',
      time: 'Such as "18:30 CET".',
      place: 'The location, or "Online".',
      host: 'The organizer.',
      speakers: 'One name per line; the first four are shown.',
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
      items:
        'The changes, one per line, such as "New: dark mode"; as many are shown as there is room for, and how many more there are.',
      date: DATE,
      kind: 'The kind of items that do not state it.',
      site: SITE,
      ...BRAND,
    },
    repository: {
      name: 'Name of the repository.',
      description: 'What it does.',
      owner: 'The owner.',
      language: 'Its main language.',
      languages:
        'Languages with their shares, such as "TypeScript 71%", one per line or separated by commas; drawn as a bar.',
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
      guest: 'The guest.',
      duration: 'Such as "48 min".',
      date: DATE,
      cover:
        'Cover of the show or the episode. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    quote: {
      quote: 'What was said, without quotation marks.',
      author: 'The person who said it.',
      role: ROLE,
      avatar: AVATAR,
      rating: RATING,
      site: SITE,
      ...BRAND,
    },
    profile: {
      name: 'The name of the person.',
      description: 'One or two sentences about the person.',
      role: ROLE,
      handle: 'Such as "@ada".',
      facts: 'Such as "48 talks" or "Talks: 48", one per line; the first three are shown.',
      avatar: 'Portrait. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.',
      site: SITE,
      ...BRAND,
    },
    code: {
      title: 'What the snippet shows.',
      code: 'The snippet. Tabs are two spaces; long lines go on below, and the last lines are cut.',
      language:
        'The language of the code. Default: according to the extension of `filename`, or else `text`.',
      filename: 'Such as "src/relay.ts".',
      lines: 'Line numbers. Default `on`.',
      highlight: 'Lines to mark, such as "3-5".',
      description: DESCRIPTION,
      site: SITE,
      ...BRAND,
    },
    metric: {
      value: 'The figure with its unit, such as "$4.2M" or "99.98%".',
      title: 'What the figure measures.',
      description: 'One or two sentences below the figure.',
      change: 'Such as "+18% in May".',
      series: 'Up to 60 numbers for the chart, separated by spaces or commas.',
      labels: 'Up to five labels below the chart, from its start to its end, one per line.',
      chart: 'How the series is drawn. Default `line`.',
      source: 'The source of the figure.',
      site: SITE,
      ...BRAND,
    },
    job: {
      title: 'The job title.',
      description: DESCRIPTION,
      company: 'The employer.',
      place: 'The location.',
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
