import { cardwright } from '@cardwright/client/docusaurus';

export default {
  title: 'Letters',
  url: 'https://letters.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  plugins: [cardwright()],
};
