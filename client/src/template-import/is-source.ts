import { extname } from 'node:path';

/** Whether a file is a card written as a component or page, not as data. */
export const isSource = (file: string): boolean => ['.html', '.jsx', '.tsx', '.vue'].includes(extname(file));
