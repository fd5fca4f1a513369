/** Pictures of the home page and of the contact page. Banners are 1920 x 600 px and keep their left third calm for the words. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { boxesAd, couturierBanner, dryFruitBanner, lampsAd, mandapBanner, mehndiBanner, mithaiBanner, promiseBanner, shopFront, shopStill, streetPicture } from '#scripts/demo/artwork/occasions/banners.ts';

/** A banner with the page behind it and the words that stand over it; `dark` asks for pale words. */
export interface DemoBanner {
  readonly slug: string;
  readonly link: string;
  readonly alt: string;
  readonly title: string;
  readonly subtitle: string;
  readonly dark: boolean;
  readonly picture: Drawing;
}

/** An advertisement between the home page's sections: the first two 960 x 480 px, the third 1920 x 480 px. */
export interface DemoAd {
  readonly slug: string;
  readonly banner: 'Banner1' | 'Banner2' | 'Banner3';
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Drawing;
}

export const demoBanners: readonly DemoBanner[] = [
  { slug: 'ek-dabba-har-ghar', link: '/invitation', alt: 'An open box of sweets before houses with a gift at every door', title: 'One order, a box at every door', subtitle: 'An invitation filled with mithai, sent to each of your guests', dark: false, picture: promiseBanner },
  { slug: 'shaadi-ki-mithai', link: '/sweets?filter=wedding', alt: 'Brass thali heaped with laddu, barfi, peda and kaju katli', title: 'Mithai for the wedding house', subtitle: 'Laddu, katli and barfi, made for the day they are opened', dark: false, picture: mithaiBanner },
  { slug: 'mandap-ki-shaam', link: '/decorations', alt: 'Marigold mandap under lights in the evening', title: 'A mandap under your own sky', subtitle: 'Flowers, drapes and lamps for every day of the celebration', dark: true, picture: mandapBanner },
  { slug: 'mehndi-ki-dopahar', link: '/mehndi', alt: 'Swing hung with marigolds for a mehndi afternoon', title: 'Songs, swings and mehndi', subtitle: 'Settings in marigold, rani and leaf green', dark: false, picture: mehndiBanner },
  { slug: 'dulhan-dulha', link: '/designers', alt: 'Bridal lehengas and a sherwani on dress forms', title: 'What the day will wear', subtitle: 'Designers for the bride, the groom and the whole family', dark: false, picture: couturierBanner },
  { slug: 'meva-kaanch', link: '/dry_fruit_list', alt: 'Almonds, pistachios and figs in a brass-edged glass casket', title: 'Dry fruits, dressed for giving', subtitle: 'Almonds, pistachios and figs by the box', dark: true, picture: dryFruitBanner },
];

export const demoAds: readonly DemoAd[] = [
  { slug: 'ad-boxes', banner: 'Banner1', alt: 'Printed invitation boxes in four colours on phulkari cloth', width: 960, height: 480, picture: boxesAd },
  { slug: 'ad-lamps', banner: 'Banner2', alt: 'Brass urli with floating flowers among lamps', width: 960, height: 480, picture: lampsAd },
  { slug: 'ad-street', banner: 'Banner3', alt: 'A street of houses with a sweet box at every door', width: 1920, height: 480, picture: streetPicture },
];

/** The shop front at dusk, 1920 x 600 px. */
export const contactPicture: Drawing = shopFront;
/** The still of the introducing film, 16:9. */
export const filmStill: Drawing = shopStill;
