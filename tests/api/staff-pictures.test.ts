import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaffPicture, addStaffVideo, MOST_VIDEO } from '#domain/catalogue/staff-catalogue.contract.ts';
import { updateUser } from '#domain/session/session.contract.ts';
import { keepToken } from '#domain/staff/staff.repo.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { HOUR } from '#lib/time.ts';
import { startTestShop, type TestShop } from '#tests/support/api.ts';
import { pngOf } from '#tests/support/png.ts';

describe('a picture that staff send', () => {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await startTestShop();
    const life = HOUR;
    token = await keepToken(shop.shop.db, { name: 'pictures', role: 'editor', life }, shop.shop.now());
  });
  afterAll(() => shop.close());

  const send = (bytes: Uint8Array, name = 'jalebi.jpg', folder = 'sweets') => {
    const form = new FormData();
    form.set('image', new File([new Uint8Array(bytes)], name));
    return shop.client.call(addStaffPicture, { params: { folder }, body: form }, token);
  };
  /** Red above and blue below as the camera was held, stored lying on its side, with the place where it was taken. */
  const sideways = async (): Promise<Buffer> => {
    const half = { create: { width: 300, height: 400, channels: 3 as const, background: '#d02020' } };
    const right = { ...half, create: { ...half.create, background: '#2020d0' } };
    const lying = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .composite([
        { input: await sharp(right).png().toBuffer(), left: 300, top: 0 },
        { input: await sharp(half).png().toBuffer(), left: 0, top: 0 },
      ])
      .jpeg()
      .toBuffer();
    return sharp(lying)
      .withExif({ IFD0: { Make: 'Testphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 37/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  };

  it('stands as the camera was held and tells nobody where that was', async () => {
    const source = await sideways();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { status, data } = await send(source);
    expect([status, data.value]).toEqual([200, expect.stringMatching(/^sweets\/jalebi-[0-9a-f]{8}\.webp$/)]);
    for (const file of filesOfMedia(data.value)) {
      const path = join(shop.shop.media.root, file);
      const { exif, xmp, iptc, orientation = 1 } = await sharp(path).metadata();
      expect([file, exif, xmp, iptc, orientation]).toEqual([file, undefined, undefined, undefined, 1]);
    }
    const { data: pixels, info } = await sharp(join(shop.shop.media.root, data.value))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...pixels.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    const [red = 0, , blue = 0] = at(info.width / 2, 40);
    const [redBelow = 0, , blueBelow = 0] = at(info.width / 2, info.height - 40);
    expect([info.width, info.height, red > 150, blue < 90, redBelow < 90, blueBelow > 150]).toEqual([
      960,
      720,
      true,
      true,
      true,
      true,
    ]);
  });

  it('gets a new name when it is another one, and the earlier one stays for who still shows it', async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .png()
        .toBuffer();
    const first = await send(await plain('#804020'), 'peda.png');
    const second = await send(await plain('#408020'), 'peda.png');
    const again = await send(await plain('#804020'), 'peda.png');
    expect(second.data.value).not.toBe(first.data.value);
    expect(again.data.value).toBe(first.data.value);
    for (const value of [first.data.value, second.data.value])
      for (const file of filesOfMedia(value))
        expect([file, existsSync(join(shop.shop.media.root, file))]).toEqual([file, true]);
  });

  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['a PDF', 'menu.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj'), /\.jpg, \.jpeg or \.png/],
    ['a PDF under the name of a picture', 'menu.jpg', () => Buffer.from('%PDF-1.7\n1 0 obj'), /not a JPEG or PNG/],
    ['a HEIC', 'mithai.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /not a JPEG or PNG/],
    [
      'a drawing',
      'laddu.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /not a JPEG or PNG/,
    ],
    ['a picture cut short', 'half.jpg', async () => (await sideways()).subarray(0, 1500), /damaged|not a JPEG/],
    ['nothing', 'empty.jpg', () => new Uint8Array(), /empty/],
    ['six megabytes', 'large.jpg', () => Buffer.alloc(6 * 1_048_576), /larger than 5 MB/],
    ['a hundred million pixels', 'huge.png', () => pngOf(12_000, 12_000), /too many pixels/],
    ['a strip', 'strip.png', () => pngOf(1, 16_000), /too long and narrow/],
  ])('is refused at its field when it is %s', async (_what, name, make, words) => {
    const { status, data } = await send(await make(), name);
    expect([status, data.errors?.['image']]).toEqual([400, expect.stringMatching(words)]);
  });

  it('is taken also while the pictures of strangers fill their line', async () => {
    const who = await shop.signIn();
    const avatar = () => {
      const form = new FormData();
      form.set('_id', who.userId);
      form.set('profile', new File([new Uint8Array(pngOf(3000, 3000))], 'me.png'));
      return shop.client.call(updateUser, { body: form }, who.token);
    };
    let answered = 0;
    const strangers = Array.from({ length: 11 }, async () => {
      const { status } = await avatar();
      answered += 1;
      return status;
    });
    const small = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    // From the first refusal on their line is full, and what it holds takes its time.
    await Promise.any(strangers.map(async (status) => expect(await status).toBe(429)));
    expect((await send(small, 'small.png')).status).toBe(200);
    // Behind them it would have come last.
    expect(answered).toBeLessThan(strangers.length);
    const ends = await Promise.all(strangers);
    expect(ends.filter((status) => status === 200).length).toBeGreaterThan(5);
  });

  describe('and a video', () => {
    const sendVideo = (bytes: Uint8Array, name = 'Opening the box.MOV', folder = 'invitations') => {
      const form = new FormData();
      form.set('video', new File([new Uint8Array(bytes)], name));
      return shop.client.call(addStaffVideo, { params: { folder }, body: form }, token);
    };

    it('is played from any moment of it', async () => {
      const { status, data } = await sendVideo(await readFile('scripts/demo/media/invitation.mp4'));
      expect([status, data.value]).toEqual([
        200,
        expect.stringMatching(/^invitations\/opening-the-box-[0-9a-f]{8}\.mp4$/),
      ]);
      const part = await fetch(`${shop.url}/uploads/${data.value}`, { headers: { range: 'bytes=4-11' } });
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
        206,
        'video/mp4',
        'ftypisom',
      ]);
    });

    it('is refused with the reason when it is none, too large, or sent without one', async () => {
      const words = await sendVideo(Buffer.from('only words, and a few more of them'));
      expect([words.status, words.data.errors?.['video']]).toEqual([400, expect.stringMatching(/not an MP4 video/)]);
      const large = await sendVideo(Buffer.alloc(MOST_VIDEO + 1));
      expect([large.status, large.data.message]).toEqual([413, expect.stringMatching(/larger than 20 MB/)]);
      const none = await shop.client.call(addStaffVideo, { params: { folder: 'about' }, body: new FormData() }, token);
      expect([none.status, none.data.errors?.['video']]).toEqual([400, 'A video is required.']);
      expect((await sendVideo(Buffer.alloc(9), 'a.mp4', 'sweets')).status).toBe(400);
    });
  });
});
