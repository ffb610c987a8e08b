/** What a street that climbs between its houses is made of, place by place. */
export type StreetStyle = {
  name: 'old-town' | 'asian-street' | 'city-street';
  walls: readonly string[];
  roof: string;
  trim: string;
  stone: string;
  floors: readonly [number, number];
};

export const OLD_TOWN: StreetStyle = {
  name: 'old-town',
  walls: ['#f0c66b', '#e79a7a', '#f4e6cf', '#8fb4c0', '#e8b9a0', '#dfcfae', '#d98262'],
  roof: '#b4553d',
  trim: '#fff6e6',
  stone: '#b7ab9b',
  floors: [3, 4],
};
export const ASIAN: StreetStyle = {
  name: 'asian-street',
  walls: ['#7a4d33', '#8a5a3c', '#e9dcc4', '#6b4531', '#d9c7a8'],
  roof: '#46505c',
  trim: '#4a3226',
  stone: '#9f978c',
  floors: [2, 2],
};

export const CITY: StreetStyle = {
  name: 'city-street',
  walls: ['#8d97a8', '#a89a8c', '#6f7f95', '#b0705a', '#5f6b7a', '#c0b7aa'],
  roof: '#4a525e',
  trim: '#39424e',
  stone: '#6b6e76',
  floors: [5, 7],
};
