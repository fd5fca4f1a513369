import { adSlots } from '#domain/catalogue/ad-slots.rules.ts';
import { boolean, type InferType, object, string } from 'yup';
import type { DryFruitWire } from '#domain/catalogue/dry-fruit.contract.ts';
import type { InvitationWire } from '#domain/catalogue/invitation.contract.ts';
import type { SweetWire } from '#domain/catalogue/sweet.contract.ts';
import { choice, longText, mediaValue, nameField, shortText } from '#domain/catalogue/catalogue.contract.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import {
  frameFromWire,
  frameToWire,
  type RecordFrame,
  type WireFrame,
} from '#domain/catalogue/record-frame.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { typedNumber } from '#lib/typed-number.ts';

/** Base URL to parse a path with. */
const SOME_SITE = 'https://site.invalid';

/**
 * Tells whether browsers open a path on this site. This is false for paths such as `/\\elsewhere`, which they open as
 * another site.
 */
const isOwnPath = (path: string): boolean => {
  if (!path.startsWith('/') || !URL.canParse(path, SOME_SITE)) return false;
  const { origin, pathname } = new URL(path, SOME_SITE);
  return origin === SOME_SITE && !pathname.startsWith('//');
};

/**
 * Returns the schema of a link: empty, a path of this site, or an http or https URL. Other schemes such as
 * `javascript:` are invalid.
 */
const link = () =>
  string()
    .trim()
    .default('')
    .test(
      'link',
      say.linkNotValid,
      (value) => value === '' || isOwnPath(value) || (/^https?:\/\//.test(value) && URL.canParse(value)),
    );

/** Schema of a banner: the picture, its link and the texts laid over it. */
export const bannerRecord = object({
  banner: mediaValue().required(say.pictureRequired),
  link: link(),
  title: shortText('Title', 80),
  subtitle: shortText(say.labelSecondLine, 160),
  alt: shortText(say.labelPictureDescription, 160),
  /** True for a dark picture, which needs pale letters. */
  dark: boolean().default(false),
});
export type Banner = InferType<typeof bannerRecord> & RecordFrame;
/** Banner on the wire: `link` is an absolute URL, for clients that open it in a new tab; `path` is what staff wrote. */
export type BannerWire = Banner & WireFrame & { path: string };

/** Converts a banner to its wire format, with an absolute URL as `link` and its 1-based `place` in the list. */
export function bannerToWire(banner: Banner, siteUrl: string, place: number): BannerWire {
  return { ...frameToWire(banner, place), link: banner.link && new URL(banner.link, siteUrl).href, path: banner.link };
}

/** Converts a banner from its wire format. Uses the absolute `link` when the API sends no `path`. */
export function bannerFromWire({ path, ...wire }: Omit<BannerWire, 'path'> & { path?: string }): Banner {
  return { ...frameFromWire(wire), link: path ?? wire.link } as Banner;
}

/** Schema of an advertisement; `banner` is its slot. */
export const adRecord = object({
  banner: choice(adSlots, 'Place'),
  image: mediaValue().required(say.pictureRequired),
  alt: shortText(say.labelPictureDescription, 160),
});
export type Ad = InferType<typeof adRecord> & RecordFrame;
export type AdWire = Ad & WireFrame;

/** Schema of the About text and the intro video with its poster picture. */
export const aboutRecord = object({
  description: longText(say.labelOurStory).required(say.ourStoryRequired),
  video: mediaValue().default(''),
  poster: mediaValue().default(''),
  /** Picture at the top of the contact page. */
  contactImage: mediaValue().default(''),
});
export type About = InferType<typeof aboutRecord> & RecordFrame;
export type AboutWire = About & WireFrame;

/** Schema of a customer's review; `rating` is 1 to 5 stars. */
export const reviewRecord = object({
  name: nameField(),
  location: shortText('Town', 80),
  rating: typedNumber()
    .typeError(say.starsNotNumber)
    .integer(say.starsNotWhole)
    .min(1, say.starsNotNumber)
    .max(5, say.starsNotNumber)
    .required(say.starsRequired),
  description: longText(say.labelTheirWords, 1000).required(say.theirWordsRequired),
});
export type Review = InferType<typeof reviewRecord> & RecordFrame;
export type ReviewWire = Review & WireFrame;

export const listBanners = endpoint<{ banner: BannerWire[] }>()({
  method: 'GET',
  path: '/api/user/banner_list',
  access: 'public',
  summary: 'Banners of the home page in order',
});
export const listAds = endpoint<{ adsData: AdWire[] }>()({
  method: 'GET',
  path: '/api/user/ads_list',
  access: 'public',
  summary: 'Advertisements around How It Works',
});
export const readAbout = endpoint<{ aboutData: AboutWire | null }>()({
  method: 'GET',
  path: '/api/user/about_list',
  access: 'public',
  summary: 'About text and video',
});
export const listReviews = endpoint<{ reviewData: ReviewWire[] }>()({
  method: 'GET',
  path: '/api/user/review_list',
  access: 'public',
  summary: 'What customers say',
});
/** Lists best sellers of all kinds: `price` marks an invitation, `isSweet` alone a sweet, neither a dry fruit. */
export const listBestSellers = endpoint<{ bestSeller: (SweetWire | DryFruitWire | InvitationWire)[] }>()({
  method: 'GET',
  path: '/api/user/best-seller',
  access: 'public',
  summary: 'Best sellers: sweets, dry fruits, invitations',
  query: object({ bestSeller: string() }),
});
