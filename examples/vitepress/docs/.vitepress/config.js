import { cardwright } from '@cardwright/client/vitepress';
import { defineConfig } from 'vitepress';

export default defineConfig({ title: 'Letters', cleanUrls: true, buildEnd: cardwright() });
