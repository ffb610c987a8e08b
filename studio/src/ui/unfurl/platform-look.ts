/** How a platform draws a shared link. */
export type PlatformLook = {
  name: string;
  /** A class of `unfurl.css`, and the order of the parts. */
  look:
    | 'x'
    | 'linkedin'
    | 'facebook'
    | 'slack'
    | 'discord'
    | 'whatsapp'
    | 'telegram'
    | 'imessage'
    | 'bluesky'
    | 'mastodon';
  note: string;
  /** What is shown of the link, in its order; `picture` is the image. */
  parts: readonly Part[];
};

export type Part = 'picture' | 'domain' | 'title' | 'description' | 'address';

/** As they draw organic posts in 2026. */
export const PLATFORM_LOOKS: readonly PlatformLook[] = [
  {
    name: 'X',
    look: 'x',
    note: 'Crops to 2:1 and lays the title over the lower left.',
    parts: ['picture', 'title', 'domain'],
  },
  {
    name: 'LinkedIn',
    look: 'linkedin',
    note: 'A thumbnail of 128 × 72; only sponsored posts are larger.',
    parts: ['picture', 'title', 'domain'],
  },
  {
    name: 'Facebook',
    look: 'facebook',
    note: 'Crops to 1.91:1.',
    parts: ['picture', 'domain', 'title', 'description'],
  },
  {
    name: 'Slack',
    look: 'slack',
    note: 'The whole picture, 360 pixels wide at most.',
    parts: ['domain', 'title', 'description', 'picture'],
  },
  {
    name: 'Discord',
    look: 'discord',
    note: 'The whole picture, within 400 × 300.',
    parts: ['domain', 'title', 'description', 'picture'],
  },
  {
    name: 'WhatsApp',
    look: 'whatsapp',
    note: 'Crops to 1.91:1; pictures over 600 kB are left out.',
    parts: ['picture', 'title', 'description', 'domain', 'address'],
  },
  {
    name: 'Telegram',
    look: 'telegram',
    note: 'The whole picture, fixed when the message is sent.',
    parts: ['address', 'domain', 'title', 'description', 'picture'],
  },
  {
    name: 'iMessage',
    look: 'imessage',
    note: 'The whole picture, large from 900 pixels.',
    parts: ['picture', 'title', 'domain'],
  },
  {
    name: 'Bluesky',
    look: 'bluesky',
    note: 'Crops to 1.91:1.',
    parts: ['picture', 'title', 'description', 'domain'],
  },
  {
    name: 'Mastodon',
    look: 'mastodon',
    note: 'Crops to 1.91:1, redrawn at 640 pixels.',
    parts: ['picture', 'domain', 'title', 'description'],
  },
];
