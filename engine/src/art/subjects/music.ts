import type { Subject } from '../subject.ts';
import { guitar } from './music/guitar.ts';
import { headphones } from './music/headphones.ts';
import { microphone } from './music/microphone.ts';
import { microphoneStand } from './music/microphone-stand.ts';

export const music: readonly Subject[] = [guitar, headphones, microphone, microphoneStand];
