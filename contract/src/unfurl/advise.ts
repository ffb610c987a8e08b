import { toSize } from './judge.ts';
import type { PageTags } from './page-tags.ts';
import type { Visit } from './visit.ts';

/** What is wrong with a page's tags or image, and how to mend it. */
export type Advice = { problem: string; mend: string };

// Chats leave larger images out; see `PLATFORMS`.
const SAFE_BYTES = 600_000;
const WIDEST = 2.2;
const NARROWEST = 1.6;

/** What a page should change, most important first, by what the platforms found; nothing for an image alone. */
export function advise(visits: readonly Visit[]): Advice[] {
  const { tags } = visits.find((visit) => visit.tags !== undefined) ?? {};
  const { image } = visits.find((visit) => visit.image !== undefined) ?? {};
  return [
    ...(tags === undefined ? [] : adviseOnTags(tags)),
    ...(image === undefined ? [] : adviseOnImage(image)),
  ];
}

function adviseOnTags(tags: PageTags): Advice[] {
  const image = tags.get('og:image') || tags.get('twitter:image');
  const isMissing = (name: string): boolean => !tags.get(name);
  return [
    ...(image ? adviseOnAddress(image) : [add('The page names no image.', 'og:image', 'https://…')]),
    ...(isMissing('og:title')
      ? [add('There is no og:title, so the page title is shown.', 'og:title', '…')]
      : []),
    ...(isMissing('og:description')
      ? [add('There is no og:description, so there is no text below the title.', 'og:description', '…')]
      : []),
    ...(tags.get('twitter:card') === 'summary_large_image'
      ? []
      : [
          {
            problem: 'X and Discord show a small thumbnail.',
            mend: 'Add <meta name="twitter:card" content="summary_large_image">.',
          },
        ]),
    ...(image && (isMissing('og:image:width') || isMissing('og:image:height'))
      ? [
          {
            problem:
              'The size of the image is not declared, so some platforms show none when a link is first shared.',
            mend: 'Add og:image:width and og:image:height.',
          },
        ]
      : []),
    ...(image && isMissing('og:image:alt')
      ? [add('The image has no description for people who cannot see it.', 'og:image:alt', '…')]
      : []),
  ];
}

const add = (problem: string, property: string, content: string): Advice => ({
  problem,
  mend: `Add <meta property="${property}" content="${content}">.`,
});

function adviseOnAddress(image: string): Advice[] {
  if (/^https:\/\//i.test(image)) return [];
  return [
    /^http:\/\//i.test(image)
      ? {
          problem: 'The image is not served over https.',
          mend: 'Name its https address; some platforms load no other.',
        }
      : {
          problem: 'og:image is not an absolute address.',
          mend: 'Write it with https:// and the host name.',
        },
  ];
}

function adviseOnImage({ width, height, bytes }: NonNullable<Visit['image']>): Advice[] {
  const ratio = width / height;
  return [
    ...(bytes > SAFE_BYTES
      ? [
          {
            problem: `The image has ${toSize(bytes)}; WhatsApp shows none over ${toSize(SAFE_BYTES)}.`,
            mend: 'Compress it, or save it as JPEG.',
          },
        ]
      : []),
    ...(ratio < NARROWEST || ratio > WIDEST
      ? [
          {
            problem: `The image is ${width}x${height}, and most platforms crop it to about 1.91:1.`,
            mend: 'Use 1200x630, or keep what matters in the middle.',
          },
        ]
      : []),
  ];
}
