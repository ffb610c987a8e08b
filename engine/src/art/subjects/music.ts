import type { Subject } from '../subject.ts';
import { drum } from './music/drum.ts';
import { guitar } from './music/guitar.ts';
import { headphones } from './music/headphones.ts';
import { microphone } from './music/microphone.ts';
import { microphoneStand } from './music/microphone-stand.ts';
import { piano } from './music/piano.ts';
import { violin } from './music/violin.ts';

export const music: readonly Subject[] = [
  drum,
  guitar,
  headphones,
  microphone,
  microphoneStand,
  piano,
  violin,
];
