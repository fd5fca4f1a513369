import { pageShop } from '#publish/snapshot/snapshot.ts';

/** Returns the web manifest, which describes the shop as an app for a phone's home screen. */
export function GET(): Response {
  const shop = pageShop();
  return Response.json({
    name: shop.name,
    short_name: shop.name,
    description: shop.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fff8ea',
    theme_color: '#6b1020',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  });
}
