import { shopFacts } from '#shop';

/** What a phone shows when the shop is put on its home screen. */
export const GET = (): Response =>
  Response.json({
    name: shopFacts.name,
    short_name: shopFacts.name,
    description: shopFacts.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fff8ea',
    theme_color: '#6b1020',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
