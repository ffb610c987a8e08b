import type { FunctionComponent } from 'preact';
import type { User } from '../../../client/src/index.ts';

export type Screen = {
  /** In the path: `/studio/<name>`. The first screen has none. */
  name: string;
  title: string;
  /** For operators of the service alone. */
  forOperators?: boolean;
  /** For owners of the account alone. */
  forOwners?: boolean;
  load(): Promise<FunctionComponent>;
};

/** What the navigation shows, and the screens that it leads to: the first one at once. */
export type Area = { title: string; screens: readonly [Screen, ...Screen[]] };

/** The areas of the studio, in the order of the navigation. Each screen is loaded when it is opened. */
export const AREAS: readonly Area[] = [
  {
    title: 'Create',
    screens: [
      { name: '', title: 'Create', load: async () => (await import('./make/make-screen.tsx')).MakeScreen },
      {
        name: 'many',
        title: 'Bulk create',
        load: async () => (await import('./many/many-screen.tsx')).ManyScreen,
      },
      {
        name: 'brand',
        title: 'Brands',
        load: async () => (await import('./brand/brand-screen.tsx')).BrandScreen,
      },
    ],
  },
  {
    title: 'Templates',
    screens: [
      {
        name: 'cards',
        title: 'Templates',
        load: async () => (await import('./cards/cards-screen.tsx')).CardsScreen,
      },
      {
        name: 'editor',
        title: 'Editor',
        load: async () => (await import('./editor/editor-screen.tsx')).EditorScreen,
      },
    ],
  },
  {
    title: 'Library',
    screens: [
      {
        name: 'history',
        title: 'Library',
        load: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
      },
    ],
  },
  {
    title: 'Sites',
    screens: [
      {
        name: 'sites',
        title: 'Sites',
        load: async () => (await import('./sites/sites-screen.tsx')).SitesScreen,
      },
      {
        name: 'check',
        title: 'Check a link',
        load: async () => (await import('./check/check-screen.tsx')).CheckScreen,
      },
    ],
  },
  {
    title: 'Settings',
    screens: [
      {
        name: 'account',
        title: 'Account',
        load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
      },
      {
        name: 'team',
        title: 'Team',
        forOwners: true,
        load: async () => (await import('./team/team-screen.tsx')).TeamScreen,
      },
      {
        name: 'keys',
        title: 'API keys',
        load: async () => (await import('./keys/keys-screen.tsx')).KeysScreen,
      },
      {
        name: 'webhooks',
        title: 'Webhooks',
        load: async () => (await import('./webhooks/webhooks-screen.tsx')).WebhooksScreen,
      },
      {
        name: 'usage',
        title: 'Usage',
        load: async () => (await import('./usage/usage-screen.tsx')).UsageScreen,
      },
      {
        name: 'operator',
        title: 'Operator',
        forOperators: true,
        forOwners: true,
        load: async () => (await import('./operator/operator-screen.tsx')).OperatorScreen,
      },
    ],
  },
];

/** The screens of an area that a person may open. */
export const screensOf = (
  { screens }: Pick<Area, 'screens'>,
  { operator, member }: Pick<User, 'operator' | 'member'>,
): readonly Screen[] => {
  const isOwner = member === null || member.role === 'owner';
  return screens.filter(
    ({ forOperators = false, forOwners = false }) => (operator || !forOperators) && (isOwner || !forOwners),
  );
};

export const findArea = (screenName: string): Area | undefined =>
  AREAS.find(({ screens }) => screens.some(({ name }) => name === screenName));
