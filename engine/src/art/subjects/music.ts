import type { Subject } from '../subject.ts';
import { accordion } from './music/accordion.ts';
import { cello } from './music/cello.ts';
import { drum } from './music/drum.ts';
import { drumKit } from './music/drum-kit.ts';
import { flute } from './music/flute.ts';
import { gong } from './music/gong.ts';
import { gramophone } from './music/gramophone.ts';
import { guitar } from './music/guitar.ts';
import { harp } from './music/harp.ts';
import { headphones } from './music/headphones.ts';
import { maracas } from './music/maracas.ts';
import { microphone } from './music/microphone.ts';
import { microphoneStand } from './music/microphone-stand.ts';
import { musicNote } from './music/music-note.ts';
import { piano } from './music/piano.ts';
import { recordPlayer } from './music/record-player.ts';
import { saxophone } from './music/saxophone.ts';
import { sitar } from './music/sitar.ts';
import { speaker } from './music/speaker.ts';
import { tambourine } from './music/tambourine.ts';
import { trumpet } from './music/trumpet.ts';
import { violin } from './music/violin.ts';
import { xylophone } from './music/xylophone.ts';

export const music: readonly Subject[] = [
  drum,
  guitar,
  headphones,
  microphone,
  microphoneStand,
  piano,
  violin,
  drumKit,
  saxophone,
  trumpet,
  cello,
  harp,
  accordion,
  recordPlayer,
  flute,
  tambourine,
  maracas,
  xylophone,
  sitar,
  gong,
  speaker,
  musicNote,
  gramophone,
];
