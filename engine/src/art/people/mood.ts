export type Mood = 'happy' | 'sad' | 'shocked' | 'angry' | 'asleep';
