import type { FunctionComponent } from 'preact';

export type Screen = {
  /** In the path: `/studio/<name>`. The first screen has none. */
  name: string;
  title: string;
  load(): Promise<FunctionComponent>;
};

/** The screens in the order of the navigation. Each is loaded when it is opened. */
export const SCREENS: readonly Screen[] = [
  { name: '', title: 'Make', load: async () => (await import('./make/make-screen.tsx')).MakeScreen },
  { name: 'cards', title: 'Cards', load: async () => (await import('./cards/cards-screen.tsx')).CardsScreen },
  {
    name: 'history',
    title: 'History',
    load: async () => (await import('./history/history-screen.tsx')).HistoryScreen,
  },
  {
    name: 'usage',
    title: 'Usage',
    load: async () => (await import('./usage/usage-screen.tsx')).UsageScreen,
  },
  { name: 'keys', title: 'Keys', load: async () => (await import('./keys/keys-screen.tsx')).KeysScreen },
  {
    name: 'account',
    title: 'Account',
    load: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  },
];
