// Runs before the first paint, or the page would flash in the other scheme.
import { applyTheme, readTheme } from './base/theme.ts';

applyTheme(readTheme());
