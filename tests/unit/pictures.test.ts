import { describe, expect, it } from 'vitest';
import { safeHtml } from '#lib/html.ts';
import { linkUrl } from '#lib/safe-tags.ts';
import {
  filesOfMedia,
  folderOf,
  PICTURE_SHAPES,
  type PictureFolder,
  sharedFile,
  valueOfFile,
  widthsOf,
} from '#lib/pictures.ts';

const folders = Object.keys(PICTURE_SHAPES) as PictureFolder[];

describe('a picture of the shop', () => {
  it.each([
    ['sweets', [320, 480, 720, 960]],
    ['dry-fruits', [320, 480, 720, 960]],
    ['invitations', [320, 480, 720, 960]],
    ['decorations', [320, 480, 960]],
    ['designers', [320, 480, 960]],
    ['banners', [320, 480, 720, 960, 1920]],
    ['shop', [320, 480, 720, 960, 1920]],
    ['about', [320, 480, 960]],
    ['profile', [320, 480]],
  ] as const)('of the folder %s comes in the widths %j', (folder, widths) => {
    expect(widthsOf(folder)).toEqual(widths);
  });

  it('has files that all lead back to it', () => {
    for (const folder of folders) {
      const value = `${folder}/royal-peacock-1a2b3c4d.webp`;
      const files = filesOfMedia(value);
      expect(folderOf(value)).toBe(folder);
      expect(files.at(-1)).toBe(value);
      expect(files.map(valueOfFile)).toEqual(files.map(() => value));
      expect(new Set(files).size).toBe(files.length);
      // Two forms a width, the value itself, and one to share of what is not a customer's own.
      expect(files).toHaveLength(2 * widthsOf(folder).length + (folder === 'profile' ? 1 : 2));
    }
    expect(filesOfMedia('sweets/kaju-1.webp')).toContain('sweets/kaju-1-320.avif');
    expect(filesOfMedia('sweets/kaju-1.webp')).toContain('sweets/kaju-1-960.webp');
  });

  it('that is a video is one file, which nobody shares as a picture', () => {
    expect(filesOfMedia('videos/tour.mp4')).toEqual(['videos/tour.mp4']);
    expect(sharedFile('sweets/tour.mp4')).toBeNull();
  });

  it('is shared as a JPEG where it is of the catalogue, never a customer’s own or one of elsewhere', () => {
    expect(sharedFile('sweets/kaju.webp')).toBe('sweets/kaju-shared.jpg');
    for (const value of ['profile/a.webp', 'design/a.webp', 'a.webp', '/a.webp', 'toString/a.webp', ''])
      expect(sharedFile(value), value).toBeNull();
    expect(valueOfFile('sweets/kaju-shared.jpg')).toBe('sweets/kaju.webp');
    expect(valueOfFile('sweets/kaju-12.webp')).toBe('sweets/kaju-12.webp');
    expect(valueOfFile('sweets/kaju-320.webp.part')).toBe('sweets/kaju-320.webp.part');
  });
});

describe('the text of a policy', () => {
  it('keeps headings, lists, tables and links', () => {
    const html =
      '<h2>Refunds</h2><p>Within <strong>seven</strong> days.</p><ul><li>Sweets</li></ul><table><tbody><tr><th scope="row" colspan="2">A</th><td rowspan="2">B</td></tr></tbody></table><a href="https://example.in">Ask</a> <a href="mailto:a@example.in">us</a> <a href="tel:+91981">now</a>';
    expect(safeHtml(html)).toBe(html);
    expect(safeHtml('<h1>Refunds</h1>')).toBe('<h2>Refunds</h2>');
  });

  it('loses what runs, looks or leads elsewhere', () => {
    expect(
      safeHtml(
        '<p onclick="x()" style="color:red" class="a">Hi<script>x()</script><style>p{}</style><img src="x"></p>',
      ),
    ).toBe('<p>Hi</p>');
    expect(safeHtml('<a href="javascript:x()" target="_blank">a</a><a href="//evil.example">b</a>')).toBe(
      '<a>a</a><a>b</a>',
    );
  });

  it('link to what somebody means who types an address', () => {
    const meant = [
      ['shagun.in/sweets', 'https://shagun.in/sweets'],
      ['https://shagun.in', 'https://shagun.in'],
      [' /contact-us ', '/contact-us'],
      ['ask@shagun.in', 'mailto:ask@shagun.in'],
      ['+91 98765 43210', 'tel:+919876543210'],
      ['javascript:steal()', null],
      ['//evil.example', null],
      ['our shop', null],
      ['', null],
    ] as const;
    for (const [typed, address] of meant) expect(linkUrl(typed), typed).toBe(address);
  });
});
